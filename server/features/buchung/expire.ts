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

/** Rows per transaction: few enough that other requests hardly wait. */
const BATCH = 200

/** Sorts before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/** A deadline: minutes after the start or end of a booking that still has this status. */
export interface Deadline {
  readonly status: 'vorgemerkt' | 'reserviert'
  readonly after: 'start' | 'end'
  readonly minutes: number
}

/** What happens to bookings that miss a deadline. */
interface Lapse<T extends BuchungTypes> {
  /** Its name in the job's result. */
  readonly counts: string
  /** The action's name in the audit trail. */
  readonly aktion: string
  /** The change's name in the table of mail receivers. */
  readonly change: T['change']
  /** Text stored in the booking, in the house's language; an existing text stays when it is absent. */
  readonly informationstext?: (sprache: Language) => string
  /** The deadlines to check; with none, the lapse is only reported as 0. */
  readonly deadlines: readonly Deadline[]
  /** Restricts the check, for kinds with `dueIf`. */
  readonly within?: readonly string[]
  /** The domain's decision for one booking. */
  readonly lapses: (row: T['named']) => boolean
}

/** The time-driven changes to bookings of one kind. */
export interface Expiry<T extends BuchungTypes> {
  /** Name of the job. */
  readonly name: string
  readonly art: BuchungArt<T>
  /**
   * The database function that finds Mandanten with something due. It gets the current time and the defaults
   * for houses without a setting of their own.
   */
  readonly due: {
    readonly from: `auth.${string}`
    readonly standard: readonly string[]
    /** Further functions that find Mandanten; they get only the current time. */
    readonly more?: readonly `auth.${string}`[]
  }
  /** The lapses by the house's settings. */
  readonly lapses: (tx: Tx, now: Temporal.Instant) => Promise<readonly Lapse<T>[]>
  /** Reminders of the kind, sent once per period after all lapsed bookings are cancelled; returns counts by name. */
  readonly tells: (deps: SystemDeps, here: Configured, now: Temporal.Instant) => Promise<Counts>
}

type Counts = Readonly<Record<string, number>>

export interface ExpiryDeps extends SystemDeps {
  readonly pool: pg.Pool
  readonly konfigurationen: Konfigurationen
  readonly logger: Pick<Logger, 'info' | 'error'>
}

/** Defines the expiry of a kind. */
export function expiry<T extends BuchungTypes>(definition: Expiry<T>): Expiry<T> {
  return definition
}

/** Registers the job: every 30 seconds, nothing to configure. */
export function expireEvery<T extends BuchungTypes>(jobs: Jobs, deps: ExpiryDeps, expires: Expiry<T>): void {
  everyMandant(jobs, jobOf(deps, expires))
}

/** Processes what is due in this period, in all houses. */
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

/** Returns the ids of the Mandanten that may have something due. */
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
  /** The id to continue after; null after the last batch. */
  readonly last: string | null
}

/**
 * Does nothing when another server has claimed this period. Yields after each batch. If a server is killed,
 * its claim rolls back with its transaction; committed batches are not repeated, because their bookings are
 * no longer due.
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
  // Bookings that do not lapse must not block those after them: continue by id.
  const last = due.length === BATCH ? (due.at(-1)?.id ?? null) : null
  return { counts: last === null ? { ...counts, ...(await tells(deps, here, now)) } : counts, last }
}

/**
 * Bookings that started before the house reopened, or whose module is off: nobody could come or confirm.
 * Their slots become free without a mail.
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
