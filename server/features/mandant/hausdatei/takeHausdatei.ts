import { setTimeout as wait } from 'node:timers/promises'
import { ExpectedContents } from '../../../platform/backup/expectedContents.ts'
import { ArchiveWriter } from '../../../platform/backup/writeArchive.ts'
import { record } from '../../../platform/database/record.ts'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import type { WorkDeps } from '../../../platform/feature.ts'
import type { Jobs, QueueSettings, Work, WorkOptions } from '../../../platform/jobs/createJobs.ts'
import { forMandant } from '../../../platform/jobs/forMandant.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { checkHaus } from './checkHaus.ts'
import { openHausdatei } from './content.ts'
import { loadHaus } from './loadHaus.ts'
import { COLUMNS, type HausdateiRow, KEPT_HOURS } from './queries.ts'
import { HAUSDATEI_QUEUE, type HausdateiJob } from './queueHausdatei.ts'
import { HausdateiFault, UnseenHausdatei } from './refuseFile.ts'
import { writeHaus } from './writeHaus.ts'

/** A house of a hundred thousand people takes minutes, its files perhaps an hour. */
const EXPIRE_SECONDS = 3 * 60 * 60
const RETRIES: QueueSettings = {
  retryLimit: 2,
  retryDelay: 5,
  expireInSeconds: EXPIRE_SECONDS,
  retentionSeconds: 24 * 60 * 60,
}
/** One at a time on a server: people come first. */
const PACE: WorkOptions = { batch: 1, everySeconds: 1, parallel: 1 }

const SWEEP_JOB = 'mandant.hausdateienLoeschen'
const SWEEP_SECONDS = 60 * 60
/** How often whoever looks is told how far it is. */
const TELL_MS = 500

type Deps = Pick<WorkDeps, 'pool' | 'storage' | 'clock' | 'logger'>

/** Houses are written and read in the background, and their files gone after a day. */
export function workHausdateien(jobs: Jobs, deps: Deps): void {
  jobs.queue(HAUSDATEI_QUEUE, RETRIES)
  jobs.work<HausdateiJob>(HAUSDATEI_QUEUE, PACE, (work) => takeHausdatei(deps, work))
  jobs.every({
    name: SWEEP_JOB,
    everySeconds: SWEEP_SECONDS,
    run: ({ now }) => sweepHausdateien(deps, now),
  })
}

const BEGIN = `
  update auth.hausdatei set status = 'laeuft', erledigt = 0, gesamt = 0
  where id = $1 and status in ('wartend', 'laeuft') returning ${COLUMNS}`
const TELL = 'update auth.hausdatei set schritt = $2, erledigt = $3, gesamt = $4 where id = $1'
const WRITTEN = `
  update auth.hausdatei set status = 'fertig', schritt = null, schluessel = $2, bytes = $3, beendet = now() where id = $1`
const READ = `update auth.hausdatei set status = 'fertig', schritt = null, schluessel = null, beendet = now() where id = $1`
const FAILED = `
  update auth.hausdatei set status = 'fehlgeschlagen', schritt = null, schluessel = null, fehler = $2, beendet = now() where id = $1`

/**
 * Does what one file is for. Broken off, it is begun anew: until the transaction of a house that comes in is committed nothing of it is there.
 * @throws when another attempt may help
 */
export async function takeHausdatei(deps: Deps, { data, last }: Work<HausdateiJob>): Promise<void> {
  const { pool, logger } = deps
  const { rows } = await pool.query<HausdateiRow>(BEGIN, [data.hausdateiId])
  const row = rows[0]
  if (!row) return
  try {
    if (row.art === 'ausfuhr') await writeOut(deps, row)
    else await takeIn(deps, row)
  } catch (error) {
    logger.warn({ err: error, hausdatei: row.id, last }, 'file of a house not done')
    const fault = faultOf(error, last)
    if (!fault && !last) throw error
    await removeLeft(deps, row)
    const told = fault ?? { code: 'hausdatei.abgebrochen', data: {} }
    await pool.query(FAILED, [row.id, JSON.stringify(told)])
    if (!fault) throw error
  }
}

/** What is told of it, where no other attempt helps. */
function faultOf(error: unknown, last: boolean): HausdateiFault['fault'] | null {
  if (last && error instanceof UnseenHausdatei) return new HausdateiFault('hausdatei.nichtGesehen').fault
  return error instanceof HausdateiFault ? error.fault : null
}

/** Says how far it is, now and then, on a connection of its own. */
function teller({ pool }: Deps, { id }: HausdateiRow, schritt: string) {
  let next = 0
  let telling: Promise<unknown> = Promise.resolve()
  const tell = (done: number, all: number) => {
    if (performance.now() < next) return
    next = performance.now() + TELL_MS
    telling = pool.query(TELL, [id, schritt, done, all]).catch(() => undefined)
  }
  return { tell, told: () => telling }
}

async function writeOut(deps: Deps, row: HausdateiRow): Promise<void> {
  const { pool, storage } = deps
  const key = `hausdateien/${row.id}.zst`
  const { tell, told } = teller(deps, row, 'lesen')
  let bytes = 0
  const written = new ExpectedContents(false)
  const writer = new ArchiveWriter(async (chunks) => {
    bytes = await storage.put(key, chunks)
  })
  try {
    await forMandant(pool, row.mandant_id, (tx) => writeHaus(tx, { writer, written, storage }, tell))
  } catch (error) {
    await writer.abandon()
    throw error
  }
  const { parts } = await openHausdatei(storage, key, () => undefined)
  const wrong = await written.wrongIn(parts)
  if (wrong !== null) throw new Error(`the file of a house did not become what the database has: ${wrong}`)
  await told()
  await pool.query(WRITTEN, [row.id, key, bytes])
}

async function takeIn(deps: Deps, row: HausdateiRow): Promise<void> {
  const { pool, storage } = deps
  const { mandant_id: mandantId, name, schluessel, bytes } = row
  if (schluessel === null) throw new HausdateiFault('hausdatei.abgebrochen')
  const all = bytes ?? 0
  const checking = teller(deps, row, 'pruefen')
  await forMandant(pool, mandantId, async (tx) => {
    await atLeisure(tx)
    await checkHaus(tx, storage, schluessel, (read) => checking.tell(read, 2 * all))
  })
  await checking.told()
  const writing = teller(deps, row, 'schreiben')
  await forMandant(pool, mandantId, async (tx) => {
    await atLeisure(tx)
    const file = { storage, key: schluessel, name, now: deps.clock.now() }
    const { herkunft, dateien } = await loadHaus(tx, file, (read) => writing.tell(all + read, 2 * all))
    record(tx, {
      aktion: 'importMandant',
      objekt: 'mandant',
      objektId: mandantId,
      nachher: { name, herkunft: herkunft.slice(0, 120), dateien },
    })
    await writing.told()
    await tx.first(ready<object>(READ, row.id))
  })
  await storage.remove([schluessel])
}

/** Between two statements a file may take its time. */
const atLeisure = (tx: Tx) => tx.raw('set local idle_in_transaction_session_timeout = 0')

/** What a file that failed has left in the store: itself, and of a house that did not come to be its files. */
async function removeLeft({ pool, storage }: Deps, row: HausdateiRow): Promise<void> {
  await storage.remove([`hausdateien/${row.id}.zst`])
  if (row.art === 'ausfuhr') return
  const there = await forMandant(pool, row.mandant_id, (tx) =>
    tx.first(ready<object>('select 1 from mandant where id = $1', row.mandant_id)),
  )
  if (!there) await removeFolder(storage, row.mandant_id)
}

async function removeFolder(storage: Storage, mandantId: string): Promise<void> {
  const keys: string[] = []
  for await (const { key } of storage.list(`${mandantId}/`)) keys.push(key)
  await storage.remove(keys)
}

const OLD = `delete from auth.hausdatei where erstellt < $1 returning ${COLUMNS}`

/** Takes files away that are a day old, with all that they may have left; and bytes that no row names, of an upload that broke off. */
export async function sweepHausdateien(deps: Deps, now: Temporal.Instant): Promise<void> {
  const { pool, storage } = deps
  const before = now.subtract({ hours: KEPT_HOURS })
  const { rows } = await pool.query<HausdateiRow>(OLD, [before.toString()])
  for (const row of rows) {
    await removeLeft(deps, row)
    await wait(0)
  }
  const lost: string[] = []
  for await (const { key, changed } of storage.list('hausdateien/'))
    if (Temporal.Instant.compare(changed, before) < 0) lost.push(key)
  await storage.remove(lost)
}
