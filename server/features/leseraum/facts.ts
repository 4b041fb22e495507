import type { BookingFacts } from '@platzwart/domain/leseraum/facts'
import { weekStart } from '@platzwart/domain/leseraum/limits'
import type { Hold } from '@platzwart/domain/leseraum/types'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Tx } from '../../platform/database/tx.ts'
import type { Person } from '../benutzer/person.ts'
import type { Plan } from '../grundriss/plan.ts'
import { type HoldRow, readOwn, readSeatDay } from './queries.ts'

export function holdOf(row: HoldRow): Hold {
  return {
    id: row.id,
    leseraumId: row.leseraum_id,
    zeitraum: row.zeitraum,
    // A cancelled booking whose slot is still held stands in the way like a reserved one.
    status: row.status === 'storniert' ? 'reserviert' : (row.status as Hold['status']),
    bucherId: row.benutzer1_id,
  }
}

interface Wish {
  readonly plan: Plan
  readonly leseraumId: string
  readonly von: Temporal.Instant
}

/** What a decision about one seat needs to know, in one round trip. */
export async function readFacts(tx: Tx, now: Temporal.Instant, person: Person, wish: Wish): Promise<BookingFacts> {
  const { plan, leseraumId, von } = wish
  const tag = tagOf(von, plan.kalender.zone)
  const monday = weekStart(tag)
  const [own, seat] = await Promise.all([
    // A day more at either end: breaks between bookings reach over the week's midnights.
    readOwn(tx, person.id, monday.subtract({ days: 1 }), monday.add({ days: 7 })),
    readSeatDay(tx, plan.id, leseraumId, tag),
  ])
  return {
    now,
    kalender: plan.kalender,
    einstellungen: person.einstellungen,
    eigene: own.map(holdOf),
    belegungen: seat.map(holdOf),
  }
}
