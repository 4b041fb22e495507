import type { Effective } from '../einstellung/resolve.ts'
import type { Bucher } from '../fuehrerschein/bookableFor.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import type { Fahrer, Fahrzeug, FahrzeugHold } from './types.ts'

/** What somebody wants of a vehicle. */
export interface FahrtCommand {
  readonly fahrzeug: Fahrzeug
  readonly zeitraum: Zeitraum
  /** Who books. */
  readonly benutzerId: string
  readonly fahrerId: string
  /** In the car, the driver included. */
  readonly personen: number
  /** Planned distance; null when nobody said. */
  readonly entfernungKm: number | null
  readonly ausland: boolean
}

/** What is true at the moment of a decision. The browser fills it with what it knows, the server with what is. */
export interface FahrzeugFacts {
  readonly now: Temporal.Instant
  /** IANA time zone of the Mandant. */
  readonly zone: string
  readonly einstellungen: Effective
  readonly fahrer: Fahrer
  readonly bucher: Bucher
  /** What the driver drives around that time, in any vehicle. */
  readonly eigene: readonly FahrzeugHold[]
  /** What holds the vehicle around that time; of other vehicles too, they are passed over. */
  readonly belegungen: readonly FahrzeugHold[]
}
