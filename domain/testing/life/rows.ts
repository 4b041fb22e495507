import type { HeldSlot } from '../../buchung/undo.ts'
import type { Rest } from '../../leseraum/ankunft/checkOut.ts'
import type { Stay } from '../../leseraum/ankunft/pause.ts'
import type { Leseraum, LeseraumBuchung } from '../../leseraum/types.ts'
import type { Wartender } from '../../leseraum/warteliste/types.ts'
import type { Kalender } from '../../oeffnungszeit/types.ts'
import type { Zeitraum } from '../../time/zeitraum.ts'
import type { WarteStatus } from '../../warteliste/types.ts'

/** A booking, as a row of the database. */
export interface Entry {
  readonly buchung: LeseraumBuchung & Stay
  /** Its day in the house's zone. */
  readonly tag: Temporal.PlainDate
  /** The period as booked or last changed; an early end does not change it. */
  readonly booked: Zeitraum
  /** The slot that its cancellation still holds. */
  readonly held: HeldSlot
  /** The rest that its early end still holds. */
  readonly rest: Rest | null
  readonly serieId: string | null
  readonly erstellt: Temporal.Instant
  readonly version: number
}

/** An offer held for somebody who waits. */
interface Angebot {
  readonly leseraumId: string
  readonly zeitraum: Zeitraum
  readonly bis: Temporal.Instant
  /** False if the seat went out of use meanwhile, so that nothing of it is held any more. */
  readonly gehalten: boolean
}

/** A place in a queue, as a row of the database. */
export interface Platz {
  readonly wartender: Wartender
  readonly grundrissId: string
  readonly tag: Temporal.PlainDate
  readonly status: WarteStatus
  /** Null unless something is offered. */
  readonly angebot: Angebot | null
}

/** A floor plan with its seats and its hours. */
export interface Plan {
  readonly id: string
  readonly aktiv: boolean
  readonly zeiten: Kalender
  readonly leseraeume: readonly Leseraum[]
}

/** What undoing a closure needs. */
export interface Schliessung {
  readonly bis: Temporal.Instant
  /** The bookings before the closure, and their versions since. */
  readonly kept: readonly { readonly before: Entry; readonly version: number }[]
  /** Restores what was saved; false if somebody has changed it since. */
  readonly restore: () => boolean
}

export const NOT_HELD: HeldSlot = { status: null, bis: null }
