import { parseSync } from 'oxc-parser'
import { type Check, isTest, isTypeScript, type Tree } from './tree.ts'

const CATALOGUE = 'domain/einstellung/catalogue.ts'

/** Code that validates, stores, displays or generates settings without acting on them. */
const ONLY_HANDLES =
  /^(?:domain\/einstellung\/|domain\/testing\/|server\/(?:features\/einstellung|testing|demo)\/)/

/**
 * Settings that only screens use, such as what to open or mark first. A screen other than the settings must
 * read each of them.
 */
export const SCREENS_ONLY: readonly string[] = ['leseraum.favoritPlaetze']

export const deadOptions: Check = {
  name: 'deadOptions',
  holds:
    'every setting that can be saved is read by a rule or a verb, so that none promises what nobody does',
  run(tree) {
    const options = optionsIn(tree)
    const acted = literalsIn(tree, options, (path) => /^(?:domain|server)\//.test(path))
    const shown = literalsIn(tree, SCREENS_ONLY, (path) => /^web\/(?!features\/einstellung\/)/.test(path))
    const unread = options.filter((name) => !acted.has(name) && !SCREENS_ONLY.includes(name))
    const unseen = options.filter((name) => SCREENS_ONLY.includes(name) && !shown.has(name))
    const needless = SCREENS_ONLY.filter((name) => acted.has(name))
    return {
      problems: [
        ...[...unread, ...unseen].map(
          (name) => `${CATALOGUE}: nobody acts by '${name}'; read it where it should count, or take it out.`,
        ),
        ...needless.map(
          (name) => `tools/checks/deadOptions.ts: '${name}' is read by a rule; take it off the list.`,
        ),
      ],
      note: `${options.length} options`,
    }
  },
}

function optionsIn(tree: Tree): string[] {
  if (!tree.has(CATALOGUE)) return []
  return [...tree.read(CATALOGUE).matchAll(/^\s*'([a-z]+\.[A-Za-z]+)':/gm)].map((match) => match[1] ?? '')
}

/** The names that occur as values in code; a name in a type reads nothing. */
function literalsIn(tree: Tree, names: readonly string[], within: (path: string) => boolean): Set<string> {
  const found = new Set<string>()
  const paths = tree.paths.filter((path) => isTypeScript(path) && within(path))
  for (const path of paths.filter((one) => !isTest(one) && !ONLY_HANDLES.test(one))) {
    const text = tree.read(path)
    if (!names.some((name) => !found.has(name) && text.includes(`'${name}'`))) continue
    for (const value of values(parseSync(path, text).program)) if (names.includes(value)) found.add(value)
  }
  return found
}

function values(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(values)
  if (typeof node !== 'object' || node === null) return []
  const { type, value } = node as { readonly type?: unknown; readonly value?: unknown }
  if (type === 'TSLiteralType') return []
  if (type === 'Literal') return typeof value === 'string' ? [value] : []
  return Object.values(node).flatMap(values)
}
