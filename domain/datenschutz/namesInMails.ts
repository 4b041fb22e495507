import type { NamesOthers, Redaction } from './namesOthers.ts'

const OWN = { field: 'empfaenger.email', isOwnEmail: true } as const

/** The receiver and the mail server's reply: needed if the mail did not arrive. */
const receiver = (at: string): Redaction => ({
  at,
  put: { empfaenger: null, betreff: null, fehler: null },
  except: [OWN, { field: 'status', in: ['fehlgeschlagen'] }],
})

/** The outbox, which mail by mail would reveal who booked what. */
export const MAILS: NamesOthers = { stays: 'zustellung', redactions: [receiver('items.*')] }

/**
 * A single mail; one to somebody else is hidden entirely. The rule for the text comes first, because it
 * compares the receiver.
 */
export const MAIL: NamesOthers = {
  stays: 'zustellung',
  redactions: [{ at: '', put: { text: null, html: null, betreff: null }, except: [OWN] }, receiver('')],
}
