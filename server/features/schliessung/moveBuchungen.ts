import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import { marking } from '../../platform/database/marks.ts'
import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { constraintOf, Overtaken } from '../../platform/database/violations.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { LESERAUM } from '../leseraum/art.ts'
import type { BuchungWithNames } from '../leseraum/queries.ts'
import { lapsedUntil, releaseSlots, type Slot } from './queries.ts'

/** Where and how a booking is to be. */
interface Target extends Slot {
  readonly grundriss_id: string
  readonly tag: Temporal.PlainDate
  readonly status: BuchungStatus
  readonly informationstext: string
  readonly zweite_zugesagt: Temporal.Instant | null
}

export interface Move {
  readonly row: BuchungWithNames
  readonly target: Target
}

const MOVE = `
  update leseraum_buchung b set leseraum_id = r.leseraum_id, grundriss_id = r.grundriss_id, tag = r.tag, zeitraum = tstzrange(r.von, r.bis),
    status = r.status, informationstext = r.informationstext, zweite_zugesagt = r.zugesagt, gehalten_bis = null, gehalten_status = null,
    gilt_seit = $3, version = b.version + 1, geaendert = now()
  from json_to_recordset($2::json) as r(id uuid, leseraum_id uuid, grundriss_id uuid, tag date, von timestamptz, bis timestamptz,
    status text, informationstext text, zugesagt timestamptz)
  where b.mandant_id = $1 and b.id = r.id`

const jsonOf = ({ row: { id }, target }: Move) => {
  const { leseraum_id, grundriss_id, tag, zeitraum, status, informationstext, zweite_zugesagt } = target
  return {
    id,
    leseraum_id,
    grundriss_id,
    tag: tag.toString(),
    status,
    informationstext,
    von: zeitraum.von.toString(),
    bis: zeitraum.bis.toString(),
    zugesagt: zweite_zugesagt?.toString() ?? null,
  }
}

/** The row as it is then; its names are still those of where it was. */
export const afterOf = ({ row, target }: Move): BuchungWithNames => ({
  ...row,
  ...target,
  gehalten_bis: null,
  gehalten_status: null,
  version: row.version + 1,
})

/**
 * Writes all of them in one statement, each with its audit row and its live event. The caller has their calendars and has locked them.
 * @throws Overtaken when somebody has taken one of the slots at this moment: looked at once more, it is seen
 */
export async function moveBuchungen(call: Call, aktion: string, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return
  const { tx, now } = call
  const { mandantId } = tx.scope
  const marks = moves.flatMap((move) => [
    ...(LESERAUM.marks?.(move.row) ?? []),
    ...(LESERAUM.marks?.(afterOf(move)) ?? []),
  ])
  const comes = moves.map(({ target }) => target).filter(({ status }) => status !== 'storniert')
  if (comes.length > 0) await tx.run(marking(releaseSlots(comes, lapsedUntil(now), mandantId), marks))
  try {
    await tx.run(marking(ready<never>(MOVE, mandantId, JSON.stringify(moves.map(jsonOf)), now), marks))
  } catch (error) {
    if (constraintOf(error) === `${LESERAUM.table}_ueberschneidung`) throw new Overtaken()
    throw error
  }
  record(
    tx,
    ...moves.map((move) => ({
      aktion,
      objekt: LESERAUM.table,
      objektId: move.row.id,
      vorher: LESERAUM.snapshot(move.row),
      nachher: LESERAUM.snapshot(afterOf(move)),
    })),
  )
}
