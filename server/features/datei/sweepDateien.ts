import type pg from 'pg'
import { mayForgetBytes } from '../../platform/backup/keepBytes.ts'
import type { Jobs } from '../../platform/jobs/createJobs.ts'
import { everyMandant, type MandantJob } from '../../platform/jobs/everyMandant.ts'
import { claimPeriod, forMandant } from '../../platform/jobs/forMandant.ts'
import type { Period } from '../../platform/jobs/recurring.ts'
import type { Storage, StoredObject } from '../../platform/storage/storage.ts'
import { deleteUnreferred, readKnownKeys } from './queries.ts'

const SWEEP_JOB = 'datei.aufraeumen'
const EVERY_SECONDS = 60 * 60

/** Bytes without a record: an upload that is under way has its record within seconds. */
const ORPHAN_HOURS = 1
/**
 * Files of vehicles that nothing refers to. The check-in or check-out that they were brought for follows in minutes, or waits for up to
 * three days on a device without a network, its photographs uploaded already; a day more for what comes in at the very end.
 */
const UNREFERRED_HOURS = 96
/** Keys asked for in one statement, rows deleted by one. */
const BATCH = 500
/** Keys of all houses that are asked for in one question. */
const ASKED = 5000

export interface SweepDeps {
  readonly pool: pg.Pool
  readonly storage: Storage
  /** Ids of all Mandanten. */
  readonly mandanten: () => Promise<readonly string[]>
}

const jobOf = (deps: SweepDeps): MandantJob => ({
  name: SWEEP_JOB,
  everySeconds: EVERY_SECONDS,
  whileClosed: true,
  mandanten: ({ now }) => readDue(deps, now),
  work: (mandantId, period) => sweepOf(deps, mandantId, period),
})

export function sweepDateienEvery(jobs: Jobs, deps: SweepDeps): void {
  everyMandant(jobs, jobOf(deps))
}

/** Houses with files that nothing refers to any more, or with bytes that no record names. */
async function readDue(deps: SweepDeps, now: Temporal.Instant): Promise<string[]> {
  const { rows } = await deps.pool.query<{ mandant_id: string }>(
    'select mandant_id from auth.mandanten_mit_losen_dateien($1)',
    [now.subtract({ hours: UNREFERRED_HOURS }).toString()],
  )
  const orphaned = await readOrphaned(deps, now.subtract({ hours: ORPHAN_HOURS }))
  return [...new Set([...rows.map((row) => row.mandant_id), ...orphaned])]
}

/** The store is read through once for all houses: it takes what lies there, however many they are. */
async function readOrphaned(deps: SweepDeps, before: Temporal.Instant): Promise<Set<string>> {
  const mandanten = new Set(await deps.mandanten())
  const orphaned = new Set<string>()
  let keys: string[] = []
  const ask = async () => {
    for (const key of await unknownOf(deps.pool, keys)) orphaned.add(mandantOf(key))
    keys = []
  }
  for await (const object of deps.storage.list(null)) {
    const mandantId = mandantOf(object.key)
    // What no house of ours has put there is somebody else's.
    if (!mandanten.has(mandantId) || orphaned.has(mandantId) || !isOlder(object, before)) continue
    keys.push(object.key)
    if (keys.length === ASKED) await ask()
  }
  if (keys.length > 0) await ask()
  return orphaned
}

const mandantOf = (key: string) => key.slice(0, key.indexOf('/'))

async function unknownOf(pool: pg.Pool, keys: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ schluessel: string }>(
    'select schluessel from auth.bekannte_schluessel($1, $2)',
    [[...new Set(keys.map(mandantOf))], keys],
  )
  const known = new Set(rows.map((row) => row.schluessel))
  return keys.filter((key) => !known.has(key))
}

/** Takes what uploads and check-outs that broke off have left behind: first the records, then the bytes that no record names. */
async function* sweepOf(deps: SweepDeps, mandantId: string, period: Period) {
  const mine = await forMandant(deps.pool, mandantId, (tx) => claimPeriod(tx, SWEEP_JOB, period.name))
  if (!mine) return
  yield* sweepUnreferred(deps, mandantId, period.now.subtract({ hours: UNREFERRED_HOURS }))
  yield* sweepOrphans(deps, mandantId, period.now.subtract({ hours: ORPHAN_HOURS }))
}

async function* sweepUnreferred(deps: SweepDeps, mandantId: string, before: Temporal.Instant) {
  for (;;) {
    const keys = await forMandant(deps.pool, mandantId, async (tx) =>
      (await mayForgetBytes(tx)) ? deleteUnreferred(tx, before, BATCH) : [],
    )
    await deps.storage.remove(keys)
    if (keys.length < BATCH) return
    yield
  }
}

async function* sweepOrphans(deps: SweepDeps, mandantId: string, before: Temporal.Instant) {
  let keys: string[] = []
  for await (const object of deps.storage.list(`${mandantId}/`)) {
    if (isOlder(object, before)) keys.push(object.key)
    if (keys.length < BATCH) continue
    await removeUnknown(deps, mandantId, keys)
    keys = []
    yield
  }
  if (keys.length > 0) await removeUnknown(deps, mandantId, keys)
}

async function removeUnknown(deps: SweepDeps, mandantId: string, keys: readonly string[]) {
  const unknown = await forMandant(deps.pool, mandantId, async (tx) => {
    if (!(await mayForgetBytes(tx))) return []
    const known = await readKnownKeys(tx, [...keys])
    return keys.filter((key) => !known.has(key))
  })
  await deps.storage.remove(unknown)
}

const isOlder = ({ key, changed }: StoredObject, before: Temporal.Instant) =>
  Temporal.Instant.compare(bornAt(key) ?? changed, before) < 0

/** Keys carry their birth (UUIDv7) by the clock that made them; the store's own clock may be another. Null for other keys. */
function bornAt(key: string): Temporal.Instant | null {
  const found = /\/([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[^/]*$/.exec(key)
  return found && Temporal.Instant.fromEpochMilliseconds(Number.parseInt(`${found[1]}${found[2]}`, 16))
}
