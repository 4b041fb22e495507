import type { LeftOut, NamesOthers } from './namesOthers.ts'

const OWN = { field: 'empfaenger.email', isOwnEmail: true } as const

/** To whom it went and what the mail server said of them: needed where it did not arrive. */
const receiver = (at: string): LeftOut => ({
  at,
  put: { empfaenger: null, betreff: null, fehler: null },
  except: [OWN, { field: 'status', in: ['fehlgeschlagen'] }],
})

/** The outbox, which would tell who booked what, one mail after the other. */
export const MAILS: NamesOthers = { stays: 'zustellung', leavesOut: [receiver('items.*')] }

/** A mail; what was written to somebody else is not told at all. The text goes first, because it goes by the receiver. */
export const MAIL: NamesOthers = {
  stays: 'zustellung',
  leavesOut: [{ at: '', put: { text: null, html: null, betreff: null }, except: [OWN] }, receiver('')],
}
