import { posix } from 'node:path'
import { type Check, lineAt, type Tree } from './tree.ts'

const WORKSPACES = 'domain|contract|phrases|server|web|e2e|bench|deploy|tools|docs'
const CODE_PATH = new RegExp(`^(?:\\./)?((?:${WORKSPACES})/[\\w@.$/-]*|[\\w.-]+\\.(?:md|json|mjs|cjs))$`)

/** Files that tools or servers write; documents may name them although a fresh clone has none. */
const MADE_LATER = /^(?:web\/dist|\.data|e2e\/results|node_modules)(?:\/|$)|^(?:latest|builds|openapi)\.json$/

export const deadPaths: Check = {
  name: 'deadPaths',
  holds: 'every path, link and npm script that a document names exists',
  run(tree) {
    const documents = tree.paths.filter((path) => path.endsWith('.md'))
    return {
      problems: documents.flatMap((path) => deadIn(tree, path)),
      note: `${documents.length} documents`,
    }
  },
}

function deadIn(tree: Tree, document: string): string[] {
  const text = tree.read(document)
  const scripts = scriptNames(tree)
  const dead = [
    ...[...text.matchAll(/`([^`\n]+)`/g)].filter((match) => !livesAsCode(tree, document, match[1] ?? '')),
    ...[...text.matchAll(/\]\(([^)\s]+)\)/g)].filter((match) => !livesAsLink(tree, document, match[1] ?? '')),
  ].map((match) => `${document}:${lineAt(text, match.index)} names ${match[1]}, which does not exist.`)
  const unknown = [...text.matchAll(/npm run ([\w:-]+)/g)]
    .filter((match) => !scripts.includes(match[1] ?? ''))
    .map(
      (match) =>
        `${document}:${lineAt(text, match.index)} names 'npm run ${match[1]}', which package.json does not have.`,
    )
  return [...dead, ...unknown]
}

function livesAsCode(tree: Tree, document: string, code: string): boolean {
  const path = CODE_PATH.exec(code.replace(/:\d+$/, ''))?.[1]
  if (path === undefined || MADE_LATER.test(path) || path.includes('NNNN')) return true
  return lives(tree, document, path)
}

function livesAsLink(tree: Tree, document: string, link: string): boolean {
  if (/^(?:[a-z]+:|#)/.test(link)) return true
  return lives(tree, document, decodeURI(link.split('#')[0] ?? link))
}

function lives(tree: Tree, document: string, path: string): boolean {
  const beside = posix.normalize(posix.join(posix.dirname(document), path))
  return [path, beside].some((it) => tree.has(it.replace(/\/$/, '')))
}

function scriptNames(tree: Tree): string[] {
  if (!tree.has('package.json')) return []
  const { scripts = {} } = JSON.parse(tree.read('package.json')) as { scripts?: Record<string, string> }
  return Object.keys(scripts)
}
