import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'platzwart-run-'
const IN_MEMORY = '/dev/shm'
/** As long as a server takes to end well. */
const ENDS_WITHIN_MS = 10_000

/**
 * Folders in which all that a run makes lies, its servers and databases included: on the disk, and in memory where the system has that. What the run
 * leaves behind, however it ended, is found by them.
 * @typedef {{ folders: readonly string[], env: Record<string, string> }} Room
 */

/** @returns {Room} */
export function makeRoom() {
  for (const place of places()) sweep(place)
  const folders = places().map((place) => mkdtempSync(join(place, `${PREFIX}${process.pid}-`)))
  // PostgreSQL, which root gives an account of its own, passes through to its data.
  for (const folder of folders) chmodSync(folder, 0o711)
  const [disk, memory = disk] = folders
  return { folders, env: { TMPDIR: disk, PLATZWART_TEST_MEMORY: memory } }
}

/** Ends what is still running in the room, and removes it. */
export async function clearRoom({ folders }) {
  const end = performance.now() + ENDS_WITHIN_MS
  signalAll(folders, 'SIGTERM')
  while (processesIn(folders).length > 0 && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 100))
  signalAll(folders, 'SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

function places() {
  return [tmpdir(), ...(hasMemory() ? [IN_MEMORY] : [])]
}

function hasMemory() {
  try {
    return process.platform === 'linux' && statfsSync(IN_MEMORY).bsize > 0
  } catch {
    return false
  }
}

/** What a run has left that was killed and could clear nothing. */
function sweep(place) {
  for (const name of readdirSync(place)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (pid === undefined || existsSync(`/proc/${pid}`) || lives(Number(pid))) continue
    const folder = join(place, name)
    signalAll([folder], 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function lives(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function signalAll(folders, signal) {
  for (const pid of processesIn(folders)) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has just ended.
    }
  }
}

/** Whatever was started in one of the folders: they stand in its environment or, of a database, in its command. */
function processesIn(folders) {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      const said = `${read(`/proc/${pid}/environ`)}\0${read(`/proc/${pid}/cmdline`)}`
      return folders.some((folder) => said.includes(folder))
    })
    .map(Number)
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It is somebody else's, or gone.
    return ''
  }
}
