import { setTimeout as pause } from 'node:timers/promises'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { isOn } from '@platzwart/domain/datenschutz/personalrat'
import { choosesOwn } from '@platzwart/domain/einstellung/modul'
import type { Language } from '@platzwart/phrases/phrases'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { isWorthAgain } from '../../platform/database/violations.ts'
import type { Jobs, QueueSettings, Work, WorkOptions } from '../../platform/jobs/createJobs.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import type { Mails } from '../../platform/mail/mails.ts'
import { MAIL_QUEUE } from '../../platform/mail/queueMail.ts'
import { type MailToRender, type RenderedMail, UNTRUE } from '../../platform/mail/renderer.ts'
import {
  MailRefused,
  MailServerAway,
  type MailTransport,
  messageIdOf,
} from '../../platform/mail/transport.ts'
import { sign } from '../../platform/signature.ts'
import { addLogo, type LogoDeps } from './addLogo.ts'
import { isUrgent, queueMitteilungen } from './geraet/queueMitteilungen.ts'
import { wordsOf } from './queries.ts'
import { isOnlyHere, linkIn, removeLink, type SecretLink, secretLinkOf } from './removeLink.ts'
import { accountReceiver } from './renderAccountMail.ts'
import { signUnsubscribe } from './signUnsubscribe.ts'
import { dropMail, type TakenMail, takeMail } from './takeMail.ts'
import { readBehind, wakeMails } from './takeTurn.ts'

export interface MailDeps {
  /** The jobs' own: a mail never takes a connection from a request. */
  readonly pool: pg.Pool
  readonly transport: MailTransport
  /** Signs the address that switches mails off. */
  readonly secret: string
  readonly clock: Clock
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Origin of a Mandant's address, for links. */
  readonly originOf: (mandantId: string) => Promise<string>
  /** Demo without a mail server only: the outbox keeps the one-time links of account mails, since nothing else would ever show them. */
  readonly keepLinks: boolean
  /** Of the features. */
  readonly mails: Mails
  /** What the receiver's devices are told is queued. */
  readonly jobs: Pick<Jobs, 'send'>
  /** Where the logos of the houses lie. */
  readonly storage: LogoDeps['storage']
}

export interface MailJob {
  readonly mandantId: string
  readonly benachrichtigungId: string
}

/** More than half a day of a mail server that is down: 5 s, then doubling up to 5 minutes, 200 times. */
export const RETRIES: QueueSettings = {
  retryLimit: 200,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 900,
  retentionSeconds: 14 * 24 * 60 * 60,
}

/** At most 50 mails a second from a server: enough for any house, and no burst of bookings turns into a burst of mails. */
const PACE: WorkOptions = { batch: 50, everySeconds: 1, parallel: 5 }

/** Puts the sending of mail into this server's jobs. */
export function workMail(
  jobs: Jobs,
  deps: Omit<MailDeps, 'jobs'>,
  settings: QueueSettings = RETRIES,
  pace: WorkOptions = PACE,
): void {
  jobs.queue(MAIL_QUEUE, settings)
  jobs.work<MailJob>(MAIL_QUEUE, pace, (work) => sendMail({ ...deps, jobs }, work))
}

/**
 * Sends one mail of the outbox. Does nothing for one that was sent, or that is no longer true (a cancellation that was taken
 * back, a reminder that waited until its trip was over). One of a kind that nobody here writes is left for a server of a newer version, and
 * fails only when none has come for days. @throws when another attempt may help; the outbox says what the mail server said.
 */
export async function sendMail(deps: MailDeps, work: Work<MailJob>): Promise<void> {
  const { mandantId, benachrichtigungId } = work.data
  const row = await forMandant(deps.pool, mandantId, (tx) => takeMail(tx, benachrichtigungId, deps.mails))
  if (row === null) return
  if (row === 'wait') throw new NotItsTurn('an earlier mail to its receiver about the same is not sent yet')
  try {
    await sendTaken(deps, work, row)
  } catch (error) {
    const final = isFinal(error, row, work)
    await forMandant(deps.pool, mandantId, (tx) => noteFailure(tx, benachrichtigungId, error, final))
    deps.logger.warn({ err: error, benachrichtigungId, typ: row.typ, final }, 'mail not sent')
    const isKnown = error instanceof MailRefused || error instanceof UnknownMail
    if (!(final && isKnown)) throw error
  }
}

/** No further attempt would end otherwise, or none is made. */
function isFinal(error: unknown, row: TakenMail, { last }: Work<MailJob>): boolean {
  if (error instanceof UnknownMail) return row.liegt_lange
  return error instanceof MailRefused || last
}

async function sendTaken(deps: MailDeps, work: Work<MailJob>, row: TakenMail): Promise<void> {
  const { mandantId, benachrichtigungId } = work.data
  const an = accountReceiver(row.daten)
  const sprache: Language = an?.sprache ?? row.sprache ?? row.mandant_sprache
  const name = an?.name ?? row.adresse ?? `${row.vorname} ${row.nachname}`
  const adresse = row.adresse ?? row.email ?? ''
  const origin = await deps.originOf(mandantId)
  const rendered =
    letterOf(row) ??
    (await render(deps, mandantId, {
      typ: row.typ,
      objektId: row.objekt_id,
      objektVersion: row.objekt_version,
      daten: row.daten,
      ueberholt: row.ueberholt,
      empfaenger: {
        id: row.empfaenger_id,
        name,
        vorname: an === null ? (row.vorname ?? name) : name,
        adresse,
        sprache,
      },
      worte: wordsOf(row, sprache),
      absender: deps.transport.from,
      mandant: { name: row.mandant, zone: row.zone },
      ohneWahl: !choosesOwn(row.module),
      origin,
      now: deps.clock.now(),
      sign: (purpose, said) => sign(deps.secret, purpose, said),
      personalrat: isOn({ seit: row.personalrat_seit, endet: row.personalrat_endet }, deps.clock.now()),
    }))
  if (rendered === UNTRUE) {
    await forMandant(deps.pool, mandantId, (tx) => dropMail(tx, benachrichtigungId))
    return
  }
  const told = { ...row, id: benachrichtigungId }
  if (row.hat_geraete && row.erneut === 0 && isUrgent(deps.mails.arten, told))
    await forMandant(deps.pool, mandantId, (tx) => queueMitteilungen(tx, deps.jobs, told, rendered))
  const flag = choosesOwn(row.module) ? rendered.flag : null
  const unsubscribe = unsubscribePath(deps, mandantId, row.empfaenger_id, flag)
  const letter = deps.transport.send ? await addLogo(deps, rendered, row.logo) : rendered
  await deps.transport.send?.({
    fromName: row.mandant,
    toName: name,
    to: adresse,
    language: sprache,
    messageId: messageIdOf(
      row.erneut === 0 ? benachrichtigungId : `${benachrichtigungId}.${row.erneut}`,
      deps.transport,
    ),
    unsubscribe: unsubscribe && `${origin}${unsubscribe}`,
    ...letter,
  })
  await noteAtLast(deps.pool, mandantId, async (tx) => {
    const secret = secretLinkOf(row.daten) ?? linkIn(rendered)
    const keeps =
      secret !== null && deps.keepLinks && (await isOnlyHere(tx, secret.benutzerId ?? row.empfaenger_id))
    const kept = secret === null || keeps ? rendered : removeLink(rendered, secret, sprache)
    await noteSent(tx, benachrichtigungId, kept, keeps ? secret : null, deps)
    await wakeMails(tx, await readBehind(tx, benachrichtigungId))
  })
}

/** A mail that was written already goes out as it is kept; its facts are gone, and its entry for the calendar with them. */
function letterOf({ betreff, text, html }: TakenMail): RenderedMail | null {
  if (betreff === null || text === null || html === null) return null
  return { subject: betreff, text, html, attachments: [], invitation: null, flag: null }
}

const NOTE_TRIES = 5
const NOTE_PAUSE_MS = 500

/** What is not noted is sent again: somebody's lock, or a database that is just coming back, is no reason for a second copy. */
async function noteAtLast(
  pool: pg.Pool,
  mandantId: string,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  for (let left = NOTE_TRIES - 1; ; left--) {
    try {
      await forMandant(pool, mandantId, note)
      return
    } catch (error) {
      if (left === 0 || !isWorthAgain(error)) throw error
      await pause(NOTE_PAUSE_MS)
    }
  }
}

/** Where the receiver's mail program switches such mails off; null where they cannot be. */
function unsubscribePath(
  { secret }: MailDeps,
  mandantId: string,
  benutzerId: string | null,
  flag: RenderedMail['flag'],
): string | null {
  if (flag === null || benutzerId === null) return null
  return address(wire.unsubscribe, { token: signUnsubscribe({ mandantId, benutzerId, flag }, secret) })
}

/** Of a newer version, of which a server runs beside this one, or did. */
class UnknownMail extends Error {
  constructor(typ: string) {
    super(`nobody here writes mails of the kind ${typ}`)
  }
}

/** Others have to be sent first; its job comes again, at once when they are. */
class NotItsTurn extends Error {}

/** By the feature whose mail it is. @throws UnknownMail when it is nobody's */
async function render({ mails }: MailDeps, mandantId: string, mail: MailToRender) {
  for (const renderer of mails.renderers) {
    const rendered = await renderer(mail, mandantId)
    if (rendered !== null) return rendered
  }
  throw new UnknownMail(mail.typ)
}

async function noteFailure(tx: Tx, id: string, error: unknown, final: boolean): Promise<void> {
  const fehler = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  const isAway = error instanceof MailServerAway
  await tx.run(
    build
      .updateTable('benachrichtigung')
      .where('benachrichtigung.mandant_id', '=', tx.scope.mandantId)
      .set({ fehler, in_arbeit: null, ...(final ? { status: 'fehlgeschlagen' } : {}) })
      // While nothing can be reached, no mail holds another one up by itself.
      .set({ abgewiesen_seit: isAway ? null : sql`coalesce(abgewiesen_seit, now())` })
      .where('id', '=', id),
  )
  if (final) await wakeMails(tx, await readBehind(tx, id))
}

/** What is kept is what was sent, but for the logo; the facts go, since the text has them. A link that was kept can be found in it again. */
function noteSent(
  tx: Tx,
  id: string,
  mail: RenderedMail,
  secret: SecretLink | null,
  { clock, transport }: Pick<MailDeps, 'clock' | 'transport'>,
): Promise<number> {
  return tx.run(
    build
      .updateTable('benachrichtigung')
      .where('benachrichtigung.mandant_id', '=', tx.scope.mandantId)
      .set({
        status: 'gesendet',
        betreff: mail.subject,
        text: mail.text,
        html: mail.html,
        daten: JSON.stringify(secret ?? {}),
        fehler: null,
        in_arbeit: null,
        abgewiesen_seit: null,
        gesendet: clock.now(),
        ohne_server: transport.send === null,
      })
      .where('id', '=', id),
  )
}
