import type pg from 'pg'
import type { MailRenderer } from './renderer.ts'

/** What the outbox asks before it sends a mail of one kind. */
export interface MailArt {
  /** Nobody but people of the house hears of it: of a mere address that somebody typed it is not known whose it is. */
  readonly onlyPeople?: true
  /** It tells of a cancellation, which can be taken back for a while: true as long as that stands, and none came after it. */
  readonly cancels?: true
  /** It asks somebody to do something: the statuses of its record in which that is still to be done. */
  readonly asks?: readonly string[]
  /** Of those who get it one role is asked, whoever that is by then (a column of the record); the others are told. */
  readonly asked?: { readonly rolle: string; readonly person: string }
}

/** The mails of one feature. */
export interface FeatureMails {
  /** How they are written; what they tell is looked up when they are sent. */
  readonly render: (pool: pg.Pool) => MailRenderer
  /** The table of the records that they are about, each with an id and a status, and the kinds by name: what no kind is said of is sent as it is. */
  readonly about?: { readonly table: string; readonly arten: Readonly<Record<string, MailArt>> }
}

/** How the features write their mails, and what is asked before one is sent. */
export interface Mails {
  readonly renderers: readonly MailRenderer[]
  readonly arten: ReadonlyMap<string, MailArt & { readonly table: string }>
}

/** The mails of all features; the outbox below them knows only that there are some. */
export function mailsOfAll(features: readonly { readonly mails?: FeatureMails }[], pool: pg.Pool): Mails {
  const all = features.flatMap(({ mails }) => mails ?? [])
  return {
    renderers: all.map(({ render }) => render(pool)),
    arten: new Map(
      all.flatMap(({ about }) =>
        about
          ? Object.entries(about.arten).map(([typ, art]) => [typ, { ...art, table: about.table }] as const)
          : [],
      ),
    ),
  }
}
