import { BEREICHE } from '../mandant/bereich.ts'
import type { AnyModul } from '../mandant/module.ts'

/** What may stand in braces: what a mail knows of its receiver, of the house, and of what it is about. */
export type Platzhalter =
  | 'name'
  | 'vorname'
  | 'haus'
  | 'betreff'
  | 'platz'
  | 'grundriss'
  | 'standort'
  | 'tag'
  | 'von'
  | 'bis'
  | 'frist'
  | 'anzahl'
  | 'fahrzeug'
  | 'kennzeichen'
  | 'fahrer'
  | 'inhaber'
  | 'pruefung'
  | 'periode'

/** A kind of mail whose words a house may change. */
export interface MailtextArt {
  /** To a house without it there is no such mail; null: every house has it. */
  readonly modul: AnyModul | null
  /** What it is about, beside its receiver and the house. */
  readonly worte: readonly Platzhalter[]
  /** It goes to addresses, too, of which no name is known. */
  readonly anAdresse?: true
  /** Its subject says what happened, which is one thing or another: it stays, with other words around it. */
  readonly betreffBleibt?: true
}

const platz: MailtextArt = {
  modul: BEREICHE,
  worte: ['platz', 'grundriss', 'standort', 'tag', 'von', 'bis'],
}
const serie: MailtextArt = { modul: BEREICHE, worte: ['anzahl', 'platz', 'tag', 'von', 'bis'] }
const fahrt: MailtextArt = {
  modul: 'fahrzeugbuchung',
  worte: ['fahrzeug', 'kennzeichen', 'standort', 'tag', 'von', 'bis'],
}
const pruefung: MailtextArt = { ...fahrt, worte: ['pruefung', 'kennzeichen'] }
const fuehrerschein: MailtextArt = { ...fahrt, worte: ['inhaber', 'tag'] }
const adressen: MailtextArt = { ...fahrt, worte: ['tag'], anAdresse: true }

/**
 * In the order in which people read them. Other people's names are offered where the mail's own subject has them alone: the rest stands in its
 * table, which knows what staff-council mode leaves out. Of the mails about accounts only the invitation is the house's: an account may belong to
 * several houses, and what tells of its security reads the same everywhere, so that people know it.
 */
export const MAILTEXTE = {
  useMailVormerkung: platz,
  useMailBuchungBestaetigt: platz,
  useMailBuchungAngepasst: platz,
  useMailStorno: platz,
  useMailRaumDeaktivierungSystemStorno: platz,
  unbestaetigtStorno: platz,
  freigabeOhneCheckIn: platz,
  zweiteEntlassen: platz,
  erinnerung: platz,
  vorzeitigBeendet: platz,
  pauseVorbei: platz,
  wartelisteAngebot: { ...platz, worte: [...platz.worte, 'frist'] },
  serieGebucht: serie,
  serieGeaendert: serie,
  serieStorniert: serie,
  schliessung: { modul: BEREICHE, worte: ['anzahl'], betreffBleibt: true },
  platzBericht: { modul: BEREICHE, worte: ['periode'] },
  fahrtGebucht: { ...fahrt, betreffBleibt: true },
  fahrtFreigabeNoetig: { ...fahrt, worte: ['fahrer', ...fahrt.worte] },
  fahrtFreigegeben: fahrt,
  fahrtAbgelehnt: fahrt,
  fahrtGeaendert: fahrt,
  fahrtAbgegeben: fahrt,
  fahrtErsatz: fahrt,
  fahrtStorno: fahrt,
  fahrtWeggenommen: fahrt,
  fahrtSystemStorno: fahrt,
  fahrtOhneCheckInStorno: fahrt,
  fahrtErinnerung: fahrt,
  fahrtCheckIn: fahrt,
  fahrtHinweisCheckOut: fahrt,
  fahrtCheckOut: fahrt,
  fahrtCheckOutFehlt: fahrt,
  fahrtUeberzogen: fahrt,
  fahrtBereit: fahrt,
  fahrtEinzutragen: fahrt,
  fahrzeugSchaden: fahrt,
  fahrzeugVerschmutzt: fahrt,
  fahrzeugPruefungFaellig: pruefung,
  fahrzeugPruefungAbgelaufen: pruefung,
  fuehrerscheinFaellig: fuehrerschein,
  fuehrerscheinUeberfaellig: { ...fuehrerschein, worte: ['inhaber'] },
  fahrtenbuchSiegel: adressen,
  fahrzeugBericht: { ...adressen, worte: ['periode'] },
  kontoEinladung: { modul: null, worte: [] },
} as const satisfies Readonly<Record<string, MailtextArt>>

export type MailtextTyp = keyof typeof MAILTEXTE

export const MAILTEXT_TYPES = Object.keys(MAILTEXTE) as [MailtextTyp, ...MailtextTyp[]]

export const mailtextArt = (typ: MailtextTyp): MailtextArt => MAILTEXTE[typ]
