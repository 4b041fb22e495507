import { dayPeriod } from '@platzwart/domain/time/zone'
import { MAX_ROWS } from '@platzwart/libs/xlsx/workbook'
import { sql } from 'kysely'
import type pg from 'pg'
import { collate } from '../../../platform/database/byLanguage.ts'
import { build } from '../../../platform/database/sql.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forMandant } from '../../../platform/jobs/forMandant.ts'
import type { FahrtenFilter } from '../queries.ts'
import { countFahrten, type FahrtRow, readFahrten } from '../readFahrten.ts'
import { verifyFahrtenbuch } from '../verifyFahrtenbuch.ts'
import { type Choice, type Cover, type Fahrzeugteil, selectAusfuhr } from './ausfuhr.ts'
import { updateAusfuhr } from './updateAusfuhr.ts'

/** What the writing process is told; the file goes back, progress goes into the row. */
export interface AusfuhrOrder {
  /** Of the application's role. */
  readonly connectionString: string
  readonly mandantId: string
  readonly ausfuhrId: string
  /** Instant. */
  readonly now: string
}

/** How a workbook that would have more rows than a sheet can is named, across processes. */
export const TOO_LARGE = 'AusfuhrTooLarge'

class TooLarge extends Error {
  override readonly name = TOO_LARGE
}

const PROGRESS_MILLISECONDS = 500

/**
 * Reads one export in one transaction and hands its bytes to `put` as they are written.
 * @throws TooLarge when a sheet has not enough rows
 */
export async function writeAusfuhr(
  pool: pg.Pool,
  { mandantId, ausfuhrId, now }: Omit<AusfuhrOrder, 'connectionString'>,
  put: (content: AsyncIterable<Uint8Array>) => Promise<unknown>,
): Promise<void> {
  const note = (values: Parameters<typeof updateAusfuhr>[3]) =>
    updateAusfuhr(pool, mandantId, ausfuhrId, values)
  await forMandant(pool, mandantId, async (tx) => {
    const [row, mandant] = await Promise.all([
      tx.first(selectAusfuhr(tx).where('id', '=', ausfuhrId)),
      tx.first(build.selectFrom('mandant').select(['name', 'zone'])),
    ])
    if (!row || !mandant) throw new Error('no such export')
    const auswahl = row.auswahl as unknown as Choice
    const cover = coverOf(auswahl, mandant, Temporal.Instant.from(now))
    const filter = filterOf(cover, auswahl)
    const fahrzeuge = await readFahrzeuge(tx, auswahl, filter)
    const gesamt = fahrzeuge.reduce((sum, { anzahl }) => sum + anzahl, 0)
    if (row.format === 'xlsx' && gesamt * 2 > MAX_ROWS) throw new TooLarge()
    await note({ gesamt })
    const parts = readParts(
      tx,
      fahrzeuge,
      filter,
      createProgress((erledigt) => note({ erledigt })),
    )
    await put(await contentOf(row.format, cover, parts))
    await note({ erledigt: gesamt })
  })
}

/** Only the writer that is needed is loaded: the other's fonts or formats are memory, too. */
async function contentOf(format: string, cover: Cover, parts: AsyncIterable<Fahrzeugteil>) {
  if (format !== 'pdf') return (await import('./writeXlsx.ts')).writeXlsx(cover, parts)
  return (await import('./writePdf.ts')).writePdf(cover, parts)
}

function coverOf(
  { sprache, von, bis, fahrerId, zweck }: Choice,
  mandant: { readonly name: string; readonly zone: string },
  now: Temporal.Instant,
): Cover {
  return {
    sprache,
    zone: mandant.zone,
    mandant: mandant.name,
    now,
    von: Temporal.PlainDate.from(von),
    bis: Temporal.PlainDate.from(bis),
    auszug: fahrerId !== null || zweck !== null,
  }
}

function filterOf({ von, bis, zone }: Cover, { fahrerId, zweck }: Choice): FahrtenFilter {
  const zeitraum = { von: dayPeriod(von, zone).von, bis: dayPeriod(bis, zone).bis }
  return { zeitraum, fahrerId, zweck, fahrtart: null }
}

/** Vehicles with their number of trips, by plate; those without any are left out unless they were asked for by name. */
async function readFahrzeuge(tx: Tx, auswahl: Choice, filter: FahrtenFilter) {
  const rows = await tx.all(
    build
      .selectFrom('fahrzeug')
      .where('fahrzeug.mandant_id', '=', tx.scope.mandantId)
      .select(['id', 'kennzeichen', 'marke', 'modell', 'fahrtenbuch'])
      .$if(auswahl.fahrzeugIds !== null, (q) =>
        q.where(sql<boolean>`id = any(${auswahl.fahrzeugIds}::uuid[])`),
      )
      .orderBy(sql.raw(collate('kennzeichen')))
      .orderBy('id'),
  )
  const counted = []
  for (const row of rows) counted.push({ ...row, anzahl: await countFahrten(tx, row.id, filter) })
  return auswahl.fahrzeugIds === null ? counted.filter(({ anzahl }) => anzahl > 0) : counted
}

async function* readParts(
  tx: Tx,
  fahrzeuge: Awaited<ReturnType<typeof readFahrzeuge>>,
  filter: FahrtenFilter,
  progress: (more: number) => Promise<void>,
): AsyncGenerator<Fahrzeugteil> {
  for (const { id, kennzeichen, marke, modell, fahrtenbuch } of fahrzeuge) {
    yield {
      kennzeichen,
      name: `${marke} ${modell}`,
      fahrtenbuch: fahrtenbuch,
      pruefung: await verifyFahrtenbuch(tx, id),
      fahrten: counting(readFahrten(tx, id, filter), progress),
    }
  }
}

async function* counting(
  batches: AsyncIterable<readonly FahrtRow[]>,
  progress: (more: number) => Promise<void>,
): AsyncGenerator<readonly FahrtRow[]> {
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
