import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import type { SeatLooks } from '../../floorplan/types.ts'
import { createSlot } from '../../frame/slot.ts'
import type { Leseraum } from './model/useLeseraum.ts'

/** Actions on a whole series of bookings. */
export type SerieAct = 'wechsel' | 'storno'

/** What a series repeats: a seat, on a day, in wall time. */
export interface RepeatedSlot {
  readonly leseraumId: string
  readonly tag: Temporal.PlainDate
  /** `HH:mm` */
  readonly von: string
  /** `HH:mm`; the midnight after the day is 00:00. */
  readonly bis: string
  readonly gruppengroesse: number
  /** The last day that can be booked today. */
  readonly letzterTag: Temporal.PlainDate
}

/** Below the form of a booking: opens a series of it. */
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

/** On the card of a booking that belongs to a series. */
export const BookedTogether = createSlot<BookedTogetherProps>()

interface SeveralBuchungenProps {
  readonly heute: Temporal.PlainDate
  /** Whether there is anything to cancel. */
  readonly some: boolean
  /**
   * The booking whose series is to be changed or cancelled. Not on its card, which disappears with the
   * booking.
   */
  readonly serie: { readonly of: BuchungView; readonly act: SerieAct } | null
  readonly onSerieDone: () => void
}

/** Below the person's own bookings: actions on several of them. */
export const SeveralBuchungen = createSlot<SeveralBuchungenProps>()

interface StayProps {
  readonly buchung: BuchungView
  /** Its time, as on the card. */
  readonly wann: string
}

/** On the card of a booking that is checked in. */
export const Stay = createSlot<StayProps>()

interface NotFreeProps {
  readonly raum: Leseraum
  /** The requested seat; null: any of the plan. */
  readonly platz: LeseraumView | null
  readonly zeit: Minutes
  readonly gruppengroesse: number
}

/** Shown if the requested seat is not free. */
export const NotFree = createSlot<NotFreeProps>()

/** In the dialog of a seat: an offer to the person there on that day. */
export const OfferedHere = createSlot<{ readonly leseraumId: string; readonly tag: Temporal.PlainDate }>()

/** Above the search for a seat: offers to the person. */
export const AboveSearch = createSlot<object>()

/** Below the person's own bookings: what may become one. */
export const BelowBuchungen = createSlot<object>()

/** The visible people on a plan. */
export interface NamesOnPlan {
  readonly looksWith: (looks: SeatLooks) => SeatLooks
  /** As text; empty for nobody. */
  readonly namesAt: (seat: string) => string
}

interface PlanNamesProps {
  readonly raum: Leseraum
  /** A function with a stable identity. */
  readonly onNames: (names: NamesOnPlan | null) => void
}

/** Renders nothing: adds names to a plan that is already shown. */
export const PlanNames = createSlot<PlanNamesProps>()

/** Below the state of a seat: who sits there that day. */
export const SeatNames = createSlot<{ readonly raum: Leseraum; readonly id: string }>()
