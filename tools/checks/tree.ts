import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files that people write, by path from the root with forward slashes; the same shape for the disk and for tests. */
export interface Tree {
  readonly paths: readonly string[]
  has(path: string): boolean
  read(path: string): string
}

/** One habit of this repository that a machine can hold us to. */
export interface Check {
  readonly name: string
  /** What holds when it passes; printed beside its name. */
  readonly holds: string
  run(tree: Tree): Findings
}

interface Findings {
  /** Whole sentences: where, what, and what to do instead. */
  readonly problems: readonly string[]
  /** A figure worth seeing although nothing is wrong. */
  readonly note?: string
}

const NOT_OURS = new Set([
  'node_modules',
  '.git',
  '.data',
  'dist',
  'results',
  'test-results',
  'playwright-report',
])

/**
 * Reads the folder itself and not git's index, so that it also works in an unpacked archive.
 * @param within one of its folders, where the others do not matter
 */
export function treeOnDisk(root: string, within = ''): Tree {
  const paths: string[] = []
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory() && !NOT_OURS.has(entry.name)) visit(path)
      else if (entry.isFile() && !path.endsWith('.log')) paths.push(path)
    }
  }
  visit(within)
  return treeOf(paths.sort(), (path) => readFileSync(join(root, path), 'utf8'))
}

/** A tree of texts, for the tests of the checks. */
export function treeOfTexts(texts: Readonly<Record<string, string>>): Tree {
  return treeOf(Object.keys(texts).sort(), (path) => texts[path] ?? '')
}

function treeOf(paths: readonly string[], load: (path: string) => string): Tree {
  const known = new Set(paths)
  for (const path of paths) {
    for (let cut = path.lastIndexOf('/'); cut > 0; cut = path.lastIndexOf('/', cut - 1))
      known.add(path.slice(0, cut))
  }
  const cache = new Map<string, string>()
  return {
    paths,
    has: (path) => known.has(path),
    read: (path) => {
      const text = cache.get(path) ?? load(path)
      cache.set(path, text)
      return text
    },
  }
}

export const isGenerated = (path: string): boolean => path.includes('.generated.')
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
export const isScript = (path: string): boolean =>
  /\.(ts|tsx|mts|mjs|cjs|js)$/.test(path) && !isGenerated(path)
export const isTypeScript = (path: string): boolean => /\.tsx?$/.test(path) && !isGenerated(path)

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
