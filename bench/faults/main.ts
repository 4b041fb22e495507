import { join } from 'node:path'
import { load, machine } from '../machine.ts'
import { fillDatabaseDisk, killDatabase } from './database.ts'
import { fillFileDisk } from './files.ts'
import { bufferStream, openManyStreams, readSlowly } from './network.ts'
import { type Outcome, table } from './outcome.ts'
import { jumpClock, killServer } from './servers.ts'
import { inFolder, openWorld, type World } from './world.ts'

/** Null: it cannot be tried here. */
type Fault = (world: World, folder: string) => Promise<Outcome | null>

/** Every fault by its name, in the order in which they are tried. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'database.killed': (world) => killDatabase(world),
  'database.full': (_, folder) => fillDatabaseDisk(folder),
  'files.full': fillFileDisk,
  'server.killed': (world) => killServer(world),
  'clock.jumps': jumpClock,
  'proxy.buffers': (world) => bufferStream(world),
  'readers.slow': (world) => readSlowly(world),
  'streams.many': (world) => openManyStreams(world),
}

/** Past it something hangs that should not. */
const LONGEST_MS = 90_000

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in FAULTS))
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: no such fault. There are ${Object.keys(FAULTS).join(', ')}.`)
  const before = load()
  const outcomes: Outcome[] = []
  const skipped: string[] = []
  await inFolder(async (base) => {
    const world = await openWorld(join(base, 'data'))
    try {
      for (const [name, fault] of Object.entries(FAULTS)) {
        if (names.length > 0 && !names.includes(name)) continue
        console.error(`${name} …`)
        const outcome = await inFolder((folder) => inTime(name, fault(world, folder))).catch(
          (error: unknown) => broken(name, error),
        )
        if (outcome === null) skipped.push(name)
        else outcomes.push(outcome)
      }
    } finally {
      await world.stop()
    }
  })
  console.log(`\n${machine(before)}\n\n${table(outcomes)}\n`)
  for (const name of skipped)
    console.log(`- ${name} was not tried: a small disk can be mounted by root alone.`)
  if (outcomes.some(({ good }) => !good)) process.exitCode = 1
}

function broken(fault: string, error: unknown): Outcome {
  const said = error instanceof Error ? error.message : String(error)
  return {
    fault,
    asked: '',
    answered: '',
    lost: 0,
    doubled: 0,
    recoveryMs: null,
    feed: '',
    good: false,
    notes: [`**not tried to its end: ${said}**`],
  }
}

async function inTime<T>(name: string, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`${name} hangs`)), LONGEST_MS)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

await main(process.argv.slice(2))
