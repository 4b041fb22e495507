import { importsOf } from '../checks/imports.ts'
import { isTest, type Tree } from '../checks/tree.ts'

/** The one module that converts between wall times and instants. */
const ZONE = 'domain/time/zone.ts'

/** The tests of the domain for which a zone can matter: they ask that module, or what they test does. */
export function zonedTests(tree: Tree): string[] {
  const taken = new Map<string, Set<string>>()
  for (const { from, target } of importsOf(tree)) {
    if (target === null) continue
    const targets = taken.get(from) ?? new Set()
    taken.set(from, targets.add(target))
  }
  const asks = (path: string) => taken.get(path)?.has(ZONE) === true
  const tested = (path: string) => [...(taken.get(path) ?? [])].filter((it) => !it.includes('/testing/'))
  return tree.paths.filter((path) => isTest(path) && (asks(path) || tested(path).some(asks)))
}
