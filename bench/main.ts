import { parseArgs } from 'node:util'
import { type BenchDatabase, openBench } from './database/cluster.ts'
import { fillFlotte } from './database/fillFlotte.ts'
import { type Figure, table, writeJson } from './figures.ts'
import { measureLogbook } from './http/logbook.ts'
import { measureMemory } from './http/memory.ts'
import { measureRace } from './http/race.ts'
import { measureStart } from './http/start.ts'
import { measureVerb } from './http/verb.ts'
import type { VerbName } from './http/verbs.ts'
import { load, machine } from './machine.ts'
import { measureMonth } from './sim/month.ts'
import { measureBigPlan } from './web/bigPlan.ts'
import { measureFirstLoad } from './web/firstLoad.ts'
import { measureFleetTimeline } from './web/fleetTimeline.ts'

type Measure = (database: () => Promise<BenchDatabase>) => Promise<Figure[]>

/** Every figure by its name, in the order in which they are measured. */
const MEASURES: Readonly<Record<string, Measure>> = {
  'http.plan-day': async (database) => measureVerb(await database(), 'http.plan-day'),
  'http.book': async (database) => measureVerb(await database(), 'http.book'),
  'http.vehicle-search': async (database) => measureFleetVerb(await database(), 'http.vehicle-search'),
  'http.book-vehicle': async (database) => measureFleetVerb(await database(), 'http.book-vehicle'),
  'race.two-servers': async (database) => measureRace(await database()),
  'web.first-load': () => measureFirstLoad(),
  'web.plan-2000': async (database) => measureBigPlan(await database()),
  'web.fleet-timeline': async (database) => measureFleetTimeline(await database()),
  'export.logbook': async (database) => measureLogbook(await database()),
  'server.memory': async (database) => measureMemory(await database()),
  'server.start': () => measureStart(),
  'sim.month': () => measureMonth(),
}

/** The fleet is filled in when the first figure asks for it. */
async function measureFleetVerb(database: BenchDatabase, verb: VerbName): Promise<Figure[]> {
  await fillFlotte(database.adminUrl)
  return measureVerb(database, verb)
}

function chosen(names: readonly string[]): string[] {
  const unknown = names.filter((name) => !(name in MEASURES))
  if (unknown.length === 0) return names.length === 0 ? Object.keys(MEASURES) : [...names]
  throw new Error(`${unknown.join(', ')}: no such figure. There are ${Object.keys(MEASURES).join(', ')}.`)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true })
  const names = chosen(positionals)
  const before = load()
  let opened: Promise<BenchDatabase> | null = null
  const database = () => {
    opened ??= openBench()
    return opened
  }
  const figures: Figure[] = []
  try {
    for (const name of names) {
      console.error(`${name} …`)
      figures.push(...((await MEASURES[name]?.(database)) ?? []))
    }
  } finally {
    await (await (opened as Promise<BenchDatabase> | null))?.stop()
  }
  console.log(`\n${machine(before)}\n\n${table(figures)}\n`)
  if (values.json !== undefined) writeJson(values.json, figures)
  if (figures.some(({ sound }) => sound === false)) process.exitCode = 1
}

await main()
