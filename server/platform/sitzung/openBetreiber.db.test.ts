import { describe, expect, it } from 'vitest'
import {
  account,
  admin,
  auth,
  cookieOf,
  LINDENAU,
  NORDHAFEN,
  SECRET,
  signIn,
  sitzungSuite,
} from '../../testing/sitzung.ts'
import { readSitzungCookie } from './cookie.ts'
import { openBetreiber, sitzungHolds } from './openBetreiber.ts'

sitzungSuite()

const EMAIL = 'betrieb@platzwart.example'

/** An operator who is also a person of a house whose sessions last a month. */
async function entered(): Promise<string> {
  const id = await account(EMAIL)
  await admin.query('insert into auth.betreiber (id, user_id) values (gen_random_uuid(), $1)', [id])
  return readSitzungCookie(cookieOf(await signIn(EMAIL)), SECRET) ?? ''
}

describe('the session of an operator who is also a person of a house', () => {
  it('has the operator’s rights while it is young and in use', async () => {
    expect(await openBetreiber(auth.pool, await entered(), LINDENAU)).toMatchObject({ email: EMAIL })
  })

  it('has none at the host of another house', async () => {
    const token = await entered()
    expect(await openBetreiber(auth.pool, token, NORDHAFEN)).toBeNull()
    expect(await sitzungHolds(auth.pool, token, NORDHAFEN)).toBe(false)
  })

  it.each([
    ['twelve hours without use', `"updatedAt" = now() - interval '12 hours 1 minute'`],
    ['a week, used or not', `"createdAt" = now() - interval '8 days'`],
  ])('loses them after %s, while it remains the person’s', async (_, age) => {
    const token = await entered()
    await admin.query(`update auth.session set ${age}`)
    expect(await openBetreiber(auth.pool, token, null)).toBe('abgelaufen')
    expect(await sitzungHolds(auth.pool, token, null)).toBe(true)
  })
})
