import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import type { Words } from '@platzwart/domain/mailtext/judge'
import type { Language } from '@platzwart/phrases/phrases'
import type { Purpose } from '../signature.ts'
import type { Attachment, Invitation } from './transport.ts'

export interface MailToRender {
  readonly typ: string
  readonly objektId: string
  readonly objektVersion: number
  readonly daten: unknown
  /** Records whose later state the recipient knows already; a mail about several omits them. */
  readonly ueberholt?: ReadonlySet<string>
  /** `adresse`: the address the mail goes to. */
  readonly empfaenger: {
    /** Null or absent for a plain address. */
    readonly id?: string | null
    readonly name: string
    /** For people of the house. */
    readonly vorname?: string
    readonly adresse: string
    readonly sprache: Language
  }
  /** Sender address. */
  readonly absender: string
  readonly mandant: { readonly name: string; readonly zone: string }
  /** The house does not let people choose which mails they get. */
  readonly ohneWahl?: boolean
  /** Origin of the Mandant's address, for links; never derived from user input. */
  readonly origin: string
  readonly now: Temporal.Instant
  /** Signs a link's contents; absent for previews. */
  readonly sign?: (purpose: Purpose, said: string) => string
  /** Staff-council mode: names others only for a declared reason (`NamesInMail`). */
  readonly personalrat?: boolean
  /** The house's wording in the recipient's language; missing parts use the default. */
  readonly worte?: Partial<Words> | undefined
}

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly Attachment[]
  readonly invitation: Invitation | null
  /** Path of the page it links to. */
  readonly page?: string
  /** The setting that switches off this kind of mail; null when it cannot be switched off. */
  readonly flag: EinstellungName | null
  /** A one-time link, which is removed from the stored mail. */
  readonly link?: string | null
}

/** Everything the mail says was reversed before it was sent. */
export const UNTRUE = 'untrue'

type Rendered = RenderedMail | typeof UNTRUE | null

/** Renders the mails of one feature; null for kinds of other features. */
export type MailRenderer = (mail: MailToRender, mandantId: string) => Rendered | Promise<Rendered>
