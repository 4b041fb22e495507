import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { BuchungView } from '@platzwart/contract/leseraum'
import type { Own } from '@platzwart/domain/berechtigung/landing'
import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { tagOf } from '@platzwart/domain/time/zone'
import { type FahrtStand, possibleOf as possibleOfFahrt, standOf } from '../../fahrt/model/fahrt.ts'
import { upcoming as upcomingFahrten } from '../../fahrt/model/fahrten.ts'
import { possibleOf, upcoming } from '../../leseraum/model/buchungen.ts'

interface Planned {
  readonly id: string
  readonly von: Temporal.Instant
  readonly bis: Temporal.Instant
  /** Until when the possible step can or should be taken; null if there is none yet. */
  readonly frist: Temporal.Instant | null
}

export interface UpcomingSeat extends Planned {
  readonly art: 'platz'
  readonly schritt: 'confirm' | 'checkIn' | null
  readonly buchung: BuchungView
}

export interface UpcomingTrip extends Planned {
  readonly art: 'fahrt'
  readonly schritt: 'checkIn' | 'checkOut' | null
  readonly fahrt: FahrzeugBuchungView
  readonly stand: FahrtStand
}

/** One of a person's own bookings, of any kind. */
export type Upcoming = UpcomingSeat | UpcomingTrip

export interface Known {
  readonly buchungen: readonly BuchungView[]
  readonly fahrten: readonly FahrzeugBuchungView[]
  readonly now: Temporal.Instant
  readonly einstellungen: Pick<Effective, 'fahrzeug.freigabeFensterMinuten'>
}

const at = (instant: string) => Temporal.Instant.from(instant)
const { compare } = Temporal.Instant

function upcomingSeat(buchung: BuchungView, now: Temporal.Instant): UpcomingSeat {
  const { bestaetigen, einchecken } = possibleOf(buchung, now)
  const own = { art: 'platz', id: buchung.id, von: at(buchung.von), bis: at(buchung.bis), buchung } as const
  if (bestaetigen) return { ...own, schritt: 'confirm', frist: own.von }
  if (einchecken) return { ...own, schritt: 'checkIn', frist: at(buchung.checkInBis) }
  return { ...own, schritt: null, frist: null }
}

function upcomingTrip(fahrt: FahrzeugBuchungView, { now, einstellungen }: Known): UpcomingTrip {
  const { schritt } = possibleOfFahrt(fahrt, now, { einstellungen, pflege: false })
  const own = { art: 'fahrt', id: fahrt.id, von: at(fahrt.von), bis: at(fahrt.bis) } as const
  const frist = { checkIn: at(fahrt.checkInBis), checkOut: own.bis }
  return { ...own, fahrt, stand: standOf(fahrt, now), schritt, frist: schritt && frist[schritt] }
}

/** A seat with a check-in needs nothing more. */
function isSettled(one: Upcoming): boolean {
  return one.art === 'platz' && one.buchung.status === 'durchgeführt'
}

function rank(one: Upcoming): number {
  if (one.frist !== null) return 0
  return isSettled(one) ? 1 : 2
}

/** Bookings of one's own: neither cancelled, nor locks for others. */
const HELD: readonly BuchungStatus[] = ['vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt']

/**
 * A person's future and current bookings, most relevant first: possible steps by deadline, then the current
 * seat, then the others by start. Cancelled ones are left out; they can be undone where they were cancelled.
 */
export function upcomingOf(known: Known): readonly Upcoming[] {
  const { buchungen, fahrten, now } = known
  const seats = upcoming(buchungen, now).filter(
    ({ status, rolle }) => HELD.includes(status) && rolle !== 'andere',
  )
  const trips = upcomingFahrten(fahrten, now).filter(({ status }) => status !== 'storniert')
  const all = [
    ...seats.map((buchung) => upcomingSeat(buchung, now)),
    ...trips.map((fahrt) => upcomingTrip(fahrt, known)),
  ]
  return all.toSorted((a, b) => rank(a) - rank(b) || compare(a.frist ?? a.von, b.frist ?? b.von))
}

/** What they imply for the landing page: a step that is due, or something later today. */
export function ownOf(all: readonly Upcoming[], now: Temporal.Instant, zone: string): Own {
  if (all.some(({ frist }) => frist !== null)) return 'jetzt'
  const heute = tagOf(now, zone)
  const today = all.some(
    (one) => !isSettled(one) && Temporal.PlainDate.compare(tagOf(one.von, zone), heute) <= 0,
  )
  return today ? 'heute' : null
}
