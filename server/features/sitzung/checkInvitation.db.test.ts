import type { MandantId } from '@platzwart/domain/id'
import { describe, expect, it } from 'vitest'
import {
  account,
  admin,
  ask,
  at,
  auth,
  cookieOf,
  LINDENAU,
  NORDHAFEN,
  NOW,
  PASSWORD,
  problem,
  sessions,
  signIn,
  sitzungSuite,
} from '../../testing/sitzung.ts'
import type { Auth } from './auth.ts'
import { createInvitationCode } from './createLink.ts'

sitzungSuite()

const EMAIL = 'chef@nordhafen.example'
const NEW = 'mein eigenes langes Passwort'
const SHARED = { host: 'localhost', mandantId: null } as const
const INVALID = [422, 'sitzung.codeUngueltig']

/** Somebody is invited to a house, by a link of it. */
async function invited(anmeldungId: string, mandantId: MandantId, by: Auth = auth): Promise<string> {
  await admin.query(
    `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email, einladung_bis)
     values ($1, gen_random_uuid(), $2, 'Vor', 'Nach', $3, now() + interval '7 days')`,
    [mandantId, anmeldungId, EMAIL],
  )
  return (await createInvitationCode(by, { anmeldungId, mandantId, seconds: 3600 })).code
}

/** An address that a house has given to somebody of its own, who has a password and has never shown that it is theirs. */
async function given(): Promise<string> {
  const id = await account(EMAIL)
  await admin.query('update auth."user" set "emailVerified" = false where id = $1', [id])
  return id
}

/** Of an account without a password. */
async function bare(): Promise<string> {
  await admin.query(`insert into auth."user" (id, name, email) values ('bare', 'bare', $1)`, [EMAIL])
  return 'bare'
}

const setPassword = (token: string, by: Auth = auth, more: object = {}) =>
  ask('/reset-password', { body: { token, newPassword: NEW }, auth: by, ...more })
const housesOf = async (cookie: string) => {
  const answer = await ask('/houses', { ...SHARED, method: 'GET', cookie })
  return ((await answer.json()) as { haeuser: { id: string }[] }).haeuser.map(({ id }) => id)
}
const enter = (password: string, haus?: string) =>
  ask('/sign-in/email', { ...SHARED, body: { email: EMAIL, password, haus } })
const verified = async () =>
  (await admin.query('select "emailVerified" as yes from auth."user" where email = $1', [EMAIL])).rows[0].yes

describe('an address that a house has given to somebody of its own', () => {
  it('opens no house that invites the address', async () => {
    await invited(await given(), NORDHAFEN)
    const cookie = cookieOf(await enter(PASSWORD, NORDHAFEN))
    expect(await housesOf(cookie)).toEqual([LINDENAU])
    const moved = await ask('/switch-house', { ...SHARED, cookie, body: { haus: NORDHAFEN } })
    expect(moved.status).toBe(404)
    const there = { host: 'nordhafen.localhost', mandantId: NORDHAFEN }
    expect((await signIn(EMAIL, PASSWORD, there)).status).toBe(401)
  })

  it('is theirs who get the mail: they set a password, and what had opened the account opens it no more', async () => {
    const id = await given()
    const code = await invited(id, NORDHAFEN)
    await enter(PASSWORD)
    expect(await sessions()).toBe(1)
    await admin.query(`insert into auth.zweitfaktor (user_id, seit, geheimnis) values ($1, now(), 'x')`, [id])
    expect((await setPassword(code)).status).toBe(200)
    const { rowCount } = await admin.query('select from auth.zweitfaktor')
    expect([await sessions(), await verified(), rowCount]).toEqual([0, true, 0])
    expect((await enter(PASSWORD)).status).toBe(401)
    expect(new Set(await housesOf(cookieOf(await enter(NEW))))).toEqual(new Set([LINDENAU, NORDHAFEN]))
    expect(await problem(await setPassword(code))).toEqual(INVALID)
  })

  it('is theirs as well who are signed in when they open the link, without another password', async () => {
    const code = await invited(await given(), NORDHAFEN)
    const cookie = cookieOf(await enter(PASSWORD))
    const answer = await ask('/check-invitation', { cookie, body: { token: code } })
    expect(await answer.json()).toMatchObject({ konto: true, eigenes: true, zurueck: false })
    expect(await verified()).toBe(true)
    expect(new Set(await housesOf(cookie))).toEqual(new Set([LINDENAU, NORDHAFEN]))
    expect(await problem(await setPassword(code))).toEqual(INVALID)
  })

  it('is kept by who confirmed it: no invitation touches their password', async () => {
    const code = await invited(await account(EMAIL), NORDHAFEN)
    expect(await problem(await setPassword(code))).toEqual(INVALID)
    expect((await enter(PASSWORD, NORDHAFEN)).status).toBe(200)
  })
})

describe('where links are shown to who invites, because there is no mail server', () => {
  const accepted: unknown[] = []
  const showing = () => {
    accepted.length = 0
    return at(NOW, { showsLinks: true, accepted: async (_, haus) => void accepted.push(haus) })
  }

  it('a link sets the first password, and leads into the house that shows it alone', async () => {
    const by = showing()
    const id = await bare()
    const own = await invited(id, LINDENAU, by)
    const other = await invited(id, NORDHAFEN, by)
    const there = { host: 'nordhafen.localhost', mandantId: NORDHAFEN }
    expect((await setPassword(own, by, there)).status).toBe(200)
    expect([accepted, await verified()]).toEqual([[LINDENAU], false])
    expect(await problem(await setPassword(other, by))).toEqual(INVALID)
    expect((await signIn(EMAIL, NEW, there)).status).toBe(401)
  })

  it('who has an account opens the link of another house signed in, and comes to that house', async () => {
    const by = showing()
    const code = await invited(await given(), NORDHAFEN, by)
    expect(await problem(await setPassword(code, by))).toEqual(INVALID)
    const before = await ask('/check-invitation', { body: { token: code }, auth: by })
    expect([await before.json(), accepted]).toMatchObject([
      { konto: true, eigenes: false, zurueck: true },
      [],
    ])
    const cookie = cookieOf(await enter(PASSWORD))
    const answer = await ask('/check-invitation', { cookie, body: { token: code }, auth: by })
    expect([await answer.json(), accepted]).toEqual([
      { konto: true, eigenes: true, zurueck: false, email: null, haus: 'Nordhafen' },
      [NORDHAFEN],
    ])
    expect(await verified()).toBe(false)
  })

  it.each([
    ['an operator', `insert into auth.betreiber (id, user_id) values (gen_random_uuid(), 'bare')`],
    [
      'somebody who has come to another house',
      `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
       values ('${NORDHAFEN}', gen_random_uuid(), 'bare', 'Vor', 'Nach', '${EMAIL}')`,
    ],
  ])('a link opens nothing of %s', async (_, who) => {
    const by = showing()
    const id = await bare()
    await admin.query(who)
    expect(await problem(await setPassword(await invited(id, LINDENAU, by), by))).toEqual(INVALID)
  })
})
