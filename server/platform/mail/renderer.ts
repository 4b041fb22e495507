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
  /** Records of which the receiver has been told a later state already: a mail about several leaves them out. */
  readonly ueberholt?: ReadonlySet<string>
  /** `adresse`: where the mail goes. */
  readonly empfaenger: {
    /** Null, or not said, of a mere address. */
    readonly id?: string | null
    readonly name: string
    /** Of a person of the house. */
    readonly vorname?: string
    readonly adresse: string
    readonly sprache: Language
  }
  /** Address that it comes from. */
  readonly absender: string
  readonly mandant: { readonly name: string; readonly zone: string }
  /** The house lets people choose nothing for themselves: which mails come is its own to say. */
  readonly ohneWahl?: boolean
  /** Origin of the Mandant's address, for links; nothing that people typed ever becomes one. */
  readonly origin: string
  readonly now: Temporal.Instant
  /** Signs what a link of this mail says, as this installation; a mail that only shows how it would read has nothing to sign. */
  readonly sign?: (purpose: Purpose, said: string) => string
  /** The house is in staff-council mode: others are named for a declared reason alone (`NamesInMail`). */
  readonly personalrat?: boolean
  /** The house's own words in the receiver's language; what is missing reads as the product writes it. */
  readonly worte?: Partial<Words> | undefined
}

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly Attachment[]
  readonly invitation: Invitation | null
  /** Path of the page that it leads to. */
  readonly page?: string
  /** By which its receiver switches mails of its kind off; null: they cannot. */
  readonly flag: EinstellungName | null
  /** A link by which its receiver alone does something: what is kept of the mail is without it. */
  readonly link?: string | null
}

/** All that a mail told was taken back before it was sent. */
export const UNTRUE = 'untrue'

type Rendered = RenderedMail | typeof UNTRUE | null

/** Writes the mails of one feature, and looks up what they tell where it is known only when they are sent; null for one that is another's. */
export type MailRenderer = (mail: MailToRender, mandantId: string) => Rendered | Promise<Rendered>
