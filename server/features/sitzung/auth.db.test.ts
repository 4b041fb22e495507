import { createHash } from 'node:crypto'
import type { MandantId } from '@platzwart/domain/id'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clockAt } from '../../platform/clock.ts'
import { inScope } from '../../platform/database/inScope.ts'
import { createPool } from '../../platform/database/pool.ts'
import { mintScope } from '../../platform/database/scope.ts'
import { createAuthPool } from '../../platform/sitzung/authPool.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import type { Mailer, NewMail } from '../benachrichtigung/queueMail.ts'
import type { KontoMailDaten } from '../benachrichtigung/renderMail.ts'
import { answerAuthRequest } from './answerAuthRequest.ts'
import { type Auth, createAuth, hashPassword, SITZUNG_SECONDS } from './auth.ts'
import { readSitzungCookie } from './cookie.ts'
import { createFirstOperatorLink } from './createFirstOperatorLink.ts'
import { createConfirmationCode } from './createLink.ts'
import { inviteBenutzer } from './invite.ts'
import { problemOfAuthResponse } from './present.ts'
import type { KontoMail } from './sendKontoMail.ts'

const SECRET = 'the secret of this suite, long enough and random: 8f3k2'
const PASSWORD = 'ein langer Satz als Passwort'
const LINDENAU = '01980000-0000-7000-8000-000000000001' as MandantId
const NORDHAFEN = '01980000-0000-7000-8000-000000000002' as MandantId
// better-auth reads the system's clock, so the suite stands at the present.
const NOW = Temporal.Now.instant()

let database: TestDatabase
let admin: pg.Pool
let authPool: pg.Pool
let appPool: pg.Pool
let auth: Auth
let hash: string
const mails: KontoMail[] = []
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

beforeAll(async () => {
  database = await testDatabase()
  const fail = (error: Error) => {
    throw error
  }
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 })
  authPool = createAuthPool(database.authUrl, fail)
  appPool = createPool(database.appUrl, { max: 2, applicationName: 'test', onError: fail })
  auth = at(NOW)
  hash = await hashPassword(PASSWORD)
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

function at(instant: Temporal.Instant, publicUrl = 'http://localhost:3000'): Auth {
  return createAuth({
    authPool,
    secret: SECRET,
    publicUrl,
    logger: silent,
    clock: clockAt(instant),
    mail: async (mail) => {
      mails.push(mail)
    },
  })
}

let people = 0

/** An account with a password and, unless `mandantId` is null, its person. */
async function account(
  email: string,
  mandantId: string | null = LINDENAU,
  status = 'aktiv',
): Promise<string> {
  people += 1
  const id = `account-${people}`
  await admin.query('insert into auth."user" (id, name, email) values ($1, $1, $2)', [id, email])
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

interface Ask {
  readonly method?: string
  readonly body?: unknown
  readonly host?: string
  readonly mandantId?: MandantId | null
  readonly address?: string
  readonly cookie?: string
  readonly headers?: Record<string, string>
  readonly auth?: Auth
}

function ask(path: string, more: Ask = {}): Promise<Response> {
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
    address: more.address ?? '203.0.113.7',
    hostMandantId: more.mandantId === undefined ? LINDENAU : more.mandantId,
    host,
  })
}

const signIn = (email: string, password = PASSWORD, more: Ask = {}) =>
  ask('/sign-in/email', { ...more, body: { email, password } })

function cookieOf(response: Response): string {
  return (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
}

async function sessions(): Promise<number> {
  const { rows } = await admin.query('select count(*)::int as n from auth.session')
  return rows[0].n
}

const codeOf = (link: string) => new URL(link).searchParams.get('token') ?? ''

describe('signing in', () => {
  it('gives a signed cookie that the gate reads, and that the database knows', async () => {
    await account('leserin@lindenau.example')
    const response = await signIn('Leserin@Lindenau.example ')
    expect(response.status).toBe(200)
    const [setCookie = ''] = response.headers.getSetCookie()
    expect(setCookie).toMatch(/^platzwart\.session_token=/)
    expect(setCookie).toContain(`Max-Age=${SITZUNG_SECONDS}`)
    expect(setCookie).toContain('HttpOnly')
    expect(setCookie).toContain('SameSite=Lax')
    expect(setCookie).not.toContain('Secure')
    const token = readSitzungCookie(cookieOf(response), SECRET)
    const { rows } = await admin.query('select token, "ipAddress" from auth.session')
    expect(rows).toEqual([{ token, ipAddress: '203.0.113.7' }])
    const { rows: open } = await admin.query('select zustand from auth.open_sitzung($1, $2)', [
      token,
      LINDENAU,
    ])
    expect(open).toEqual([{ zustand: 'ok' }])
  })

  it('writes a cookie that is refused once altered, or read with another secret', async () => {
    await account('leserin@lindenau.example')
    const cookie = cookieOf(await signIn('leserin@lindenau.example'))
    expect(readSitzungCookie(cookie, SECRET)).not.toBeNull()
    expect(readSitzungCookie(cookie, `${SECRET}.`)).toBeNull()
    const value = cookie.indexOf('=') + 1
    const altered = `${cookie.slice(0, value)}${cookie[value] === 'a' ? 'b' : 'a'}${cookie.slice(value + 1)}`
    expect(readSitzungCookie(altered, SECRET)).toBeNull()
  })

  it('binds the cookie to the host where the address is https', async () => {
    await account('leserin@lindenau.example')
    const secure = at(NOW, 'https://platzwart.example')
    const response = await signIn('leserin@lindenau.example', PASSWORD, {
      auth: secure,
      headers: { host: 'lindenau.example', origin: 'https://lindenau.example' },
    })
    const [setCookie = ''] = response.headers.getSetCookie()
    expect(setCookie).toMatch(/^__Host-platzwart\.session_token=/)
    expect(setCookie).toContain('Secure')
    expect(setCookie).toContain('Path=/')
    expect(setCookie).not.toContain('Domain')
    expect(readSitzungCookie(cookieOf(response), SECRET, true)).not.toBeNull()
  })

  it('tells the token to the cookie only', async () => {
    await account('leserin@lindenau.example')
    const response = await signIn('leserin@lindenau.example')
    const token = readSitzungCookie(cookieOf(response), SECRET) ?? ''
    expect(await response.text()).not.toContain(token)
  })

  it.each([
    ['a wrong password', 'leserin@lindenau.example', 'nicht das richtige Passwort', LINDENAU],
    ['an unknown address', 'niemand@lindenau.example', PASSWORD, LINDENAU],
    ['no address at all', 'niemand', PASSWORD, LINDENAU],
    ['a person who is not aktiv', 'frueher@lindenau.example', PASSWORD, LINDENAU],
    ['a person of another Mandant', 'person@nordhafen.example', PASSWORD, LINDENAU],
    ['an account that is nobody’s', 'ohne@lindenau.example', PASSWORD, null],
    ['a password beyond any length', 'leserin@lindenau.example', 'x'.repeat(5000), LINDENAU],
  ])('answers %s alike', async (_, email, password, mandantId) => {
    await account('leserin@lindenau.example')
    await account('frueher@lindenau.example', LINDENAU, 'inaktiv')
    await account('person@nordhafen.example', NORDHAFEN)
    await account('ohne@lindenau.example', null)
    const response = await signIn(email, password, { mandantId })
    expect(await problemOfAuthResponse(response)).toEqual({ status: 401, code: 'sitzung.falsch' })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await sessions()).toBe(0)
  })

  it('lets a person in at an address that belongs to no Mandant, and an operator everywhere', async () => {
    await account('person@nordhafen.example', NORDHAFEN)
    const operator = await account('betreiber@platzwart.example', null)
    await admin.query('insert into auth.betreiber values ($1)', [operator])
    const here = { host: 'localhost', mandantId: null }
    expect((await signIn('person@nordhafen.example', PASSWORD, here)).status).toBe(200)
    expect((await signIn('betreiber@platzwart.example', PASSWORD, here)).status).toBe(200)
    expect((await signIn('betreiber@platzwart.example')).status).toBe(200)
  })

  it.each([
    ['nothing', {}, 'sitzung.angabenFehlen'],
    ['no password', { email: 'leserin@lindenau.example' }, 'sitzung.angabenFehlen'],
    ['no address', { password: PASSWORD }, 'sitzung.angabenFehlen'],
    ['empty fields', { email: ' ', password: '' }, 'sitzung.angabenFehlen'],
    ['wrong types', { email: ['a@b.example'], password: 7 }, 'sitzung.angabenFehlen'],
    ['a phone number', { email: '+49 341 123-456', password: PASSWORD }, 'sitzung.telefonNichtMoeglich'],
    ['a list', [], 'anfrage.ungueltig'],
  ])('with %s says what it needs', async (_, body, code) => {
    const response = await ask('/sign-in/email', { body })
    expect(await problemOfAuthResponse(response)).toEqual({ status: 422, code })
  })

  it('is refused from another site', async () => {
    await account('leserin@lindenau.example')
    const response = await signIn('leserin@lindenau.example', PASSWORD, {
      headers: { origin: 'http://nordhafen.localhost:3000' },
    })
    expect(await problemOfAuthResponse(response)).toEqual({ status: 403, code: 'anfrage.herkunft' })
    expect(await sessions()).toBe(0)
  })

  it('gives another token each time, and none that the client brought along', async () => {
    await account('leserin@lindenau.example')
    const first = cookieOf(await signIn('leserin@lindenau.example'))
    const second = cookieOf(await signIn('leserin@lindenau.example', PASSWORD, { cookie: first }))
    expect(second).not.toBe(first)
  })

  it.each([
    ['POST', '/sign-up/email', 404],
    ['POST', '/update-user', 404],
    ['POST', '/delete-user', 404],
    ['POST', '/change-email', 404],
    ['GET', '/verify-email?token=x', 404],
    ['GET', '/reset-password/x?callbackURL=/', 404],
    ['GET', '/../auth/sign-in/email', 404],
    ['GET', '/sign-in/email', 405],
    ['GET', '/sign-out', 405],
    ['POST', '/list-sessions', 405],
  ])('leaves %s %s out of reach', async (method, path, status) => {
    const response = await ask(path, { method, ...(method === 'POST' ? { body: {} } : {}) })
    expect((await problemOfAuthResponse(response))?.status).toBe(status)
  })
})

describe('guessing', () => {
  const wrong = (more: Ask = {}, email = 'leserin@lindenau.example') =>
    signIn(email, 'falsch, aber lang genug', more)

  it('ends at the sixth wrong password, even with the right one, and not for good', async () => {
    await account('leserin@lindenau.example')
    for (let i = 0; i < 5; i++) expect((await wrong()).status).toBe(401)
    const sixth = await wrong()
    expect(await problemOfAuthResponse(sixth)).toEqual({
      status: 429,
      code: 'anfrage.zuViele',
      headers: { 'retry-after': '900' },
    })
    expect((await signIn('leserin@lindenau.example')).status).toBe(429)
    const later = at(NOW.add({ minutes: 15 }))
    expect((await signIn('leserin@lindenau.example', PASSWORD, { auth: later })).status).toBe(200)
  })

  it('leaves the person in from another network', async () => {
    await account('leserin@lindenau.example')
    for (let i = 0; i < 6; i++) await wrong()
    expect((await signIn('leserin@lindenau.example', PASSWORD, { address: '198.51.100.2' })).status).toBe(200)
  })

  it('counts the /64 of rotating IPv6 addresses as one, and takes no notice of a forged header', async () => {
    await account('leserin@lindenau.example')
    const statuses: number[] = []
    for (let i = 1; i <= 6; i++) {
      const headers = { 'x-forwarded-for': `192.0.2.${i}` }
      statuses.push((await wrong({ address: `2001:db8:1:2::${i}`, headers })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('in parallel gets no further than one after another', async () => {
    await account('leserin@lindenau.example')
    const statuses = await Promise.all(Array.from({ length: 20 }, () => wrong().then((it) => it.status)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  it('starts anew after a right password', async () => {
    await account('leserin@lindenau.example')
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) expect((await wrong()).status).toBe(401)
      expect((await signIn('leserin@lindenau.example')).status).toBe(200)
    }
  })

  it('keeps nobody’s address in the clear', async () => {
    await wrong()
    const { rows } = await admin.query('select key from auth."rateLimit"')
    expect(JSON.stringify(rows)).not.toContain('lindenau')
  })
})

describe('a forgotten password', () => {
  const forgotten = (email: string, more: Ask = {}) =>
    ask('/request-password-reset', { body: { email }, ...more })

  it('is set anew by the link of the mail, once, and ends every session', async () => {
    await account('leserin@lindenau.example')
    await signIn('leserin@lindenau.example')
    const response = await forgotten('leserin@lindenau.example')
    expect(await response.json()).toEqual({ status: true })
    const [mail] = mails
    expect(mail).toMatchObject({
      typ: 'kontoWiederherstellung',
      email: 'leserin@lindenau.example',
      geheim: true,
      person: { mandantId: LINDENAU, sprache: 'de' },
    })
    expect(mail?.link).toMatch(/^http:\/\/lindenau\.localhost:3000\/auth\/recovery\?token=/)
    const token = codeOf(mail?.link ?? '')
    const newPassword = 'ein anderer langer Satz'
    expect((await ask('/reset-password', { body: { token, newPassword } })).status).toBe(200)
    expect(await sessions()).toBe(0)
    expect((await signIn('leserin@lindenau.example', newPassword)).status).toBe(200)
    expect((await signIn('leserin@lindenau.example')).status).toBe(401)
    const again = await ask('/reset-password', { body: { token, newPassword: 'noch ein anderer Satz' } })
    expect(await problemOfAuthResponse(again)).toEqual({ status: 422, code: 'sitzung.codeUngueltig' })
  })

  it('answers alike whether the account exists or not, and writes three mails an hour', async () => {
    await account('leserin@lindenau.example')
    const answers = new Set<string>()
    for (let i = 0; i < 6; i++) {
      for (const email of ['leserin@lindenau.example', 'niemand@lindenau.example']) {
        const response = await forgotten(email)
        answers.add(`${response.status} ${await response.text()} ${response.headers.get('content-type')}`)
      }
    }
    expect([...answers]).toHaveLength(1)
    expect(mails).toHaveLength(3)
    await forgotten('leserin@lindenau.example', { auth: at(NOW.add({ hours: 1 })) })
    expect(mails).toHaveLength(4)
  })

  it.each([
    ['somebody who is not aktiv', 'frueher@lindenau.example'],
    ['somebody of another Mandant', 'person@nordhafen.example'],
    ['an account that is nobody’s', 'ohne@lindenau.example'],
    ['somebody with single sign-on', 'sso@lindenau.example'],
  ])('writes nothing to %s', async (_, email) => {
    await account('frueher@lindenau.example', LINDENAU, 'inaktiv')
    await account('person@nordhafen.example', NORDHAFEN)
    await account('ohne@lindenau.example', null)
    await account('sso@lindenau.example')
    await admin.query("update benutzer set sso = true where email = 'sso@lindenau.example'")
    expect((await forgotten(email)).status).toBe(200)
    expect(mails).toEqual([])
  })

  it('takes no host for the link that the installation does not know', async () => {
    await account('leserin@lindenau.example')
    await forgotten('leserin@lindenau.example', { host: 'evil.example', mandantId: null })
    expect(mails[0]?.link).toMatch(/^http:\/\/localhost:3000\//)
  })

  it('keeps only a hash of the code', async () => {
    await account('leserin@lindenau.example')
    await forgotten('leserin@lindenau.example')
    const { rows } = await admin.query('select identifier from auth.verification')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(codeOf(mails[0]?.link ?? ''))
  })

  it('lets a code be guessed five times, and not the right one after that', async () => {
    await account('leserin@lindenau.example')
    await forgotten('leserin@lindenau.example')
    const newPassword = 'ein anderer langer Satz'
    const guess = (token: string) => ask('/reset-password', { body: { token, newPassword } })
    for (let i = 0; i < 5; i++) {
      expect(await problemOfAuthResponse(await guess(`guess-${i}`))).toEqual({
        status: 422,
        code: 'sitzung.codeUngueltig',
      })
    }
    expect((await guess(codeOf(mails[0]?.link ?? ''))).status).toBe(429)
  })

  it.each([
    ['too short', 'kurz'],
    ['too long', 'x y z'.repeat(26)],
    ['known to everybody', 'passwort12345678'],
    ['the address itself', 'leserin@lindenau.example'],
  ])('refuses a password that is %s, and the link still works', async (_, newPassword) => {
    await account('leserin@lindenau.example')
    await forgotten('leserin@lindenau.example')
    const token = codeOf(mails[0]?.link ?? '')
    const refused = await ask('/reset-password', { body: { token, newPassword } })
    expect(await problemOfAuthResponse(refused)).toMatchObject({
      status: 422,
      code: 'sitzung.passwortSchwach',
    })
    const good = { token, newPassword: 'ein anderer langer Satz' }
    expect((await ask('/reset-password', { body: good })).status).toBe(200)
  })
})

describe('a changed password', () => {
  const newPassword = 'ein anderer langer Satz'

  it('needs the old one, ends every other session, and keeps this device', async () => {
    await account('leserin@lindenau.example')
    const other = cookieOf(await signIn('leserin@lindenau.example'))
    const mine = cookieOf(await signIn('leserin@lindenau.example'))
    const wrong = await ask('/change-password', {
      cookie: mine,
      body: { currentPassword: 'falsch, aber lang genug', newPassword },
    })
    expect(await problemOfAuthResponse(wrong)).toEqual({ status: 422, code: 'sitzung.falsch' })
    expect(await sessions()).toBe(2)
    const changed = await ask('/change-password', {
      cookie: mine,
      body: { currentPassword: PASSWORD, newPassword, revokeOtherSessions: false },
    })
    expect(changed.status).toBe(200)
    expect(await sessions()).toBe(1)
    const fresh = cookieOf(changed)
    for (const [cookie, status] of [
      [fresh, 200],
      [mine, 401],
      [other, 401],
    ] as const) {
      expect((await ask('/list-sessions', { method: 'GET', cookie })).status).toBe(status)
    }
    expect((await signIn('leserin@lindenau.example', newPassword)).status).toBe(200)
  })

  it('is not for a guesser who holds a session', async () => {
    await account('leserin@lindenau.example')
    const cookie = cookieOf(await signIn('leserin@lindenau.example'))
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      const body = { currentPassword: `falsch, aber lang genug ${i}`, newPassword }
      const response = await ask('/change-password', { cookie, body })
      statuses.push((await problemOfAuthResponse(response))?.status ?? 200)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })
})

describe('a session', () => {
  const list = (cookie: string, more: Ask = {}) => ask('/list-sessions', { method: 'GET', cookie, ...more })

  it('ends with the sign-out, in the store and in the browser', async () => {
    await account('leserin@lindenau.example')
    const cookie = cookieOf(await signIn('leserin@lindenau.example'))
    expect((await list(cookie)).status).toBe(200)
    const out = await ask('/sign-out', { cookie, body: {} })
    expect(out.status).toBe(200)
    expect(out.headers.getSetCookie().join()).toContain('platzwart.session_token=; Max-Age=0')
    expect(await sessions()).toBe(0)
    expect(await problemOfAuthResponse(await list(cookie))).toEqual({
      status: 401,
      code: 'sitzung.ungueltig',
    })
  })

  it('can be signed out of although it is gone', async () => {
    expect((await ask('/sign-out', { body: {} })).status).toBe(200)
  })

  it.each([
    ['the person is no longer aktiv', "update benutzer set status = 'inaktiv'"],
    ['it was not used for too long', `update auth.session set "updatedAt" = now() - interval '31 days'`],
    ['it is too old, though used', `update auth.session set "createdAt" = now() - interval '401 days'`],
    ['it has run out', `update auth.session set "expiresAt" = now()`],
  ])('is over at once when %s', async (_, change) => {
    await account('leserin@lindenau.example')
    const cookie = cookieOf(await signIn('leserin@lindenau.example'))
    await admin.query(change)
    for (const path of ['/list-sessions', '/get-session']) {
      const response = await ask(path, { method: 'GET', cookie })
      expect(await problemOfAuthResponse(response)).toEqual({ status: 401, code: 'sitzung.ungueltig' })
    }
    const body = { currentPassword: PASSWORD, newPassword: 'ein anderer langer Satz' }
    expect((await ask('/change-password', { cookie, body })).status).toBe(401)
  })

  it('says nothing at the host of another Mandant', async () => {
    await account('leserin@lindenau.example')
    const cookie = cookieOf(await signIn('leserin@lindenau.example'))
    expect((await list(cookie, { host: 'nordhafen.localhost', mandantId: NORDHAFEN })).status).toBe(401)
  })

  it('of another device can be ended, of another person not', async () => {
    await account('leserin@lindenau.example')
    await account('leser@lindenau.example')
    const mine = cookieOf(await signIn('leserin@lindenau.example'))
    const phone = readSitzungCookie(cookieOf(await signIn('leserin@lindenau.example')), SECRET)
    const foreign = readSitzungCookie(cookieOf(await signIn('leser@lindenau.example')), SECRET)
    await ask('/revoke-session', { cookie: mine, body: { token: foreign } })
    expect(await sessions()).toBe(3)
    await ask('/revoke-session', { cookie: mine, body: { token: phone } })
    expect(await sessions()).toBe(2)
  })
})

describe('an invitation', () => {
  const person = { email: 'Neu@Lindenau.example', vorname: 'Nora', nachname: 'Neu' }
  const invite = async (mandantId: string = LINDENAU, who = person) => {
    const queued: NewMail[] = []
    const mailer: Mailer = {
      queue: async (_, mails) => {
        queued.push(...mails)
      },
    }
    const invitation = await inScope(appPool, mintScope(mandantId, null), (tx) =>
      inviteBenutzer({ auth, mailer }, tx, who),
    )
    expect(queued).toHaveLength(1)
    return { ...invitation, mail: queued[0]?.daten as KontoMailDaten }
  }
  const newPassword = 'mein erstes langes Passwort'

  it('makes a person who cannot sign in until the link has set a password, once', async () => {
    const { mail, neu } = await invite()
    expect(neu).toBe(true)
    expect(mail.link).toMatch(/^http:\/\/lindenau\.localhost:3000\/auth\/confirm\?token=einladung-/)
    expect((await signIn('neu@lindenau.example', newPassword)).status).toBe(401)
    const token = codeOf(mail.link)
    expect((await ask('/reset-password', { body: { token, newPassword } })).status).toBe(200)
    expect((await signIn('neu@lindenau.example', newPassword)).status).toBe(200)
    const again = await ask('/reset-password', { body: { token, newPassword: 'etwas ganz anderes Langes' } })
    expect(await problemOfAuthResponse(again)).toEqual({ status: 422, code: 'sitzung.codeUngueltig' })
    const { rows } = await admin.query('select "emailVerified" from auth."user"')
    expect(rows).toEqual([{ emailVerified: true }])
  })

  it('never touches the password of an account that exists', async () => {
    await account('neu@lindenau.example', NORDHAFEN)
    const { mail } = await invite()
    expect(mail.geheim).toBe(false)
    expect(mail.link).toBe('http://lindenau.localhost:3000/login')
    expect((await signIn('neu@lindenau.example')).status).toBe(200)
  })

  it('is worthless once another link has set the password', async () => {
    const first = await invite()
    const second = await invite(NORDHAFEN)
    expect(second.anmeldungId).toBe(first.anmeldungId)
    const use = (link: string, password: string) =>
      ask('/reset-password', { body: { token: codeOf(link), newPassword: password } })
    expect((await use(second.mail.link, newPassword)).status).toBe(200)
    const late = await use(first.mail.link, 'etwas ganz anderes Langes')
    expect(await problemOfAuthResponse(late)).toEqual({ status: 422, code: 'sitzung.codeUngueltig' })
    expect((await signIn('neu@lindenau.example', newPassword)).status).toBe(200)
  })

  it('sent again finds the same person', async () => {
    const first = await invite()
    const second = await invite()
    expect(second).toMatchObject({ benutzerId: first.benutzerId, neu: false })
  })
})

describe('the first operator', () => {
  const email = 'Betreiber@platzwart.example'
  const newPassword = 'das Passwort des Betreibers'

  it('gets one link at a time until the password is set, and none after that', async () => {
    const first = await createFirstOperatorLink(auth, email)
    const second = await createFirstOperatorLink(auth, email)
    const use = (link = '') => ask('/reset-password', { body: { token: codeOf(link), newPassword } })
    expect((await use(first?.link)).status).not.toBe(200)
    expect((await use(second?.link)).status).toBe(200)
    expect((await signIn('betreiber@platzwart.example', newPassword, { mandantId: null })).status).toBe(200)
    expect(await createFirstOperatorLink(auth, email)).toBeNull()
  })

  it('is never made out of an account that somebody has', async () => {
    await account('betreiber@platzwart.example')
    expect(await createFirstOperatorLink(auth, email)).toBeNull()
    const { rowCount } = await admin.query('select 1 from auth.betreiber')
    expect(rowCount).toBe(0)
  })
})

describe('a confirmed address', () => {
  it('takes a code once, by POST', async () => {
    const id = await account('leserin@lindenau.example')
    const { code } = await createConfirmationCode(auth, id, 3600)
    const { rows } = await admin.query('select identifier from auth.verification')
    expect(rows[0].identifier).toBe(createHash('sha256').update(`confirm-email:${code}`).digest('base64url'))
    expect((await ask('/confirm-email', { method: 'GET' })).status).toBe(405)
    expect((await ask('/confirm-email', { body: { token: code } })).status).toBe(200)
    const again = await ask('/confirm-email', { body: { token: code } })
    expect(await problemOfAuthResponse(again)).toEqual({ status: 422, code: 'sitzung.codeUngueltig' })
  })
})
