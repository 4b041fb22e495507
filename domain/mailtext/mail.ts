import type { EinstellungName } from '../einstellung/catalogue.ts'
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

/** What a house may change of a kind of mail: its words. */
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

/** What the outbox asks before it sends a mail of one kind. */
export interface MailArt {
  /** Nobody but people of the house hears of it: of a mere address that somebody typed it is not known whose it is. */
  readonly onlyPeople?: true
  /** It tells of a cancellation, which can be taken back for a while: true as long as that stands, and none came after it. */
  readonly cancels?: true
  /** It tells of a change that can be taken back for a while: true as long as its record has the version of that change. */
  readonly ofVersion?: true
  /** It asks somebody to do something: the statuses of its record in which that is still to be done. */
  readonly asks?: readonly string[]
  /** Of those who get it one role is asked, whoever that is by then (a column of the record); the others are told. */
  readonly asked?: { readonly rolle: string; readonly person: string }
  /**
   * It cannot wait: its receiver's devices are told of it at once, too; where roles are named, those of them alone. Never of what somebody has just
   * done themselves.
   */
  readonly urgent?: 'alle' | readonly string[]
}

/** All that is said of a kind of mail, once, beside whose it is, but for its texts and for who hears of what. */
export interface MailDefinition extends MailtextArt, MailArt {
  /** By which whoever gets it switches it off, where that is the same for all of them. */
  readonly flag?: EinstellungName
  /** What the calendars of those who book or drive learn of it; the others say nothing that a calendar should know. */
  readonly kalender?: 'request' | 'cancel'
}

export type Mails = Readonly<Record<string, MailDefinition>>

/** The kinds of these, by name. */
export const typesOf = <M extends Mails>(mails: M) => Object.keys(mails) as (keyof M & string)[]
