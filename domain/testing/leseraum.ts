import type { BuchungStatus } from '../buchung/status.ts'
import type { BenutzerId, BuchungId, GrundrissId, LeseraumId } from '../id.ts'
import type { BookingCommand } from '../leseraum/book.ts'
import type { BookingFacts } from '../leseraum/facts.ts'
import type { Place } from '../leseraum/offen.ts'
import type { Hold, Leseraum, LeseraumBuchung } from '../leseraum/types.ts'
import { parseUhrzeit } from '../time/uhrzeit.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { instantOf } from '../time/zone.ts'
import { einstellungen } from './einstellungen.ts'
import { kalender, week } from './kalender.ts'

export const ADA = 'ada' as BenutzerId
export const BEN = 'ben' as BenutzerId
export const CARL = 'carl' as BenutzerId

/** The day of the examples. */
export const TUESDAY = Temporal.PlainDate.from('2026-06-02')

/**
 * A wall time in Berlin, on the Tuesday by default.
 * @throws RangeError for a typo in a test
 */
export function at(uhrzeit: string, tag = TUESDAY): Temporal.Instant {
  const parsed = parseUhrzeit(uhrzeit)
  if (!parsed.ok) throw new RangeError(`${uhrzeit} is no time of day`)
  return instantOf(tag, parsed.value, 'Europe/Berlin')
}

export function between(von: string, bis: string, tag = TUESDAY): Zeitraum {
  return { von: at(von, tag), bis: at(bis, tag) }
}

export function seat(more: Partial<Leseraum> = {}): Leseraum {
  return {
    id: 'a1' as LeseraumId,
    grundrissId: 'halle' as GrundrissId,
    bezeichnung: 'A1',
    art: 'platz',
    zone: 'Nord',
    kapazitaet: 1,
    beschreibung: '',
    bedingungen: '',
    zweitePersonNoetig: false,
    aktiv: true,
    ausstattung: [],
    x: 0,
    y: 0,
    breite: 120,
    hoehe: 80,
    drehung: 0,
    ...more,
  }
}

/** For six people. */
export function gruppenraum(more: Partial<Leseraum> = {}): Leseraum {
  return seat({ id: 'g1' as LeseraumId, bezeichnung: 'G1', art: 'gruppenraum', kapazitaet: 6, ...more })
}

let made = 0

/** A seat's hold: a reserved booking of seat `a1` by somebody else by default. */
export function hold(zeitraum: Zeitraum, more: Partial<Hold> = {}): Hold {
  return { id: `hold-${++made}`, leseraumId: 'a1', zeitraum, status: 'reserviert', bucherId: null, ...more }
}

/** Ada requests seat `a1` from nine to eleven, alone. */
export function wish(more: Partial<BookingCommand> = {}): BookingCommand {
  return {
    leseraum: seat(),
    zeitraum: between('09:00', '11:00'),
    bucherId: ADA,
    zweiteId: null,
    gruppengroesse: 1,
    ...more,
  }
}

export type FactsMore = Partial<Omit<BookingFacts, 'einstellungen'>> & {
  /** Set by the Mandant; all others are the product's defaults. */
  readonly settings?: Parameters<typeof einstellungen>[0]
}

/** Tuesday, eight o'clock; open every day from 8:00 to 20:00; there are no bookings. */
export function facts({ settings, ...more }: FactsMore = {}): BookingFacts {
  return {
    now: at('08:00'),
    kalender: kalender(week('08:00', '20:00')),
    einstellungen: einstellungen(settings),
    eigene: [],
    belegungen: [],
    ...more,
  }
}

/** Ada's booking, on seat A1 from nine to eleven. */
export function buchung(status: BuchungStatus, more: Partial<LeseraumBuchung> = {}): LeseraumBuchung {
  return {
    id: 'b1' as BuchungId,
    leseraumId: 'a1' as LeseraumId,
    zeitraum: between('09:00', '11:00'),
    status,
    bucherId: ADA,
    zweiteId: null,
    gruppengroesse: 1,
    giltSeit: null,
    ...more,
  }
}

/** Seat `a1` in a house that is open every day from 8:00 to 20:00. */
export function ort(more: Partial<Place> = {}): Place {
  return { kalender: kalender(week('08:00', '20:00')), leseraum: seat(), ...more }
}
