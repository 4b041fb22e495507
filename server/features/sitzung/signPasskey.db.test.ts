import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addDevice, challenge, EMAIL, ORIGIN, own, signInBy, withPasskey } from '../../testing/passkey/ask.ts'
import { Device } from '../../testing/passkey/device.ts'
import {
  type Ask,
  account,
  admin,
  appPool,
  ask,
  at,
  cookieOf,
  LINDENAU,
  NORDHAFEN,
  NOW,
  PASSWORD,
  problem,
  secretIn,
  sessionIn,
  sessions,
  shownBy,
  signIn,
  sitzungSuite,
} from '../../testing/sitzung.ts'
import { deleteEndedSitzungen } from './anmeldung/deleteEndedSitzungen.ts'

sitzungSuite()

const FALSCH = [422, 'sitzung.passkeyFalsch']
const VORBEI = [422, 'sitzung.passkeyVorbei']
const by = (cookie: string, passkey: unknown, more: Ask = {}) =>
  ask('/sign-in/passkey', { cookie, body: { passkey }, ...more })
const list = (cookie: string) => ask('/list-sessions', { method: 'GET', cookie })

describe('signing in by a passkey alone', () => {
  it('opens a session in the house, as password and second factor do', async () => {
    const { device } = await withPasskey()
    await admin.query('delete from auth.session')
    const done = await signInBy(device, {}, { headers: { 'user-agent': 'Firefox/140.0 Linux' } })
    expect([done.status, await done.clone().json()]).toEqual([200, { status: true }])
    const cookie = sessionIn(done)
    expect((await list(cookie)).status).toBe(200)
    expect(decodeURIComponent(cookie)).toContain(`_${LINDENAU}_`)
    expect(done.headers.getSetCookie().some((one) => one.startsWith('platzwart.device='))).toBe(true)
    expect(await own(cookie)).toMatchObject({
      passkeys: [{ zuletzt: expect.any(String), geraet: 'Firefox/140.0 Linux' }],
    })
  })

  it('lasts as long as was chosen on a shared computer, which forgets the device', async () => {
    const { device } = await withPasskey()
    const asked = await ask('/sign-in/passkey-challenge', { body: {} })
    expect(asked.headers.getSetCookie().join()).toMatch(
      /^platzwart\.passkey_step=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const { cookie, options } = await challenge()
    const body = { passkey: device.show(options), rememberMe: false }
    const set = (await ask('/sign-in/passkey', { cookie, body })).headers.getSetCookie()
    expect(set.find((one) => one.includes('session_token='))).not.toContain('Max-Age')
    expect(set.some((one) => one.startsWith('platzwart.device='))).toBe(false)
    expect((await admin.query('select 1 from auth.session where geteilt')).rowCount).toBe(1)
  })

  it('asks everybody the same, whether or not there is anybody with a passkey', async () => {
    const before = await challenge()
    await withPasskey()
    const after = await challenge()
    const withoutChallenge = (options: unknown) => ({ ...(options as object), challenge: '' })
    expect(withoutChallenge(after.options)).toEqual(withoutChallenge(before.options))
    expect(after.options).toMatchObject({ userVerification: 'required', rpId: 'lindenau.localhost' })
    expect(after.options).not.toHaveProperty('allowCredentials')
    expect(await (await ask('/sign-in/passkey-challenge', { body: {}, host: '127.0.0.1' })).json()).toEqual({
      passkey: null,
    })
  })

  it.each([
    ['from another page', { origin: 'http://boese.example' }, FALSCH],
    ['from the page of another house', { origin: 'http://nordhafen.localhost:3000' }, FALSCH],
    ['from a page inside of another', { crossOrigin: true }, FALSCH],
    ['for another domain', { rpId: 'boese.example' }, FALSCH],
    ['with another challenge', { challenge: randomBytes(32).toString('base64url') }, VORBEI],
    ['with no challenge', { challenge: '' }, FALSCH],
    ['without asking who holds the device', { verified: false }, FALSCH],
    ['as somebody else', { userHandle: randomBytes(32).toString('base64url') }, FALSCH],
  ])('is refused %s', async (_, how, refusal) => {
    const { device } = await withPasskey()
    await admin.query('delete from auth.session')
    expect(await problem(await signInBy(device, how))).toEqual(refusal)
    expect(await sessions()).toBe(0)
  })

  it('takes no answer twice, one after the other or at once, nor one of another browser', async () => {
    const { device } = await withPasskey()
    const { cookie, options } = await challenge()
    const shown = device.show(options)
    const both = await Promise.all([by(cookie, shown), by(cookie, shown)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await problem(await by(cookie, shown))).toEqual(VORBEI)
    const mine = await challenge()
    const other = await challenge()
    expect(await problem(await by(other.cookie, device.show(mine.options)))).toEqual(VORBEI)
    expect(await problem(await by('', device.show(other.options)))).toEqual(VORBEI)
  })

  it('keeps the challenges of several windows of a browser apart', async () => {
    const { device } = await withPasskey()
    const first = await challenge()
    const second = await challenge({ cookie: first.cookie })
    expect(second.cookie).toBe(first.cookie)
    expect((await by(first.cookie, device.show(first.options))).status).toBe(200)
    expect((await by(first.cookie, device.show(second.options))).status).toBe(200)
  })

  it('is begun on one server and ends on another', async () => {
    const { device } = await withPasskey()
    const { cookie, options } = await challenge({ auth: at(NOW) })
    expect((await by(cookie, device.show(options), { auth: at(NOW) })).status).toBe(200)
  })

  it('is too late after five minutes', async () => {
    const { device } = await withPasskey()
    const { cookie, options } = await challenge()
    await admin.query(`update auth.verification set "expiresAt" = now() - interval '1 second'`)
    expect(await problem(await by(cookie, device.show(options)))).toEqual(VORBEI)
  })

  it('is refused with a key that nobody knows, another’s key, and one that was removed meanwhile', async () => {
    const { device } = await withPasskey()
    const { device: theirs } = await withPasskey('leser@lindenau.example')
    expect(await problem(await signInBy(new Device(ORIGIN)))).toEqual(FALSCH)
    const { cookie, options } = await challenge()
    const mine = device.show(options)
    const other = theirs.show(options)
    const swapped = { ...other, id: mine.id, rawId: mine.rawId }
    expect(await problem(await by(cookie, swapped))).toEqual(FALSCH)
    const open = await challenge()
    const shown = device.show(open.options)
    await admin.query('delete from auth.passkey where kennung = $1', [device.id])
    expect(await problem(await by(open.cookie, shown))).toEqual(FALSCH)
  })

  it('is refused when its device counts backwards, and not when it does not count', async () => {
    const counting = new Device(ORIGIN, { counter: 7 })
    const { cookie } = await withPasskey(EMAIL, counting)
    const still = new Device(ORIGIN)
    await addDevice(cookie, still)
    expect((await signInBy(counting)).status).toBe(200)
    expect(await problem(await signInBy(counting, { counter: 8 }))).toEqual(FALSCH)
    expect(await problem(await signInBy(counting, { counter: 0 }))).toEqual(FALSCH)
    expect((await signInBy(counting)).status).toBe(200)
    expect([(await signInBy(still)).status, (await signInBy(still)).status]).toEqual([200, 200])
  })

  it('of one count gets in once, with two challenges at the same time', async () => {
    const device = new Device(ORIGIN, { counter: 1 })
    await withPasskey(EMAIL, device)
    const one = await challenge()
    const two = await challenge()
    const both = await Promise.all(
      [one, two].map(({ cookie, options }) => by(cookie, device.show(options, { counter: 9 }))),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('says of somebody who gets in nowhere what it says of nobody; of a closed house, that it is closed', async () => {
    const { device } = await withPasskey()
    await admin.query('delete from auth.session')
    await admin.query('update mandant set gesperrt = now() where id = $1', [LINDENAU])
    expect(await problem(await signInBy(device))).toEqual([403, 'mandant.gesperrt'])
    await admin.query('update mandant set gesperrt = null')
    await admin.query("update benutzer set einladung_bis = now() - interval '1 minute'")
    expect(await problem(await signInBy(device))).toEqual(FALSCH)
    await admin.query("update benutzer set einladung_bis = null, status = 'inaktiv'")
    expect(await problem(await signInBy(device))).toEqual(FALSCH)
    expect(await sessions()).toBe(0)
  })

  it('is at home in the house of its address, and made there is not offered elsewhere', async () => {
    const { id, device } = await withPasskey()
    await admin.query(
      `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
       values ($1, gen_random_uuid(), $2, 'Vor', 'Nach', $3)`,
      [NORDHAFEN, id, EMAIL],
    )
    const there = { host: 'nordhafen.localhost', mandantId: NORDHAFEN }
    const how = { origin: 'http://nordhafen.localhost:3000' }
    expect(await problem(await signInBy(device, how, there))).toEqual(FALSCH)
    expect(await problem(await signInBy(device, { ...how, rpId: 'nordhafen.localhost' }, there))).toEqual(
      FALSCH,
    )
    const step = cookieOf(await signIn(EMAIL, PASSWORD, there))
    const ways = await ask('/sign-in/second-step', { cookie: step, body: {}, ...there })
    expect(await ways.json()).toEqual({ wege: { app: false, passkey: null, woanders: true } })
    expect((await signInBy(device)).status).toBe(200)
  })

  it('goes to the house that is meant, at an address that belongs to none', async () => {
    const nowhere = { host: 'localhost', mandantId: null }
    const id = await account(EMAIL)
    await admin.query(
      `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
       values ($1, gen_random_uuid(), $2, 'Vor', 'Nach', $3)`,
      [NORDHAFEN, id, EMAIL],
    )
    const device = new Device('http://localhost:3000')
    await addDevice(cookieOf(await signIn(EMAIL, PASSWORD, nowhere)), device, nowhere)
    for (const haus of [LINDENAU, NORDHAFEN]) {
      const { cookie, options } = await challenge(nowhere)
      const body = { passkey: device.show(options), haus }
      const done = await ask('/sign-in/passkey', { cookie, body, ...nowhere })
      expect(decodeURIComponent(sessionIn(done))).toContain(`_${haus}_`)
    }
  })

  it('gets in while others guess the password, and a flood of wrong ones waits', async () => {
    const { device } = await withPasskey()
    for (let i = 0; i < 12; i++) await signIn(EMAIL, 'falsch', { address: `198.51.100.${i}` })
    expect((await signIn(EMAIL, PASSWORD, { address: '198.51.100.200' })).status).toBe(429)
    expect((await signInBy(device, {}, { address: '198.51.100.201' })).status).toBe(200)
    const flood = () => by('', null, { address: '203.0.113.99' })
    await flood()
    await admin.query(`update auth."rateLimit" set count = 1000 where key like 'passkey-netz:%'`)
    expect((await flood()).status).toBe(429)
    expect((await by('', null, { address: '203.0.113.98' })).status).toBe(422)
  })

  it.each([
    undefined,
    null,
    'x',
    7,
    [[]],
    {},
    { id: '\u0000' },
    { id: '\ud800', response: {} },
    { id: 'x'.repeat(100_000) },
  ])('refuses %o', async (passkey) => {
    const { cookie } = await challenge()
    expect(await problem(await by(cookie, passkey))).toEqual(FALSCH)
  })

  it('leaves nothing of challenges that nobody used', async () => {
    await challenge()
    const { cookie } = await withPasskey()
    await ask('/begin-passkey', { cookie, body: { password: PASSWORD } })
    await challenge()
    const kept = async () => (await admin.query('select 1 from auth.verification')).rowCount
    await deleteEndedSitzungen({ pool: appPool }, { now: NOW })
    expect(await kept()).toBe(3)
    await admin.query(`update auth.verification set "expiresAt" = now() - interval '1 second'`)
    expect(await deleteEndedSitzungen({ pool: appPool }, { now: NOW })).toBe(3)
    expect(await kept()).toBe(0)
  })
})

describe('a passkey as the second step', () => {
  const ways = async (cookie: string) =>
    (
      (await (await ask('/sign-in/second-step', { cookie, body: {} })).json()) as {
        wege: { app: boolean; passkey: { allowCredentials: object[] } | null } | null
      }
    ).wege
  const second = (cookie: string, body: object, more: Ask = {}) =>
    ask('/sign-in/second', { cookie, body, ...more })

  it('is asked for after the password, and does without asking who holds the device', async () => {
    const { device } = await withPasskey()
    await admin.query('delete from auth.session')
    const begun = await signIn(EMAIL)
    expect(await begun.clone().json()).toEqual({ zweitfaktor: true })
    expect(await sessions()).toBe(0)
    const cookie = cookieOf(begun)
    const found = await ways(cookie)
    expect(found).toMatchObject({ app: false, passkey: { allowCredentials: [{ id: device.id }] } })
    const done = await second(cookie, { passkey: device.show(found?.passkey, { verified: false }) })
    expect(done.status).toBe(200)
    expect((await list(sessionIn(done))).status).toBe(200)
    expect(await ways(cookie)).toBeNull()
  })

  it('says nothing to whoever has not shown the password', async () => {
    await withPasskey()
    expect(await ways('')).toBeNull()
    expect(await ways('platzwart.second_step=erraten')).toBeNull()
    expect(await problem(await second('', { passkey: {} }))).toEqual([401, 'sitzung.schrittVorbei'])
  })

  it('is not somebody else’s, nor one of the sign-in without a password, nor shown twice', async () => {
    const { device } = await withPasskey()
    const { device: theirs } = await withPasskey('leser@lindenau.example')
    const cookie = cookieOf(await signIn(EMAIL))
    const found = await ways(cookie)
    expect(await problem(await second(cookie, { passkey: theirs.show(found?.passkey) }))).toEqual(FALSCH)
    const alone = await challenge()
    expect(await problem(await second(cookie, { passkey: device.show(alone.options) }))).toEqual(VORBEI)
    const shown = device.show(found?.passkey)
    expect(await problem(await second(cookie, { passkey: shown }))).toEqual(VORBEI)
    const fresh = await ways(cookie)
    expect((await second(cookie, { passkey: device.show(fresh?.passkey) })).status).toBe(200)
  })

  it('ends after five wrong ones, like a code', async () => {
    await withPasskey()
    const cookie = cookieOf(await signIn(EMAIL))
    const answers = []
    for (let i = 0; i < 5; i++) answers.push((await second(cookie, { passkey: {} })).status)
    expect(answers).toEqual([422, 422, 422, 422, 401])
  })

  it('can be done without by a recovery code, once, as with the app', async () => {
    const { codes } = await withPasskey()
    const step = async () => cookieOf(await signIn(EMAIL))
    expect((await second(await step(), { code: codes[0] })).status).toBe(200)
    expect((await second(await step(), { code: codes[0] })).status).toBe(422)
  })

  it('stands beside the app: either does, the codes stay, and the app goes without it', async () => {
    const { cookie, codes, device } = await withPasskey()
    const begun = await ask('/begin-factor', { cookie, body: { password: PASSWORD } })
    const { uri } = (await begun.json()) as { uri: string }
    const code = await shownBy(secretIn(uri))
    const done = await ask('/confirm-factor', { cookie, body: { code } })
    expect([done.status, await done.json()]).toEqual([200, { codes: [] }])
    expect(await own(cookie)).toMatchObject({
      zweitfaktor: { seit: expect.any(String), codes: codes.length },
    })
    const both = await ways(cookieOf(await signIn(EMAIL)))
    expect(both).toMatchObject({ app: true, passkey: { allowCredentials: [{ id: device.id }] } })
    const auth = at(NOW, { needsFactor: async () => true })
    expect((await ask('/remove-factor', { cookie, auth, body: { password: PASSWORD } })).status).toBe(200)
    expect(await own(cookie)).toMatchObject({ zweitfaktor: { seit: null, codes: codes.length } })
    expect(await ways(cookieOf(await signIn(EMAIL)))).toMatchObject({ app: false })
    expect((await signInBy(device)).status).toBe(200)
  })

  it('has new recovery codes when asked', async () => {
    const { cookie, codes } = await withPasskey()
    const renewed = await ask('/renew-codes', { cookie, body: { password: PASSWORD } })
    const fresh = ((await renewed.json()) as { codes: string[] }).codes
    expect(fresh).toHaveLength(10)
    expect((await second(cookieOf(await signIn(EMAIL)), { code: codes[0] })).status).toBe(422)
  })
})
