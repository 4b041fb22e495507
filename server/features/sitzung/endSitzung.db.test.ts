import { beforeEach, describe, expect, it } from 'vitest'
import { readSitzungCookie } from '../../platform/sitzung/cookie.ts'
import { type Place, placeIn } from '../../platform/sitzung/place.ts'
import {
  type Ask,
  account,
  admin,
  ask,
  at,
  codeOf,
  cookieOf,
  LINDENAU,
  mails,
  NORDHAFEN,
  NOW,
  PASSWORD,
  SECRET,
  sessions,
  signIn,
  sitzungSuite,
} from '../../testing/sitzung.ts'
import { problemOfAuthResponse } from './present.ts'

sitzungSuite()

describe('a session', () => {
  const idOf = async (cookie: string) => {
    const said = await ask('/get-session', { method: 'GET', cookie })
    return ((await said.json()) as { session: { id: string } }).session.id
  }
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
    const phone = await idOf(cookieOf(await signIn('leserin@lindenau.example')))
    const foreign = await idOf(cookieOf(await signIn('leser@lindenau.example')))
    await ask('/revoke-session', { cookie: mine, body: { id: foreign } })
    expect(await sessions()).toBe(3)
    await ask('/revoke-session', { cookie: mine, body: { id: phone } })
    expect(await sessions()).toBe(2)
    expect((await ask('/revoke-session', { cookie: mine, body: { token: 'x' } })).status).toBe(422)
  })

  it('is told to its person without what opens it: the cookie alone has the token', async () => {
    await account('leserin@lindenau.example')
    const cookies = [1, 2].map(async () => cookieOf(await signIn('leserin@lindenau.example')))
    const [mine = '', phone = ''] = await Promise.all(cookies)
    const tokens = [mine, phone].map((cookie) => readSitzungCookie(cookie, SECRET))
    for (const path of ['/list-sessions', '/get-session']) {
      const said = await (await ask(path, { method: 'GET', cookie: mine })).text()
      expect(said).toContain('"createdAt"')
      expect(said).not.toContain('"token"')
      for (const token of tokens) expect(said).not.toContain(token)
    }
  })

  it('stays when all others of the person are ended, and so do those of other people', async () => {
    await account('leserin@lindenau.example')
    await account('leser@lindenau.example')
    const mine = cookieOf(await signIn('leserin@lindenau.example'))
    const phone = cookieOf(await signIn('leserin@lindenau.example'))
    const foreign = cookieOf(await signIn('leser@lindenau.example'))
    expect((await ask('/revoke-other-sessions', { cookie: mine, body: {} })).status).toBe(200)
    const answers = await Promise.all([mine, phone, foreign].map((cookie) => list(cookie)))
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 200])
  })

  it('tells its person where it was begun, and nobody else', async () => {
    await account('leserin@lindenau.example')
    await account('leser@lindenau.example')
    const mine = cookieOf(await signIn('leserin@lindenau.example', PASSWORD, { address: '203.0.113.9' }))
    await signIn('leser@lindenau.example', PASSWORD, { address: '198.51.100.4' })
    const told = (await (await list(mine)).json()) as { ipAddress: string }[]
    expect(told.map(({ ipAddress }) => ipAddress)).toEqual(['203.0.113.9'])
  })
})

describe('a person who is put out of a house', () => {
  it.each([
    ["update benutzer set status = 'inaktiv'", "update benutzer set status = 'aktiv'"],
    [
      "update benutzer set anmeldung_id = 'x' || anmeldung_id",
      'update benutzer set anmeldung_id = substr(anmeldung_id, 2)',
    ],
  ])('stays signed out when they come back, on every device: %s', async (out, back) => {
    await account('leserin@lindenau.example')
    const cookies = [
      cookieOf(await signIn('leserin@lindenau.example')),
      cookieOf(await signIn('leserin@lindenau.example')),
    ]
    await admin.query(out)
    await admin.query(back)
    for (const cookie of cookies)
      expect((await ask('/list-sessions', { method: 'GET', cookie })).status).toBe(401)
    expect((await signIn('leserin@lindenau.example')).status).toBe(200)
  })

  it('keeps no link that sets a password', async () => {
    await account('leserin@lindenau.example')
    await admin.query(
      `insert into auth.verification (id, identifier, value, "expiresAt")
       select 'v1', 'code', anmeldung_id, now() + interval '1 hour' from benutzer`,
    )
    await admin.query("update benutzer set status = 'inaktiv'")
    expect((await admin.query('select from auth.verification')).rowCount).toBe(0)
  })
})

describe('a session on a shared computer', () => {
  const shared = async () => {
    await account('leserin@lindenau.example')
    return await ask('/sign-in/email', {
      body: { email: 'leserin@lindenau.example', password: PASSWORD, rememberMe: false },
    })
  }
  const minutesLeft = async () => {
    const { rows } = await admin.query<{ left: number }>(
      `select round(extract(epoch from "expiresAt" - now()) / 60)::int as left from auth.session`,
    )
    return rows[0]?.left
  }
  const use = (cookie: string) =>
    admin.query(
      `select u.* from (select set_config('app.mandant_id', $2, true)) haus, auth.use_sitzung($1) u`,
      [readSitzungCookie(cookie, SECRET), LINDENAU],
    )

  it('ends with the browser, and leaves nothing that lasts longer', async () => {
    const cookies = (await shared()).headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).not.toMatch(/Max-Age=[1-9]|Expires=/i)
  })

  it('ends 30 minutes after its last use; one of one’s own device does not', async () => {
    const cookie = cookieOf(await shared())
    expect(await minutesLeft()).toBe(30)
    await admin.query(
      `update auth.session set "updatedAt" = now() - interval '20 minutes', "expiresAt" = now() + interval '10 minutes'`,
    )
    await use(cookie)
    expect(await minutesLeft()).toBe(30)
    await admin.query(`update auth.session set "expiresAt" = now()`)
    expect((await ask('/list-sessions', { method: 'GET', cookie })).status).toBe(401)
    await admin.query('delete from auth.session')
    await signIn('leserin@lindenau.example')
    expect(await minutesLeft()).toBeGreaterThan(60 * 24 * 300)
  })

  it('stays short when the password is changed on it', async () => {
    const cookies = (await shared()).headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    const body = { currentPassword: PASSWORD, newPassword: 'ein anderer langer Satz' }
    const changed = await ask('/change-password', { cookie: cookies.join('; '), body })
    expect(changed.status).toBe(200)
    for (const cookie of changed.headers.getSetCookie()) expect(cookie).not.toMatch(/Max-Age=[1-9]|Expires=/i)
    expect(await minutesLeft()).toBe(30)
  })

  it('is not kept alive by a page that lies open, nor longer than 12 hours by anybody', async () => {
    const cookie = cookieOf(await shared())
    await admin.query('alter table auth.session disable trigger limit_geteilt')
    await admin.query(
      `update auth.session set "updatedAt" = now() - interval '20 minutes', "expiresAt" = now() + interval '10 minutes'`,
    )
    await admin.query('alter table auth.session enable trigger limit_geteilt')
    const token = readSitzungCookie(cookie, SECRET) ?? ''
    const { mandantId, benutzerId } = placeIn(token) as Place
    const ended = await admin.query('select nr from auth.ended_sitzungen($1, $2, $3)', [
      [token, 'gone'],
      [mandantId, mandantId],
      [benutzerId, benutzerId],
    ])
    expect(ended.rows).toEqual([{ nr: 2 }])
    expect(await minutesLeft()).toBe(10)
    await admin.query(`update auth.session set "createdAt" = now() - interval '710 minutes'`)
    await use(cookie)
    expect(await minutesLeft()).toBe(10)
  })
})

describe('the addresses of calendars', () => {
  const shut: string[] = []
  const watching = () =>
    at(NOW, {
      shutOut: async (id) => {
        shut.push(id)
      },
    })
  beforeEach(() => {
    shut.length = 0
  })

  it('end with a new password and with all other devices, and with nothing that is refused', async () => {
    const id = await account('leserin@lindenau.example')
    const cookie = cookieOf(await signIn('leserin@lindenau.example'))
    const auth = watching()
    const newPassword = 'ein anderer langer Satz'
    const wrong = { currentPassword: 'falsch', newPassword }
    expect((await ask('/change-password', { cookie, auth, body: wrong })).status).not.toBe(200)
    expect((await ask('/revoke-other-sessions', { auth, body: {} })).status).toBe(401)
    expect(shut).toEqual([])
    expect((await ask('/revoke-other-sessions', { cookie, auth, body: {} })).status).toBe(200)
    expect(shut).toEqual([id])
    const right = { currentPassword: PASSWORD, newPassword }
    expect((await ask('/change-password', { cookie, auth, body: right })).status).toBe(200)
    expect(shut).toEqual([id, id])
  })

  it('end with a password that is set by a link', async () => {
    const id = await account('leserin@lindenau.example')
    await ask('/request-password-reset', { body: { email: 'leserin@lindenau.example' } })
    const token = codeOf(mails[0]?.link ?? '')
    const body = { token, newPassword: 'ein anderer langer Satz' }
    expect((await ask('/reset-password', { auth: watching(), body })).status).toBe(200)
    expect(shut).toEqual([id])
  })
})
