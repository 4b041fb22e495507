import { describe, expect, it } from 'vitest'
import {
  type Ask,
  account,
  admin,
  ask,
  at,
  codeOf,
  mails,
  NOW,
  PASSWORD,
  signIn,
  sitzungSuite,
} from '../../testing/sitzung.ts'
import { problemOfAuthResponse } from './present.ts'

sitzungSuite()

const ANNA = 'anna@lindenau.example'
const BEN = 'ben@lindenau.example'
/** Longer than any password: wrong without being hashed, which is not what is tried here and takes its time. */
const NO_PASSWORD = 'x'.repeat(5000)
const guess = (email: string, more: Ask = {}) => signIn(email, NO_PASSWORD, more)

/** What the browser would send back. */
function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

function count(statuses: readonly number[], status: number): number {
  return statuses.filter((it) => it === status).length
}

async function counts(): Promise<number> {
  const { rows } = await admin.query('select count(*)::int as n from auth."rateLimit"')
  return rows[0].n
}

/** So many guesses at an account, each from the next of so many networks. */
async function guesses(email: string, many: number, networks: number, more: Ask = {}): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < many; i++) {
    statuses.push((await guess(email, { address: `198.51.100.${i % networks}`, ...more })).status)
  }
  return statuses
}

describe('behind a proxy that is not trusted', () => {
  const address = null

  it('a stranger who guesses at many accounts locks out nobody else', async () => {
    await account(ANNA)
    for (let i = 0; i < 101; i++) {
      expect((await guess(`person${i}@lindenau.example`, { address })).status).toBe(401)
    }
    expect((await signIn(ANNA, PASSWORD, { address })).status).toBe(200)
  })

  it('the guesses at one account end with the sixth all the same, and the person comes in a little later', async () => {
    await account(ANNA)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => guess(ANNA, { address }).then((it) => it.status)),
    )
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 15])
    const refused = await signIn(ANNA, PASSWORD, { address })
    expect(await problemOfAuthResponse(refused)).toEqual({
      status: 429,
      code: 'anfrage.zuViele',
      headers: { 'retry-after': '30' },
    })
    const later = at(NOW.add({ seconds: 30 }))
    expect((await signIn(ANNA, PASSWORD, { address, auth: later })).status).toBe(200)
  })

  it('wrong codes keep nobody from using theirs', async () => {
    await account(ANNA)
    const newPassword = 'ein anderer langer Satz'
    for (let i = 0; i < 20; i++) {
      const wrong = await ask('/reset-password', { address, body: { token: `code-${i}`, newPassword } })
      expect(wrong.status).toBe(422)
    }
    await ask('/request-password-reset', { address, body: { email: ANNA } })
    const token = codeOf(mails[0]?.link ?? '')
    expect((await ask('/reset-password', { address, body: { token, newPassword } })).status).toBe(200)
  })

  it('many who ask for recovery keep nobody from it, and one mailbox gets three mails an hour', async () => {
    await account(ANNA)
    for (let i = 0; i < 4; i++) {
      expect((await ask('/request-password-reset', { address, body: { email: ANNA } })).status).toBe(200)
    }
    expect(mails).toHaveLength(3)
  })
})

describe('guesses at one account from many networks', () => {
  it('are judged ten times, not three hundred', async () => {
    await account(ANNA)
    const statuses = await guesses(ANNA, 300, 60)
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 290])
  })

  it('wait twice as long each time, a quarter of an hour at most, and never for good', async () => {
    await account(ANNA)
    await guesses(ANNA, 10, 10)
    let now = NOW
    const waits: number[] = []
    for (let i = 0; i < 8; i++) {
      const early = await guess(ANNA, { address: `203.0.113.${i}`, auth: at(now) })
      expect(early.status).toBe(429)
      waits.push(Number(early.headers.get('retry-after')))
      now = now.add({ seconds: waits.at(-1) ?? 0 })
      expect((await guess(ANNA, { address: `203.0.113.${i}`, auth: at(now) })).status).toBe(401)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
    const person = { address: '192.0.2.1', auth: at(now.add({ minutes: 15 })) }
    expect((await signIn(ANNA, PASSWORD, person)).status).toBe(200)
    const next = { address: '192.0.2.2', auth: at(now.add({ minutes: 15 })) }
    expect((await guess(ANNA, next)).status).toBe(401)
  })

  it('are forgotten after a quiet day, and are nobody else’s', async () => {
    await account(ANNA)
    await account(BEN)
    await guesses(ANNA, 12, 12)
    expect((await signIn(BEN)).status).toBe(200)
    const tomorrow = at(NOW.add({ hours: 24 }))
    const statuses = await guesses(ANNA, 12, 12, { auth: tomorrow })
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 2])
  })

  it('count on every server, in one table that forgets', async () => {
    await account(ANNA)
    const here = at(NOW)
    const there = at(NOW)
    const statuses = [
      ...(await guesses(ANNA, 8, 8, { auth: here })),
      ...(await guesses(ANNA, 8, 8, { auth: there })),
    ]
    expect(count(statuses, 401)).toBe(10)
    await account(BEN)
    await signIn(BEN, PASSWORD, { auth: at(NOW.add({ hours: 25 })) })
    expect(await counts()).toBeLessThan(3)
  })
})

describe('what is counted', () => {
  it('does not grow with what a network asks after its attempts are used up', async () => {
    await guess('person@lindenau.example')
    await admin.query(`update auth."rateLimit" set count = 1000 where key like 'anmelden-netz:%'`)
    const before = await counts()
    for (let i = 0; i < 20; i++) expect((await guess(`further${i}@lindenau.example`)).status).toBe(429)
    expect(await counts()).toBe(before)
  })

  it('is at one account refused without using up the attempts of the network', async () => {
    await account(BEN)
    for (let i = 0; i < 110; i++) await guess(ANNA)
    expect((await guess(ANNA)).status).toBe(429)
    expect((await signIn(BEN)).status).toBe(200)
  })

  it('is cut to its bound by the guesses themselves, and those whom many guesses are about stay counted', async () => {
    const address = null
    await admin.query(
      `insert into auth."rateLimit" ("id", "key", "count", "lastRequest")
       select n::text, 'anmelden-konto:' || n, 1, $1 from generate_series(1, 300) n`,
      [NOW.epochMilliseconds],
    )
    const small = at(NOW, { counts: { rows: 100, every: 20 } })
    for (let i = 0; i < 10; i++) await guess(ANNA, { address, auth: small })
    for (let i = 0; i < 30; i++) await guess(`person${i}@lindenau.example`, { address, auth: small })
    expect(await counts()).toBeLessThanOrEqual(120)
    expect((await guess(ANNA, { address, auth: small })).status).toBe(429)
  })
})

describe('a device that its person has signed in on before', () => {
  it('gets in with the right password while the account is guessed at, also from the network of the guesser', async () => {
    await account(ANNA)
    const cookie = cookiesOf(await signIn(ANNA))
    await guesses(ANNA, 12, 12)
    for (let i = 0; i < 6; i++) await guess(ANNA)
    expect((await signIn(ANNA, PASSWORD, { address: '192.0.2.9' })).status).toBe(429)
    expect((await signIn(ANNA)).status).toBe(429)
    expect((await signIn(ANNA, PASSWORD, { cookie, address: '192.0.2.9' })).status).toBe(200)
    expect((await signIn(ANNA, PASSWORD, { cookie })).status).toBe(200)
    expect((await signIn(ANNA, PASSWORD, { cookie, address: null })).status).toBe(200)
    // Its person came in; those who guess wait on.
    expect((await guess(ANNA, { address: '192.0.2.10' })).status).toBe(429)
  })

  it('is no way around for guesses of its own, nor at other accounts', async () => {
    await account(ANNA)
    await account(BEN)
    const cookie = cookiesOf(await signIn(ANNA))
    const own = await guesses(ANNA, 10, 10, { cookie })
    expect([count(own, 401), count(own, 429)]).toEqual([5, 5])
    const other = await guesses(BEN, 20, 20, { cookie })
    expect(count(other, 401)).toBe(10)
  })

  it('is not made where somebody does not want to be remembered', async () => {
    await account(ANNA)
    const names = (response: Response) => response.headers.getSetCookie().map((it) => it.split('=')[0])
    const body = { email: ANNA, password: PASSWORD, rememberMe: false }
    expect(names(await ask('/sign-in/email', { body }))).not.toContain('platzwart.device')
    expect(names(await signIn(ANNA))).toContain('platzwart.device')
    expect(names(await guess(ANNA))).toEqual([])
  })

  it('is also one on which the password was set by a link of the mailbox', async () => {
    await account(ANNA)
    const newPassword = 'ein anderer langer Satz'
    await ask('/request-password-reset', { body: { email: ANNA } })
    const token = codeOf(mails[0]?.link ?? '')
    await guesses(ANNA, 12, 12)
    const cookie = cookiesOf(await ask('/reset-password', { body: { token, newPassword } }))
    expect((await signIn(ANNA, newPassword)).status).toBe(200)
    await guesses(ANNA, 12, 12)
    expect((await signIn(ANNA, newPassword, { cookie, address: '192.0.2.9' })).status).toBe(200)
  })
})
