import type { BenchDatabase } from './database/cluster.ts'
import { fillFlotte } from './database/fillFlotte.ts'
import { fillKeepers } from './database/fillKeepers.ts'
import { measureLimit } from './database/limits.ts'
import type { Figure } from './figures.ts'
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
export const MEASURES: Readonly<Record<string, Measure>> = {
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
export const ALONE: readonly string[] = ['growth', 'soak']

/** Whose soundness is one of time, which a measurement as small as can be says nothing of. */
export const OF_TIME: readonly string[] = ['growth', 'soak']

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
