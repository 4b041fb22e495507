import { buchungArt } from '../buchung/buchungArt.ts'
import { LESERAUM, type LeseraumTypes, type NewBuchung } from '../leseraum/art.ts'

/** One date of a series as it is booked. */
export interface NewTermin extends NewBuchung {
  readonly status: 'reserviert'
  readonly serie_id: string
}

interface Types extends Omit<LeseraumTypes, 'fresh'> {
  readonly fresh: NewTermin
}

/** Bookings of a series: those of seats and rooms, with the series that they belong to. */
export const SERIE = buchungArt<Types>({ ...LESERAUM, columns: { ...LESERAUM.columns, serie_id: 'uuid' } })
