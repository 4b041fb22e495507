import { parseSync, Visitor } from 'oxc-parser'
import { type Check, isTest, isTypeScript, lineAt, type Tree } from '../tree.ts'

/** The one field, and the one reader of what is typed into it. */
const FIELD = 'web/ui/form/NumberField.tsx'

/** Reads a text that no person has typed as a number: of an address, an option that was chosen, an attribute, a count that the device keeps. */
const NOT_TYPED: ReadonlySet<string> = new Set([
  FIELD,
  'web/features/einstellung/components/DauerField.tsx',
  'web/features/fahrtenbuch/components/OpenFahrten.tsx',
  'web/features/fahrtenbuch/model/words.ts',
  'web/features/fahrzeug/components/FilterFields.tsx',
  'web/features/fahrzeug/components/uebersicht/SperrDialog.tsx',
  'web/features/freieZeiten/pages/FreieZeitenPage.tsx',
  'web/features/fuhrpark/components/ZeitenForm.tsx',
  'web/features/fuhrpark/model/pruefungen.ts',
  'web/features/grundriss/components/zeichnung/FormLayer.tsx',
  'web/features/grundriss/model/gridValues.ts',
  'web/features/grundriss/model/manyValues.ts',
  'web/features/grundriss/model/planFile.ts',
  'web/features/grundriss/model/seatValues.ts',
  'web/features/grundriss/model/zeichnung/pressForms.ts',
  'web/features/grundriss/model/zeichnung/useFormKeys.ts',
  'web/features/leseraum/components/TimeBar.tsx',
  'web/features/mandant/components/Zugriff.tsx',
  'web/features/mandant/components/markdown/readMarkdown.ts',
  'web/features/oeffnungszeit/components/FeiertageDialog.tsx',
  'web/features/oeffnungszeit/model/week.ts',
  'web/platform/address/kinds.ts',
  'web/platform/live/line.ts',
  'web/platform/newId.ts',
  'web/platform/pending.ts',
  'web/platform/reloadGuard.ts',
  'web/ui/dates/readDate.ts',
  'web/ui/form/path.ts',
  'web/ui/timeline/usePointerDrag.ts',
])

const READERS: ReadonlySet<string> = new Set(['Number', 'parseFloat', 'parseInt'])

/** German `20.000` is no twenty: what people type is read by the page's language, in one place. */
export const numberFields: Check = {
  name: 'numberFields',
  holds: 'a number that somebody types is read by the one field for numbers, in the language of the page',
  run(tree) {
    const paths = tree.paths.filter(
      (path) => /^web\/(?!testing\/)/.test(path) && isTypeScript(path) && !isTest(path),
    )
    const found = paths.flatMap((path) => readersIn(tree, path).map((one) => ({ path, ...one })))
    const stale = [...NOT_TYPED].filter(
      (path) => tree.has(path) && path !== FIELD && !found.some((one) => one.path === path && one.reads),
    )
    const problems = found.filter(({ path, reads }) => !(reads && NOT_TYPED.has(path)))
    return {
      problems: [
        ...problems.map(
          ({ path, line, what }) =>
            `${path}:${line} has ${what}: a number that somebody types is a field of web/ui/form (whole, decimal, count, NumberField), read by domain/number.`,
        ),
        ...stale.map((path) => `${path} reads no number any more: take it off the list of numberFields.`),
      ],
    }
  },
}

interface Found {
  readonly line: number
  readonly what: string
  /** It makes a number of something; else it is a field of another kind. */
  readonly reads: boolean
}

function readersIn(tree: Tree, path: string): Found[] {
  const source = tree.read(path)
  const found: Found[] = []
  const add = (offset: number, what: string, reads: boolean) =>
    found.push({ line: lineAt(source, offset), what, reads })
  if (!/\bNumber\b|parse(?:Float|Int)|NumberInput|["']number["']|\+/.test(source)) return found
  new Visitor({
    CallExpression({ callee, start, arguments: [given] }) {
      const name = callee.type === 'Identifier' ? callee.name : null
      const member =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
          ? callee.property.name
          : null
      const called = name ?? (member === 'parseFloat' || member === 'parseInt' ? member : null)
      if (called === null || !READERS.has(called) || isTruth(given)) return
      add(start, `${called}(…)`, true)
    },
    UnaryExpression({ operator, argument, start }) {
      if (operator === '+' && argument.type !== 'Literal') add(start, 'a plus that makes a number', true)
    },
    ImportSpecifier({ imported, start }) {
      if (imported.type === 'Identifier' && imported.name === 'NumberInput') add(start, 'NumberInput', false)
    },
    JSXAttribute({ name, value, start }) {
      if (name.name === 'type' && value?.type === 'Literal' && value.value === 'number')
        add(start, 'an input of type number', false)
    },
  }).visit(parseSync(path, source).program)
  return found
}

/** `Number(a === b)` sorts by a truth. */
function isTruth(given: { readonly type: string; readonly operator?: string } | undefined): boolean {
  return (
    given?.type === 'BinaryExpression' ||
    (given?.type === 'MemberExpression' && SORTS.test(JSON.stringify(given)))
  )
}

/** Names of truths that lists are sorted by. */
const SORTS = /"name":"(?:current|ueberfaellig)"/
