import type { NamesOthers } from '../datenschutz/namesOthers.ts'

const left = (at: string) =>
  ({
    at,
    put: { bucher: null, zweite: null },
    except: [{ field: 'rolle', in: ['bucher', 'zweite'] }],
  }) as const

/** A booking, whose own people know each other. */
export const BUCHUNG = { stays: 'beteiligt', leavesOut: [left('')] } as const satisfies NamesOthers
export const BUCHUNGEN = { stays: 'beteiligt', leavesOut: [left('items.*')] } as const satisfies NamesOthers

/** One's own booking at the seat where one is. */
export const ANKUNFT = { stays: 'beteiligt', leavesOut: [left('eigene')] } as const satisfies NamesOthers

/** The booking that a second person is invited to, as they see it. */
export const ZUSAGE = { stays: 'beteiligt' } as const satisfies NamesOthers

/** Bookings that a change would affect. */
export const BETROFFENE = {
  leavesOut: [{ at: 'buchungen.*', put: { bucher: null } }],
} as const satisfies NamesOthers

/** Several at once: booked as a series, previewed for cancellation, cancelled. */
export const SERIE = { stays: 'beteiligt', leavesOut: [left('gebucht.*')] } as const satisfies NamesOthers
export const STORNIERBAR = { stays: 'beteiligt', leavesOut: [left('*')] } as const satisfies NamesOthers
export const GEAENDERT = {
  stays: 'beteiligt',
  leavesOut: [left('geaendert.*')],
} as const satisfies NamesOthers
export const STORNIERT = {
  stays: 'beteiligt',
  leavesOut: [left('storniert.*')],
} as const satisfies NamesOthers
