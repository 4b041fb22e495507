import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { isScript, lineAt, type Tree } from './tree.ts'

/** One import or re-export of a file, resolved to a file of ours where it is one. */
export interface Import {
  readonly from: string
  readonly line: number
  readonly specifier: string
  /** Path of the file of ours; null for npm packages and Node's own modules. */
  readonly target: string | null
  /** True when nothing of it is left at run time. */
  readonly typeOnly: boolean
}

/** Every import of every script, parsed rather than guessed: comments and texts that look like imports do not count. */
export function importsOf(tree: Tree): readonly Import[] {
  const known = parsed.get(tree) ?? tree.paths.filter(isScript).flatMap((path) => importsOfFile(tree, path))
  parsed.set(tree, known)
  return known
}

/** Several checks ask for them, and a tree does not change. */
const parsed = new WeakMap<Tree, readonly Import[]>()

function importsOfFile(tree: Tree, from: string): Import[] {
  const text = tree.read(from)
  const { module } = parseSync(from, text)
  const found = (specifier: string, offset: number, typeOnly: boolean): Import => ({
    from,
    line: lineAt(text, offset),
    specifier,
    target: resolve(tree, from, specifier),
    typeOnly,
  })
  const imports = module.staticImports.map((it) =>
    found(
      it.moduleRequest.value,
      it.start,
      it.entries.length > 0 && it.entries.every((entry) => entry.isType),
    ),
  )
  const exports = module.staticExports.flatMap((it) => {
    const requests = it.entries.filter((entry) => entry.moduleRequest !== null)
    const request = requests[0]?.moduleRequest
    if (request === undefined || request === null) return []
    return [
      found(
        request.value,
        it.start,
        requests.every((entry) => entry.isType),
      ),
    ]
  })
  const dynamic = module.dynamicImports.flatMap((it) => {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(
      text.slice(it.moduleRequest.start, it.moduleRequest.end).trim(),
    )
    return literal?.[1] === undefined ? [] : [found(literal[1], it.start, false)]
  })
  return [...imports, ...exports, ...dynamic]
}

/** Follows the package exports of the workspaces: `@platzwart/domain/buchung/status` is `domain/buchung/status.ts`. */
function resolve(tree: Tree, from: string, specifier: string): string | null {
  const bare = specifier.split('?')[0] ?? specifier
  if (bare.startsWith('.')) return existing(tree, posix.join(posix.dirname(from), bare))
  const ours = /^@platzwart\/(.+)$/.exec(bare)?.[1]
  return ours === undefined ? null : existing(tree, ours)
}

function existing(tree: Tree, path: string): string {
  if (posix.extname(path) !== '') return path
  return [`${path}.ts`, `${path}.tsx`].find((it) => tree.has(it)) ?? path
}

/** Name of the npm package, or `node:` for Node's own modules; null for files of ours. */
export function packageOf(specifier: string): string | null {
  if (specifier.startsWith('.') || specifier.startsWith('@platzwart/')) return null
  if (specifier.startsWith('node:')) return 'node:'
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}
