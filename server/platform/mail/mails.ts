import type { Namensgrund } from '@platzwart/domain/datenschutz/namesOthers'
import type { MailtextTyp } from '@platzwart/domain/mailtext/arten'
import type { AnyModul } from '@platzwart/domain/mandant/module'
import type { Topic } from '@platzwart/phrases/phrases'
import type pg from 'pg'
import type { MailRenderer, MailToRender, RenderedMail } from './renderer.ts'

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
}

/** That mails of one kind name somebody else to whoever gets them in one role; a kind that says nothing of it names nobody else, which a test holds. */
export interface NamesInMail {
  readonly typ: string
  readonly rolle: string
  /** Why they do so in a house in staff-council mode as well; null: there the names are left out. */
  readonly stays: Namensgrund | null
}

/** A kind of mail that a house may word itself. */
export interface WordedMail {
  readonly typ: MailtextTyp
  /** Where the product's own subject stands in `phrases`; null: it says one thing or another. */
  readonly betreff: { readonly topic: Topic; readonly key: string } | null
  /** As it would read, with facts that are made up. */
  readonly show: (mail: MailToRender) => RenderedMail
}

/** A kind of mail that cannot wait: its receiver's devices are told of it at once, too. Never of what somebody has just done themselves. */
export interface Urgent {
  readonly typ: string
  /** To those of these roles alone. */
  readonly rollen?: readonly string[]
}

/** The mails of one feature. */
export interface FeatureMails {
  /** How they are written; what they tell is looked up when they are sent. */
  readonly render: (pool: pg.Pool) => MailRenderer
  /** The table of the records that they are about, each with an id and a status, and the kinds by name: what no kind is said of is sent as it is. */
  readonly about?: { readonly table: string; readonly arten: Readonly<Record<string, MailArt>> }
  readonly names?: readonly NamesInMail[]
  readonly worded?: readonly WordedMail[]
  readonly urgent?: readonly Urgent[]
}

/** The mails of all features that name others, with the module that each belongs to. */
export function namesInMailsOf(
  features: readonly { readonly modul?: AnyModul; readonly mails?: FeatureMails }[],
): readonly (NamesInMail & { readonly modul: AnyModul | undefined })[] {
  return features.flatMap(({ modul, mails }) => (mails?.names ?? []).map((one) => ({ ...one, modul })))
}

/** All kinds of mail that houses may word themselves. */
export function wordedMailsOf(
  features: readonly { readonly mails?: FeatureMails }[],
): ReadonlyMap<MailtextTyp, WordedMail> {
  return new Map(features.flatMap(({ mails }) => mails?.worded ?? []).map((one) => [one.typ, one]))
}

type Arten = ReadonlyMap<string, MailArt & { readonly table: string }>

/** What is asked of each kind of mail before it is sent. */
export function artenOf(features: readonly { readonly mails?: FeatureMails }[]): Arten {
  return new Map(
    features.flatMap(({ mails }) => {
      const about = mails?.about
      if (about === undefined) return []
      return Object.entries(about.arten).map(([typ, art]) => [typ, { ...art, table: about.table }] as const)
    }),
  )
}

/** How the features write their mails, and what is asked before one is sent. */
export interface Mails {
  readonly renderers: readonly MailRenderer[]
  readonly arten: Arten
  readonly urgent: readonly Urgent[]
}

/** The mails of all features; the outbox below them knows only that there are some. */
export function mailsOfAll(features: readonly { readonly mails?: FeatureMails }[], pool: pg.Pool): Mails {
  const all = features.flatMap(({ mails }) => mails ?? [])
  return {
    renderers: all.map(({ render }) => render(pool)),
    urgent: all.flatMap(({ urgent }) => urgent ?? []),
    arten: artenOf(features),
  }
}
