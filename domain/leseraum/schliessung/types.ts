import type { Berechtigung } from '../../berechtigung/names.ts'
import type { Zeitraum } from '../../time/zeitraum.ts'
import type { AlternativeArt } from '../alternatives.ts'
import type { Leseraum, LeseraumBuchung } from '../types.ts'

/** What can affect other people's bookings. */
export const ANLAESSE = ['sonder', 'woche', 'platz', 'plaetze', 'grundriss', 'sperre', 'zeiten'] as const

export type AnlassArt = (typeof ANLAESSE)[number]

/** Who may do so, by the usual permissions. */
export const ANLASS_RECHTE = {
  sonder: 'oeffnungszeiten_pflege',
  woche: 'oeffnungszeiten_pflege',
  platz: 'ausstattungs_pflege',
  plaetze: 'ausstattungs_pflege',
  grundriss: 'objekt_pflege',
  sperre: 'buchung_pflege',
  zeiten: 'oeffnungszeiten_pflege',
} as const satisfies Record<AnlassArt, Berechtigung>

/** Floor plans whose opening times are replaced in one step. */
export const MOST_TIMED_PLANS = 50

/** An affected booking. */
export interface Hit {
  readonly buchung: LeseraumBuchung
  /** In the house's zone. */
  readonly tag: Temporal.PlainDate
  /** First come, first served. */
  readonly erstellt: Temporal.Instant
}

/** The replacement of a booking. */
export interface Ersatz {
  readonly art: AlternativeArt
  readonly leseraum: Leseraum
  readonly zeitraum: Zeitraum
}
