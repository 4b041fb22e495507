import type { EinstellungName } from '../einstellung/catalogue.ts'
import type { AnyModul } from '../mandant/module.ts'

/** Placeholders: what a mail knows of its receiver, of the house, and of its subject. */
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
  /** Without this module a house has no such mail; null: every house has it. */
  readonly modul: AnyModul | null
  /** The placeholders about its subject, beside those about receiver and house. */
  readonly worte: readonly Platzhalter[]
  /** It also goes to bare addresses, whose owner's name is unknown. */
  readonly anAdresse?: true
  /** Its subject depends on what happened and cannot be replaced; the words around it can. */
  readonly betreffBleibt?: true
}

/** What the outbox checks before it sends a mail of one kind. */
export interface MailArt {
  /** Sent only to people of the house: the owner of a bare address that somebody typed is unknown. */
  readonly onlyPeople?: true
  /**
   * It reports a cancellation, which can be undone for a while: true as long as that stands, and no later one
   * followed.
   */
  readonly cancels?: true
  /**
   * It reports a change that can be undone for a while: true as long as its record has the version of that
   * change.
   */
  readonly ofVersion?: true
  /** It asks somebody to act: the statuses of its record in which that is still necessary. */
  readonly asks?: readonly string[]
  /**
   * Only one role among its receivers is asked to act, whoever has it by then (a column of the record); the
   * others are informed.
   */
  readonly asked?: { readonly rolle: string; readonly person: string }
  /**
   * Urgent: also pushed to the receiver's devices at once; with roles, only to those of them. Never about
   * what the receiver has just done themselves.
   */
  readonly urgent?: 'alle' | readonly string[]
}

/**
 * Everything that is declared about a kind of mail, once, beside its owner, except its texts and its
 * receivers.
 */
export interface MailDefinition extends MailtextArt, MailArt {
  /** The setting by which every receiver switches it off, if it is the same for all of them. */
  readonly flag?: EinstellungName
  /** The method of its calendar attachment for bookers or drivers; without it there is none. */
  readonly kalender?: 'request' | 'cancel'
}

export type Mails = Readonly<Record<string, MailDefinition>>

/** The names of these kinds. */
export const typesOf = <M extends Mails>(mails: M) => Object.keys(mails) as (keyof M & string)[]
