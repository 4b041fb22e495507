import type { Updateable } from 'kysely'
import type pg from 'pg'
import { build } from '../../../platform/database/sql.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forMandant } from '../../../platform/jobs/forMandant.ts'
import { readRechte } from '../../berechtigung/readHerkunft.ts'
import { readHouse } from './facts.ts'
import { firstLines, judgeLines } from './judgeLines.ts'
import { insertLines } from './queries.ts'
import type { EinfuhrJob } from './queueEinfuhr.ts'
import { readTable } from './readTable.ts'

/** Lines that are asked about and written together. */
export const BATCH = 2_000

/** What the judging process is told. */
export interface EinfuhrOrder extends EinfuhrJob {
  /** Of the application's role. */
  readonly connectionString: string
  /** Instant. */
  readonly now: string
}

export function updateEinfuhr(tx: Tx, id: string, values: Updateable<DB['einfuhr']>): Promise<number> {
  return tx.run(
    build
      .updateTable('einfuhr')
      .where('einfuhr.mandant_id', '=', tx.scope.mandantId)
      .where('id', '=', id)
      .set(values),
  )
}

const readFile = (tx: Tx, id: string) =>
  tx.first(
    build
      .selectFrom('einfuhr')
      .where('einfuhr.mandant_id', '=', tx.scope.mandantId)
      .where('id', '=', id)
      .where('status', 'in', ['wartend', 'laeuft'])
      .select(['inhalt', 'benutzer_id']),
  )

const deleteLines = (tx: Tx, id: string) =>
  tx.run(
    build
      .deleteFrom('einfuhr_zeile')
      .where('einfuhr_zeile.mandant_id', '=', tx.scope.mandantId)
      .where('einfuhr_id', '=', id),
  )

/** Judges every line of a file and keeps what came of it, all in one transaction; how far it is, is told in others. */
export async function judgeEinfuhr(
  pool: pg.Pool,
  { mandantId, einfuhrId, now }: Omit<EinfuhrOrder, 'connectionString'>,
): Promise<void> {
  const tell = (values: Updateable<DB['einfuhr']>) =>
    forMandant(pool, mandantId, (tx) => updateEinfuhr(tx, einfuhrId, values))
  const beendet = Temporal.Instant.from(now)
  await forMandant(pool, mandantId, async (tx) => {
    const file = await readFile(tx, einfuhrId)
    if (!file) return
    const table = readTable(file.inhalt)
    if (!table.ok) {
      const [issue] = table.issues
      await updateEinfuhr(tx, einfuhrId, { status: 'fehlgeschlagen', fehler: JSON.stringify(issue), beendet })
      return
    }
    const { zeilen, ...said } = table.value
    await tell({ gesamt: zeilen.length, erledigt: 0 })
    await deleteLines(tx, einfuhrId)
    const own = await readRechte(tx, file.benutzer_id)
    const house = await readHouse(tx, own, firstLines(zeilen))
    const anzahl = { neu: 0, geaendert: 0, unveraendert: 0, abgelehnt: 0 }
    for (let at = 0; at < zeilen.length; at += BATCH) {
      const judged = await judgeLines(tx, house, zeilen.slice(at, at + BATCH))
      for (const { urteil } of judged) anzahl[urteil]++
      await insertLines(tx, einfuhrId, judged)
      await tell({ erledigt: Math.min(at + BATCH, zeilen.length) })
    }
    const done = { status: 'bereit', anzahl: JSON.stringify(anzahl), fehler: null, beendet } as const
    await updateEinfuhr(tx, einfuhrId, { ...said, ...done, uebergangen: [...said.uebergangen] })
  })
}
