import { describe, expect, it } from 'vitest'
import { readSitzungCookie } from '../../platform/sitzung/cookie.ts'
import {
  type Ask,
  account,
  admin,
  ask,
  cookieOf,
  NORDHAFEN,
  PASSWORD,
  SECRET,
  sessions,
  signIn,
  sitzungSuite,
} from '../../testing/sitzung.ts'
import { problemOfAuthResponse } from './present.ts'

sitzungSuite()

describe('a session', () => {
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
    const phone = readSitzungCookie(cookieOf(await signIn('leserin@lindenau.example')), SECRET)
    const foreign = readSitzungCookie(cookieOf(await signIn('leser@lindenau.example')), SECRET)
    await ask('/revoke-session', { cookie: mine, body: { token: foreign } })
    expect(await sessions()).toBe(3)
    await ask('/revoke-session', { cookie: mine, body: { token: phone } })
    expect(await sessions()).toBe(2)
  })
})
