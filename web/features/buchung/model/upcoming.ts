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
  /** Until when the step that is possible now can be taken, or should be; null when there is nothing to do yet. */
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

/** One of a person's own bookings, whatever it is of. */
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

/** A seat that one has checked in to asks for nothing more. */
function isSettled(one: Upcoming): boolean {
  return one.art === 'platz' && one.buchung.status === 'durchgeführt'
}

function rank(one: Upcoming): number {
  if (one.frist !== null) return 0
  return isSettled(one) ? 1 : 2
}

/** What somebody comes for: neither what was cancelled, nor a seat that they lock for others. */
const HELD: readonly BuchungStatus[] = ['vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt']

/**
 * A person's bookings that are to come or running, the one that matters next first: what can be done now by its deadline, then the
 * seat that one sits at, then the others by their start. What was cancelled is left out; it can be undone where it was cancelled.
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

/** What these say about where the person should land: a step that is due, or something that is on today. */
export function ownOf(all: readonly Upcoming[], now: Temporal.Instant, zone: string): Own {
  if (all.some(({ frist }) => frist !== null)) return 'jetzt'
  const heute = tagOf(now, zone)
  const today = all.some(
    (one) => !isSettled(one) && Temporal.PlainDate.compare(tagOf(one.von, zone), heute) <= 0,
  )
  return today ? 'heute' : null
}
