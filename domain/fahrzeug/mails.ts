import type { MailDefinition, Mails } from '../mailtext/mail.ts'

const fahrt = {
  modul: 'fahrzeugbuchung',
  worte: ['fahrzeug', 'kennzeichen', 'standort', 'tag', 'von', 'bis'],
} as const satisfies MailDefinition

// What somebody has to act on, or what others have decided about their trip, is pushed at once.
const urgent = { ...fahrt, urgent: 'alle' } as const satisfies MailDefinition

/** Mails about a trip and its consequences. */
export const FAHRT_MAILS = {
  // For a special trip it says that it awaits approval.
  fahrtGebucht: { ...fahrt, betreffBleibt: true, kalender: 'request' },
  fahrtFreigabeNoetig: { ...urgent, worte: ['fahrer', ...fahrt.worte], asks: ['vorgemerkt'] },
  fahrtFreigegeben: { ...urgent, kalender: 'request' },
  fahrtAbgelehnt: { ...urgent, kalender: 'cancel' },
  fahrtGeaendert: { ...fahrt, kalender: 'request' },
  fahrtVerlegt: { ...urgent, kalender: 'request' },
  fahrtAbgegeben: { ...urgent, kalender: 'cancel' },
  fahrtErsatz: { ...fahrt, kalender: 'request' },
  fahrtStorno: { ...fahrt, cancels: true, kalender: 'cancel' },
  fahrtWeggenommen: { ...urgent, cancels: true, kalender: 'cancel' },
  fahrtSystemStorno: { ...urgent, kalender: 'cancel' },
  fahrtOhneCheckInStorno: { ...urgent, kalender: 'cancel' },
  fahrtErinnerung: { ...urgent, asks: ['vorgemerkt', 'reserviert'] },
  fahrtCheckIn: fahrt,
  fahrtHinweisCheckOut: { ...urgent, asks: ['aktiv'] },
  fahrtCheckOut: fahrt,
  fahrtCheckOutFehlt: { ...fahrt, asks: ['aktiv'], urgent: ['fahrer'] },
  fahrtUeberzogen: { ...urgent, asks: ['vorgemerkt', 'reserviert'] },
  fahrtBereit: { ...urgent, asks: ['vorgemerkt', 'reserviert'] },
  fahrtEinzutragen: fahrt,
  fahrzeugSchaden: fahrt,
  fahrzeugVerschmutzt: fahrt,
} as const satisfies Mails

const pruefung = { modul: fahrt.modul, worte: ['pruefung', 'kennzeichen'] } as const satisfies MailDefinition

const adressen = { modul: fahrt.modul, worte: ['tag'], anAdresse: true } as const satisfies MailDefinition

/** Mails about due dates of a vehicle or a licence, and about the logbooks. */
export const FRIST_MAILS = {
  fahrzeugPruefungFaellig: pruefung,
  fahrzeugPruefungAbgelaufen: pruefung,
  fuehrerscheinFaellig: { modul: fahrt.modul, worte: ['inhaber', 'tag'] },
  fuehrerscheinUeberfaellig: { modul: fahrt.modul, worte: ['inhaber'] },
  fahrtenbuchSiegel: adressen,
} as const satisfies Mails

/** The vehicle report. */
export const FAHRZEUG_BERICHT_MAILS = {
  fahrzeugBericht: { ...adressen, worte: ['periode'] },
} as const satisfies Mails
