import type { NamesOthers } from '../datenschutz/namesOthers.ts'

const left = (at: string) =>
  ({
    at,
    put: { bucher: null, zweite: null },
    except: [{ field: 'rolle', in: ['bucher', 'zweite'] }],
  }) as const

/** A booking, in which its own people know of each other. */
export const BUCHUNG = { stays: 'beteiligt', leavesOut: [left('')] } as const satisfies NamesOthers
export const BUCHUNGEN = { stays: 'beteiligt', leavesOut: [left('items.*')] } as const satisfies NamesOthers

/** One's own booking at the seat where one stands. */
export const ANKUNFT = { stays: 'beteiligt', leavesOut: [left('eigene')] } as const satisfies NamesOthers

/** Of the booking that a second person is asked for, to them. */
export const ZUSAGE = { stays: 'beteiligt' } as const satisfies NamesOthers

/** Bookings that something would hit. */
export const BETROFFENE = {
  leavesOut: [{ at: 'buchungen.*', put: { bucher: null } }],
} as const satisfies NamesOthers

/** Several at once: booked as a series, shown before they are cancelled, cancelled. */
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
