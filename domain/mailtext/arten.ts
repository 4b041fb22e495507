import * as owners from '../mailsOfOwners.ts'
import type { MailtextArt } from './mail.ts'

/**
 * All kinds of mail whose words a house may change, in reading order. Placeholders for other people's names
 * are offered only if the mail's own subject has them: everything else is in its table, which knows what
 * staff-council mode leaves out.
 */
export const MAILTEXTE = {
  ...owners.BUCHUNG_MAILS,
  ...owners.WARTELISTE_MAILS,
  ...owners.SERIE_MAILS,
  ...owners.SCHLIESSUNG_MAILS,
  ...owners.PLATZ_BERICHT_MAILS,
  ...owners.FAHRT_MAILS,
  ...owners.FRIST_MAILS,
  ...owners.FAHRZEUG_BERICHT_MAILS,
  ...owners.ACCOUNT_MAILS,
} as const satisfies Readonly<Record<string, MailtextArt>>

export type MailtextTyp = keyof typeof MAILTEXTE

export const MAILTEXT_TYPES = Object.keys(MAILTEXTE) as [MailtextTyp, ...MailtextTyp[]]

export const mailtextArt = (typ: MailtextTyp): MailtextArt => MAILTEXTE[typ]

/** Kinds of mail by subject: the texts have words for each. */
export type BuchungMailTyp = keyof typeof owners.BUCHUNG_MAILS
export type FahrtMailTyp = keyof typeof owners.FAHRT_MAILS
export type FristMailTyp = keyof typeof owners.FRIST_MAILS
