import { hasModul } from '@platzwart/domain/mandant/module'
import type { Language } from '@platzwart/phrases/phrases'
import type pg from 'pg'
import type { Logger } from 'pino'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Jobs } from '../../platform/jobs/createJobs.ts'
import { everyMandant, type MandantJob, runMandanten } from '../../platform/jobs/everyMandant.ts'
import { claimPeriod, forMandant, noteResult } from '../../platform/jobs/forMandant.ts'
import type { Period } from '../../platform/jobs/recurring.ts'
import type { Configured, Konfigurationen } from '../../platform/konfiguration/konfiguration.ts'
import { type BuchungArt, type BuchungTypes, textsOf } from './buchungArt.ts'
import { cancelBySystem, type SystemDeps } from './cancelBySystem.ts'

const EVERY_SECONDS = 30

/** Rows of one transaction: short enough that nobody waits for it. */
const BATCH = 200

/** Smaller than every id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/** A deadline: so many minutes after the start or the end of what still has this status. */
export interface Deadline {
  readonly status: 'vorgemerkt' | 'reserviert'
  readonly after: 'start' | 'end'
  readonly minutes: number
}

/** What passes, what happens to it, and who hears of it. */
interface Lapse<T extends BuchungTypes> {
  /** As the job's result counts it. */
  readonly counts: string
  /** As the audit trail names it. */
  readonly aktion: string
  /** As the table of receivers names it. */
  readonly change: T['change']
  /** What is kept in the booking, in the house's language; what it was stays without it. */
  readonly informationstext?: (sprache: Language) => string
  /** Which bookings are looked at; without one it is counted, and nothing else. */
  readonly deadlines: readonly Deadline[]
  /** Of what alone, where the kind asks (`dueIf`). */
  readonly within?: readonly string[]
  /** What the domain says of one of them. */
  readonly lapses: (row: T['named']) => boolean
}

/** What the clock alone does to the bookings of a kind. */
export interface Expiry<T extends BuchungTypes> {
  /** Of the job. */
  readonly name: string
  readonly art: BuchungArt<T>
  /** The function of the database that knows the Mandanten with something due now, and what it is told beside the moment: what holds where a house says nothing. */
  readonly due: {
    readonly from: `auth.${string}`
    readonly standard: readonly string[]
    /** Others that know some, and are told the moment alone. */
    readonly more?: readonly `auth.${string}`[]
  }
  /** With the settings of the house. */
  readonly lapses: (tx: Tx, now: Temporal.Instant) => Promise<readonly Lapse<T>[]>
  /** What else the kind tells by the clock, once in a period, when all that passed is cancelled; answers how many, by what. */
  readonly tells: (deps: SystemDeps, here: Configured, now: Temporal.Instant) => Promise<Counts>
}

type Counts = Readonly<Record<string, number>>

export interface ExpiryDeps extends SystemDeps {
  readonly pool: pg.Pool
  readonly konfigurationen: Konfigurationen
  readonly logger: Pick<Logger, 'info' | 'error'>
}

/** Defines what passes of a kind. */
export function expiry<T extends BuchungTypes>(definition: Expiry<T>): Expiry<T> {
  return definition
}

/** Puts it into this server's jobs: every 30 seconds, with nothing to set up. */
export function expireEvery<T extends BuchungTypes>(jobs: Jobs, deps: ExpiryDeps, expires: Expiry<T>): void {
  everyMandant(jobs, jobOf(deps, expires))
}

/** What is due in this period, in all houses. */
export function expireAll<T extends BuchungTypes>(
  deps: ExpiryDeps,
  expires: Expiry<T>,
  period: Period,
): Promise<void> {
  return runMandanten(jobOf(deps, expires), period)
}

function jobOf<T extends BuchungTypes>(deps: ExpiryDeps, expires: Expiry<T>): MandantJob {
  return {
    name: expires.name,
    everySeconds: EVERY_SECONDS,
    mandanten: ({ now }) => readDue(deps.pool, expires, now),
    work: (mandantId, period) => expireMandant(deps, expires, mandantId, period),
  }
}

/** The houses that may have something due. */
export async function readDue<T extends BuchungTypes>(
  pool: Pick<pg.Pool, 'query'>,
  { due: { from, standard, more = [] } }: Expiry<T>,
  now: Temporal.Instant,
): Promise<string[]> {
  const values = [now.toString(), ...standard]
  const { rows } = await pool.query<{ mandant_id: string }>(
    [`${from}(${values.map((_, i) => `$${i + 1}`).join(', ')})`, ...more.map((one) => `${one}($1)`)]
      .map((source) => `select mandant_id from ${source}`)
      .join(' union '),
    values,
  )
  return rows.map((row) => row.mandant_id)
}

interface Batch {
  readonly counts: Counts
  /** Behind which it goes on; null when this was the last. */
  readonly last: string | null
}

/**
 * Nothing, when another server has this period. A batch is a turn. A killed server's claim goes with its transaction; what was committed is not
 * done again, because it is seen to be done.
 */
async function* expireMandant<T extends BuchungTypes>(
  deps: ExpiryDeps,
  expires: Expiry<T>,
  mandantId: string,
  period: Period,
) {
  const { name } = expires
  let counts: Counts = {}
  for (let behind: string | null = FIRST; behind !== null; ) {
    const from: string = behind
    const done: Batch | null = await forMandant(deps.pool, mandantId, async (tx) => {
      if (from === FIRST && !(await claimPeriod(tx, name, period.name))) return null
      const batch = await expireBatch(deps, expires, tx, period.now, from)
      const total = sum(counts, batch.counts)
      await noteResult(tx, name, period.name, total)
      return { ...batch, counts: total }
    })
    if (done === null) return
    counts = done.counts
    behind = done.last
    if (behind !== null) yield
  }
  deps.logger.info({ auftrag: name, mandantId, ...counts }, 'deadlines')
}

function sum(before: Counts, more: Counts): Counts {
  const keys = new Set([...Object.keys(before), ...Object.keys(more)])
  return Object.fromEntries([...keys].map((key) => [key, (before[key] ?? 0) + (more[key] ?? 0)]))
}

async function expireBatch<T extends BuchungTypes>(
  deps: ExpiryDeps,
  { art, lapses: lapsesOf, tells }: Expiry<T>,
  tx: Tx,
  now: Temporal.Instant,
  behind: string,
): Promise<Batch> {
  const here = { tx, konfiguration: await deps.konfigurationen.current(tx) }
  const lapses = await lapsesOf(tx, now)
  const due = await lockDue(tx, art, lapses, now, behind)
  const counts: Record<string, number> = {}
  for (const { counts: name, aktion, change, lapses: passes, informationstext } of lapses) {
    const fallen = due.filter(passes)
    const text = informationstext?.(here.konfiguration.mandant.sprache)
    await cancelBySystem(deps, here, art, fallen, {
      aktion,
      change,
      untold: isNoNews(here, art),
      ...(text === undefined ? {} : { informationstext: text }),
    })
    counts[name] = fallen.length
  }
  // Those that nothing comes of do not hold up what is behind them.
  const last = due.length === BATCH ? (due.at(-1)?.id ?? null) : null
  return { counts: last === null ? { ...counts, ...(await tells(deps, here, now)) } : counts, last }
}

/**
 * What began before the house was opened again, or is of a module that it has off: nobody could come or confirm. Seats and cars are free again, but
 * that is no news to anybody.
 */
function isNoNews<T extends BuchungTypes>({ konfiguration }: Configured, art: BuchungArt<T>) {
  const { wiederOffen, module } = konfiguration.mandant
  return (row: T['named']): boolean =>
    !hasModul(module, art.modulOf?.(row) ?? art.modul) ||
    (wiederOffen !== null && Temporal.Instant.compare(row.zeitraum.von, wiederOffen) < 0)
}

async function lockDue<T extends BuchungTypes>(
  tx: Tx,
  art: BuchungArt<T>,
  lapses: readonly Lapse<T>[],
  now: Temporal.Instant,
  behind: string,
): Promise<T['named'][]> {
  const deadlines = lapses.flatMap((lapse) => lapse.deadlines)
  if (deadlines.length === 0) return []
  return tx.all(
    ready<T['named']>(
      textsOf(art).lockDue,
      tx.scope.mandantId,
      now,
      behind,
      deadlines.map(({ status }) => status),
      deadlines.map(({ after }) => after === 'end'),
      deadlines.map(({ minutes }) => now.subtract({ minutes }).toString()),
      BATCH,
      ...(art.dueIf ? [lapses.flatMap(({ within = [] }) => within)] : []),
    ),
  )
}
