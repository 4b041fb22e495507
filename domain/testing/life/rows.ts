import type { HeldSlot } from '../../buchung/undo.ts'
import type { Rest } from '../../leseraum/ankunft/checkOut.ts'
import type { Stay } from '../../leseraum/ankunft/pause.ts'
import type { Leseraum, LeseraumBuchung } from '../../leseraum/types.ts'
import type { Kalender } from '../../oeffnungszeit/types.ts'
import type { Zeitraum } from '../../time/zeitraum.ts'
import type { Wartender, WarteStatus } from '../../warteliste/types.ts'

/** A booking, as a row of the database has it. */
export interface Entry {
  readonly buchung: LeseraumBuchung & Stay
  /** Its day in the zone of the house. */
  readonly tag: Temporal.PlainDate
  /** As it was booked, or changed to last: an early end leaves it. */
  readonly booked: Zeitraum
  /** What its cancellation still holds. */
  readonly held: HeldSlot
  /** What its early end still holds. */
  readonly rest: Rest | null
  readonly serieId: string | null
  readonly erstellt: Temporal.Instant
  readonly version: number
}

/** What is held for somebody who waits. */
interface Angebot {
  readonly leseraumId: string
  readonly zeitraum: Zeitraum
  readonly bis: Temporal.Instant
  /** False when the seat went out of use meanwhile: whatever was held of it is held no more. */
  readonly gehalten: boolean
}

/** A place in a queue, as a row of the database has it. */
export interface Platz {
  readonly wartender: Wartender
  readonly grundrissId: string
  readonly tag: Temporal.PlainDate
  readonly status: WarteStatus
  /** Null but for one that is offered something. */
  readonly angebot: Angebot | null
}

/** A floor plan with its seats and its hours. */
export interface Plan {
  readonly id: string
  readonly aktiv: boolean
  readonly zeiten: Kalender
  readonly leseraeume: readonly Leseraum[]
}

/** What it takes to take a closure back. */
export interface Schliessung {
  readonly bis: Temporal.Instant
  /** The bookings as they were before, and their version since. */
  readonly kept: readonly { readonly before: Entry; readonly version: number }[]
  /** Puts back what was saved; false where somebody has changed it since. */
  readonly restore: () => boolean
}

export const NOT_HELD: HeldSlot = { status: null, bis: null }
