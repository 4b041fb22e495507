import { EINLADUNGEN_WINDOW } from '@platzwart/domain/leseraum/einladungen'
import type { BookingFacts } from '@platzwart/domain/leseraum/facts'
import { type OwnTime, ownDays } from '@platzwart/domain/leseraum/limits'
import type { Place } from '@platzwart/domain/leseraum/offen'
import type { Hold } from '@platzwart/domain/leseraum/types'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Call } from '../../platform/http/endpoint.ts'
import type { Configured } from '../../platform/konfiguration/konfiguration.ts'
import type { Person } from '../../platform/konfiguration/person.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { regelnIn } from '../grundriss/bereich.ts'
import { type Plan, planIds, planOfSeat } from '../grundriss/plan.ts'
import { LESERAUM } from './art.ts'
import { type BuchungRow, type HoldRow, readEinladungen, readOwn, readSeatDay } from './queries.ts'

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

/** How often the person who acts has asked this address within the window; behind the lock of the limits, so that none is missed. */
export async function einladungenOf(
  { tx, person, now }: Pick<Call, 'tx' | 'person' | 'now'>,
  adresse: string | null,
): Promise<Temporal.Instant[]> {
  if (adresse === null) return []
  return readEinladungen(tx, person.id, adresse, now.subtract(EINLADUNGEN_WINDOW))
}

interface Wish {
  readonly plan: Plan
  readonly leseraumId: string
  readonly von: Temporal.Instant
}

/**
 * A person's own bookings around a day, in the Bereich of a plan: the ISO week for the limits, a day more at either end for breaks over its midnights.
 */
export async function seeOwnWeek(
  here: Configured,
  { bereich }: Pick<Plan, 'bereich'>,
  benutzerId: string,
  tag: Temporal.PlainDate,
): Promise<Hold[]> {
  const rows = await readOwn(here.tx, benutzerId, await planIds(here, bereich), ...ownDays(tag))
  return rows.map(holdOf)
}

/**
 * The same for who is about to book. One person's bookings are decided one after the other, on however many servers: two that are sent in one
 * instant would each see the limits kept.
 */
export async function readOwnWeek(
  here: Configured,
  plan: Pick<Plan, 'bereich'>,
  benutzerId: string,
  tag: Temporal.PlainDate,
): Promise<Hold[]> {
  const [, own] = await Promise.all([
    lockInOrder(here.tx, LESERAUM, { personen: [benutzerId] }),
    seeOwnWeek(here, plan, benutzerId, tag),
  ])
  return own
}

/**
 * What the second person of a booking has booked around its day; undefined where nobody of the house is meant. Behind the booking's own lock, which is
 * theirs, too.
 */
export async function readOwnOfSecond(
  here: Configured,
  row: Pick<BuchungRow, 'benutzer2_id' | 'zeitraum'> & Pick<Plan, 'bereich'>,
): Promise<OwnTime | undefined> {
  const { tx, konfiguration } = here
  const { benutzer2_id: id, zeitraum } = row
  if (id === null) return undefined
  const { einstellungen } = await konfiguration.person(tx, id)
  const eigene = await readOwnWeek(here, row, id, tagOf(zeitraum.von, konfiguration.mandant.zone))
  return { eigene, einstellungen: regelnIn(einstellungen, row) }
}

/** What a decision about one seat needs to know, in one round trip. */
export async function readFacts(
  here: Configured,
  now: Temporal.Instant,
  person: Person,
  wish: Wish,
): Promise<BookingFacts> {
  const { tx } = here
  const { plan, leseraumId, von } = wish
  const tag = tagOf(von, plan.kalender.zone)
  const [eigene, seat] = await Promise.all([
    readOwnWeek(here, plan, person.id, tag),
    readSeatDay(tx, plan.id, leseraumId, tag, now),
  ])
  return {
    now,
    kalender: plan.kalender,
    einstellungen: regelnIn(person.einstellungen, plan),
    eigene,
    belegungen: seat.map(holdOf),
  }
}

/** The place of a booking, as it is now. */
export async function placeOf(
  { tx, konfiguration }: Call,
  row: BuchungRow,
): Promise<Place & Pick<Plan, 'bereich'>> {
  const plan = await planOfSeat({ tx, konfiguration }, row.leseraum_id)
  const leseraum = plan?.byId.get(row.leseraum_id)
  if (!plan || !leseraum) throw new Error('a booking has a seat, and a seat a plan')
  return { kalender: plan.kalender, leseraum, bereich: plan.bereich }
}
