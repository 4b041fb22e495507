import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export interface Ran {
  readonly out: Uint8Array
  /** Null where it was ended because it took too long. */
  readonly code: number | null
}

/**
 * Gives bytes to a script of ours in a process of its own, and takes what it writes. What others have made may ask for any amount of work and
 * memory: the process is ended when it takes too long, and its memory goes with it.
 */
export async function runAside(script: string, bytes: Uint8Array, patienceMs: number): Promise<Ran> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: patienceMs,
    killSignal: 'SIGKILL',
    env: {},
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code))
  })
  // It may end before it has read everything, which its exit tells of.
  child.stdin.on('error', () => undefined)
  child.stdin.end(bytes)
  const [out, code] = await Promise.all([buffer(child.stdout), ended])
  return { out, code }
}
