import { issue } from '@platzwart/domain/issue'
import type { Updateable } from 'kysely'
import type pg from 'pg'
import { build } from '../../platform/database/sql.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { EinfuhrRules, LineJudge, ParsedLine } from '../../platform/einfuhrArt.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import { insertLines, readKnownNames } from './queries.ts'
import type { EinfuhrJob } from './queueEinfuhr.ts'
import { readTable } from './readTable.ts'

/** Lines that are asked about and written together. */
export const BATCH = 2_000
/** Lines after which whoever waits is told how far it is; a file of fewer is there at once. */
const TOLD_EVERY = 5 * BATCH

/** What the judging process is told. */
export interface EinfuhrOrder extends EinfuhrJob {
  /** Of the application's role. */
  readonly connectionString: string
  /** Instant. */
  readonly now: string
}

type Values = Updateable<DB['einfuhr']>

export function updateEinfuhr(tx: Tx, id: string, values: Values): Promise<number> {
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
      .select(['inhalt', 'benutzer_id', 'grundriss_id', 'kodierung_gewaehlt']),
  )

const deleteLines = (tx: Tx, id: string) =>
  tx.run(
    build
      .deleteFrom('einfuhr_zeile')
      .where('einfuhr_zeile.mandant_id', '=', tx.scope.mandantId)
      .where('einfuhr_id', '=', id),
  )

const FOREIGN = { aenderungen: {}, vorher: {}, verstoesse: [issue('einfuhr.andereKodierung')] }

/** Judges the lines that are certain; what another encoding than that of the file says is refused, whatever its kind. */
function withoutForeign(judge: LineJudge): LineJudge {
  return async (said) => {
    const judged = await judge(said.filter(({ fremd }) => !fremd))
    const done = new Map(judged.map((one) => [one.zeile, one]))
    return said.map(
      ({ zeile, gelesen }) =>
        done.get(zeile) ?? { zeile, gelesen, urteil: 'abgelehnt' as const, ergebnis: FOREIGN },
    )
  }
}

/**
 * Judges the lines part by part and writes what came of them. What is written is not waited for: while the database does it, the next part is
 * read, and asks behind it.
 * @param tell how many lines are done, told on another connection
 */
async function judgeParts(
  tx: Tx,
  id: string,
  judge: LineJudge,
  zeilen: readonly ParsedLine[],
  tell: (erledigt: number) => Promise<unknown>,
) {
  const anzahl = { neu: 0, geaendert: 0, unveraendert: 0, abgelehnt: 0 }
  let written: Promise<unknown> = Promise.resolve()
  let told: Promise<unknown> = Promise.resolve()
  for (let at = 0; at < zeilen.length; at += BATCH) {
    const judged = await judge(zeilen.slice(at, at + BATCH))
    for (const { urteil } of judged) anzahl[urteil]++
    await written
    written = heard(insertLines(tx, id, judged))
    if (at % TOLD_EVERY !== 0 || at === 0) continue
    await told
    told = heard(tell(at))
  }
  await Promise.all([written, told])
  return anzahl
}

/** A promise that is waited for later: its failure is nobody's surprise before. */
function heard<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}

/** Judges every line of a file and keeps what came of it, all in one transaction; how far it is, is told in others. */
export async function judgeEinfuhr(
  pool: pg.Pool,
  rules: EinfuhrRules,
  { mandantId, einfuhrId, now }: Omit<EinfuhrOrder, 'connectionString'>,
): Promise<void> {
  const tell = (values: Values) => forMandant(pool, mandantId, (tx) => updateEinfuhr(tx, einfuhrId, values))
  const beendet = Temporal.Instant.from(now)
  await forMandant(pool, mandantId, async (tx) => {
    const file = await readFile(tx, einfuhrId)
    if (!file) return
    const table = readTable(rules, file.inhalt, {
      known: await readKnownNames(tx),
      chosen: file.kodierung_gewaehlt,
    })
    if (!table.ok) {
      const [fault] = table.issues
      await updateEinfuhr(tx, einfuhrId, { status: 'fehlgeschlagen', fehler: JSON.stringify(fault), beendet })
      return
    }
    const { zeilen, lesarten, ...said } = table.value
    await tell({ gesamt: zeilen.length, erledigt: 0 })
    await deleteLines(tx, einfuhrId)
    const about = { benutzerId: file.benutzer_id, zielId: file.grundriss_id, now: beendet }
    const certain = zeilen.filter(({ fremd }) => !fremd)
    const judge = withoutForeign(await rules.open(tx, about, certain))
    const anzahl = await judgeParts(tx, einfuhrId, judge, zeilen, (erledigt) => tell({ erledigt }))
    await updateEinfuhr(tx, einfuhrId, {
      ...said,
      uebergangen: [...said.uebergangen],
      lesarten: JSON.stringify(lesarten),
      erledigt: zeilen.length,
      status: 'bereit',
      anzahl: JSON.stringify(anzahl),
      fehler: null,
      beendet,
    })
  })
}
