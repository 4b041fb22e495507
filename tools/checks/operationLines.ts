import { posix } from 'node:path'
import { importsOf } from './imports.ts'
import { operationsOf } from './operations.ts'
import { isTest, isTypeScript, type Tree } from './tree.ts'

/** Layers that a feature is written in. Platform, kit, texts and migrations serve all operations alike; journeys walk through many. */
const WRITTEN = /^(contract|domain|server\/features|web\/features)\//

/** A manifest serves all operations of its feature, and would make each of them lead to all others. */
const MANIFEST = /\/(?:feature|serves)\.ts$/

export interface Lines {
  readonly code: number
  readonly tests: number
}

/**
 * Lines of each operation from end to end: its contract, its verb with all that this reaches, what asks for it in the browser with all that
 * leads there, and the tests of these. What several operations share is divided among them, so that no line counts twice; what
 * serves none (a job, a kind of mail) counts for none.
 */
export function operationLines(tree: Tree): ReadonlyMap<string, Lines> {
  const serves = servedOperations(tree)
  const lines = new Map<string, Lines>()
  for (const [path, names] of serves) {
    const share = tree.read(path).split('\n').length / names.size
    for (const name of names) {
      const { code, tests } = lines.get(name) ?? { code: 0, tests: 0 }
      lines.set(name, isTest(path) ? { code, tests: tests + share } : { code: code + share, tests })
    }
  }
  return lines
}

/** The one in the middle, so that neither a single big screen nor the many small readings decide. */
export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}

/** Of each file the operations that it is there for. */
function servedOperations(tree: Tree): ReadonlyMap<string, ReadonlySet<string>> {
  const paths = tree.paths.filter((path) => WRITTEN.test(path) && isTypeScript(path))
  const code = paths.filter((path) => !isTest(path))
  const graph = graphOf(tree, new Set(paths))
  const serves = new Map<string, Set<string>>(paths.map((path) => [path, new Set()]))
  const give = (from: string, to: string) => {
    for (const name of serves.get(from) ?? []) serves.get(to)?.add(name)
  }
  for (const { name, path } of operationsOf(tree)) {
    for (const it of [path, ...reachedFrom(name, path, tree, code, graph)]) serves.get(it)?.add(name)
  }
  // What neither a verb reaches nor an asker is reached from belongs to those who use it: models and pieces of screens.
  for (const path of code.filter((it) => serves.get(it)?.size === 0)) {
    for (const user of closure([path], graph.importers)) give(user, path)
  }
  for (const path of paths.filter(isTest))
    for (const tested of testedBy(path, tree, graph)) give(tested, path)
  return serves
}

/** Down from the verb, and up from what asks in the browser. */
function reachedFrom(name: string, path: string, tree: Tree, code: readonly string[], graph: Graph) {
  const verb = new RegExp(String.raw`^export (?:async )?(?:function|const) ${name}\b`, 'm')
  const asked = new RegExp(String.raw`\.${name}\b`)
  const verbs = code.filter((it) => it.startsWith('server/') && verb.test(tree.read(it)))
  const askers = (graph.importers.get(path) ?? []).filter(
    (it) => it.startsWith('web/') && asked.test(tree.read(it)),
  )
  return [...closure(verbs, graph.imports), ...closure(askers, graph.importers)].filter((it) => !isTest(it))
}

interface Graph {
  readonly imports: ReadonlyMap<string, readonly string[]>
  readonly importers: ReadonlyMap<string, readonly string[]>
}

function graphOf(tree: Tree, within: ReadonlySet<string>): Graph {
  const imports = new Map<string, string[]>()
  const importers = new Map<string, string[]>()
  const add = (to: Map<string, string[]>, key: string, value: string) =>
    to.set(key, [...(to.get(key) ?? []), value])
  for (const { from, target } of importsOf(tree)) {
    if (target === null || !within.has(from) || !within.has(target) || MANIFEST.test(from)) continue
    add(imports, from, target)
    add(importers, target, from)
  }
  return { imports, importers }
}

function closure(roots: readonly string[], next: Graph['imports']): ReadonlySet<string> {
  const seen = new Set(roots)
  for (const path of seen) for (const one of next.get(path) ?? []) seen.add(one)
  return seen
}

/** A test is about the file beside which it stands; else about what it imports; else, a feature's routes, about its folder. */
function testedBy(test: string, tree: Tree, { imports }: Graph): readonly string[] {
  const stem = test.replace(/(\.db)?\.test\.tsx?$/, '')
  const beside = [`${stem}.ts`, `${stem}.tsx`].filter((path) => tree.has(path))
  if (beside.length > 0) return beside
  const folder = `${posix.dirname(test)}/`
  const imported = (imports.get(test) ?? []).filter((path) => path.startsWith(folder))
  return imported.length > 0
    ? imported
    : tree.paths.filter((path) => path.startsWith(folder) && !isTest(path))
}
