import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bytesOf } from './ownProcess.ts'

const MODULE = `
import { takeOrder } from ${JSON.stringify(new URL('takeOrder.ts', import.meta.url))}
class Refused extends Error { name = 'Refused' }
async function* content({ count, end }) {
  yield Buffer.from(process.pid + ';')
  for (let i = 0; i < count; i++) yield Buffer.alloc(100_000, 'x')
  if (end === 'refuse') throw new Refused('no more')
  if (end === 'grow') for (const all = []; ; ) all.push(Array.from({ length: 10_000 }, Math.random))
  if (end === 'wait') await new Promise((done) => setTimeout(done, 60_000))
}
await takeOrder((order, put) => put(content(order)))
`
const OPTIONS = { heap: 32, seconds: 300 }
// A busy machine starts processes slowly; the limit only ends what hangs.
const PATIENT = { timeout: 300_000 }

let folder: string
let module: URL

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platzwart-test-process-'))
  await writeFile(join(folder, 'module.mjs'), MODULE)
  module = pathToFileURL(join(folder, 'module.mjs'))
})

afterAll(() => rm(folder, { recursive: true }))

async function textOf(order: object, options = OPTIONS): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytesOf(module, order, options)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}

/** Resolves when the process no longer exists. */
async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await pause(25)
  }
}

it('yields everything the order produces, from another process', PATIENT, async () => {
  const [pid, rest] = (await textOf({ count: 30 })).split(';')
  expect([Number(pid) > 0, Number(pid) === process.pid, rest]).toEqual([true, false, 'x'.repeat(3_000_000)])
})

it('fails with the name of the child’s error', PATIENT, async () => {
  await expect(textOf({ count: 3, end: 'refuse' })).rejects.toMatchObject({
    name: 'Refused',
    message: 'no more',
  })
})

it('survives a child that exceeds its memory or time', PATIENT, async () => {
  await expect(textOf({ count: 0, end: 'grow' })).rejects.toMatchObject({ name: 'ChildFailure' })
  await expect(textOf({ count: 0, end: 'wait' }, { heap: 32, seconds: 1 })).rejects.toThrow('SIGKILL')
})

it('ends when the reader stops', PATIENT, async () => {
  let pid = 0
  for await (const chunk of bytesOf(module, { count: 1, end: 'wait' }, OPTIONS)) {
    pid = Number.parseInt(Buffer.from(chunk).toString('latin1'), 10)
    break
  }
  expect(pid).toBeGreaterThan(0)
  await gone(pid)
})

it('ends with the parent process, however that ended', PATIENT, async () => {
  const asking = `
    import { bytesOf } from ${JSON.stringify(new URL('ownProcess.ts', import.meta.url))}
    for await (const chunk of bytesOf(new URL(${JSON.stringify(module)}), { count: 0, end: 'wait' }, ${JSON.stringify(OPTIONS)}))
      process.stdout.write(chunk)`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', asking], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [told] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number.parseInt(told.toString('latin1'), 10)
  const ended = once(parent, 'exit')
  parent.kill('SIGKILL')
  await ended
  expect(pid).toBeGreaterThan(0)
  await gone(pid)
})
