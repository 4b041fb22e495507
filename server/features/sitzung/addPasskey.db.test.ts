import { randomBytes } from 'node:crypto'
import { PAGE } from '@platzwart/contract/paths'
import { describe, expect, it } from 'vitest'
import {
  addDevice,
  begin,
  confirm,
  EMAIL,
  ORIGIN,
  optionsIn,
  own,
  signInBy,
  withPasskey,
} from '../../testing/passkey/ask.ts'
import { Device } from '../../testing/passkey/device.ts'
import {
  account,
  admin,
  ask,
  at,
  cookieOf,
  mails,
  NORDHAFEN,
  NOW,
  PASSWORD,
  problem,
  proven,
  signIn,
  sitzungSuite,
} from '../../testing/sitzung.ts'

sitzungSuite()

const list = (cookie: string) => ask('/list-sessions', { method: 'GET', cookie })
const arrive = async (email = EMAIL) => {
  await account(email)
  return cookieOf(await signIn(email))
}
const FALSCH = [422, 'sitzung.passkeyFalsch']
const VORBEI = [422, 'sitzung.passkeyVorbei']

describe('adding a passkey', () => {
  it('makes it with the password, gives the codes of the first second factor, and signs out every other device', async () => {
    const here = await arrive()
    const there = cookieOf(await signIn(EMAIL))
    const options = await optionsIn(await begin(here))
    expect(options).toMatchObject({
      rp: { id: 'lindenau.localhost', name: 'Platzwart' },
      user: { name: EMAIL },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    const handle = Buffer.from((options as { user: { id: string } }).user.id, 'base64url')
    expect([handle.length, handle.toString('latin1').includes('account')]).toEqual([32, false])
    const device = new Device(ORIGIN)
    const done = await confirm(here, device.create(options), { name: '  Mein\tTelefon ' })
    expect(((await done.json()) as { codes: string[] }).codes).toHaveLength(10)
    const { passkeys, zweitfaktor } = await own(here)
    expect(passkeys).toMatchObject([
      { name: 'Mein Telefon', art: 'schluessel', adresse: 'lindenau.localhost', hier: true, zuletzt: null },
    ])
    expect(zweitfaktor).toMatchObject({ seit: null, codes: 10 })
    expect([(await list(here)).status, (await list(there)).status]).toEqual([200, 401])
    expect(mails).toMatchObject([{ typ: 'kontoPasskeyNeu', email: EMAIL, passkey: 'Mein Telefon' }])
    expect(new URL(mails[0]?.link ?? '').pathname).toBe(PAGE.passwort)
  })

  it('leaves sessions and recovery codes as they are when it is a further one', async () => {
    const { cookie, codes } = await withPasskey()
    const session = await signInBy(new Device(ORIGIN))
    expect(session.status).toBe(422)
    expect(await addDevice(cookie, new Device(ORIGIN, { synced: true }))).toEqual([])
    const { passkeys, zweitfaktor } = await own(cookie)
    expect(passkeys.map((one) => one.name)).toEqual(['Mein Telefon', 'Mein Telefon'])
    expect(passkeys[1]).toMatchObject({ art: 'verwahrt' })
    expect(zweitfaktor.codes).toBe(codes.length)
  })

  it('asks for the password, and counts wrong ones', async () => {
    const cookie = await arrive()
    for (let i = 0; i < 5; i++)
      expect(await problem(await begin(cookie, { body: { password: 'falsch' } }))).toEqual([
        422,
        'sitzung.falsch',
      ])
    expect((await begin(cookie)).status).toBe(429)
    expect((await begin('')).status).toBe(401)
  })

  it('is not for whoever has no password here', async () => {
    const cookie = await arrive()
    await admin.query('delete from auth.account')
    expect(await problem(await begin(cookie))).toEqual([422, 'sitzung.falsch'])
  })

  it.each([
    ['another page', { origin: 'http://boese.example' }, FALSCH],
    ['the page of another house', { origin: 'http://nordhafen.localhost:3000' }, FALSCH],
    ['a page inside of another', { crossOrigin: true }, FALSCH],
    ['another domain', { rpId: 'boese.example' }, FALSCH],
    ['another challenge', { challenge: randomBytes(32).toString('base64url') }, VORBEI],
  ])('refuses what was made for %s', async (_, how, refusal) => {
    const cookie = await arrive()
    const made = new Device(ORIGIN).create(await optionsIn(await begin(cookie)), how)
    expect(await problem(await confirm(cookie, made))).toEqual(refusal)
    expect((await own(cookie)).passkeys).toEqual([])
  })

  it('takes a challenge once, in time, and for the session that asked', async () => {
    const cookie = await arrive()
    const options = await optionsIn(await begin(cookie))
    const first = new Device(ORIGIN).create(options)
    const second = new Device(ORIGIN).create(options)
    const both = await Promise.all([confirm(cookie, first), confirm(cookie, second)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await own(cookie)).passkeys).toHaveLength(1)
    const other = await arrive('leser@lindenau.example')
    await proven()
    const foreign = new Device(ORIGIN).create(await optionsIn(await begin(cookie)))
    expect(await problem(await confirm(other, foreign))).toEqual(VORBEI)
    const late = new Device(ORIGIN).create(await optionsIn(await begin(cookie)))
    await admin.query(`update auth.verification set "expiresAt" = now() - interval '1 second'`)
    expect(await problem(await confirm(cookie, late))).toEqual(VORBEI)
  })

  it('is good for five minutes, and nothing of a challenge can be read from what is kept', async () => {
    const cookie = await arrive()
    const options = (await optionsIn(await begin(cookie))) as { challenge: string }
    const { rows } = await admin.query(
      `select v.*, extract(epoch from v."expiresAt" - now())::int as left from auth.verification v`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].left).toBeGreaterThan(270)
    expect(rows[0].left).toBeLessThanOrEqual(300)
    expect(JSON.stringify(rows)).not.toContain(options.challenge)
  })

  it('is begun on one server and confirmed on another', async () => {
    const cookie = await arrive()
    const one = at(NOW)
    const other = at(NOW)
    const made = new Device(ORIGIN).create(await optionsIn(await begin(cookie, { auth: one })))
    expect((await confirm(cookie, made, { auth: other })).status).toBe(200)
  })

  it('answers again when the answer was lost: other codes, to this session, for a minute', async () => {
    const cookie = await arrive()
    const made = new Device(ORIGIN).create(await optionsIn(await begin(cookie)))
    const codesIn = async (response: Response) => ((await response.json()) as { codes: string[] }).codes
    const lost = await codesIn(await confirm(cookie, made))
    const again = await codesIn(await confirm(cookie, made))
    expect(again).toHaveLength(10)
    expect(again).not.toContain(lost[0])
    await admin.query("update auth.passkey set angelegt = now() - interval '61 seconds'")
    expect(await problem(await confirm(cookie, made))).toEqual(VORBEI)
  })

  it('ends at ten, also when two come at once', async () => {
    const { cookie } = await withPasskey()
    for (let i = 0; i < 8; i++) await addDevice(cookie, new Device(ORIGIN))
    const ninth = await optionsIn(await begin(cookie))
    const tenth = await optionsIn(await begin(cookie))
    const both = await Promise.all([
      confirm(cookie, new Device(ORIGIN).create(ninth)),
      confirm(cookie, new Device(ORIGIN).create(tenth)),
    ])
    expect(await Promise.all(both.map(problem))).toContainEqual([409, 'sitzung.passkeyVoll'])
    expect((await own(cookie)).passkeys).toHaveLength(10)
    expect(await problem(await begin(cookie))).toEqual([409, 'sitzung.passkeyVoll'])
  })

  it('refuses one that is somebody’s already, and tells the browser which it has', async () => {
    const { cookie, device } = await withPasskey()
    const options = await optionsIn(await begin(cookie))
    expect(options).toMatchObject({ excludeCredentials: [{ id: device.id }] })
    const other = await arrive('leser@lindenau.example')
    const copy = new Device(ORIGIN, { id: Buffer.from(device.id, 'base64url') })
    const made = copy.create(await optionsIn(await begin(other)))
    expect(await problem(await confirm(other, made))).toEqual([409, 'sitzung.passkeyVergeben'])
    expect((await own(other)).zweitfaktor.codes).toBe(0)
  })

  it.each([undefined, '', ' \n', 'x'.repeat(61), '\u0000', '\ud800', {}])(
    'refuses to be called %o',
    async (name) => {
      const cookie = await arrive()
      const passkey = new Device(ORIGIN).create(await optionsIn(await begin(cookie)))
      const answer = await ask('/confirm-passkey', { cookie, body: { name, passkey } })
      expect((await problem(answer))?.[1]).toBe('anfrage.ungueltig')
      expect((await own(cookie)).passkeys).toEqual([])
    },
  )

  it.each([
    undefined,
    null,
    'x',
    [[]],
    {},
    { id: '\u0000', rawId: '\u0000', type: 'public-key', response: {} },
    { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
    {
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      response: { clientDataJSON: 'x'.repeat(9_000), attestationObject: 'a' },
    },
  ])('refuses %o as a passkey', async (passkey) => {
    const cookie = await arrive()
    expect(await problem(await ask('/confirm-passkey', { cookie, body: { name: 'A', passkey } }))).toEqual(
      FALSCH,
    )
  })

  it('has none at an address that is a number, and one of their own at every other domain', async () => {
    const { cookie } = await withPasskey()
    const number = { host: '127.0.0.1', mandantId: null }
    expect(await own(cookie, number)).toMatchObject({ passkeyMoeglich: false, passkeys: [{ hier: false }] })
    expect(await problem(await begin(cookie, number))).toEqual([409, 'sitzung.passkeyNichtHier'])
    const auth = at(NOW, { publicUrl: 'https://platzwart.example.org' })
    for (const [host, domain] of [
      ['platzwart.example.org', 'platzwart.example.org'],
      ['lindenau.platzwart.example.org', 'platzwart.example.org'],
      ['buchen.lindenau.example', 'buchen.lindenau.example'],
    ]) {
      const asked = await ask('/sign-in/passkey-challenge', { body: {}, auth, ...(host ? { host } : {}) })
      expect(await optionsIn(asked)).toMatchObject({ rpId: domain })
    }
  })
})

describe('one’s own passkeys', () => {
  const change = (path: string, cookie: string, body: object) => ask(path, { cookie, body })
  const idIn = async (cookie: string) => (await own(cookie)).passkeys[0]?.id ?? ''

  it('are called otherwise, each by whose it is', async () => {
    const { cookie } = await withPasskey()
    const other = await arrive('leser@lindenau.example')
    const id = await idIn(cookie)
    expect((await change('/rename-passkey', cookie, { id, name: 'Schlüsselbund' })).status).toBe(200)
    expect((await change('/rename-passkey', other, { id, name: 'Fremd' })).status).toBe(404)
    expect((await change('/rename-passkey', cookie, { id: 'x', name: 'Fremd' })).status).toBe(404)
    expect((await change('/rename-passkey', cookie, { id, name: 'x'.repeat(61) })).status).toBe(422)
    expect((await own(cookie)).passkeys).toMatchObject([{ name: 'Schlüsselbund' }])
  })

  it('are removed with the password, each by whose it is, and open nothing then', async () => {
    const { cookie, device } = await withPasskey()
    const id = await idIn(cookie)
    const other = await arrive('leser@lindenau.example')
    expect((await change('/remove-passkey', other, { id, password: PASSWORD })).status).toBe(404)
    expect(await problem(await change('/remove-passkey', cookie, { id, password: 'falsch' }))).toEqual([
      422,
      'sitzung.falsch',
    ])
    expect((await change('/remove-passkey', cookie, { id, password: PASSWORD })).status).toBe(200)
    expect(mails).toMatchObject([{ typ: 'kontoPasskeyWeg', passkey: 'Mein Telefon' }])
    expect(await problem(await signInBy(device))).toEqual(FALSCH)
    expect(await own(cookie)).toMatchObject({ passkeys: [], zweitfaktor: { codes: 0 } })
    expect(await (await signIn(EMAIL)).json()).not.toMatchObject({ zweitfaktor: true })
    expect((await change('/remove-passkey', cookie, { id, password: PASSWORD })).status).toBe(404)
  })

  it('stay, the last of them, where a house asks for a second factor; of two at once one goes', async () => {
    const { cookie } = await withPasskey()
    await addDevice(cookie, new Device(ORIGIN))
    const auth = at(NOW, { needsFactor: async () => true })
    const ids = (await own(cookie)).passkeys.map(({ id }) => id)
    const remove = (id: string) => ask('/remove-passkey', { cookie, auth, body: { id, password: PASSWORD } })
    const both = await Promise.all(ids.map(remove))
    expect((await Promise.all(both.map(problem))).filter((one) => one !== null)).toEqual([
      [409, 'sitzung.faktorNoetig'],
    ])
    expect((await own(cookie)).passkeys).toHaveLength(1)
  })

  it('go with their account', async () => {
    const { id } = await withPasskey()
    await admin.query('delete from auth."user" where id = $1', [id])
    expect((await admin.query('select 1 from auth.passkey')).rowCount).toBe(0)
  })

  it('of an operator, who is nobody in a house, are as everybody’s', async () => {
    const id = await account('betreiber@platzwart.example', null)
    await admin.query('insert into auth.betreiber values ($1)', [id])
    const nowhere = { mandantId: null, host: 'localhost' }
    const cookie = cookieOf(await signIn('betreiber@platzwart.example', PASSWORD, nowhere))
    const device = new Device('http://localhost:3000')
    await addDevice(cookie, device, nowhere)
    expect(new URL(mails[0]?.link ?? '').pathname).toBe(PAGE.adminKonto)
    expect((await signInBy(device, {}, nowhere)).status).toBe(200)
    expect((await signInBy(device, {}, { mandantId: NORDHAFEN, host: 'nordhafen.localhost' })).status).toBe(
      422,
    )
  })
})
