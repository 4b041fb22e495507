import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@platzwart/server/testing/wire/freePort'
import type { Figure } from '../figures.ts'
import { sized } from '../size.ts'
import { median } from '../statistics.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LONGEST_MS = 120_000
const SETTLE_MS = 2_000

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < LONGEST_MS; await pause(20)) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    const up = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (up) return
  }
  throw new Error('npm start did not answer')
}

/** Seconds from `npm start` to the first page, as a whole process; ended again as Ctrl-C ends it. */
async function startOnce(dataFolder: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      PLATZWART_DATA: dataFolder,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const ended = once(child, 'exit')
  try {
    const url = `http://127.0.0.1:${port}`
    await answers(`${url}/`, child)
    const seconds = (performance.now() - begun) / 1_000
    // Its jobs begin after the first answer; it is stopped as a person would, when all of it runs.
    await pause(SETTLE_MS)
    return seconds
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
    await ended
  }
}

/** With everything installed and built: on an empty folder (database laid out, demo filled), then three times on what is there. */
export async function measureStart(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-bench-'))
  try {
    const cold = await startOnce(folder)
    const warm: number[] = []
    for (let i = 0; i < sized(3, 1); i++) warm.push(await startOnce(folder))
    return [
      { name: 'server.start', value: cold, unit: 's cold', goal: '< 3 s' },
      { name: 'server.start.warm', value: median(warm), unit: 's warm', goal: '< 1 s' },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
