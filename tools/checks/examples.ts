import { LOOSE } from '../decisions/references.ts'
import { type Check, lineAt, type Tree } from './tree.ts'

/** A fenced block of code: its language, the file that it is from, and its lines. */
const BLOCK = /^ *```(tsx?|sql) *(\S*)\n([\s\S]*?)^ *```$/gm

/** What an example leaves out. */
const ELISION = /^(?:\/\/|--|\{\/\*) …/

/** `NAME` of `path`: what a document says to stand in a file. */
const NAME_OF = /`(\w+)` of\s+`([\w./-]+\.(?:tsx?|mjs))`/g

export const examples: Check = {
  name: 'examples',
  holds: 'every example of code in a document stands in the file that it names',
  run(tree) {
    // What operators type into a database is not code of ours.
    const documents = tree.paths.filter((path) => path.endsWith('.md') && path !== 'docs/operations.md')
    return { problems: documents.flatMap((path) => [...strangeIn(tree, path), ...goneIn(tree, path)]) }
  },
}

function strangeIn(tree: Tree, document: string): string[] {
  const text = tree.read(document)
  return [...text.matchAll(BLOCK)].flatMap(({ 2: file = '', 3: block = '', index }) => {
    const at = `${document}:${lineAt(text, index)}`
    if (file === '')
      return [`${at}: the example names no file; write its path from the root behind the language.`]
    if (!tree.has(file)) return [`${at}: the example is from ${file}, which does not exist.`]
    const strange = firstStrange(linesOf(block), linesOf(tree.read(file)))
    return strange === null
      ? []
      : [`${at}: "${strange}" does not stand in ${file} like this; take it over as it is.`]
  })
}

function goneIn(tree: Tree, document: string): string[] {
  // A decision that is not folded into a page yet says how things were on its day.
  if (LOOSE.test(document)) return []
  const text = tree.read(document)
  return [...text.matchAll(NAME_OF)].flatMap(({ 1: name = '', 2: file = '', index }) =>
    tree.has(file) && !new RegExp(String.raw`\b${name}\b`).test(tree.read(file))
      ? [`${document}:${lineAt(text, index)} says that ${name} stands in ${file}, and it does not.`]
      : [],
  )
}

/** How deep a line stands says nothing: an example inside a list is moved in. */
const linesOf = (text: string): readonly string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.trim())

/** The first line of the first stretch that does not follow in the file upon what was found before; null when all of them do. */
function firstStrange(block: readonly string[], file: readonly string[]): string | null {
  let from = 0
  for (const stretch of stretches(block)) {
    const found = file.findIndex((_, at) => at >= from && stretch.every((line, i) => file[at + i] === line))
    if (found < 0) return stretch[0] ?? ''
    from = found + stretch.length
  }
  return null
}

function stretches(block: readonly string[]): readonly (readonly string[])[] {
  const all: string[][] = [[]]
  for (const line of block) {
    if (ELISION.test(line)) all.push([])
    else all.at(-1)?.push(line)
  }
  return all.filter((stretch) => stretch.length > 0)
}
