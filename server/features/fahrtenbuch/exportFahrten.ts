import { dayPeriod } from '@platzwart/domain/time/zone'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { Jobs, QueueSettings, Work, WorkOptions } from '../../platform/jobs/createJobs.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { MAX_ROWS } from '../../platform/xlsx/workbook.ts'
import { type Auswahl, type Deckblatt, type Fahrzeugteil, selectAusfuhr } from './ausfuhr.ts'
import type { FahrtenFilter } from './queries.ts'
import { AUSFUHR_QUEUE, type AusfuhrJob } from './queueAusfuhr.ts'
import { countFahrten, type Fahrtzeile, readFahrten } from './readFahrten.ts'
import { textsOf } from './renderZeile.ts'
import { verifyFahrtenbuch } from './verifyFahrtenbuch.ts'
import { writePdf } from './writePdf.ts'
import { writeXlsx } from './writeXlsx.ts'

export interface AusfuhrDeps {
  /** The jobs' own: an export never takes a connection from a request. */
  readonly pool: pg.Pool
  readonly storage: Storage
  readonly clock: Clock
  readonly logger: Pick<Logger, 'info' | 'warn'>
}

const RETRIES: QueueSettings = {
  retryLimit: 2,
  retryDelay: 5,
  expireInSeconds: 900,
  retentionSeconds: 24 * 60 * 60,
}

/** One at a time on a server: a file of a hundred thousand trips takes a while, and people come first. */
const PACE: WorkOptions = { batch: 1, everySeconds: 1, parallel: 1 }

const PROGRESS_MILLISECONDS = 500

export function workAusfuhr(jobs: Jobs, deps: AusfuhrDeps): void {
  jobs.queue(AUSFUHR_QUEUE, RETRIES)
  jobs.work<AusfuhrJob>(AUSFUHR_QUEUE, PACE, (work) => exportFahrten(deps, work))
}

class TooLarge extends Error {}

/**
 * Makes the file of one export and puts it into the store. An attempt that was broken off is begun anew, under the same key.
 * @throws when another attempt may help; the last one leaves a sentence for who asked
 */
export async function exportFahrten(deps: AusfuhrDeps, work: Work<AusfuhrJob>): Promise<void> {
  const { mandantId, ausfuhrId } = work.data
  const row = await forMandant(deps.pool, mandantId, (tx) => begin(tx, ausfuhrId))
  if (!row) return
  const auswahl = row.auswahl as unknown as Auswahl
  try {
    const bytes = await forMandant(deps.pool, mandantId, (tx) => writeFile(deps, tx, row, auswahl))
    await note(deps, mandantId, ausfuhrId, { status: 'fertig', bytes, beendet: deps.clock.now() })
    deps.logger.info({ ausfuhr: ausfuhrId, bytes }, 'export written')
  } catch (error) {
    const final = work.last || error instanceof TooLarge
    deps.logger.warn({ err: error, ausfuhr: ausfuhrId, final }, 'export not written')
    if (!final) throw error
    const fehler = textsOf(auswahl.sprache)(
      error instanceof TooLarge ? 'datei.zuGross' : 'datei.fehlgeschlagen',
    )
    await note(deps, mandantId, ausfuhrId, { status: 'fehlgeschlagen', fehler, beendet: deps.clock.now() })
    await deps.storage.remove([row.key])
    if (!(error instanceof TooLarge)) throw error
  }
}

/** The export, when there is still something to do. Its key is noted before the first byte, so that nobody sweeps it away. */
async function begin(tx: Tx, id: string) {
  const row = await tx.first(
    selectAusfuhr.where('id', '=', id).where('status', 'in', ['wartend', 'laeuft']).forUpdate(),
  )
  if (!row) return null
  const key = `${tx.scope.mandantId}/ausfuhren/${id}.${row.format}`
  await tx.run(
    build.updateTable('ausfuhr').set({ status: 'laeuft', schluessel: key, erledigt: 0 }).where('id', '=', id),
  )
  return { ...row, key }
}

type Note = Partial<
  Record<'status' | 'fehler', string> &
    Record<'erledigt' | 'gesamt' | 'bytes', number> & { beendet: Temporal.Instant }
>

/** In a transaction of its own: whoever waits for the file sees how far it is. */
function note(deps: AusfuhrDeps, mandantId: string, id: string, values: Note): Promise<number> {
  return forMandant(deps.pool, mandantId, (tx) =>
    tx.run(build.updateTable('ausfuhr').set(values).where('id', '=', id)),
  )
}

type Begun = NonNullable<Awaited<ReturnType<typeof begin>>>

/** Reads all of it in one transaction, as it is written. */
async function writeFile(deps: AusfuhrDeps, tx: Tx, row: Begun, auswahl: Auswahl): Promise<number> {
  const mandant = await tx.first(build.selectFrom('mandant').select(['name', 'zone']))
  if (!mandant) throw new Error('no Mandant')
  const [von, bis] = [Temporal.PlainDate.from(auswahl.von), Temporal.PlainDate.from(auswahl.bis)]
  const deckblatt: Deckblatt = {
    sprache: auswahl.sprache,
    zone: mandant.zone,
    mandant: mandant.name,
    now: deps.clock.now(),
    von,
    bis,
    auszug: auswahl.fahrerId !== null || auswahl.zweck !== null,
  }
  const filter: FahrtenFilter = {
    zeitraum: { von: dayPeriod(von, mandant.zone).von, bis: dayPeriod(bis, mandant.zone).bis },
    fahrerId: auswahl.fahrerId,
    zweck: auswahl.zweck,
    fahrtart: null,
  }
  const fahrzeuge = await readFahrzeuge(tx, auswahl, filter)
  const gesamt = fahrzeuge.reduce((sum, { anzahl }) => sum + anzahl, 0)
  if (row.format === 'xlsx' && gesamt * 2 > MAX_ROWS) throw new TooLarge()
  const { mandantId } = tx.scope
  await note(deps, mandantId, row.id, { gesamt })
  const progress = createProgress((erledigt) => note(deps, mandantId, row.id, { erledigt }))
  const teile = readTeile(tx, fahrzeuge, filter, progress)
  const content = row.format === 'xlsx' ? writeXlsx(deckblatt, teile) : writePdf(deckblatt, teile)
  const bytes = await deps.storage.put(row.key, content)
  await note(deps, mandantId, row.id, { erledigt: gesamt })
  return bytes
}

/** Vehicles with their number of trips, by plate; those without any are left out unless they were asked for by name. */
async function readFahrzeuge(tx: Tx, auswahl: Auswahl, filter: FahrtenFilter) {
  const rows = await tx.all(
    build
      .selectFrom('fahrzeug')
      .select(['id', 'kennzeichen', 'marke', 'modell', 'fahrtenbuch'])
      .$if(auswahl.fahrzeugIds !== null, (q) =>
        q.where(sql<boolean>`id = any(${auswahl.fahrzeugIds}::uuid[])`),
      )
      .orderBy('kennzeichen')
      .orderBy('id'),
  )
  const counted = []
  for (const row of rows) counted.push({ ...row, anzahl: await countFahrten(tx, row.id, filter) })
  return auswahl.fahrzeugIds === null ? counted.filter(({ anzahl }) => anzahl > 0) : counted
}

async function* readTeile(
  tx: Tx,
  fahrzeuge: Awaited<ReturnType<typeof readFahrzeuge>>,
  filter: FahrtenFilter,
  progress: (more: number) => Promise<void>,
): AsyncGenerator<Fahrzeugteil> {
  for (const { id, kennzeichen, marke, modell, fahrtenbuch } of fahrzeuge) {
    yield {
      kennzeichen,
      name: `${marke} ${modell}`,
      fahrtenbuch: fahrtenbuch as Fahrzeugteil['fahrtenbuch'],
      pruefung: await verifyFahrtenbuch(tx, id),
      fahrten: counting(readFahrten(tx, id, filter), progress),
    }
  }
}

async function* counting(
  batches: AsyncIterable<readonly Fahrtzeile[]>,
  progress: (more: number) => Promise<void>,
): AsyncGenerator<readonly Fahrtzeile[]> {
  for await (const batch of batches) {
    yield batch
    await progress(batch.length)
  }
}

/** Tells how far it is twice a second at most. */
function createProgress(tell: (done: number) => Promise<unknown>): (more: number) => Promise<void> {
  let done = 0
  let told = performance.now()
  return async (more) => {
    done += more
    if (performance.now() - told < PROGRESS_MILLISECONDS) return
    told = performance.now()
    await tell(done)
  }
}
