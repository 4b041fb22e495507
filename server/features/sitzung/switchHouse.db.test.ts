import { describe, expect, it } from 'vitest'
import { readSitzungCookie } from '../../platform/sitzung/cookie.ts'
import { placeIn } from '../../platform/sitzung/place.ts'
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
  SECRET,
  sessions,
  signIn,
  sitzungSuite,
} from '../../testing/sitzung.ts'
import { closeEinladungen } from './closeEinladungen.ts'
import { problemOfAuthResponse } from './present.ts'

sitzungSuite()

const EMAIL = 'beide@haus.example'
/** An address that belongs to no house. */
const SHARED = { host: 'localhost', mandantId: null } as const

/** Somebody who is in Lindenau already comes to Nordhafen, too. */
async function both({ invited = null, status = 'aktiv' }: { invited?: string | null; status?: string } = {}) {
  const id = await account(EMAIL)
  await admin.query(
    `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email, status, einladung_bis)
     values ($1, gen_random_uuid(), $2, 'Vor', 'Nach', $3, $4, now() + $5::interval)`,
    [NORDHAFEN, id, EMAIL, status, invited],
  )
  return id
}

const placeOf = (cookie: string) => placeIn(readSitzungCookie(cookie, SECRET) ?? '')?.mandantId
const enter = async (more: Ask = {}, haus?: unknown) =>
  cookieOf(
    await ask('/sign-in/email', { ...SHARED, ...more, body: { email: EMAIL, password: PASSWORD, haus } }),
  )
const houses = async (cookie: string, more: Ask = {}) => {
  const answer = await ask('/houses', { ...SHARED, method: 'GET', cookie, ...more })
  return (
    (await answer.json()) as {
      haeuser: { id: string; hier: boolean; eingeladen: boolean; adresse: string | null }[]
    }
  ).haeuser
}
const move = (cookie: string, haus: unknown, more: Ask = {}) =>
  ask('/switch-house', { ...SHARED, cookie, body: { haus }, ...more })

describe('an account in two houses', () => {
  it('begins in the one that is meant, as far as it is theirs', async () => {
    await both()
    expect(placeOf(await enter())).toBe(LINDENAU)
    expect(placeOf(await enter({}, NORDHAFEN))).toBe(NORDHAFEN)
    for (const strange of ['01980000-0000-7000-8000-00000000ffff', "'; --", 7, null, 'a\u0000'])
      expect(placeOf(await enter({}, strange)) ?? LINDENAU).toBe(LINDENAU)
  })

  it('begins in that of the host, whichever is meant', async () => {
    await both()
    expect(placeOf(await enter({ host: 'nordhafen.localhost', mandantId: NORDHAFEN }, LINDENAU))).toBe(
      NORDHAFEN,
    )
  })

  it('sees both, the present one first, and goes to the other without signing in again', async () => {
    await both()
    const cookie = await enter({}, NORDHAFEN)
    expect(await houses(cookie)).toEqual([
      { id: NORDHAFEN, name: 'Nordhafen', eingeladen: false, hier: true, adresse: null },
      { id: LINDENAU, name: 'Lindenau', eingeladen: false, hier: false, adresse: null },
    ])
    const moved = await move(cookie, LINDENAU)
    expect(moved.status).toBe(200)
    const next = cookieOf(moved)
    expect(placeOf(next)).toBe(LINDENAU)
    expect((await houses(next)).map(({ hier }) => hier)).toEqual([true, false])
    // The old token opens nothing, and there is still one session.
    expect((await ask('/houses', { ...SHARED, method: 'GET', cookie })).status).toBe(401)
    expect((await move(cookie, NORDHAFEN)).status).toBe(401)
    expect(await sessions()).toBe(1)
  })

  it('of two presses at once goes once', async () => {
    await both()
    const cookie = await enter()
    const answers = await Promise.all([move(cookie, NORDHAFEN), move(cookie, NORDHAFEN)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await sessions()).toBe(1)
  })

  it('keeps how old the session is, and that it is on a shared computer', async () => {
    await both()
    const response = await ask('/sign-in/email', {
      ...SHARED,
      body: { email: EMAIL, password: PASSWORD, rememberMe: false },
    })
    await admin.query(`update auth.session set "createdAt" = now() - interval '2 hours'`)
    const moved = await move(cookieOf(response), NORDHAFEN)
    expect(moved.headers.getSetCookie()[0]).not.toContain('Max-Age')
    const { rows } = await admin.query(
      `select geteilt, "createdAt" < now() - interval '119 minutes' as alt, "expiresAt" < now() + interval '31 minutes' as kurz
       from auth.session`,
    )
    expect(rows).toEqual([{ geteilt: true, alt: true, kurz: true }])
  })

  it('signs in anew where the house wants sessions younger than this one', async () => {
    await both()
    const cookie = await enter()
    await admin.query(`update mandant set sitzung_gesamt = interval '1 hour' where id = $1`, [NORDHAFEN])
    await admin.query(`update auth.session set "createdAt" = now() - interval '2 hours'`)
    expect(await problemOfAuthResponse(await move(cookie, NORDHAFEN))).toEqual({
      status: 409,
      code: 'sitzung.hausNeuAnmelden',
    })
    expect((await houses(cookie)).length).toBe(2)
    await admin.query(`update mandant set sitzung_gesamt = interval '400 days'`)
  })

  it.each([
    ['a house that is suspended', `update mandant set gesperrt = now() where id = '${NORDHAFEN}'`],
    [
      'one that has put the person out',
      `update benutzer set status = 'inaktiv' where mandant_id = '${NORDHAFEN}'`,
    ],
    [
      'one whose invitation has run out',
      `update benutzer set einladung_bis = now() where mandant_id = '${NORDHAFEN}'`,
    ],
    ['one that is nobody’s', `delete from benutzer where mandant_id = '${NORDHAFEN}'`],
  ])('is not offered %s, nor gets there', async (_, change) => {
    await both()
    const cookie = await enter()
    await admin.query(change)
    expect(await houses(cookie)).toMatchObject([{ id: LINDENAU }])
    expect(await problemOfAuthResponse(await move(cookie, NORDHAFEN))).toMatchObject({ status: 404 })
    expect(placeOf(await enter({}, NORDHAFEN))).toBe(LINDENAU)
    await admin.query('update mandant set gesperrt = null')
  })

  it.each([[''], ['nordhafen'], [{}], [undefined], ['\ud800'], [`${'x'.repeat(100_000)}`]])(
    'is not taken to %o',
    async (haus) => {
      await both()
      expect((await move(await enter(), haus)).status).toBe(422)
    },
  )

  it('is told where the other house has its address, and does not go there by this one', async () => {
    await both()
    const here = { host: 'lindenau.localhost', mandantId: LINDENAU }
    const cookie = await enter(here)
    expect((await houses(cookie, here))[1]).toMatchObject({
      id: NORDHAFEN,
      adresse: 'http://nordhafen.localhost:3000',
    })
    expect(await problemOfAuthResponse(await move(cookie, NORDHAFEN, here))).toEqual({
      status: 409,
      code: 'sitzung.hausNichtHier',
    })
  })

  it('stays where it is when its password changes', async () => {
    await both()
    const cookie = await enter({}, NORDHAFEN)
    const body = { currentPassword: PASSWORD, newPassword: 'ein ganz anderer langer Satz' }
    const changed = await ask('/change-password', { ...SHARED, cookie, body })
    expect(placeOf(cookieOf(changed))).toBe(NORDHAFEN)
  })

  it('put out of one house stays in the other', async () => {
    await both()
    const lindenau = await enter({}, LINDENAU)
    const nordhafen = await enter({}, NORDHAFEN)
    await admin.query(`update benutzer set status = 'inaktiv' where mandant_id = $1`, [NORDHAFEN])
    expect((await ask('/account', { ...SHARED, method: 'GET', cookie: nordhafen })).status).toBe(401)
    expect((await ask('/account', { ...SHARED, method: 'GET', cookie: lindenau })).status).toBe(200)
  })
})

describe('an invitation to a further house', () => {
  const signed = async () => {
    const { rows } = await admin.query(
      `select mandant_id, einladung_bis is null as da from benutzer where email = $1 order by 1`,
      [EMAIL],
    )
    return rows.map(({ da }) => da)
  }
  const real = () =>
    at(NOW, {
      accepted: (id, mandantId) =>
        closeEinladungen({ authPool: admin, jobs: { pool: appPool } as never }, id, mandantId),
    })

  it('is accepted by going there, and by nothing before', async () => {
    await both({ invited: '7 days' })
    const cookie = await enter({ auth: real() })
    expect(placeOf(cookie)).toBe(LINDENAU)
    expect(await houses(cookie)).toMatchObject([{ eingeladen: false }, { id: NORDHAFEN, eingeladen: true }])
    expect(await signed()).toEqual([true, false])
    expect((await move(cookie, NORDHAFEN, { auth: real() })).status).toBe(200)
    expect(await signed()).toEqual([true, true])
    const { rows } = await admin.query('select aktion from protokoll where mandant_id = $1', [NORDHAFEN])
    expect(rows).toEqual([{ aktion: 'acceptEinladung' }])
  })

  it('is accepted by signing in at its host', async () => {
    await both({ invited: '7 days' })
    await enter({ auth: real(), host: 'nordhafen.localhost', mandantId: NORDHAFEN })
    expect(await signed()).toEqual([true, true])
    // Written by a server that did not know that this has to be said.
    const { rows } = await admin.query('select mehrere from auth."user" where email = $1', [EMAIL])
    expect(rows).toEqual([{ mehrere: true }])
  })

  it('that has run out lets nobody in at its host', async () => {
    await both({ invited: '-1 hours' })
    const late = await signIn(EMAIL, PASSWORD, { host: 'nordhafen.localhost', mandantId: NORDHAFEN })
    expect(await problemOfAuthResponse(late)).toEqual({ status: 401, code: 'sitzung.falsch' })
  })

  it('is not accepted by a new password for the first house', async () => {
    await both({ invited: '7 days' })
    const id = (await admin.query('select anmeldung_id from benutzer limit 1')).rows[0].anmeldung_id
    await closeEinladungen({ authPool: admin, jobs: { pool: appPool } as never }, id, null)
    await closeEinladungen({ authPool: admin, jobs: { pool: appPool } as never }, id, LINDENAU)
    expect(await signed()).toEqual([true, false])
  })

  it('that was withdrawn is not accepted by a new password there', async () => {
    await both({ invited: '-1 hours' })
    await admin.query(`update benutzer set status = 'inaktiv' where mandant_id = '${NORDHAFEN}'`)
    const id = (await admin.query('select anmeldung_id from benutzer limit 1')).rows[0].anmeldung_id
    await closeEinladungen({ authPool: admin, jobs: { pool: appPool } as never }, id, NORDHAFEN)
    expect(await signed()).toEqual([true, false])
  })
})
