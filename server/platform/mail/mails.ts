import type { Namensgrund } from '@platzwart/domain/datenschutz/namesOthers'
import type { MailtextTyp } from '@platzwart/domain/mailtext/arten'
import type { Mails as KindsOfMail, MailArt } from '@platzwart/domain/mailtext/mail'
import type { AnyModul } from '@platzwart/domain/mandant/module'
import type { Topic } from '@platzwart/phrases/phrases'
import type pg from 'pg'
import type { MailRenderer, MailToRender, RenderedMail } from './renderer.ts'

/**
 * Declares that a kind of mail names other people to a recipient in a certain role. Kinds without a
 * declaration name nobody else, which a test verifies.
 */
export interface NamesInMail {
  readonly typ: string
  readonly rolle: string
  /** Why it names them in staff-council mode, too; null: there the names are omitted. */
  readonly stays: Namensgrund | null
}

/** A kind of mail whose wording a house may change. */
export interface WordedMail {
  readonly typ: MailtextTyp
  /** Key of the default subject in `phrases`; null when there are several. */
  readonly betreff: { readonly topic: Topic; readonly key: string } | null
  /** Renders an example with invented facts. */
  readonly show: (mail: MailToRender) => RenderedMail
}

/** The mails of one feature. */
export interface FeatureMails {
  /** Renders a mail; looks up its contents when it is sent. */
  readonly render: (pool: pg.Pool) => MailRenderer
  /**
   * The table of the records the mails are about, with id and status, and the conditions under which each
   * kind is still true; kinds without conditions are always sent.
   */
  readonly about?: { readonly table: string; readonly arten: KindsOfMail }
  readonly names?: readonly NamesInMail[]
  readonly worded?: readonly WordedMail[]
}

/** Declarations of all features, each with its module. */
export function namesInMailsOf(
  features: readonly { readonly modul?: AnyModul; readonly mails?: FeatureMails }[],
): readonly (NamesInMail & { readonly modul: AnyModul | undefined })[] {
  return features.flatMap(({ modul, mails }) => (mails?.names ?? []).map((one) => ({ ...one, modul })))
}

/** All kinds of mail with changeable wording. */
export function wordedMailsOf(
  features: readonly { readonly mails?: FeatureMails }[],
): ReadonlyMap<MailtextTyp, WordedMail> {
  return new Map(features.flatMap(({ mails }) => mails?.worded ?? []).map((one) => [one.typ, one]))
}

type Arten = ReadonlyMap<string, MailArt & { readonly table: string }>

/** The conditions of all kinds of mail. */
export function artenOf(features: readonly { readonly mails?: FeatureMails }[]): Arten {
  return new Map(
    features.flatMap(({ mails }) => {
      const about = mails?.about
      if (about === undefined) return []
      return Object.entries(about.arten).map(([typ, art]) => [typ, { ...art, table: about.table }] as const)
    }),
  )
}

/** Renderers and conditions of all mails. */
export interface Mails {
  readonly renderers: readonly MailRenderer[]
  readonly arten: Arten
}

/** Collects the mails of all features, for the outbox below them. */
export function mailsOfAll(features: readonly { readonly mails?: FeatureMails }[], pool: pg.Pool): Mails {
  const all = features.flatMap(({ mails }) => mails ?? [])
  return {
    renderers: all.map(({ render }) => render(pool)),
    arten: artenOf(features),
  }
}
