import { parseArgs } from 'node:util'
import { type BenchDatabase, openBench } from './database/cluster.ts'
import { fillFlotte } from './database/fillFlotte.ts'
import { fillKeepers } from './database/fillKeepers.ts'
import { type LimitName, measureLimit } from './database/limits.ts'
import { type Figure, readEarlier, table, writeJson } from './figures.ts'
import { type GrowthSize, measureGrowth } from './growth/growth.ts'
import { measureClosing } from './http/closing.ts'
import { measureDeletion } from './http/deletion.ts'
import { measureFeed } from './http/feed.ts'
import { measureLogbook } from './http/logbook.ts'
import { measureMemory } from './http/memory.ts'
import { measurePeople, measurePermissions, measurePreview } from './http/people.ts'
import { measureRace } from './http/race.ts'
import { measureSeries } from './http/series.ts'
import { measureSignIn } from './http/signIn.ts'
import { measureStart } from './http/start.ts'
import { measureVerb } from './http/verb.ts'
import type { VerbName } from './http/verbs.ts'
import { load, machine } from './machine.ts'
import { medians } from './median.ts'
import { measureMonth } from './sim/month.ts'
import { measureSoak } from './soak/soak.ts'
import { measureBigPlan } from './web/bigPlan.ts'
import { measureFirstLoad } from './web/firstLoad.ts'
import { measureFleetTimeline } from './web/fleetTimeline.ts'
import { measurePlanEditor } from './web/planEditor.ts'

interface Options {
  /** How long the soak takes. */
  readonly minutes: number
  /** Where the soak draws its course. */
  readonly picture: string
  /** How far the growth goes. */
  readonly size: GrowthSize
}

type Measure = (database: () => Promise<BenchDatabase>, options: Options) => Promise<Figure[]>

/** Every figure by its name, in the order in which they are measured. */
const MEASURES: Readonly<Record<string, Measure>> = {
  'limit.read': async (database) => measureLimit(await database(), 'limit.read'),
  'limit.insert': async (database) => measureLimit(await database(), 'limit.insert'),
  'http.plan-day': async (database) => measureVerb(await database(), 'http.plan-day'),
  'http.free-times': async (database) => measureVerb(await database(), 'http.free-times'),
  'http.utilisation': async (database) => measureKeepers(await database(), 'http.utilisation'),
  'http.evaluation': async (database) => measureKeepers(await database(), 'http.evaluation'),
  'http.book': async (database) => measureVerb(await database(), 'http.book'),
  'http.vehicle-search': async (database) => measureFleetVerb(await database(), 'http.vehicle-search'),
  'http.book-vehicle': async (database) => measureFleetVerb(await database(), 'http.book-vehicle'),
  'closure.preview': async (database) => measureClosing(await database()),
  'series.propose': async (database) => measureSeries(await database()),
  'http.feed': async (database) => measureFeed(await database()),
  'race.two-servers': async (database) => measureRace(await database()),
  'web.first-load': () => measureFirstLoad(),
  'web.plan-2000': async (database) => measureBigPlan(await database()),
  'web.editor': async (database) => measurePlanEditor(await database()),
  'web.fleet-timeline': async (database) => measureFleetTimeline(await database()),
  'export.logbook': async (database) => measureLogbook(await database()),
  'people.list': async (database) => measurePeople(await database(), 'list'),
  'people.search': async (database) => measurePeople(await database(), 'search'),
  'csv.preview': async (database) => measurePreview(await database()),
  'sign-in': async (database) => measureSignIn(await database()),
  'house.delete': async (database) => measureDeletion(await database()),
  permissions: async (database) => measurePermissions(await database()),
  'server.memory': async (database) => measureMemory(await database()),
  'server.start': () => measureStart(),
  'sim.month': () => measureMonth(),
  growth: (_, { size }) => measureGrowth(size),
  soak: async (database, { minutes, picture }) => measureSoak(await database(), minutes, picture),
}

/** Takes long, and is therefore measured only when it is named, and once. */
const ALONE: readonly string[] = ['growth', 'soak']

/** The fleet is filled in when the first figure asks for it. */
async function measureFleetVerb(database: BenchDatabase, verb: VerbName): Promise<Figure[]> {
  await fillFlotte(database.adminUrl)
  return measureVerb(database, verb)
}

/** Only who looks after the rooms may ask for it. */
async function measureKeepers(database: BenchDatabase, verb: VerbName): Promise<Figure[]> {
  await fillKeepers(database.adminUrl)
  return measureVerb(database, verb)
}

/** The yardsticks, and the figures that are held against them. */
const YARDSTICKS: Readonly<Record<LimitName, string>> = {
  'limit.read': 'http.plan-day',
  'limit.insert': 'http.book',
}

/** Those that were asked for and the yardsticks that belong to them, in the order in which all are measured. */
function chosen(names: readonly string[]): string[] {
  const all = Object.keys(MEASURES)
  const unknown = names.filter((name) => !(name in MEASURES))
  if (unknown.length > 0) {
    throw new Error(`${unknown.join(', ')}: no such figure. There are ${all.join(', ')}.`)
  }
  const wanted = new Set(names.length === 0 ? all.filter((name) => !ALONE.includes(name)) : names)
  for (const [limit, name] of Object.entries(YARDSTICKS)) if (wanted.has(name)) wanted.add(limit)
  return all.filter((name) => wanted.has(name))
}

function wholeNumber(option: string, text: string, most: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw new Error(`--${option} ${text}: give a whole number from 1 to ${most}.`)
}

/** Each figure beside its yardstick, where it has one and that was measured. */
function withLimits(figures: readonly Figure[]): Figure[] {
  const limits = new Map(
    Object.entries(YARDSTICKS).map(([limit, name]) => [
      name,
      figures.find((figure) => figure.name === limit)?.value,
    ]),
  )
  return figures.map((figure) => {
    const limit = limits.get(figure.name)
    return limit === undefined ? figure : { ...figure, limit }
  })
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: 'string' },
      compare: { type: 'string' },
      runs: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '60' },
      picture: { type: 'string', default: 'soak.svg' },
      houses: { type: 'string', default: '5000' },
      bookings: { type: 'string', default: '3000000' },
    },
    allowPositionals: true,
  })
  const names = chosen(positionals)
  const runs = names.some((name) => ALONE.includes(name)) ? 1 : wholeNumber('runs', values.runs, 9)
  const minutes = wholeNumber('minutes', values.minutes, 24 * 60)
  const size = {
    houses: wholeNumber('houses', values.houses, 100_000),
    bookings: wholeNumber('bookings', values.bookings, 100_000_000),
  }
  const earlier = values.compare === undefined ? undefined : readEarlier(values.compare)
  const before = load()
  let opened: Promise<BenchDatabase> | null = null
  const database = () => {
    opened ??= openBench()
    return opened
  }
  const measured: Figure[][] = []
  try {
    // Round by round and not figure by figure: a machine that is slower for some minutes is so for one run of each.
    for (let run = 1; run <= runs; run++) {
      for (const name of names) {
        console.error(`${name}, ${run} of ${runs} …`)
        measured.push((await MEASURES[name]?.(database, { minutes, picture: values.picture, size })) ?? [])
      }
    }
  } finally {
    await (await (opened as Promise<BenchDatabase> | null))?.stop()
  }
  const figures = withLimits(medians(measured))
  console.log(
    `\n${machine(before)} · ${runs === 1 ? 'one run' : `medians of ${runs} runs`}\n\n${table(figures, earlier)}\n`,
  )
  if (values.json !== undefined) writeJson(values.json, figures)
  if (figures.some(({ sound }) => sound === false)) process.exitCode = 1
}

await main()
