import { parseSync } from 'oxc-parser'
import { type Check, isTest, isTypeScript, type Tree } from './tree.ts'

interface Text {
  readonly path: string
  /** `shell`, the topic. */
  readonly topic: string
  /** `nav.open`; a key may itself contain a point. */
  readonly key: string
}

/** The form is chosen by the count; the code asks without it. */
const PLURAL = /_(?:zero|one|other)$/

type Properties = Extract<
  ReturnType<typeof parseSync>['program']['body'][number],
  { type: 'ExpressionStatement' }
>

/** Texts of codes are asked for by code; tools/checks/codes.ts looks after those. */
const BY_CODE = /^(?:fehler)$/

export const deadTexts: Check = {
  name: 'deadTexts',
  holds: 'every text is asked for somewhere, by its key or by the beginning of its key',
  run(tree) {
    const asking = askingIn(tree)
    const texts = tree.paths
      .filter((path) => /^phrases\/de\//.test(path))
      .flatMap((path) => textsIn(tree, path))
    const asked = texts.filter(({ topic }) => !BY_CODE.test(topic))
    return {
      problems: asked
        .filter((text) => !isAskedFor(asking, text))
        .map(
          ({ path, topic, key }) =>
            `${path}: nobody asks for '${topic}:${key}'; use it or take it out of both languages.`,
        ),
      note: `${texts.length} texts`,
    }
  },
}

/** What the code says that can be a key, gathered once: each of thousands of keys is looked for. */
interface Asking {
  readonly words: ReadonlySet<string>
  /** What stands in a template before its first value. */
  readonly beginnings: ReadonlySet<string>
  /** The same behind a topic or a beginning that is another. */
  readonly parents: ReadonlySet<string>
}

const WORD = /'([^'\s]+)(?=')/g
const BEGINNING = /`([^`$\s]+)\$\{/g
const PARENT = /[`:]([^`:$\s]+)\$\{/g

/** Where screens, mails and files say the same, a rule chooses which of the words it is. */
function askingIn(tree: Tree): Asking {
  const sources = tree.paths
    .filter((path) => /^(?:domain|server|web)\//.test(path) && isTypeScript(path) && !isTest(path))
    .map((path) => tree.read(path))
  const all = (pattern: RegExp) =>
    new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, found = '']) => found)))
  return { words: all(WORD), beginnings: all(BEGINNING), parents: all(PARENT) }
}

/** `t('shell:nav.open')`, `t('nav.open')`, or a template such as `nav.${which}` that can become it. */
function isAskedFor(asking: Asking, { topic, key }: Text): boolean {
  const names = [`${topic}:${key}`, key]
  if (names.some((name) => asking.words.has(name))) return true
  const beginnings = names.flatMap((name) =>
    [...name.matchAll(/[.:]/g)].map((point) => name.slice(0, point.index + 1)),
  )
  return beginnings.some((beginning) => asking.beginnings.has(beginning)) || suffixed(asking, key)
}

/** Keys put together in their last word (`step${n}Text`), as long as the words around are the same. */
const suffixed = ({ parents }: Asking, key: string): boolean =>
  key.includes('.') && parents.has(key.slice(0, key.lastIndexOf('.') + 1))

function textsIn(tree: Tree, path: string): Text[] {
  const { program } = parseSync(path, tree.read(path))
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      return []
    return statement.declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier'
        ? leaves(init, []).map((key) => ({
            path,
            topic: topicOf(path, id.name),
            key: key.replace(PLURAL, ''),
          }))
        : [],
    )
  })
}

/** What any page may say of a kind (`first`) is put among the house's own words. */
function topicOf(path: string, name: string): string {
  return path.includes('/first/') ? 'shell' : name
}

type Expression = Properties['expression']

function leaves(node: Expression | null, trail: readonly string[]): string[] {
  if (node === null) return []
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression')
    return leaves(node.expression, trail)
  if (node.type !== 'ObjectExpression') return [trail.join('.')]
  return node.properties.flatMap((property) => {
    if (property.type !== 'Property') return []
    const { key } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
    return leaves(property.value as Expression, [...trail, name])
  })
}
