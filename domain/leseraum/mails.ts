import type { MailDefinition, Mails } from '../mailtext/mail.ts'
import { BEREICHE } from '../mandant/bereich.ts'

const platz = {
  modul: BEREICHE,
  worte: ['platz', 'grundriss', 'standort', 'tag', 'von', 'bis'],
  onlyPeople: true,
} as const satisfies MailDefinition

// A change or a cancellation is news for the second person; the booker usually made it.
const SECOND = ['zweite'] as const

/**
 * Mails about a booking; the first five are the specification's (section 7), the others report what the
 * system does by itself.
 */
export const BUCHUNG_MAILS = {
  // Notifies the booker, and asks the second person to confirm.
  useMailVormerkung: {
    ...platz,
    asks: ['vorgemerkt'],
    asked: { rolle: 'zweite', person: 'benutzer2_id' },
    urgent: SECOND,
  },
  useMailBuchungBestaetigt: platz,
  useMailBuchungAngepasst: { ...platz, urgent: SECOND },
  useMailStorno: { ...platz, cancels: true, urgent: SECOND },
  useMailRaumDeaktivierungSystemStorno: { ...platz, urgent: 'alle' },
  unbestaetigtStorno: { ...platz, urgent: 'alle' },
  freigabeOhneCheckIn: { ...platz, urgent: 'alle' },
  zweiteEntlassen: { ...platz, urgent: SECOND },
  // Not sent to somebody who has checked in or lost the seat; that the booking is over is checked at
  // rendering.
  erinnerung: { ...platz, asks: ['reserviert'], urgent: 'alle' },
  vorzeitigBeendet: { ...platz, ofVersion: true },
  pauseVorbei: { ...platz, urgent: 'alle' },
} as const satisfies Mails

/** An offer from the waiting list. */
export const WARTELISTE_MAILS = {
  wartelisteAngebot: {
    ...platz,
    worte: [...platz.worte, 'frist'],
    flag: 'benachrichtigung.warteliste',
    asks: ['angeboten'],
    urgent: 'alle',
  },
} as const satisfies Mails

/** The seat report. */
export const PLATZ_BERICHT_MAILS = {
  platzBericht: { modul: BEREICHE, worte: ['periode'], flag: 'benachrichtigung.platzBericht' },
} as const satisfies Mails
