import { describe, expect, it } from 'vitest'
import { addDevice, ORIGIN, optionsIn, withPasskey } from '../../testing/passkey/ask.ts'
import { Device } from '../../testing/passkey/device.ts'
import {
  account,
  admin,
  ask,
  at,
  cookieOf,
  LINDENAU,
  mails,
  NORDHAFEN,
  NOW,
  PASSWORD,
  problem,
  sessionIn,
  signIn,
  sitzungSuite,
} from '../../testing/sitzung.ts'
import { hashCode } from './zweitfaktor/createCodes.ts'

sitzungSuite()

const EMAIL = 'leserin@lindenau.example'
const SHARED = { host: 'localhost', mandantId: null } as const
const newPassword = 'ein ganz anderer langer Satz'
/** What asks again for the password, each with a body that is right beside it. */
const ASKS = [
  ['/change-password', (currentPassword: string) => ({ currentPassword, newPassword })],
  ['/request-email', (password: string) => ({ password, email: 'neu@haus.example' })],
  ['/begin-factor', (password: string) => ({ password })],
  ['/renew-codes', (password: string) => ({ password })],
  ['/remove-factor', (password: string) => ({ password })],
  ['/begin-passkey', (password: string) => ({ password })],
  ['/remove-passkey', (password: string) => ({ password, id: '01980000-0000-7000-8000-00000000000a' })],
  ['/prove', (password: string) => ({ password })],
] as const

/** Somebody in both houses. */
async function both(): Promise<string> {
  const id = await account(EMAIL)
  await admin.query(
    `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, gen_random_uuid(), $2, 'Vor', 'Nach', $3)`,
    [NORDHAFEN, id, EMAIL],
  )
  return id
}

describe('guesses in sessions of an account', () => {
  it('are judged five times in all, through every way, every session and every change of house', async () => {
    const id = await both()
    const noted: unknown[] = []
    const auth = at(NOW, {
      guessed: async (...one) => {
        noted.push(one[0])
      },
    })
    let one = cookieOf(await signIn(EMAIL, PASSWORD, SHARED))
    let other = cookieOf(await signIn(EMAIL, PASSWORD, SHARED))
    let judged = 0
    for (let i = 0; i < 200; i++) {
      const [path, body] = ASKS[i % ASKS.length] ?? ASKS[0]
      const answer = await problem(
        await ask(path, { ...SHARED, auth, cookie: one, body: body(`geraten ${i} langer Satz`) }),
      )
      if (answer?.[1] === 'sitzung.falsch') judged++
      else expect(answer).toEqual([429, 'anfrage.zuViele'])
      const moved = await ask('/switch-house', {
        ...SHARED,
        cookie: one,
        body: { haus: i % 2 === 0 ? NORDHAFEN : LINDENAU },
      })
      const next = moved.ok ? cookieOf(moved) : one
      one = other
      other = next
    }
    expect(judged).toBe(5)
    expect(noted).toEqual(Array.from({ length: 5 }, () => id))
    expect(mails.map(({ typ, email }) => [typ, email])).toEqual([['kontoGeraten', EMAIL]])
    // Whoever it is signs in as ever, and need not wait for good.
    expect((await signIn(EMAIL)).status).toBe(200)
    const later = at(NOW.add({ minutes: 1 }))
    expect(
      (await ask('/prove', { ...SHARED, auth: later, cookie: one, body: { password: PASSWORD } })).status,
    ).toBe(200)
  })

  it('are told to nobody who mistypes once', async () => {
    await account(EMAIL)
    const cookie = cookieOf(await signIn(EMAIL))
    await ask('/prove', { cookie, body: { password: 'vertippt' } })
    expect((await ask('/prove', { cookie, body: { password: PASSWORD } })).status).toBe(200)
    expect(mails).toEqual([])
  })

  it('of an operator stand in the operators’ trail', async () => {
    const id = await account(EMAIL)
    await admin.query('insert into auth.betreiber (user_id) values ($1)', [id])
    await admin.query('select auth.note_versuch($1), auth.note_versuch($2)', [id, 'nobody'])
    const { rows } = await admin.query('select email, aktion from auth.betreiber_protokoll')
    expect(rows).toEqual([{ email: EMAIL, aktion: 'guessPassword' }])
  })

  it('need not be waited for by who has set a new password by a link', async () => {
    await account(EMAIL)
    const cookie = cookieOf(await signIn(EMAIL))
    for (let i = 0; i < 6; i++) await ask('/prove', { cookie, body: { password: 'geraten' } })
    expect((await ask('/prove', { cookie, body: { password: PASSWORD } })).status).toBe(429)
    mails.length = 0
    await ask('/request-password-reset', { body: { email: EMAIL } })
    const token = new URL(mails[0]?.link ?? '').searchParams.get('token')
    await ask('/reset-password', { body: { token, newPassword } })
    const fresh = cookieOf(await signIn(EMAIL, newPassword))
    expect((await ask('/prove', { cookie: fresh, body: { password: newPassword } })).status).toBe(200)
  })
})

describe('an account with a second factor', () => {
  const forget = () => admin.query('update auth.session set "bewiesen" = null')

  it.each(ASKS)('is asked for it as well: %s', async (path, body) => {
    const { cookie, codes } = await withPasskey()
    await forget()
    expect(await problem(await ask(path, { cookie, body: body(PASSWORD) }))).toEqual([403, 'sitzung.nochmal'])
    const wrong = { ...body(PASSWORD), code: 'AAAA-BBBB-CCCC-DDDD' }
    expect(await problem(await ask(path, { cookie, body: wrong }))).toEqual([422, 'sitzung.faktorFalsch'])
    const right = await ask(path, { cookie, body: { ...body(PASSWORD), code: codes[0] } })
    expect([200, 404]).toContain(right.status)
  })

  it('shows it by its passkey, once for the next ten minutes, in this session alone', async () => {
    const { cookie, device, codes } = await withPasskey()
    await forget()
    const other = await second(codes[1] ?? '')
    const prove = async (more: object) => ask('/prove', { cookie, body: { password: PASSWORD, ...more } })
    const asked = async () => optionsIn(await ask('/prove-ways', { cookie, body: {} }))
    expect(await problem(await prove({ passkey: new Device(ORIGIN).show(await asked()) }))).toEqual([
      422,
      'sitzung.passkeyFalsch',
    ])
    const shown = device.show(await asked())
    expect((await prove({ passkey: shown })).status).toBe(200)
    expect(await problem(await prove({ passkey: shown }))).toEqual([422, 'sitzung.passkeyVorbei'])
    expect(await addDevice(cookie, new Device(ORIGIN, { synced: true }))).toEqual([])
    const elsewhere = await ask('/renew-codes', { cookie: other, body: { password: PASSWORD } })
    expect(await problem(elsewhere)).toEqual([403, 'sitzung.nochmal'])
    await admin.query(`update auth.session set "bewiesen" = now() - interval '601 seconds'`)
    expect(await problem(await ask('/renew-codes', { cookie, body: { password: PASSWORD } }))).toEqual([
      403,
      'sitzung.nochmal',
    ])
  })

  it('is signed in to while others guess at its second factor inside', async () => {
    const { id, cookie } = await withPasskey()
    await forget()
    for (let i = 0; i < 9; i++)
      await ask('/prove', { cookie, body: { password: PASSWORD, code: `AAAA-BBBB-CCCC-DDD${i}` } })
    expect(mails).toMatchObject([{ typ: 'kontoGeraten' }])
    await admin.query('insert into auth.zweitfaktor_code (user_id, pruefwert) values ($1, $2)', [
      id,
      hashCode('ABCDEFGHJKMNPQRS'),
    ])
    expect(await second('ABCD-EFGH-JKMN-PQRS')).not.toBe('')
  })

  async function second(code: string): Promise<string> {
    const step = cookieOf(await signIn(EMAIL))
    return sessionIn(await ask('/sign-in/second', { cookie: step, body: { code } }))
  }
})
