import { PAGE } from '@platzwart/contract/paths'
import type { Language } from '@platzwart/phrases/phrases'
import type pg from 'pg'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Mailer } from '../../platform/mail/queueMail.ts'
import { domainOf, originOf } from '../../platform/sitzung/origin.ts'
import { type AccountMail, accountMailOf } from '../benachrichtigung/sendAccountMail.ts'
import type { Auth } from './auth.ts'
import { createAccounts } from './createAccounts.ts'
import { createInvitationCode } from './createLink.ts'

/** An invitation may wait over a holiday. */
const INVITATION_SECONDS = 7 * 24 * 60 * 60

export interface NewPerson {
  readonly email: string
  readonly vorname: string
  readonly nachname: string
  readonly personalnummer?: string | null
  readonly sprache?: Language
  readonly rollenIds?: readonly string[]
  /** Host of the link, for a Mandant whose domains are not committed yet; null when it has none. */
  readonly host?: string | null
}

/** What the sign-in needs to write to people. */
export interface Sitzungen {
  readonly auth: Auth
  readonly mailer: Mailer
}

export interface Invitation {
  readonly benutzerId: string
  readonly anmeldungId: string
  /** False when the person was in this Mandant before. */
  readonly neu: boolean
  /** What the mail's button opens: sets a password once, or says that one signs in with the one that one has. */
  readonly link: string
}

/**
 * Makes a person of the transaction's Mandant, with an account that has no password yet, and queues the mail with a one-time link
 * to set one. An account that exists is joined as it stands: its password and its sessions are not touched, and whoever has it comes by signing in.
 * Nothing of what this leaves or answers says which of the two it is: that somebody is in another house is not this one's to know. What this leaves in schema `auth` when the transaction rolls back is an account that
 * belongs to nobody and cannot sign in; the next invitation takes it up.
 */
export async function inviteBenutzer(
  { auth, mailer }: Sitzungen,
  tx: Tx,
  person: NewPerson,
): Promise<Invitation> {
  const email = person.email.trim().toLowerCase()
  const name = `${person.vorname} ${person.nachname}`
  const anmeldungId = await ensureAccount(auth.pool, email, name)
  const id = uuidv7(auth.clock.now().epochMilliseconds)
  const inserted = await tx.first(
    build
      .insertInto('benutzer')
      .values({
        mandant_id: tx.scope.mandantId,
        id,
        anmeldung_id: anmeldungId,
        vorname: person.vorname,
        nachname: person.nachname,
        email,
        personalnummer: person.personalnummer ?? null,
        sprache: person.sprache ?? 'de',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'sprache']),
  )
  const row = inserted ?? (await existing(tx, email))
  if (inserted && person.rollenIds && person.rollenIds.length > 0) {
    await tx.run(
      build.insertInto('benutzer_rolle').values(
        person.rollenIds.map((rolle_id) => ({
          mandant_id: tx.scope.mandantId,
          benutzer_id: row.id,
          rolle_id,
        })),
      ),
    )
  }
  const { link } = await sendInvitation(
    { auth, mailer },
    tx,
    { id: row.id, anmeldungId, email, name, sprache: row.sprache === 'en' ? 'en' : 'de' },
    person.host,
  )
  return { benutzerId: row.id, anmeldungId, neu: inserted !== undefined, link }
}

/** Who is to be written to. */
interface Invited extends Pick<AccountMail, 'anmeldungId' | 'email' | 'name' | 'sprache'> {
  readonly id: string
}

/**
 * Queues the mail that lets a person of the transaction's Mandant in, and notes until when its link works.
 * @param host of the link, for a Mandant whose domains are not committed yet; null when it has none
 */
export async function sendInvitation(
  { auth, mailer }: Sitzungen,
  tx: Tx,
  { id, ...account }: Invited,
  host?: string | null,
): Promise<{ readonly link: string; readonly gueltigBis: Temporal.Instant }> {
  const { mandantId } = tx.scope
  const origin = originOf(auth.publicUrl, host === undefined ? await domainOf(auth.pool, mandantId) : host)
  const mail = await invitationMail(auth, account, { mandantId, benutzerId: id }, origin)
  await Promise.all([
    tx.run(
      build
        .updateTable('benutzer')
        .where('benutzer.mandant_id', '=', mandantId)
        .where('id', '=', id)
        .set({ einladung_bis: mail.gueltigBis }),
    ),
    mailer.queue(tx, [accountMailOf(mail, id)]),
  ])
  return mail
}

async function existing(tx: Tx, email: string): Promise<{ id: string; sprache: string }> {
  const row = await tx.first(
    build
      .selectFrom('benutzer')
      .select(['id', 'sprache'])
      .where('mandant_id', '=', tx.scope.mandantId)
      .where('email', '=', email),
  )
  if (!row) throw new Error('the account belongs to a person of this Mandant with another address')
  return row
}

/** The account of an address, made without a password when there is none. */
export async function ensureAccount(
  pool: pg.Pool,
  email: string,
  name: string,
  forHouse = true,
): Promise<string> {
  return (await createAccounts(pool, [{ email, name }], forHouse)).get(email) ?? ''
}

async function invitationMail(
  auth: Auth,
  account: Pick<AccountMail, 'anmeldungId' | 'email' | 'name' | 'sprache'>,
  person: NonNullable<AccountMail['person']>,
  origin: string,
): Promise<AccountMail & { readonly gueltigBis: Temporal.Instant }> {
  const { code, gueltigBis } = await createInvitationCode(auth, {
    anmeldungId: account.anmeldungId,
    mandantId: person.mandantId,
    seconds: INVITATION_SECONDS,
  })
  return {
    typ: 'kontoEinladung',
    ...account,
    person,
    link: `${origin}${PAGE.confirm}?token=${encodeURIComponent(code)}`,
    geheim: true,
    gueltigBis,
  }
}
