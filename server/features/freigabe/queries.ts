import { sql } from 'kysely'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Cursor } from '../../platform/http/cursor.ts'
import { selectFahrtWithNames } from '../fahrt/queries.ts'

const selectSpecial = ({ scope }: Tx) =>
  selectFahrtWithNames(scope.mandantId)
    .where('b.typ', '=', 'BUCHUNG')
    .where(sql<boolean>`b.freigabe_gruende <> '{}'`)

/** Special trips that wait for a decision, by start. */
export async function readOpen(tx: Tx, after: Cursor | null, limit: number) {
  return tx.all(
    selectSpecial(tx)
      .where('b.status', '=', 'vorgemerkt')
      .$if(after !== null, (q) =>
        q.where(sql<boolean>`(lower(b.zeitraum), b.id) > (${after?.zeit}::timestamptz, ${after?.id}::uuid)`),
      )
      .orderBy(sql`lower(b.zeitraum)`)
      .orderBy('b.id')
      .limit(limit),
  )
}

/** Special trips that have a decision, the latest decided first. */
export async function readDecided(tx: Tx, after: Cursor | null, limit: number) {
  return tx.all(
    selectSpecial(tx)
      .innerJoin('fahrzeug_freigabe as e', (on) =>
        on
          .onRef('e.mandant_id', '=', 'b.mandant_id')
          .onRef('e.fahrzeug_buchung_id', '=', 'b.id')
          .on('e.is_freigegeben', 'is not', null),
      )
      .select('e.freigegeben_at as entschieden')
      .$if(after !== null, (q) =>
        q.where(sql<boolean>`(e.freigegeben_at, b.id) < (${after?.zeit}::timestamptz, ${after?.id}::uuid)`),
      )
      .orderBy('e.freigegeben_at', 'desc')
      .orderBy('b.id', 'desc')
      .limit(limit),
  )
}

/** One special trip, whatever became of it. */
export async function readSpecial(tx: Tx, buchungId: string) {
  return tx.first(selectSpecial(tx).where('b.id', '=', buchungId))
}

const COUNT = `
  select count(*)::int as anzahl from fahrzeug_freigabe f
    join fahrzeug_buchung b on b.mandant_id = f.mandant_id and b.id = f.fahrzeug_buchung_id
  where f.mandant_id = $1 and f.benutzer_id = $2 and f.is_freigegeben is null and b.status = 'vorgemerkt'`

/** How many trips wait for this person's decision. */
export async function countOpen(tx: Tx, benutzerId: string): Promise<number> {
  const row = await tx.first(ready<{ anzahl: number }>(COUNT, tx.scope.mandantId, benutzerId))
  return row?.anzahl ?? 0
}
