import { createOTP } from '@better-auth/utils/otp'
import type { MandantId } from '@platzwart/domain/id'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type AccountMail, createAccountMailSender } from '../features/benachrichtigung/sendAccountMail.ts'
import { answerAuthRequest } from '../features/sitzung/answerAuthRequest.ts'
import { type Auth, type AuthOptions, createAuth } from '../features/sitzung/auth.ts'
import { problemOfAuthResponse } from '../features/sitzung/present.ts'
import { clockAt, systemClock } from '../platform/clock.ts'
import { createPool } from '../platform/database/pool.ts'
import { DirectMails } from '../platform/mail/directMails.ts'
import type { Mailer } from '../platform/mail/queueMail.ts'
import type { MailTransport } from '../platform/mail/transport.ts'
import { createAuthPool } from '../platform/sitzung/authPool.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { CHEAP, hashCheaply } from './password.ts'

export const SECRET = 'the secret of this suite, long enough and random: 8f3k2'
export const PASSWORD = 'ein langer Satz als Passwort'
export const LINDENAU = '01980000-0000-7000-8000-000000000001' as MandantId
export const NORDHAFEN = '01980000-0000-7000-8000-000000000002' as MandantId
// better-auth reads the system's clock, so the suite stands at the present.
export const NOW = systemClock.now()

let database: TestDatabase
export let admin: pg.Pool
let authPool: pg.Pool
export let appPool: pg.Pool
export let auth: Auth
let hash: string
export const mails: AccountMail[] = []
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** To be called once at the top of a suite: a database of its own with two Mandanten, empty of people before every test. */
export function sitzungSuite(): void {
  beforeAll(async () => {
    database = await testDatabase()
    // Dropping the database may end a connection that is about to close by itself.
    const ignore = () => undefined
    admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 })
    authPool = createAuthPool(database.authUrl, ignore)
    appPool = createPool(database.appUrl, { max: 2, applicationName: 'test', onError: ignore })
    auth = at(NOW)
    hash = await hashCheaply(PASSWORD)
    await admin.query(
      `insert into mandant (id, name) values ('${LINDENAU}', 'Lindenau'), ('${NORDHAFEN}', 'Nordhafen')`,
    )
    await admin.query(
      `insert into auth.mandant_domain values ('lindenau.localhost', '${LINDENAU}'), ('nordhafen.localhost', '${NORDHAFEN}')`,
    )
  })

  afterAll(async () => {
    await Promise.all([admin.end(), authPool.end(), appPool.end()])
    await database.drop()
  })

  beforeEach(async () => {
    mails.length = 0
    await admin.query(
      'truncate auth."rateLimit", auth.verification, auth.session, auth.account, auth.betreiber, auth."user", benutzer cascade',
    )
  })
}

/** A sign-in as the product makes it. */
export function productAt(instant: Temporal.Instant, more: Partial<AuthOptions> = {}): Auth {
  return createAuth({
    authPool,
    secret: SECRET,
    publicUrl: 'http://localhost:3000',
    logger: silent,
    clock: clockAt(instant),
    mail: async (mail) => {
      mails.push(mail)
    },
    ...more,
  })
}

/** The same, for which passwords cost next to nothing. */
export function at(instant: Temporal.Instant, more: Partial<AuthOptions> = {}): Auth {
  return productAt(instant, { passwordCost: CHEAP, ...more })
}

/** A sign-in whose mails are written by this mail server. */
export function writingBy(transport: Pick<MailTransport, 'from' | 'send'>) {
  const directMails = new DirectMails(transport, silent)
  const mailer: Mailer = { queue: () => Promise.reject(new Error('nothing here goes through an outbox')) }
  const mail = createAccountMailSender({
    pool: appPool,
    mailer,
    transport,
    directMails,
    logger: silent,
    clock: clockAt(NOW),
    publicUrl: 'http://localhost:3000',
  })
  return { auth: at(NOW, { mail }), directMails }
}

let people = 0

/** An account with a password and, unless `mandantId` is null, its person. */
export async function account(
  email: string,
  mandantId: string | null = LINDENAU,
  status = 'aktiv',
): Promise<string> {
  people += 1
  const id = `account-${people}`
  await admin.query('insert into auth."user" (id, name, email, "emailVerified") values ($1, $1, $2, true)', [
    id,
    email,
  ])
  await admin.query(
    `insert into auth.account (id, "accountId", "providerId", "userId", password) values ($1, $1, 'credential', $1, $2)`,
    [id, hash],
  )
  if (mandantId) {
    await admin.query(
      `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email, status)
       values ($1, gen_random_uuid(), $2, 'Vor', 'Nach', $3, $4)`,
      [mandantId, id, email, status],
    )
  }
  return id
}

export interface Ask {
  readonly method?: string
  readonly body?: unknown
  readonly host?: string
  readonly mandantId?: MandantId | null
  /** Null: behind a proxy that is not trusted. */
  readonly address?: string | null
  readonly cookie?: string
  readonly headers?: Record<string, string>
  readonly auth?: Auth
}

export function ask(path: string, more: Ask = {}): Promise<Response> {
  const host = more.host ?? 'lindenau.localhost'
  const headers = new Headers({
    host: `${host}:3000`,
    origin: `http://${host}:3000`,
    ...(more.cookie ? { cookie: more.cookie } : {}),
    ...more.headers,
  })
  return answerAuthRequest(more.auth ?? auth, {
    method: more.method ?? 'POST',
    path: `/api/auth${path}`,
    headers,
    body: more.body,
    address: more.address === undefined ? '203.0.113.7' : more.address,
    hostMandantId: more.mandantId === undefined ? LINDENAU : more.mandantId,
    host,
  })
}

export const signIn = (email: string, password = PASSWORD, more: Ask = {}) =>
  ask('/sign-in/email', { ...more, body: { email, password } })

export function cookieOf(response: Response): string {
  return (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
}

export async function sessions(): Promise<number> {
  const { rows } = await admin.query('select count(*)::int as n from auth.session')
  return rows[0].n
}

/** Whoever is signed in has just shown again who they are. */
export async function proven(): Promise<void> {
  await admin.query('update auth.session set "bewiesen" = now()')
}

/** The session's cookie of an answer; empty where none began. */
export const sessionIn = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((one) => one.startsWith('platzwart.session_token='))
    ?.split(';')[0] ?? ''

export const problem = async (response: Response) => {
  const found = await problemOfAuthResponse(response)
  return found && [found.status, found.code]
}

/** The secret of an address that an app has read: base32 back to text. */
export function secretIn(uri: string): string {
  const letters = new URL(uri).searchParams.get('secret') ?? ''
  let bits = ''
  for (const letter of letters)
    bits += 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []
  return Buffer.from(bytes).toString()
}

/** What an app shows at a moment, by the secret that was typed into it. */
export function shownBy(secret: string, now = NOW): Promise<string> {
  return createOTP(secret).hotp(Math.floor(now.epochMilliseconds / 30_000))
}

export const codeOf = (link: string) => new URL(link).searchParams.get('token') ?? ''
