import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { type InferResult, sql } from 'kysely'
import { build } from '../../../platform/database/sql.ts'
import type { Tx } from '../../../platform/database/tx.ts'

/** Days that one lock may span, so that a slip of the keyboard does not fill the table. */
export const MAX_DAYS = 62

const von = sql<Temporal.Instant>`min(lower(b.zeitraum))`
const bis = sql<Temporal.Instant>`max(upper(b.zeitraum))`

/** What was locked by one person in one transaction, for one reason, is one lock. */
const selectSperren = ({ scope }: Tx) =>
  build
    .selectFrom('leseraum_buchung as b')
    .where('b.mandant_id', '=', scope.mandantId)
    .where('b.status', '=', 'verschlossen')
    .groupBy(['b.benutzer1_id', 'b.erstellt', 'b.informationstext'])
    .select([
      sql<string>`(array_agg(b.id order by b.zeitraum desc, b.id))[1]`.as('id'),
      sql<string[]>`array_agg(distinct b.leseraum_id)`.as('leseraum_ids'),
      von.as('von'),
      bis.as('bis'),
      'b.informationstext',
    ])

export type SperreRow = InferResult<ReturnType<typeof selectSperren>>[number]

/** The locks of a plan that are not over at `now`, by start. */
export function readSperren(tx: Tx, grundrissId: string, now: Temporal.Instant): Promise<SperreRow[]> {
  const first = now
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .subtract({ days: MAX_DAYS + 1 })
  return tx.all(
    selectSperren(tx)
      .where('b.grundriss_id', '=', grundrissId)
      .where('b.tag', '>=', first)
      .having(bis, '>', now)
      .orderBy(von)
      .orderBy('b.erstellt'),
  )
}

/** A seat's part of a lock. */
interface Part {
  readonly id: string
  readonly leseraum_id: string
  readonly zeitraum: Zeitraum
}

/** What stands of the lock that a row belongs to and is not over at `now`; empty where there is none. */
export async function readParts(tx: Tx, id: string, now: Temporal.Instant): Promise<Part[]> {
  const { mandantId } = tx.scope
  const one = await tx.first(
    build
      .selectFrom('leseraum_buchung as b')
      .where('b.mandant_id', '=', mandantId)
      .where('b.id', '=', id)
      .where('b.status', '=', 'verschlossen')
      .select(['b.grundriss_id', 'b.benutzer1_id', 'b.erstellt', 'b.informationstext']),
  )
  if (!one) return []
  return tx.all(
    build
      .selectFrom('leseraum_buchung as b')
      .where('b.mandant_id', '=', mandantId)
      .where('b.status', '=', 'verschlossen')
      .where('b.grundriss_id', '=', one.grundriss_id)
      .where('b.benutzer1_id', '=', one.benutzer1_id)
      .where('b.erstellt', '=', one.erstellt)
      .where('b.informationstext', '=', one.informationstext)
      .where(sql<boolean>`upper(b.zeitraum) > ${now.toString()}::timestamptz`)
      .select(['b.id', 'b.leseraum_id', 'b.zeitraum'])
      .orderBy('b.id'),
  )
}
