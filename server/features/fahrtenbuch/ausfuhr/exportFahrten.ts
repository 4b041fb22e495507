import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import { build } from '../../../platform/database/sql.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Jobs, QueueSettings, Work, WorkOptions } from '../../../platform/jobs/createJobs.ts'
import { forMandant } from '../../../platform/jobs/forMandant.ts'
import { bytesOf } from '../../../platform/jobs/ownProcess.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { type Choice, selectAusfuhr } from './ausfuhr.ts'
import { AUSFUHR_QUEUE, type AusfuhrJob } from './queueAusfuhr.ts'
import { textsOf } from './renderRow.ts'
import { updateAusfuhr } from './updateAusfuhr.ts'
import { type AusfuhrOrder, TOO_LARGE } from './writeAusfuhr.ts'

export interface AusfuhrDeps {
  /** The jobs' own: an export never takes a connection from a request. */
  readonly pool: pg.Pool
  /** Of the application's role, for the process that writes. */
  readonly connectionString: string
  readonly storage: Storage
  readonly clock: Clock
  readonly logger: Pick<Logger, 'info' | 'warn'>
}

const EXPIRE_SECONDS = 900

const RETRIES: QueueSettings = {
  retryLimit: 2,
  retryDelay: 5,
  expireInSeconds: EXPIRE_SECONDS,
  retentionSeconds: 24 * 60 * 60,
}

/** One at a time on a server: a file of a hundred thousand trips takes a while, and people come first. */
const PACE: WorkOptions = { batch: 1, everySeconds: 1, parallel: 1 }

const WRITER = new URL('./startAusfuhr.ts', import.meta.url)
/** Twice the megabytes that a hundred thousand trips take. */
const OWN = { heap: 96, seconds: EXPIRE_SECONDS }

export function workAusfuhr(jobs: Jobs, deps: AusfuhrDeps): void {
  jobs.queue(AUSFUHR_QUEUE, RETRIES)
  jobs.work<AusfuhrJob>(AUSFUHR_QUEUE, PACE, (work) => exportFahrten(deps, work))
}

/**
 * Has the file of one export made by a process of its own, and puts it into the store. An attempt that was broken off is begun anew,
 * under the same key.
 * @throws when another attempt may help; the last one leaves a sentence for who asked
 */
export async function exportFahrten(deps: AusfuhrDeps, work: Work<AusfuhrJob>): Promise<void> {
  const { mandantId, ausfuhrId } = work.data
  const { connectionString, clock, logger, pool, storage } = deps
  const row = await forMandant(pool, mandantId, (tx) => begin(tx, ausfuhrId))
  if (!row) return
  const order: AusfuhrOrder = { connectionString, mandantId, ausfuhrId, now: clock.now().toString() }
  try {
    const bytes = await storage.put(row.key, bytesOf(WRITER, order, OWN))
    await updateAusfuhr(pool, mandantId, ausfuhrId, { status: 'fertig', bytes, beendet: clock.now() })
    logger.info({ ausfuhr: ausfuhrId, bytes }, 'export written')
  } catch (error) {
    const tooLarge = error instanceof Error && error.name === TOO_LARGE
    const final = work.last || tooLarge
    logger.warn({ err: error, ausfuhr: ausfuhrId, final }, 'export not written')
    if (!final) throw error
    const { sprache } = row.auswahl as unknown as Choice
    const fehler = textsOf(sprache)(tooLarge ? 'datei.zuGross' : 'datei.fehlgeschlagen')
    const beendet = clock.now()
    await updateAusfuhr(pool, mandantId, ausfuhrId, { status: 'fehlgeschlagen', fehler, beendet })
    await storage.remove([row.key])
    if (!tooLarge) throw error
  }
}

/** The export, when there is still something to do. Its key is noted before the first byte, so that nobody sweeps it away. */
async function begin(tx: Tx, id: string) {
  const row = await tx.first(
    selectAusfuhr(tx).where('id', '=', id).where('status', 'in', ['wartend', 'laeuft']).forUpdate(),
  )
  if (!row) return null
  const key = `${tx.scope.mandantId}/ausfuhren/${id}.${row.format}`
  await tx.run(
    build
      .updateTable('ausfuhr')
      .where('ausfuhr.mandant_id', '=', tx.scope.mandantId)
      .set({ status: 'laeuft', schluessel: key, erledigt: 0 })
      .where('id', '=', id),
  )
  return { ...row, key }
}
