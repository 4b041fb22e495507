import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export interface Ran {
  readonly out: Uint8Array
  /** Exit code; null when it was killed at the time limit. */
  readonly code: number | null
}

/**
 * Runs one of our scripts in a child process with bytes as input, and returns its output. Untrusted files may
 * cause any amount of work and memory: the process has a time limit, and its memory is released with it.
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
  // It may exit before reading everything; its exit code tells.
  child.stdin.on('error', () => undefined)
  child.stdin.end(bytes)
  const [out, code] = await Promise.all([buffer(child.stdout), ended])
  return { out, code }
}
