import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@platzwart/server/testing/wire/freePort'
import { BENCH_SECRET } from './cookie.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MAIN = join(ROOT, 'server', 'main.ts')
/** As `npm start` runs it. */
const run = JSON.parse(readFileSync(join(ROOT, 'server', 'run.json'), 'utf8')) as {
  readonly options: readonly string[]
  readonly compileCache: string
}

export interface BenchServer {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

/** However busy the machine is; what is measured begins afterwards. */
const LONGEST_MS = 180_000

async function startProcess(variables: Readonly<Record<string, string>>): Promise<BenchServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...run.options, MAIN], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(ROOT, run.compileCache),
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'warn',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  for (const begun = performance.now(); !(await answers(`${url}/api/health/live`)); await pause(50)) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    if (performance.now() - begun < LONGEST_MS) continue
    await stop()
    throw new Error('the server did not answer within three minutes')
  }
  return { url, process: child, stop }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** A server process of its own on the database of the benchmarks, as in operation: no demo, its own port. */
export async function startServer(
  adminUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  return startProcess({ DATABASE_URL: adminUrl, SECRET: BENCH_SECRET, DEMO: 'off', ...more })
}

/** The demo on a data folder of its own. */
export async function startDemo(dataFolder: string): Promise<BenchServer> {
  return startProcess({ DATABASE_URL: '', PLATZWART_DATA: dataFolder, DEMO: 'on' })
}
