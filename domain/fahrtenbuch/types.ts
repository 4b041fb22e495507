import type { FAHRTENBUCH_ARTEN, Fahrtart } from '../fahrzeug/types.ts'

const EINTRAG_ARTEN = [
  'fahrt',
  'nachtrag',
  'korrektur',
  'luecke',
  'nacherfasst',
  'uebergabe',
  'tacho',
] as const
export type EintragArt = (typeof EINTRAG_ARTEN)[number]

/** Whether a line begins a trip: a check-out's, or one entered afterwards. */
export function isTrip(art: string): art is 'fahrt' | 'nacherfasst' {
  return art === 'fahrt' || art === 'nacherfasst'
}

/**
 * Whether a line records what happened to the readings, and no kilometres: a corrected check-in, an odometer
 * replacement.
 */
export function isEvent(art: string): art is 'uebergabe' | 'tacho' {
  return art === 'uebergabe' || art === 'tacho'
}

/** How a vehicle's logbook is kept: simple, or tax-grade. */
export type FahrtenbuchArt = (typeof FAHRTENBUCH_ARTEN)[number]

/** What a person states about a trip in words. */
export const ANGABEN = ['zielort', 'zweck', 'zielperson', 'umweg'] as const
export type Angabe = (typeof ANGABEN)[number]
export type Angaben = Readonly<Record<Angabe, string>>

/**
 * The values of a trip that a completion or a correction can change. Where a hundred thousand rows are read
 * at once, moments stay the ISO 8601 text that is hashed; elsewhere they are instants.
 */
export interface FahrtWerte<Moment = Temporal.Instant> extends Angaben {
  readonly fahrtart: Fahrtart
  readonly abfahrt: Moment
  readonly ankunft: Moment
  /** Kilometres on the odometer. */
  readonly kmStart: number
  readonly kmEnde: number
}

/** In the order in which a reader compares old and new. */
export const FIELD_NAMES = [
  'abfahrt',
  'ankunft',
  'kmStart',
  'kmEnde',
  'zielort',
  'zweck',
  'zielperson',
  'umweg',
  'fahrtart',
] as const satisfies readonly (keyof FahrtWerte)[]
export type Field = (typeof FIELD_NAMES)[number]

/** A row of the logbook before it is chained; written once, never changed. */
export interface EintragContent<Moment = Temporal.Instant> extends FahrtWerte<Moment> {
  readonly id: string
  readonly fahrzeugId: string
  readonly art: EintragArt
  /**
   * The trip that a completion or a correction refers to; null for a row that begins a trip and for an
   * explained gap.
   */
  readonly bezugNummer: number | null
  readonly buchungId: string | null
  readonly fahrerId: string | null
  readonly fahrerName: string
  readonly grund: string
  readonly verspaetet: boolean
  readonly erfasstVon: string | null
  readonly erfasst: Moment
}

/** A row of the logbook in its chain. */
export interface Eintrag<Moment = Temporal.Instant> extends EintragContent<Moment> {
  /** Starts at 1, per vehicle, without gaps. */
  readonly nummer: number
  readonly vorgaengerHash: string
  readonly hash: string
}
