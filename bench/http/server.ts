import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { BENCH_SECRET } from './cookie.ts'
import { freePort } from './freePort.ts'

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

export interface BenchServer {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

/** A server process of its own on the database of the benchmark, as in operation: no demo, its own port. */
export async function startServer(adminUrl: string): Promise<BenchServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: adminUrl,
      SECRET: BENCH_SECRET,
      DEMO: 'off',
      PUBLIC_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (let waited = 0; ; waited += 50) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    if (waited > 30_000) throw new Error('the server did not answer within 30 seconds')
    const ready = await fetch(`${url}/api/health/live`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) break
    await pause(50)
  }
  return {
    url,
    process: child,
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
