import type { LeftOut, NamesOthers } from '../datenschutz/namesOthers.ts'

/**
 * What somebody has booked: those who maintain people are told that there is something. Its id opens it for who maintains bookings, and its times are
 * those of one booking in a list without names: either would put the name back.
 */
const booked = (at: string): LeftOut => ({ at, put: { id: null, was: '', von: null, bis: null } })

/** Also those that a refusal shows. */
export const BUCHUNGEN: NamesOthers = { stays: 'personen', leavesOut: [booked('*')] }
export const ANONYMISIERUNG: NamesOthers = { stays: 'personen', leavesOut: [booked('buchungen.*')] }
export const ZUSAMMENFUEHRUNG: NamesOthers = {
  stays: 'personen',
  leavesOut: [booked('ueberschneidungen.*.bleibt'), booked('ueberschneidungen.*.geht')],
}

/** What a refusal shows of two who have booked at the same time. */
export const UEBERSCHNEIDUNGEN: NamesOthers = {
  stays: 'personen',
  leavesOut: [booked('*.bleibt'), booked('*.geht')],
}
