import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { has, NODE, Refusal, ROOT, run, tail } from './project.mjs'

const OLDEST_NODE = 20
const LOCK = join(ROOT, 'package-lock.json')
const STAMP = join(ROOT, 'node_modules', '.platzwart-lock')

/** Installs the packages when they are missing or older than package-lock.json. Costs some 20 ms when there is nothing to do. */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST_NODE) {
    throw new Refusal(
      `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or later, then start again.`,
    )
  }
  const lock = has('package-lock.json') ? sum(LOCK) : null
  const there = lock !== null && has('node_modules/.bin/node') && !lacksFolder()
  if (there && (stamp() === lock || isInstalled())) {
    if (stamp() !== lock) writeFileSync(STAMP, lock)
    return
  }
  console.log('Installing packages. This takes a minute or two, and happens only when they have changed.')
  await install(lock === null ? 'install' : 'ci')
  writeFileSync(STAMP, sum(LOCK))
}

async function install(command) {
  // By the npm and the Node that we were started with: ours is among the packages that are being replaced.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const [program, first] = npm?.endsWith('.js') && node ? [node, [npm]] : ['npm', []]
  // Two packages bring a program by their install script (Node itself, PostgreSQL's links), whatever npm's own setting says.
  const args = [...first, command, '--ignore-scripts=false', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await run(program, args, { env: { PATH: process.env.PATH ?? '' } })
  if (code !== 0) {
    throw new Refusal(
      `The packages could not be installed (npm ${command}). npm says:\n\n${tail(output, 25)}`,
    )
  }
  const { code: works } = await run(NODE, ['-e', 'Temporal.Now.instant()'])
  if (works !== 0) {
    throw new Refusal(
      'The package node, which brings Node 26, is not complete: its install script did not run. ' +
        'Allow it (npm config set ignore-scripts false), remove node_modules, then start again.',
    )
  }
}

/** Whether a package is gone that npm has put there, in the root's folder or in a workspace's own: what was removed by hand is in no stamp. */
function lacksFolder() {
  const wanted = packages(LOCK)
  if (wanted === null) return false
  return Object.entries(wanted).some(
    ([path, { optional, link }]) =>
      path.includes('node_modules/') && !optional && !link && !existsSync(join(ROOT, path, 'package.json')),
  )
}

function stamp() {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return null
  }
}

function sum(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

/** Whether npm's own record of node_modules agrees, so that after `npm ci` by hand nothing is installed a second time. */
function isInstalled() {
  const installed = packages(join(ROOT, 'node_modules', '.package-lock.json'))
  const wanted = packages(LOCK)
  if (installed === null || wanted === null) return false
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const there = installed[path]
    // Ourselves and the workspaces have no entry of their own there; an optional one is often for another system.
    if (there === undefined) return optional === true || !path.includes('node_modules/')
    return there.version === version && there.integrity === integrity
  })
}

function packages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return null
  }
}
