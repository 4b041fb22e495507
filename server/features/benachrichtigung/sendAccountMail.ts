import { randomInt } from 'node:crypto'
import type { Language } from '@platzwart/phrases/phrases'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import type { DirectMails } from '../../platform/mail/directMails.ts'
import type { Mailer, NewMail } from '../../platform/mail/queueMail.ts'
import { type MailTransport, messageIdOf } from '../../platform/mail/transport.ts'
import { type AccountMailData, type AccountMailTyp, renderAccount } from './renderAccountMail.ts'

/** A mail about the account itself: mandatory, never bundled, its link good once. */
export interface AccountMail {
  readonly typ: AccountMailTyp
  readonly anmeldungId: string
  readonly email: string
  /** It goes to `email` and to no other: an address that is not yet, or no longer, the person's. */
  readonly anAdresse?: true
  /** The address that it is about. */
  readonly adresse?: string
  /** How many are left of what it is about. */
  readonly anzahl?: number
  /** What the person calls the passkey that it is about. */
  readonly passkey?: string
  readonly name: string
  /** What the button opens; for somebody who has a password already, an invitation's button opens the login page. */
  readonly link: string
  /** False where the link is no secret (the login page). */
  readonly geheim: boolean
  readonly gueltigBis: Temporal.Instant | null
  readonly sprache: Language
  /** In whose Mandant's outbox it stands. Null for an operator: what opens the installation belongs to no Mandant, also when they are a person of one. */
  readonly person: { readonly mandantId: string; readonly benutzerId: string } | null
}

export type SendAccountMail = (mail: AccountMail) => Promise<void>

export interface AccountMailDeps {
  readonly pool: pg.Pool
  readonly mailer: Mailer
  readonly transport: Pick<MailTransport, 'from' | 'send'>
  readonly directMails: Pick<DirectMails, 'send'>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'warn'>
  readonly publicUrl: string
}

/** Mails about accounts: through the outbox of the person's Mandant; an operator is written to directly, and nobody waits for either. */
export function createAccountMailSender(deps: AccountMailDeps): SendAccountMail {
  return async (mail) => {
    const { person } = mail
    if (person === null) return sendDirectly(deps, mail)
    const queued = accountMailOf(mail, person.benutzerId)
    await forMandant(deps.pool, person.mandantId, (tx) => deps.mailer.queue(tx, [queued]))
  }
}

/** An account's mail as the outbox takes it. Each is a mail of its own, so its version is drawn and not counted. */
export function accountMailOf(mail: AccountMail, benutzerId: string): NewMail {
  return {
    typ: mail.typ,
    objektId: benutzerId,
    objektVersion: randomInt(2 ** 31 - 1),
    tells: 'event',
    ...(mail.anAdresse ? { empfaengerId: null, adresse: mail.email } : { empfaengerId: benutzerId }),
    daten: { ...dataOf(mail), ...(mail.anAdresse && { an: { ...named(mail), benutzerId } }) },
  }
}

const named = ({ name, sprache }: AccountMail) => ({ name, sprache })

function dataOf(mail: AccountMail): AccountMailData {
  return {
    konto: true,
    link: mail.link,
    geheim: mail.geheim,
    gueltigBis: mail.gueltigBis?.toString() ?? null,
    ...(mail.adresse === undefined ? {} : { adresse: mail.adresse }),
    ...(mail.anzahl === undefined ? {} : { anzahl: mail.anzahl }),
    ...(mail.passkey === undefined ? {} : { passkey: mail.passkey }),
  }
}

function sendDirectly(deps: AccountMailDeps, mail: AccountMail): void {
  if (deps.transport.send === null) {
    deps.logger.warn({ typ: mail.typ }, 'no mail server is set, so the operator gets no mail')
    return
  }
  const id = uuidv7(deps.clock.now().epochMilliseconds)
  const daten = dataOf(mail)
  const toRender = {
    typ: mail.typ,
    objektId: id,
    objektVersion: 1,
    daten,
    empfaenger: { name: mail.name, adresse: mail.email, sprache: mail.sprache },
    absender: deps.transport.from,
    mandant: { name: 'Platzwart', zone: 'Europe/Berlin' },
    origin: deps.publicUrl,
    now: deps.clock.now(),
  }
  const rendered = renderAccount(toRender, daten)
  deps.directMails.send(mail.typ, {
    fromName: 'Platzwart',
    toName: mail.name,
    to: mail.email,
    language: mail.sprache,
    messageId: messageIdOf(id, deps.transport),
    ...rendered,
  })
}
