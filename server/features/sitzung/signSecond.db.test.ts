import { PAGE } from '@platzwart/contract/paths'
import { describe, expect, it } from 'vitest'
import {
  type Ask,
  account,
  admin,
  ask,
  at,
  cookieOf,
  mails,
  NOW,
  PASSWORD,
  problem,
  proven,
  secretIn,
  sessionIn,
  sessions,
  shownBy as shown,
  signIn,
  sitzungSuite,
} from '../../testing/sitzung.ts'
import { totpKeyOf } from './zweitfaktor/checkTotp.ts'

sitzungSuite()

const EMAIL = 'leserin@lindenau.example'

interface SetUp {
  readonly cookie: string
  readonly secret: string
  readonly codes: readonly string[]
}

/** An account with a second factor, set up a while before now, so that the code of now is a fresh one. */
async function withFactor(email = EMAIL): Promise<SetUp> {
  await account(email)
  const before = NOW.subtract({ minutes: 5 })
  const auth = at(before)
  const cookie = cookieOf(await signIn(email))
  const begun = await ask('/begin-factor', { cookie, auth, body: { password: PASSWORD } })
  const secret = secretIn(((await begun.json()) as { uri: string }).uri)
  const done = await ask('/confirm-factor', { cookie, auth, body: { code: await shown(secret, before) } })
  const { codes } = (await done.json()) as { codes: string[] }
  await proven()
  mails.length = 0
  return { cookie, secret, codes }
}

/** The first step, and the cookie that the second needs. */
const first = async (more: Ask = {}) => cookieOf(await signIn(EMAIL, PASSWORD, more))
const second = (cookie: string, code: unknown, more: Ask = {}) =>
  ask('/sign-in/second', { cookie, body: { code }, ...more })
const list = (cookie: string) => ask('/list-sessions', { method: 'GET', cookie })

describe('signing in with a second factor', () => {
  it('opens nothing by the password alone, and everything by both', async () => {
    const { secret } = await withFactor()
    await admin.query('delete from auth.session')
    const begun = await signIn(EMAIL)
    expect([begun.status, await begun.clone().json()]).toEqual([200, { zweitfaktor: true }])
    expect(begun.headers.getSetCookie().join()).toMatch(
      /^platzwart\.second_step=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await sessions()).toBe(0)
    const cookie = cookieOf(begun)
    expect((await list(cookie)).status).toBe(401)
    const done = await second(cookie, await shown(secret))
    expect(done.status).toBe(200)
    expect(JSON.stringify(await done.json())).not.toContain('token')
    expect((await list(sessionIn(done))).status).toBe(200)
    expect(await problem(await second(cookie, await shown(secret)))).toEqual([401, 'sitzung.schrittVorbei'])
  })

  it('takes a code of the step before and after, and none further off', async () => {
    const { secret } = await withFactor()
    for (const [off, works] of [
      [-60, false],
      [-30, true],
      [30, true],
      [60, false],
    ] as const) {
      await admin.query('delete from auth."rateLimit"; update auth.zweitfaktor set schritt = 0')
      const answer = await second(await first(), await shown(secret, NOW.add({ seconds: off })))
      expect([off, answer.status === 200]).toEqual([off, works])
    }
  })

  it('takes no code twice, neither one after the other nor at once, nor an older one after it', async () => {
    const { secret } = await withFactor()
    const code = await shown(secret)
    const cookies = [await first(), await first(), await first(), await first()] as const
    const both = await Promise.all([second(cookies[0], code), second(cookies[1], code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await problem(await second(cookies[2], code))).toEqual([422, 'sitzung.faktorFalsch'])
    const older = await shown(secret, NOW.subtract({ seconds: 30 }))
    expect(await problem(await second(cookies[3], older))).toEqual([422, 'sitzung.faktorFalsch'])
  })

  it('lets nobody guess: five tries end the step, and the next ones wait, whatever the place', async () => {
    const { secret } = await withFactor()
    const cookie = await first()
    const answers = []
    for (let i = 0; i < 5; i++)
      answers.push(await problem(await second(cookie, '000000', { address: `203.0.113.${i}` })))
    expect(answers.map((one) => one?.[0])).toEqual([422, 422, 422, 422, 401])
    const again = await second(await first(), await shown(secret))
    expect(again.status).toBe(429)
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    const later = at(NOW.add({ seconds: 31 }))
    const right = await second(await first(), await shown(secret, NOW.add({ seconds: 31 })), { auth: later })
    expect(right.status).toBe(200)
  })

  it.each([undefined, null, 123456, '', '12345', 'abc', '１２３４５６', 'x'.repeat(10_000)])(
    'refuses %o',
    async (code) => {
      await withFactor()
      expect(await problem(await second(await first(), code))).toEqual([422, 'sitzung.faktorFalsch'])
    },
  )

  it('is not to be had without its first step, with somebody else’s, or too late', async () => {
    const { secret } = await withFactor()
    await account('leser@lindenau.example')
    const code = await shown(secret)
    for (const cookie of ['', 'platzwart.second_step=', 'platzwart.second_step=erraten'])
      expect(await problem(await second(cookie, code))).toEqual([401, 'sitzung.schrittVorbei'])
    const cookie = await first()
    await admin.query(`update auth.verification set "expiresAt" = now()`)
    expect(await problem(await second(cookie, code))).toEqual([401, 'sitzung.schrittVorbei'])
    expect((await ask('/second-step', { body: {} })).status).toBe(404)
  })

  it('is worthless for whoever is no longer aktiv', async () => {
    const { secret } = await withFactor()
    const cookie = await first()
    await admin.query("update benutzer set status = 'inaktiv'")
    expect((await second(cookie, await shown(secret))).status).toBe(401)
    expect(await sessions()).toBeLessThanOrEqual(1)
  })

  it('comes back with a recovery code, once, and the person hears of it', async () => {
    const { codes } = await withFactor()
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const code = codes[3]?.toLowerCase() ?? ''
    const both = await Promise.all([second(await first(), code), second(await first(), code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(mails).toMatchObject([{ typ: 'kontoCodeBenutzt', email: EMAIL, anzahl: 9 }])
  })

  it('keeps neither secret nor codes in the clear, and one account’s secret opens no other', async () => {
    const { secret, codes } = await withFactor()
    const { rows } = await admin.query(
      "select z.*, (select string_agg(encode(c.pruefwert, 'hex'), ' ') from auth.zweitfaktor_code c) as codes from auth.zweitfaktor z",
    )
    const kept = JSON.stringify(rows)
    const { schluessel } = totpKeyOf(secret, 'Platzwart', EMAIL)
    for (const word of [secret, schluessel, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(word)
    const other = await account('andere@lindenau.example')
    await admin.query(
      'insert into auth.zweitfaktor (user_id, geheimnis, seit) select $1, geheimnis, seit from auth.zweitfaktor',
      [other],
    )
    const cookie = cookieOf(await signIn('andere@lindenau.example'))
    expect(await problem(await second(cookie, await shown(secret)))).toEqual([422, 'sitzung.faktorFalsch'])
  })

  it('lasts as long as was chosen on a shared computer', async () => {
    const { secret } = await withFactor()
    const begun = await ask('/sign-in/email', {
      body: { email: EMAIL, password: PASSWORD, rememberMe: false },
    })
    const done = await second(cookieOf(begun), await shown(secret))
    expect(done.headers.getSetCookie().find((one) => one.includes('session_token='))).not.toContain('Max-Age')
    const { rows } = await admin.query('select 1 from auth.session where geteilt')
    expect(rows).toHaveLength(1)
  })
})

describe('one’s own second factor', () => {
  const own = async (cookie: string) => (await ask('/account', { method: 'GET', cookie })).json()

  it('is asked for from its first code on, and signs out every other device', async () => {
    await account(EMAIL)
    const here = cookieOf(await signIn(EMAIL))
    const there = cookieOf(await signIn(EMAIL))
    const begun = await ask('/begin-factor', { cookie: here, body: { password: PASSWORD } })
    const { uri, schluessel } = (await begun.json()) as { uri: string; schluessel: string }
    expect(uri).toMatch(
      /^otpauth:\/\/totp\/Platzwart:leserin%40lindenau\.example\?secret=[A-Z2-7]+&issuer=Platzwart/,
    )
    expect(uri).toContain(schluessel)
    expect(await own(here)).toMatchObject({ zweitfaktor: { seit: null, codes: 0 } })
    expect((await list(there)).status).toBe(200)
    const wrong = await ask('/confirm-factor', { cookie: here, body: { code: '000000' } })
    expect(await problem(wrong)).toEqual([422, 'sitzung.faktorFalsch'])
    const done = await ask('/confirm-factor', { cookie: here, body: { code: await shown(secretIn(uri)) } })
    expect(done.status).toBe(200)
    expect(await own(here)).toMatchObject({ zweitfaktor: { seit: expect.any(String), codes: 10 } })
    expect((await list(here)).status).toBe(200)
    expect((await list(there)).status).toBe(401)
    expect(mails).toMatchObject([{ typ: 'kontoZweitfaktorAn', email: EMAIL }])
  })

  it('is confirmed again when the answer was lost: there are other codes, for a minute and this device alone', async () => {
    await account(EMAIL)
    const here = cookieOf(await signIn(EMAIL))
    const there = cookieOf(await signIn(EMAIL))
    const begun = await ask('/begin-factor', { cookie: here, body: { password: PASSWORD } })
    const body = { code: await shown(secretIn(((await begun.json()) as { uri: string }).uri)) }
    const codesIn = async (response: Response) => ((await response.json()) as { codes: string[] }).codes
    const lost = await codesIn(await ask('/confirm-factor', { cookie: here, body }))
    const codes = await codesIn(await ask('/confirm-factor', { cookie: here, body }))
    expect((await ask('/confirm-factor', { cookie: there, body })).status).toBe(401)
    expect((await second(await first(), lost[0])).status).toBe(422)
    expect((await second(await first(), codes[0])).status).toBe(200)
    await admin.query("update auth.zweitfaktor set seit = now() - interval '61 seconds'")
    expect((await ask('/confirm-factor', { cookie: here, body })).status).toBe(422)
  })

  it.each(['/begin-factor', '/renew-codes', '/remove-factor'])(
    '%s asks for the password again',
    async (path) => {
      const { cookie } = await withFactor()
      for (let i = 0; i < 5; i++)
        expect(await problem(await ask(path, { cookie, body: { password: 'falsch' } }))).toEqual([
          422,
          'sitzung.falsch',
        ])
      expect((await ask(path, { cookie, body: { password: PASSWORD } })).status).toBe(429)
      expect((await ask(path, { body: { password: PASSWORD } })).status).toBe(401)
    },
  )

  it('stays as it was while another app is being set up, and goes with its confirmation', async () => {
    const { cookie, secret } = await withFactor()
    const begun = await ask('/begin-factor', { cookie, body: { password: PASSWORD } })
    const fresh = secretIn(((await begun.json()) as { uri: string }).uri)
    expect((await second(await first(), await shown(fresh))).status).toBe(422)
    await ask('/confirm-factor', { cookie, body: { code: await shown(fresh) } })
    await admin.query('update auth.zweitfaktor set schritt = 0')
    expect((await second(await first(), await shown(secret))).status).toBe(422)
    expect((await second(await first(), await shown(fresh))).status).toBe(200)
  })

  it('is not confirmed too late', async () => {
    await account(EMAIL)
    const cookie = cookieOf(await signIn(EMAIL))
    const begun = await ask('/begin-factor', { cookie, body: { password: PASSWORD } })
    const secret = secretIn(((await begun.json()) as { uri: string }).uri)
    await admin.query('update auth.zweitfaktor set neu_bis = now()')
    const late = await ask('/confirm-factor', { cookie, body: { code: await shown(secret) } })
    expect(late.status).toBe(422)
  })

  it('has new recovery codes when asked, and those of before open nothing', async () => {
    const { cookie, codes } = await withFactor()
    const renewed = await ask('/renew-codes', { cookie, body: { password: PASSWORD } })
    const fresh = ((await renewed.json()) as { codes: string[] }).codes
    expect((await second(await first(), codes[0])).status).toBe(422)
    expect((await second(await first(), fresh[0])).status).toBe(200)
  })

  it('is removed with the password, unless a house asks for one; a new password leaves it', async () => {
    const { cookie, secret } = await withFactor()
    const begun = await first()
    const body = { password: PASSWORD }
    const needed = at(NOW, { needsFactor: async () => true })
    const refused = await ask('/remove-factor', { cookie, body, auth: needed })
    expect(await problem(refused)).toEqual([409, 'sitzung.faktorNoetig'])
    const newPassword = 'ein anderer langer Satz'
    const changed = await ask('/change-password', {
      cookie,
      body: { currentPassword: PASSWORD, newPassword },
    })
    expect(changed.status).toBe(200)
    // A second step that the old password has begun leads nowhere.
    expect(await problem(await second(begun, await shown(secret)))).toEqual([401, 'sitzung.schrittVorbei'])
    expect(await (await signIn(EMAIL, newPassword)).json()).toEqual({ zweitfaktor: true })
    await proven()
    const gone = await ask('/remove-factor', { cookie: sessionIn(changed), body: { password: newPassword } })
    expect(gone.status).toBe(200)
    expect(mails.at(-1)).toMatchObject({ typ: 'kontoZweitfaktorAus' })
    expect(sessionIn(await signIn(EMAIL, newPassword))).not.toBe('')
  })

  it('leads an operator, who is nobody in a house, to a page of their own', async () => {
    const email = 'betreiber@platzwart.example'
    const id = await account(email, null)
    await admin.query('insert into auth.betreiber values ($1)', [id])
    const nowhere = { mandantId: null }
    const cookie = cookieOf(await signIn(email, PASSWORD, nowhere))
    const body = { password: PASSWORD }
    const begun = await ask('/begin-factor', { cookie, body, ...nowhere })
    const secret = secretIn(((await begun.json()) as { uri: string }).uri)
    mails.length = 0
    const done = await ask('/confirm-factor', { cookie, body: { code: await shown(secret) }, ...nowhere })
    expect(done.status).toBe(200)
    expect(mails.map(({ typ, link }) => [typ, new URL(link).pathname])).toEqual([
      ['kontoZweitfaktorAn', PAGE.adminKonto],
    ])
  })
})
