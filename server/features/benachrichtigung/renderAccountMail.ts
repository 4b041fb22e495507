import type { Language } from '@platzwart/phrases/phrases'
import { formatTag, formatTime } from '../../platform/format.ts'
import type { MailToRender, RenderedMail } from '../../platform/mail/renderer.ts'
import { composeMail, speaker } from './renderParts.ts'
import type { Section } from './renderSections.ts'

/** What an account's mail tells (`sendKontoMail`). */
export interface AccountMailData {
  readonly konto: true
  readonly link: string
  readonly geheim: boolean
  readonly gueltigBis: string | null
  /** The address that it is about. */
  readonly adresse?: string
  readonly anzahl?: number
  readonly passkey?: string
  /** Who is meant, where it goes to an address that is not the person's in the house. */
  readonly an?: AccountReceiver
}

export interface AccountReceiver {
  readonly name: string
  readonly sprache: Language
  readonly benutzerId: string
}

/** Kinds of mail about an account. */
const ACCOUNT_MAILS = [
  'kontoWiederherstellung',
  'kontoEinladung',
  'kontoBestaetigung',
  'kontoAdresseNeu',
  'kontoAdresseVergeben',
  'kontoAdresseBeantragt',
  'kontoAdresseGeaendert',
  'kontoZweitfaktorAn',
  'kontoZweitfaktorAus',
  'kontoZweitfaktorZurueckgesetzt',
  'kontoCodeBenutzt',
  'kontoPasskeyNeu',
  'kontoPasskeyWeg',
  'kontoGeraten',
] as const

export type AccountMailTyp = (typeof ACCOUNT_MAILS)[number]

/** Who is meant by a mail that goes to an address; null for every other mail. */
export function accountReceiver(daten: unknown): AccountReceiver | null {
  return isAccount(daten) ? (daten.an ?? null) : null
}

/** A mail about an account in the receiver's language, as text and as HTML; null also for a kind of a newer version, for which there are no words here. */
export function renderAccountMail(mail: MailToRender): RenderedMail | null {
  const known = ACCOUNT_MAILS.some((typ) => typ === mail.typ)
  return known && isAccount(mail.daten) ? renderAccount(mail, mail.daten) : null
}

export function isAccount(daten: unknown): daten is AccountMailData {
  return typeof daten === 'object' && daten !== null && 'konto' in daten
}

export function renderAccount(mail: MailToRender, daten: AccountMailData): RenderedMail {
  const say = speaker(mail.empfaenger.sprache, 'mail')
  const { adresse = '', anzahl = 0, passkey = '' } = daten
  const data = { mandant: mail.mandant.name, adresse, anzahl, passkey }
  const until = daten.gueltigBis === null ? null : Temporal.Instant.from(daten.gueltigBis)
  const section: Section = {
    titel: say(`konto.${mail.typ}.titel`),
    anrede: say('anrede', { name: mail.empfaenger.name }),
    absaetze: [say(`konto.${mail.typ}.text`, data)],
    tabellen: [],
    knopf: { text: say(`konto.${mail.typ}.knopf`), href: daten.link, hinweis: say('linkHinweis') },
    fuss: [
      ...(until
        ? [
            say('gueltigBis', {
              tag: formatTag(until, mail.mandant.zone, mail.empfaenger.sprache),
              zeit: formatTime(until, mail.mandant.zone, mail.empfaenger.sprache),
            }),
          ]
        : []),
      say('ende'),
    ],
    gruss: [say('gruss'), mail.mandant.name],
  }
  return composeMail(mail, say(`konto.${mail.typ}.betreff`, data), section)
}
