import type { Mails } from '../../mailtext/mail.ts'
import { BEREICHE } from '../../mandant/bereich.ts'

/** What a closure has made of somebody's bookings. */
export const SCHLIESSUNG_MAILS = {
  schliessung: {
    modul: BEREICHE,
    worte: ['anzahl'],
    betreffBleibt: true,
    onlyPeople: true,
    urgent: 'alle',
  },
} as const satisfies Mails
