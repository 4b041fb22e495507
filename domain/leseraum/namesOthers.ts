import type { NamesOthers } from '../datenschutz/namesOthers.ts'

const left = (at: string) =>
  ({
    at,
    put: { bucher: null, zweite: null },
    except: [{ field: 'rolle', in: ['bucher', 'zweite'] }],
  }) as const

/** A booking, whose own people know each other. */
export const BUCHUNG = { stays: 'beteiligt', redactions: [left('')] } as const satisfies NamesOthers
export const BUCHUNGEN = { stays: 'beteiligt', redactions: [left('items.*')] } as const satisfies NamesOthers

/** One's own booking at the seat where one is. */
export const ANKUNFT = { stays: 'beteiligt', redactions: [left('eigene')] } as const satisfies NamesOthers

/** The booking that a second person is invited to, as they see it. */
export const ZUSAGE = { stays: 'beteiligt' } as const satisfies NamesOthers

/** Bookings that a change would affect. */
export const BETROFFENE = {
  redactions: [{ at: 'buchungen.*', put: { bucher: null } }],
} as const satisfies NamesOthers

/** Several at once: booked as a series, previewed for cancellation, cancelled. */
export const SERIE = { stays: 'beteiligt', redactions: [left('gebucht.*')] } as const satisfies NamesOthers
export const STORNIERBAR = { stays: 'beteiligt', redactions: [left('*')] } as const satisfies NamesOthers
export const GEAENDERT = {
  stays: 'beteiligt',
  redactions: [left('geaendert.*')],
} as const satisfies NamesOthers
export const STORNIERT = {
  stays: 'beteiligt',
  redactions: [left('storniert.*')],
} as const satisfies NamesOthers
