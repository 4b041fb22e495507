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
import { ready, type Tx } from '../../platform/database/tx.ts'
import { isWorthAgain } from '../../platform/database/violations.ts'
import type { Jobs, QueueSettings, Work, WorkOptions } from '../../platform/jobs/createJobs.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import type { MailArt, Mails } from '../../platform/mail/mails.ts'
import { MAIL_QUEUE } from '../../platform/mail/queueMail.ts'
import { type MailToRender, type RenderedMail, UNTRUE } from '../../platform/mail/renderer.ts'
import { MailRefused, type MailTransport } from '../../platform/mail/transport.ts'
import { sign } from '../../platform/signature.ts'
import { addLogo, type LogoDeps } from './addLogo.ts'
import { isUrgent, queueMitteilungen } from './geraet/queueMitteilungen.ts'
import { wordsOf } from './queries.ts'
import { isOnlyHere, linkIn, removeLink, type SecretLink, secretLinkOf } from './removeLink.ts'
import { accountReceiver, isAccount } from './renderAccountMail.ts'
import { signUnsubscribe } from './signUnsubscribe.ts'

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
  const row = await forMandant(deps.pool, mandantId, (tx) => claim(tx, benachrichtigungId, deps.mails))
  if (row === null) return
  try {
    await sendClaimed(deps, work, row)
  } catch (error) {
    if (!(error instanceof UnknownMail)) throw error
    const final = row.liegt_lange
    await forMandant(deps.pool, mandantId, (tx) => noteFailure(tx, benachrichtigungId, error, final))
    deps.logger.warn(
      { benachrichtigungId, typ: row.typ, final },
      'mail of a kind that this version does not know',
    )
    if (!final) throw error
  }
}

async function sendClaimed(deps: MailDeps, work: Work<MailJob>, row: MailRow): Promise<void> {
  const { mandantId, benachrichtigungId } = work.data
  const an = accountReceiver(row.daten)
  const sprache: Language = an?.sprache ?? row.sprache ?? row.mandant_sprache
  const name = an?.name ?? row.adresse ?? `${row.vorname} ${row.nachname}`
  const adresse = row.adresse ?? row.email ?? ''
  const origin = await deps.originOf(mandantId)
  const rendered = await render(deps, mandantId, {
    typ: row.typ,
    objektId: row.objekt_id,
    objektVersion: row.objekt_version,
    daten: row.daten,
    empfaenger: {
      ...{ id: row.empfaenger_id, name, vorname: an === null ? (row.vorname ?? name) : name },
      ...{ adresse, sprache },
    },
    worte: wordsOf(row, sprache),
    absender: deps.transport.from,
    mandant: { name: row.mandant, zone: row.zone },
    ohneWahl: !choosesOwn(row.module),
    origin,
    now: deps.clock.now(),
    sign: (purpose, said) => sign(deps.secret, purpose, said),
    personalrat: isOn({ seit: row.personalrat_seit, endet: row.personalrat_endet }, deps.clock.now()),
  })
  if (rendered === UNTRUE) {
    await forMandant(deps.pool, mandantId, (tx) => drop(tx, benachrichtigungId))
    return
  }
  const told = { ...row, id: benachrichtigungId }
  if (row.hat_geraete && isUrgent(deps.mails.urgent, told))
    await forMandant(deps.pool, mandantId, (tx) => queueMitteilungen(tx, deps.jobs, told, rendered))
  const flag = choosesOwn(row.module) ? rendered.flag : null
  const unsubscribe = unsubscribePath(deps, mandantId, row.empfaenger_id, flag)
  const letter = deps.transport.send ? await addLogo(deps, rendered, row.logo) : rendered
  try {
    await deps.transport.send?.({
      fromName: row.mandant,
      toName: name,
      to: adresse,
      language: sprache,
      // The same mail has the same id: a second copy, after a crash between sending and noting it, is recognised as one.
      messageId: `<${benachrichtigungId}@platzwart>`,
      unsubscribe: unsubscribe && `${origin}${unsubscribe}`,
      ...letter,
    })
  } catch (error) {
    const final = error instanceof MailRefused || work.last
    await forMandant(deps.pool, mandantId, (tx) => noteFailure(tx, benachrichtigungId, error, final))
    deps.logger.warn({ err: error, benachrichtigungId, final }, 'mail not sent')
    if (error instanceof MailRefused) return
    throw error
  }
  await noteAtLast(deps.pool, mandantId, async (tx) => {
    const secret = secretLinkOf(row.daten) ?? linkIn(rendered)
    const keeps =
      secret !== null && deps.keepLinks && (await isOnlyHere(tx, secret.benutzerId ?? row.empfaenger_id))
    const kept = secret === null || keeps ? rendered : removeLink(rendered, secret, sprache)
    await noteSent(tx, benachrichtigungId, kept, keeps ? secret : null, deps.clock.now())
  })
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

/** By the feature whose mail it is. @throws UnknownMail when it is nobody's */
async function render({ mails }: MailDeps, mandantId: string, mail: MailToRender) {
  for (const renderer of mails.renderers) {
    const rendered = await renderer(mail, mandantId)
    if (rendered !== null) return rendered
  }
  throw new UnknownMail(mail.typ)
}

const selectMail = ({ scope }: Tx, id: string) =>
  build
    .selectFrom('benachrichtigung as n')
    .leftJoin('benutzer as b', (on) =>
      on.onRef('b.mandant_id', '=', 'n.mandant_id').onRef('b.id', '=', 'n.empfaenger_id'),
    )
    .innerJoin('mandant as m', 'm.id', 'n.mandant_id')
    .leftJoin('datei as d', (on) =>
      on
        .onRef('d.mandant_id', '=', 'n.mandant_id')
        .on('d.bucket', '=', 'logos')
        .onRef('d.dateiname', '=', 'm.logo'),
    )
    .select(['n.typ', 'n.objekt_id', 'n.objekt_version', 'n.empfaenger_id', 'n.adresse', 'n.daten'])
    .select(['b.vorname', 'b.nachname', 'b.email', 'b.sprache', 'b.status as empfaenger_status'])
    .select([
      'm.name as mandant',
      'm.zone',
      'm.sprache as mandant_sprache',
      'm.module',
      'd.schluessel as logo',
    ])
    .leftJoin('mailtext as w', (on) =>
      on.onRef('w.mandant_id', '=', 'n.mandant_id').onRef('w.typ', '=', 'n.typ'),
    )
    .select([
      'w.betreff_de',
      'w.einleitung_de',
      'w.schluss_de',
      'w.betreff_en',
      'w.einleitung_en',
      'w.schluss_en',
    ])
    .select(['m.personalrat_seit', 'm.personalrat_endet'])
    .select(sql<boolean>`n.erstellt < now() - ${LONG_WAIT}::interval`.as('hat_gewartet'))
    .select(sql<boolean>`n.erstellt < now() - ${UNKNOWN_WAIT}::interval`.as('liegt_lange'))
    .select(sql<boolean>`m.gesperrt is not null`.as('ruht'))
    .select(
      sql<boolean>`exists (select from geraet g where g.mandant_id = ${scope.mandantId} and g.benutzer_id = n.empfaenger_id)`.as(
        'hat_geraete',
      ),
    )
    .select(sql<boolean>`coalesce(n.erstellt < m.wieder_offen - ${OLD_NEWS}::interval, false)`.as('veraltet'))
    .where('n.mandant_id', '=', scope.mandantId)
    .where('n.id', '=', id)
    .where('n.status', '=', 'wartend')
    // Whoever cancels a booking looks whether its invitation is still here, and holds it while deciding.
    .forUpdate('n')

type MailRow = NonNullable<Awaited<ReturnType<typeof loadMail>>>

function loadMail(tx: Tx, id: string) {
  return tx.first(selectMail(tx, id))
}

/** The mail, when it is still to be sent; a mail that has become untrue leaves the outbox. */
async function claim(tx: Tx, id: string, { arten }: Mails): Promise<MailRow | null> {
  const row = await loadMail(tx, id)
  if (!row) return null
  // Its house is closed: it stays in the outbox until it is opened again. What is about an account is what somebody waits for.
  const rests = !isAccount(row.daten)
  if (rests && row.ruht) return null
  const art = arten.get(row.typ)
  if (!(rests && row.veraltet) && reaches(row, art) && (await stillTrue(tx, row, art))) {
    await tx.run(
      build
        .updateTable('benachrichtigung')
        .where('benachrichtigung.mandant_id', '=', tx.scope.mandantId)
        .set({ versuche: sql<number>`versuche + 1` })
        .where('id', '=', id),
    )
    return row
  }
  await drop(tx, id)
  return null
}

function drop(tx: Tx, id: string): Promise<number> {
  return tx.run(
    build
      .deleteFrom('benachrichtigung')
      .where('benachrichtigung.mandant_id', '=', tx.scope.mandantId)
      .where('id', '=', id),
  )
}

function reaches(row: MailRow, art: MailArt | undefined): boolean {
  return row.adresse === null ? row.empfaenger_status === 'aktiv' : art?.onlyPeople !== true
}

/** A mail server that does not answer is asked again after five minutes at most: what waits longer has waited for it to come back. */
const LONG_WAIT = '5 minutes'

/** No two versions run beside each other for longer: what is not known by then will not be. */
const UNKNOWN_WAIT = '3 days'

/** What has waited for its house to be opened again for longer than that is no news. */
const OLD_NEWS = '1 day'

type About = MailArt & { readonly table: string }

/** False when the mail tells of what was taken back, or asks for what nobody can do any more. */
async function stillTrue(tx: Tx, row: MailRow, art: About | undefined): Promise<boolean> {
  if (art?.cancels) return stillCancelled(tx, row, art)
  if (art?.ofVersion) return hasVersion(tx, row, art)
  return art?.asks ? stillAsked(tx, row, art.asks, art) : true
}

/** The record that a mail is about. Its table and its column are names of ours, so that the text is constant. */
async function readRecord(tx: Tx, { objekt_id }: MailRow, { table, asked }: About) {
  const text = `select status, ${asked?.person ?? 'null::uuid'} as person from ${table} where mandant_id = $1 and id = $2`
  return tx.first(ready<{ status: string; person: string | null }>(text, tx.scope.mandantId, objekt_id))
}

/** False when nobody needs to do any more what the mail asks for (its record went on while the mail waited), or somebody else does. */
async function stillAsked(tx: Tx, row: MailRow, statuses: readonly string[], art: About): Promise<boolean> {
  const { asked } = art
  const rolle = (row.daten as { readonly rolle?: unknown }).rolle
  if (asked ? rolle !== asked.rolle : !row.hat_gewartet) return true
  const found = await readRecord(tx, row, art)
  if (found === undefined || !statuses.includes(found.status)) return false
  return asked === undefined || found.person === row.empfaenger_id
}

/** False when its record went on since; the table is a name of ours. */
async function hasVersion(
  tx: Tx,
  { objekt_id, objekt_version }: MailRow,
  { table }: About,
): Promise<boolean> {
  const text = `select 1 from ${table} where mandant_id = $1 and id = $2 and version = $3`
  return (await tx.run(ready(text, tx.scope.mandantId, objekt_id, objekt_version))) > 0
}

/** False when a cancellation was taken back, also when it was cancelled once more since: that one has its own mail. */
async function stillCancelled(tx: Tx, row: MailRow, art: About): Promise<boolean> {
  const [found, later] = await Promise.all([
    readRecord(tx, row, art),
    tx.first(
      build
        .selectFrom('benachrichtigung')
        .where('benachrichtigung.mandant_id', '=', tx.scope.mandantId)
        .select('id')
        .where('objekt_id', '=', row.objekt_id)
        .where('empfaenger_id', '=', row.empfaenger_id)
        .where('typ', '=', row.typ)
        .where('objekt_version', '>', row.objekt_version),
    ),
  ])
  return found?.status === 'storniert' && later === undefined
}

function noteFailure(tx: Tx, id: string, error: unknown, final: boolean): Promise<number> {
  const fehler = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  return tx.run(
    build
      .updateTable('benachrichtigung')
      .where('benachrichtigung.mandant_id', '=', tx.scope.mandantId)
      .set({ fehler, ...(final ? { status: 'fehlgeschlagen' } : {}) })
      .where('id', '=', id),
  )
}

/** What is kept is what was sent, but for the logo; the facts go, since the text has them. A link that was kept can be found in it again. */
function noteSent(
  tx: Tx,
  id: string,
  mail: RenderedMail,
  secret: SecretLink | null,
  now: Temporal.Instant,
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
        gesendet: now,
      })
      .where('id', '=', id),
  )
}
