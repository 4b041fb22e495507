import type { Mails } from '../../mailtext/mail.ts'
import { BEREICHE } from '../../mandant/bereich.ts'

/** The results of a closure for somebody's bookings. */
export const SCHLIESSUNG_MAILS = {
  schliessung: {
    modul: BEREICHE,
    worte: ['anzahl'],
    betreffBleibt: true,
    onlyPeople: true,
    urgent: 'alle',
  },
} as const satisfies Mails
