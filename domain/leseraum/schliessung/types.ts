import type { Berechtigung } from '../../berechtigung/names.ts'
import type { Zeitraum } from '../../time/zeitraum.ts'
import type { AlternativeArt } from '../alternatives.ts'
import type { Leseraum, LeseraumBuchung } from '../types.ts'

/** What can hit bookings of others. */
export const ANLAESSE = ['sonder', 'woche', 'platz', 'plaetze', 'grundriss', 'sperre', 'zeiten'] as const

export type AnlassArt = (typeof ANLAESSE)[number]

/** Who may do so, as elsewhere. */
export const ANLASS_RECHTE = {
  sonder: 'oeffnungszeiten_pflege',
  woche: 'oeffnungszeiten_pflege',
  platz: 'ausstattungs_pflege',
  plaetze: 'ausstattungs_pflege',
  grundriss: 'objekt_pflege',
  sperre: 'buchung_pflege',
  zeiten: 'oeffnungszeiten_pflege',
} as const satisfies Record<AnlassArt, Berechtigung>

/** Floor plans whose opening times are replaced as one step. */
export const MOST_TIMED_PLANS = 50

/** A booking that is hit. */
export interface Hit {
  readonly buchung: LeseraumBuchung
  /** In the zone of the house. */
  readonly tag: Temporal.PlainDate
  /** Who booked first is looked after first. */
  readonly erstellt: Temporal.Instant
}

/** What somebody gets instead. */
export interface Ersatz {
  readonly art: AlternativeArt
  readonly leseraum: Leseraum
  readonly zeitraum: Zeitraum
}
