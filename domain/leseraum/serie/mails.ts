import type { MailDefinition, Mails } from '../../mailtext/mail.ts'
import { BEREICHE } from '../../mandant/bereich.ts'

const serie = {
  modul: BEREICHE,
  worte: ['anzahl', 'platz', 'tag', 'von', 'bis'],
} as const satisfies MailDefinition

/** The mails about several bookings at once. */
export const SERIE_MAILS = {
  serieGebucht: { ...serie, flag: 'benachrichtigung.bestaetigung' },
  serieGeaendert: { ...serie, flag: 'benachrichtigung.aenderung' },
  serieStorniert: { ...serie, flag: 'benachrichtigung.storno' },
} as const satisfies Mails
