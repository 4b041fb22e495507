import { hashPassword as hashScrypt } from 'better-auth/crypto'
import { describe, expect, it } from 'vitest'
import { readSitzungCookie } from '../../platform/sitzung/cookie.ts'
import { placeIn } from '../../platform/sitzung/place.ts'
import {
  type Ask,
  account,
  admin,
  ask,
  at,
  cookieOf,
  LINDENAU,
  NORDHAFEN,
  NOW,
  PASSWORD,
  productAt,
  SECRET,
  sessions,
  signIn,
  sitzungSuite,
} from '../../testing/sitzung.ts'
import { SITZUNG_SECONDS } from './auth.ts'
import { problemOfAuthResponse } from './present.ts'

sitzungSuite()

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
    const { rows: people } = await admin.query(
      'select mandant_id as "mandantId", id as "benutzerId" from benutzer',
    )
    expect(people).toEqual([{ mandantId: LINDENAU, benutzerId: expect.any(String) }])
    expect([placeIn(token ?? '')]).toEqual(people)
  })

  describe('with a password that is kept by scrypt', () => {
    const kept = async () =>
      (await admin.query<{ password: string }>('select password from auth.account')).rows[0]?.password
    const agree = (from: string) => admin.query(`update auth.passwort_verfahren set ab = ${from}`)

    it('keeps it by Argon2id from then on, and lets in as before', async () => {
      await account('leserin@lindenau.example')
      await admin.query('update auth.account set password = $1', [await hashScrypt(PASSWORD)])
      expect((await signIn('leserin@lindenau.example', 'ein anderer Satz')).status).toBe(401)
      expect(await kept()).not.toContain('argon2id')
      const product = productAt(NOW)
      expect((await signIn('leserin@lindenau.example', PASSWORD, { auth: product })).status).toBe(200)
      const renewed = await kept()
      expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect((await signIn('leserin@lindenau.example')).status).toBe(200)
      expect((await signIn('leserin@lindenau.example', 'ein anderer Satz')).status).toBe(401)
      expect(await kept()).toBe(renewed)
    })

    it('leaves it where a server of before may still be at work', async () => {
      await agree("now() + interval '1 hour'")
      try {
        await account('leserin@lindenau.example')
        const before = await hashScrypt(PASSWORD)
        await admin.query('update auth.account set password = $1', [before])
        const fresh = at(NOW)
        expect((await signIn('leserin@lindenau.example', PASSWORD, { auth: fresh })).status).toBe(200)
        expect(await kept()).toBe(before)
        expect(await (await fresh.context).password.hash(PASSWORD)).not.toContain('argon2id')
      } finally {
        await agree('now()')
      }
    })
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
    const secure = at(NOW, { publicUrl: 'https://platzwart.example' })
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
