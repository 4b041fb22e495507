import type { Namensgrund } from '@platzwart/domain/datenschutz/namesOthers'
import type { MailtextTyp } from '@platzwart/domain/mailtext/arten'
import type { Mails as KindsOfMail, MailArt } from '@platzwart/domain/mailtext/mail'
import type { AnyModul } from '@platzwart/domain/mandant/module'
import type { Topic } from '@platzwart/phrases/phrases'
import type pg from 'pg'
import type { MailRenderer, MailToRender, RenderedMail } from './renderer.ts'

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

/** The mails of one feature. */
export interface FeatureMails {
  /** How they are written; what they tell is looked up when they are sent. */
  readonly render: (pool: pg.Pool) => MailRenderer
  /** The table of the records that they are about, each with an id and a status, and what is said of each kind: where it is nothing, it is sent as it is. */
  readonly about?: { readonly table: string; readonly arten: KindsOfMail }
  readonly names?: readonly NamesInMail[]
  readonly worded?: readonly WordedMail[]
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
}

/** The mails of all features; the outbox below them knows only that there are some. */
export function mailsOfAll(features: readonly { readonly mails?: FeatureMails }[], pool: pg.Pool): Mails {
  const all = features.flatMap(({ mails }) => mails ?? [])
  return {
    renderers: all.map(({ render }) => render(pool)),
    arten: artenOf(features),
  }
}
