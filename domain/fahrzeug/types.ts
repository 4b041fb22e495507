import type { BuchungStatus } from '../buchung/status.ts'
import type { Fuehrerscheinklasse } from '../fuehrerschein/klassen.ts'
import type { BenutzerId, BuchungId, FahrzeugId } from '../id.ts'
import type { Uhrzeit } from '../time/uhrzeit.ts'
import type { Zeitraum } from '../time/zeitraum.ts'

/** Categories from the smallest to the largest; `ersatz.ts` says which can replace which. */
export const KATEGORIEN = [
  'kleinwagen',
  'kompaktklasse',
  'mittelklasse',
  'kombi',
  'oberklasse',
  'van',
  'kleinbus',
  'transporter',
  'pritsche',
  'lkw',
] as const
export type Kategorie = (typeof KATEGORIEN)[number]

/** Parses a category; an unknown one is drawn as the most common car. */
export function kategorieOf(text: string): Kategorie {
  return KATEGORIEN.find((one) => one === text) ?? 'kompaktklasse'
}

export const KRAFTSTOFFE = ['benzin', 'diesel', 'elektro', 'hybrid', 'gas', 'wasserstoff'] as const
export const GETRIEBE = ['schaltung', 'automatik'] as const
export const FAHRTENBUCH_ARTEN = ['einfach', 'steuerlich'] as const

/** SPECIFICATION section 3; any other value is 'Typ {x} unbekannt'. */
export const BUCHUNG_TYPES = ['BUCHUNG', 'WARTUNG', 'SERVICE', 'DEFEKT'] as const
export type BuchungTyp = (typeof BUCHUNG_TYPES)[number]
export const SPERR_TYPES = ['WARTUNG', 'SERVICE', 'DEFEKT'] as const

export const HISTORIE_TYPES = [
  'ERSTELLUNG',
  'STATUSAENDERUNG',
  'WARTUNG',
  'CHECK_IN',
  'CHECK_OUT',
  'SERVICE',
  'DEAKTIVIERUNG',
] as const
export type HistorieTyp = (typeof HISTORIE_TYPES)[number]

export const FAHRTARTEN = ['dienstlich', 'privat', 'arbeitsweg'] as const
export type Fahrtart = (typeof FAHRTARTEN)[number]

/** Why a trip needs approval. */
export const FREIGABE_GRUENDE = ['dauer', 'entfernung', 'ausserhalb', 'ausland'] as const
export type FreigabeGrund = (typeof FREIGABE_GRUENDE)[number]

export const VIEWS = ['links', 'rechts', 'vorne', 'hinten', 'oben', 'innen'] as const
/** The points of the check before every trip (DGUV V 70 section 36). */
export const PRUEFPUNKTE = ['beleuchtung', 'reifen', 'ladung'] as const
export type Pruefpunkt = (typeof PRUEFPUNKTE)[number]

export const BELEG_ARTEN = ['tanken', 'laden', 'parken', 'maut', 'reinigung', 'sonstiges'] as const
export const SERVICEHEFT_ARTEN = [
  'HU',
  'UVV',
  'REIFEN',
  'SERVICE',
  'WARTUNG',
  'REPARATUR',
  'REINIGUNG',
  'SONSTIGES',
] as const
export const PRUEFUNG_ARTEN = ['HU', 'UVV', 'REIFEN', 'SERVICE'] as const
export type PruefungArt = (typeof PRUEFUNG_ARTEN)[number]

/**
 * Individual booking times of a vehicle (F5): the days on which they apply, and on those the weekdays and
 * wall times.
 */
export interface Buchungszeiten {
  readonly gueltigVon: Temporal.PlainDate | null
  readonly gueltigBis: Temporal.PlainDate | null
  /** 0 is Sunday. */
  readonly wochentage: readonly number[]
  readonly von: Uhrzeit
  readonly bis: Uhrzeit
  readonly buchungAusserhalbMoeglich: boolean
}

/** A vehicle, as far as the rules need it. */
export interface Fahrzeug {
  readonly id: FahrzeugId
  readonly kennzeichen: string
  readonly kategorie: Kategorie
  readonly standortId: string
  readonly sitze: number
  readonly fuehrerscheinklasse: Fuehrerscheinklasse
  /** Valid from 00:00 of the first to the end of the last day, in the Mandant's zone; null is unbounded. */
  readonly gueltigVon: Temporal.PlainDate | null
  readonly gueltigBis: Temporal.PlainDate | null
  readonly buchungszeiten: Buchungszeiten | null
  /** Last day on which the yearly inspection (DGUV V 70 section 57) is valid; null if it is not tracked. */
  readonly uvvBis: Temporal.PlainDate | null
  readonly deaktiviert: boolean
}

/** A person's licence as it was checked (D1); null in the facts if there is none. */
export interface Fuehrerschein {
  readonly klassen: readonly Fuehrerscheinklasse[]
  readonly ausgestelltAm: Temporal.PlainDate | null
  readonly gueltigBis: Temporal.PlainDate | null
  readonly naechstePruefung: Temporal.PlainDate | null
  readonly fahrverbot: {
    readonly von: Temporal.PlainDate | null
    readonly bis: Temporal.PlainDate | null
  } | null
}

/** The driver. */
export interface Fahrer {
  readonly id: BenutzerId
  /** Holds fahrzeug_buchen. */
  readonly mayBook: boolean
  readonly fuehrerschein: Fuehrerschein | null
}

/** Anything that occupies a vehicle for a period. */
export interface FahrzeugHold {
  readonly id: string
  readonly fahrzeugId: string
  /** As booked; for a trip that ended early, until it ended. Without the gap. */
  readonly zeitraum: Zeitraum
  readonly status: BuchungStatus
  readonly typ: BuchungTyp
  readonly fahrerId: string | null
  /** For the driver's own holds: the plate of the other car, for the refusal. */
  readonly kennzeichen?: string
}

export interface FahrzeugBuchung {
  readonly id: BuchungId
  readonly fahrzeugId: FahrzeugId
  readonly zeitraum: Zeitraum
  readonly status: BuchungStatus
  readonly typ: BuchungTyp
  readonly benutzerId: BenutzerId
  readonly fahrerId: BenutzerId | null
  readonly freigabeGruende: readonly FreigabeGrund[]
  /** The approvers' decisions: approved, rejected, or none yet. */
  readonly freigaben: readonly (boolean | null)[]
  /**
   * When its car was ready for it, if that was after the booked start: back from the trip before, or taken
   * over; null is at the start.
   */
  readonly bereitAb: Temporal.Instant | null
  /**
   * When it was booked, or approved after that: its driver has a grace period from then before it lapses.
   * Null if unknown.
   */
  readonly giltSeit: Temporal.Instant | null
}
