import type { NamesOthers, Redaction } from '../datenschutz/namesOthers.ts'

/**
 * A booking as shown to people who maintain users: they learn only that it exists. Its id opens it for
 * anybody who maintains bookings, and its times identify it in a list of bookings without names, so either
 * would give the name away.
 */
const booked = (at: string): Redaction => ({ at, put: { id: null, was: '', von: null, bis: null } })

/** The bookings shown with a refusal as well. */
export const BUCHUNGEN: NamesOthers = { stays: 'personen', redactions: [booked('*')] }
export const ANONYMISIERUNG: NamesOthers = { stays: 'personen', redactions: [booked('buchungen.*')] }
export const ZUSAMMENFUEHRUNG: NamesOthers = {
  stays: 'personen',
  redactions: [booked('ueberschneidungen.*.bleibt'), booked('ueberschneidungen.*.geht')],
}

/** What a refusal shows of two people who have booked at the same time. */
export const UEBERSCHNEIDUNGEN: NamesOthers = {
  stays: 'personen',
  redactions: [booked('*.bleibt'), booked('*.geht')],
}
