import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOM = join(import.meta.dirname, 'room.mjs')

/** A run that makes its room, starts something in it that nobody waits for, and says where and what. */
const RUN = `
  import { spawn } from 'node:child_process'
  import { clearRoom, makeRoom } from ${JSON.stringify(ROOM)}
  const room = makeRoom()
  const env = { ...process.env, ...room.env }
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { env, detached: true, stdio: 'ignore' })
  left.unref()
  process.on('SIGTERM', () => void clearRoom(room).then(() => process.exit(0)))
  console.log(JSON.stringify({ folders: room.folders, left: left.pid }))
  setInterval(() => {}, 1000)`

interface Run {
  readonly process: ChildProcess
  readonly folders: readonly string[]
  readonly left: number
}

async function begun(): Promise<Run> {
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN])
  const [line] = await once(run.stdout, 'data')
  return { process: run, ...(JSON.parse(String(line)) as Pick<Run, 'folders' | 'left'>) }
}

async function end({ process: run }: Run, signal: NodeJS.Signals): Promise<void> {
  run.kill(signal)
  await once(run, 'exit')
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const isThere = ({ folders, left }: Run) => [lives(left), ...folders.map((folder) => existsSync(folder))]

it('leaves no folder and no process, when it is told to end', async () => {
  const run = await begun()
  expect(isThere(run)).toContain(true)
  await end(run, 'SIGTERM')
  await expect.poll(() => isThere(run)).not.toContain(true)
})

it('leaves what a killed run could not clear to the next one', async () => {
  const killed = await begun()
  await end(killed, 'SIGKILL')
  expect(isThere(killed)).toContain(true)
  const next = await begun()
  await expect.poll(() => isThere(killed)).not.toContain(true)
  await end(next, 'SIGTERM')
})
