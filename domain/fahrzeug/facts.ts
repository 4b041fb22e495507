import type { Effective } from '../einstellung/resolve.ts'
import type { Bucher } from '../fuehrerschein/bookableFor.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import type { Fahrer, Fahrzeug, FahrzeugHold } from './types.ts'

/** A request for a vehicle. */
export interface FahrtCommand {
  readonly fahrzeug: Fahrzeug
  readonly zeitraum: Zeitraum
  /** The booker. */
  readonly benutzerId: string
  readonly fahrerId: string
  /** People in the car, including the driver. */
  readonly personen: number
  /** Planned distance; null if not stated. */
  readonly entfernungKm: number | null
  readonly ausland: boolean
}

/** The facts at the moment of a decision. The browser fills in what it knows, the server what is true. */
export interface FahrzeugFacts {
  readonly now: Temporal.Instant
  /** IANA time zone of the Mandant. */
  readonly zone: string
  readonly einstellungen: Effective
  readonly fahrer: Fahrer
  readonly bucher: Bucher
  /** The driver's trips around that time, in any vehicle. */
  readonly eigene: readonly FahrzeugHold[]
  /** The vehicle's holds around that time; those of other vehicles are ignored. */
  readonly belegungen: readonly FahrzeugHold[]
}
