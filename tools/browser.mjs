import { existsSync } from 'node:fs'
import { Refusal, run, tail } from './project.mjs'

/**
 * A browser that the journeys need.
 * @typedef {{
 *   name: string, variable: string, known: readonly string[], packages: readonly string[], instead?: readonly string[],
 *   download: () => Promise<string | undefined>, downloaded: () => readonly string[],
 * }} Wanted
 */

/**
 * The path of one that starts: the one that the variable names, the system's, else Debian's package, else what the system has instead, else the maker's download.
 * @param {Wanted} wanted
 * @returns {Promise<string>}
 */
export async function ensureBrowser({ name, variable, known, packages, instead = [], download, downloaded }) {
  const named = process.env[variable]
  if (named) {
    if (await starts(named)) return named
    throw new Refusal(
      `${variable}=${named} is no ${name} that starts here: write the path of one, or take it out.`,
    )
  }
  const said = []
  const ways = [
    { bring: async () => undefined, paths: () => [...known, ...downloaded()] },
    { bring: () => fromDebian(name, packages), paths: () => [...known, ...instead] },
    { bring: download, paths: downloaded },
  ]
  for (const { bring, paths } of ways) {
    said.push(await bring())
    for (const path of paths()) if (await starts(path)) return path
  }
  throw new Refusal(
    `There is no ${name}, and none could be installed: install one (on Debian: apt-get install ${packages[0]}), or name it in ${variable}.\n\n${said.filter(Boolean).join('\n\n')}`,
  )
}

/** Another run of the package manager holds its lock: on a new machine it is at its updates, and is done after some minutes. */
const LOCK_SECONDS = 300

/** A mirror that does not answer is given up soon: there are other ways. */
const APT = [
  '-qq',
  '-o',
  `DPkg::Lock::Timeout=${LOCK_SECONDS}`,
  '-o',
  'Acquire::Retries=1',
  '-o',
  'Acquire::http::Timeout=20',
  '-o',
  'Acquire::https::Timeout=20',
]

async function starts(path) {
  return existsSync(path) && (await run('timeout', ['20', path, '--version'])).code === 0
}

/** As root or by a sudo that asks nothing; what went wrong otherwise. */
async function fromDebian(name, packages) {
  const isRoot = process.getuid?.() === 0
  const sudo = isRoot ? [] : ['sudo', '-n']
  const apt = async (...args) => {
    const [program, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...APT, ...args]
    return await run(program, rest)
  }
  if (!isRoot && (await run('sudo', ['-n', 'true'])).code !== 0) return undefined
  console.log(`Installing ${name} from Debian, once.`)
  await updateLists(apt)
  const { code, output } = await apt('install', '-y', '--no-install-recommends', ...packages)
  return code === 0 ? undefined : `apt-get says:\n${tail(output, 10)}${heldBy(output)}`
}

/** The lists have a lock of their own, for which apt-get does not wait by itself. */
async function updateLists(apt) {
  const end = performance.now() + LOCK_SECONDS * 1_000
  for (;;) {
    const { code, output } = await apt('update')
    if (code === 0 || !HELD.test(output) || performance.now() > end) return
    await new Promise((resolve) => setTimeout(resolve, 3_000))
  }
}

const HELD = /lock .*?(?:held by process (\d+)(?: \(([^)]*)\))?|Resource temporarily unavailable)/i

/** Which program held the lock for so long, as far as apt-get knows. */
function heldBy(output) {
  const held = HELD.exec(output)
  if (held === null) return ''
  const [, pid, program] = held
  const who = pid === undefined ? 'Another program' : `Process ${pid}${program ? ` (${program})` : ''}`
  return `\n\n${who} has held the package manager's lock for ${LOCK_SECONDS / 60} minutes: wait until it is done, or end it, then start again.`
}
