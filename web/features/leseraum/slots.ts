import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import type { SeatLooks } from '../../floorplan/types.ts'
import { createSlot } from '../../frame/slot.ts'
import type { Leseraum } from './model/useLeseraum.ts'

/** What is done to the bookings that were booked together with one. */
export type SerieAct = 'wechsel' | 'storno'

/** What is repeated: a seat, on a day, at hours of the wall. */
export interface RepeatedSlot {
  readonly leseraumId: string
  readonly tag: Temporal.PlainDate
  /** `HH:mm` */
  readonly von: string
  /** `HH:mm`; the midnight behind the day is 00:00. */
  readonly bis: string
  readonly gruppengroesse: number
  /** The last day that can be booked today. */
  readonly letzterTag: Temporal.PlainDate
}

/** Below the form of a booking: leads to a series of it. */
export const RepeatOffer = createSlot<{ readonly onPress: () => void }>()

interface RepeatProps {
  readonly slot: RepeatedSlot
  readonly onBack: () => void
  readonly onClose: () => void
}

/** In place of the form of a booking: books a series. */
export const Repeat = createSlot<RepeatProps>()

interface BookedTogetherProps {
  readonly buchung: BuchungView
  readonly wann: string
  readonly onPress: (act: SerieAct) => void
}

/** On the card of a booking that was booked with others. */
export const BookedTogether = createSlot<BookedTogetherProps>()

interface SeveralBuchungenProps {
  readonly heute: Temporal.PlainDate
  /** Whether there is anything to be cancelled. */
  readonly some: boolean
  /** The booking whose series is to be changed or cancelled. Here and not on its card, which goes with it. */
  readonly serie: { readonly of: BuchungView; readonly act: SerieAct } | null
  readonly onSerieDone: () => void
}

/** Below one's own bookings: what is done to many of them at once. */
export const SeveralBuchungen = createSlot<SeveralBuchungenProps>()

interface StayProps {
  readonly buchung: BuchungView
  /** When it is, as the card says it. */
  readonly wann: string
}

/** On the card of a booking whose person is checked in. */
export const Stay = createSlot<StayProps>()

interface NotFreeProps {
  readonly raum: Leseraum
  /** The seat that was asked for; null: any of the plan. */
  readonly platz: LeseraumView | null
  readonly zeit: Minutes
  readonly gruppengroesse: number
}

/** Where what was asked for is not free. */
export const NotFree = createSlot<NotFreeProps>()

/** In the dialog of a seat: what is offered to oneself there on that day. */
export const OfferedHere = createSlot<{ readonly leseraumId: string; readonly tag: Temporal.PlainDate }>()

/** Above the search for a seat: what is offered to oneself. */
export const AboveSearch = createSlot<object>()

/** Below one's own bookings: what may become one. */
export const BelowBuchungen = createSlot<object>()

/** Whom one sees on a plan. */
export interface NamesOnPlan {
  readonly looksWith: (looks: SeatLooks) => SeatLooks
  /** In words; empty for nobody. */
  readonly namesAt: (seat: string) => string
}

interface PlanNamesProps {
  readonly raum: Leseraum
  /** The same function at each rendering. */
  readonly onNames: (names: NamesOnPlan | null) => void
}

/** Draws nothing: brings names to a plan that was there before them. */
export const PlanNames = createSlot<PlanNamesProps>()

/** Below the state of a seat: who sits there that day. */
export const SeatNames = createSlot<{ readonly raum: Leseraum; readonly id: string }>()
