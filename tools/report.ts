import { resolve } from 'node:path'
import { duplicatesIn } from './checks/duplicates.ts'
import { kindsNamed } from './checks/kinds.ts'
import { middle, operationLines } from './checks/operationLines.ts'
import { isScript, isTest, isTypeScript, type Tree, treeOnDisk } from './checks/tree.ts'

/** Numbered lists are read from their end, and may be as long as they are. */
const LISTS = ['docs/decisions', 'server/migrations']

/**
 * `npm run report` prints how large the code base is and where it is dense. These are instruments: none of them is a target, and no test fails
 * by them.
 */
function report(): void {
  const tree = treeOnDisk(resolve(import.meta.dirname, '..'))
  const files = tree.paths
    .filter((path) => isScript(path) || path.endsWith('.css'))
    .map((path) => ({ path, lines: tree.read(path).trimEnd().split('\n').length }))
    .toSorted((a, b) => b.lines - a.lines)
  const ascending = files.map(({ lines }) => lines).toReversed()
  const at = (share: number) => ascending[Math.floor((ascending.length - 1) * share)] ?? 0
  print('files', `${files.length}, median ${at(0.5)} lines, nine of ten at most ${at(0.9)}`)
  for (const { path, lines } of files.slice(0, 10)) print('', `${lines} lines: ${path}`)
  print('folders with most files', '')
  for (const [folder, count] of fullestFolders(tree).slice(0, 10)) print('', `${count} files: ${folder}`)
  const operations = [...operationLines(tree).values()]
  print(
    'an operation, end to end',
    `${middle(operations.map(({ code }) => code))} lines of code in the middle, ${middle(operations.map(({ code, tests }) => code + tests))} with its tests`,
  )
  print(
    'lines of tests for a line',
    `${testShare(tree, '').toFixed(2)}, web ${testShare(tree, 'web/').toFixed(2)}`,
  )
  print('lines naming one kind of booking outside its folders', String(kindsNamed(tree).length))
  const pairs = duplicatesIn(tree)
  print('pairs that stand twice', String(pairs.length))
  for (const { places, lines } of pairs.slice(0, 10)) print('', `${lines} lines: ${places.join(' and ')}`)
}

const print = (name: string, value: string) => console.log(`${name.padEnd(28)} ${value}`)

/** Files of each folder that are no tests, the fullest first. */
function fullestFolders(tree: Tree): [string, number][] {
  const files = new Map<string, number>()
  for (const path of tree.paths.filter((it) => !isTest(it) && it.includes('/'))) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!LISTS.includes(folder)) files.set(folder, (files.get(folder) ?? 0) + 1)
  }
  return [...files].toSorted(([, a], [, b]) => b - a)
}

function testShare(tree: Tree, folder: string): number {
  let code = 0
  let tests = 0
  for (const path of tree.paths.filter((it) => isTypeScript(it) && it.startsWith(folder))) {
    if (/^(tools|bench)\//.test(path)) continue
    const lines = tree.read(path).split('\n').length
    if (isTest(path) || path.startsWith('e2e/')) tests += lines
    else code += lines
  }
  return code === 0 ? 1 : tests / code
}

report()
