import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { has, Refusal, ROOT, runNode, tail } from './project.mjs'

const SOURCES = ['web', 'domain', 'contract', 'phrases']
const NOT_SOURCES = new Set(['node_modules', 'dist'])
const STAMP = join(ROOT, 'web', 'dist', '.stamp')

/** Names what the web app would be built from: the same name, the same app. */
export function webSources() {
  const hash = createHash('sha256')
  const visit = (folder) => {
    for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true }).sort(byName)) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!NOT_SOURCES.has(entry.name)) visit(path)
      } else if (!/\.test\.tsx?$/.test(path)) add(hash, path)
    }
  }
  for (const folder of SOURCES) visit(folder)
  add(hash, 'package-lock.json')
  return hash.digest('hex')
}

export function isWebBuilt(sources) {
  try {
    return has('web/dist/index.html') && readFileSync(STAMP, 'utf8') === sources
  } catch {
    return false
  }
}

/** Builds the web app. The stamp comes last, so that a build that was broken off is made again. */
export async function buildWeb(sources, { signal } = {}) {
  const { code, output } = await runNode(
    [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn'],
    { env: { NODE_ENV: 'production' }, signal },
  )
  if (code !== 0) {
    if (signal?.aborted) return
    throw new Refusal(`The web app could not be built. Vite says:\n\n${tail(output)}`)
  }
  writeFileSync(STAMP, sources)
}

function add(hash, path) {
  hash
    .update(path)
    .update('\0')
    .update(readFileSync(join(ROOT, path)))
    .update('\0')
}

function byName(a, b) {
  return a.name < b.name ? -1 : 1
}
