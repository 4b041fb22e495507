import { describe, expect, it } from 'vitest'
import {
  type Ask,
  account,
  admin,
  ask,
  at,
  codeOf,
  cookieOf,
  LINDENAU,
  mails,
  NORDHAFEN,
  NOW,
  PASSWORD,
  sessions,
  signIn,
  sitzungSuite,
  writingBy,
} from '../../testing/sitzung.ts'
import { problemOfAuthResponse } from './present.ts'

sitzungSuite()

describe('a forgotten password', () => {
  const forgotten = (email: string, more: Ask = {}) =>
    ask('/request-password-reset', { body: { email }, ...more })

  it('is set anew by the link of the mail, once, and ends every session', async () => {
    await account('leserin@lindenau.example')
    await signIn('leserin@lindenau.example')
    const response = await forgotten('leserin@lindenau.example')
    expect(await response.json()).toEqual({ status: true })
    const [mail] = mails
    expect(mail).toMatchObject({
      typ: 'kontoWiederherstellung',
      email: 'leserin@lindenau.example',
      geheim: true,
      sprache: 'de',
      person: { mandantId: LINDENAU },
    })
    expect(mail?.link).toMatch(/^http:\/\/lindenau\.localhost:3000\/auth\/recovery\?token=/)
    const token = codeOf(mail?.link ?? '')
    const newPassword = 'ein anderer langer Satz'
    expect((await ask('/reset-password', { body: { token, newPassword } })).status).toBe(200)
    expect(await sessions()).toBe(0)
    expect((await signIn('leserin@lindenau.example', newPassword)).status).toBe(200)
    expect((await signIn('leserin@lindenau.example')).status).toBe(401)
    const again = await ask('/reset-password', { body: { token, newPassword: 'noch ein anderer Satz' } })
    expect(await problemOfAuthResponse(again)).toEqual({ status: 422, code: 'sitzung.codeUngueltig' })
  })

  it('answers alike whether the account exists or not, and writes three mails an hour', async () => {
    await account('leserin@lindenau.example')
    const answers = new Set<string>()
    for (let i = 0; i < 6; i++) {
      for (const email of ['leserin@lindenau.example', 'niemand@lindenau.example']) {
        const response = await forgotten(email)
        answers.add(`${response.status} ${await response.text()} ${response.headers.get('content-type')}`)
      }
    }
    expect([...answers]).toHaveLength(1)
    expect(mails).toHaveLength(3)
    await forgotten('leserin@lindenau.example', { auth: at(NOW.add({ hours: 1 })) })
    expect(mails).toHaveLength(4)
  })

  it.each([
    ['somebody who is not aktiv', 'frueher@lindenau.example'],
    ['somebody of another Mandant', 'person@nordhafen.example'],
    ['an account that is nobody’s', 'ohne@lindenau.example'],
  ])('writes nothing to %s', async (_, email) => {
    await account('frueher@lindenau.example', LINDENAU, 'inaktiv')
    await account('person@nordhafen.example', NORDHAFEN)
    await account('ohne@lindenau.example', null)
    expect((await forgotten(email)).status).toBe(200)
    expect(mails).toEqual([])
  })

  const inNordhafen = (email: string) =>
    admin.query(
      `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
       select '${NORDHAFEN}', gen_random_uuid(), anmeldung_id, vorname, nachname, email from benutzer where email = $1`,
      [email],
    )
  const SSO = `update benutzer set sso = true where mandant_id = '${LINDENAU}'`

  it('writes to whoever was once marked as signing in through the house: nothing is behind the mark', async () => {
    await account('leserin@lindenau.example')
    await inNordhafen('leserin@lindenau.example')
    await admin.query(SSO)
    await forgotten('leserin@lindenau.example')
    expect(mails).toMatchObject([{ person: { mandantId: LINDENAU } }])
    expect(mails[0]?.link).toMatch(/^http:\/\/lindenau\.localhost:3000\/auth\/recovery/)
  })

  it('writes to an operator past every outbox, also when they are a person of the Mandant', async () => {
    const operator = await account('betreiber@platzwart.example')
    await admin.query('insert into auth.betreiber values ($1)', [operator])
    await admin.query("update benutzer set sprache = 'en'")
    await forgotten('betreiber@platzwart.example')
    expect(mails).toMatchObject([{ email: 'betreiber@platzwart.example', sprache: 'en', person: null }])
  })

  it('is answered while the mail server keeps an operator waiting: nobody learns by that whose address it is', async () => {
    const operator = await account('betreiber@platzwart.example', null)
    await admin.query('insert into auth.betreiber values ($1)', [operator])
    const answer = Promise.withResolvers<string>()
    const asked: string[] = []
    const send = ({ to }: { readonly to: string }) => {
      asked.push(to)
      return answer.promise
    }
    const { auth: waiting, directMails } = writingBy({ from: 'platzwart@lindenau.example', send })
    const body = { email: 'betreiber@platzwart.example' }
    const response = await ask('/request-password-reset', { body, auth: waiting })
    expect([response.status, await response.json()]).toEqual([200, { status: true }])
    expect(asked).toEqual(['betreiber@platzwart.example'])
    answer.resolve('250 queued')
    await directMails.stop()
  })

  it('takes no host for the link that the installation does not know', async () => {
    await account('leserin@lindenau.example')
    await forgotten('leserin@lindenau.example', { host: 'evil.example', mandantId: null })
    expect(mails[0]?.link).toMatch(/^http:\/\/localhost:3000\//)
  })

  it('keeps only a hash of the code', async () => {
    await account('leserin@lindenau.example')
    await forgotten('leserin@lindenau.example')
    const { rows } = await admin.query('select identifier from auth.verification')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(codeOf(mails[0]?.link ?? ''))
  })

  it('is set by whoever has the link, however many stale ones were opened in their office', async () => {
    await account('leserin@lindenau.example')
    await forgotten('leserin@lindenau.example')
    const newPassword = 'ein anderer langer Satz'
    const open = async (path: string, body: object) => problemOfAuthResponse(await ask(path, { body }))
    const used = { status: 422, code: 'sitzung.codeUngueltig' }
    for (let i = 0; i < 25; i++) {
      const token = `stale-${i}`
      expect(await open('/reset-password', { token, newPassword })).toEqual(used)
      expect(await open('/confirm-email', { token })).toEqual(used)
      expect(await open('/check-invitation', { token: `einladung-${i}` })).toEqual(used)
    }
    expect(await open('/reset-password', { token: codeOf(mails[0]?.link ?? ''), newPassword })).toBeNull()
  })

  it.each([
    ['too short', 'kurz'],
    ['too long', 'x y z'.repeat(26)],
    ['known to everybody', 'passwort12345678'],
    ['the address itself', 'leserin@lindenau.example'],
  ])('refuses a password that is %s, and the link still works', async (_, newPassword) => {
    await account('leserin@lindenau.example')
    await forgotten('leserin@lindenau.example')
    const token = codeOf(mails[0]?.link ?? '')
    const refused = await ask('/reset-password', { body: { token, newPassword } })
    expect(await problemOfAuthResponse(refused)).toMatchObject({
      status: 422,
      code: 'sitzung.passwortSchwach',
    })
    const good = { token, newPassword: 'ein anderer langer Satz' }
    expect((await ask('/reset-password', { body: good })).status).toBe(200)
  })
})

describe('a changed password', () => {
  const newPassword = 'ein anderer langer Satz'

  it('needs the old one, ends every other session, and keeps this device', async () => {
    await account('leserin@lindenau.example')
    const other = cookieOf(await signIn('leserin@lindenau.example'))
    const mine = cookieOf(await signIn('leserin@lindenau.example'))
    const wrong = await ask('/change-password', {
      cookie: mine,
      body: { currentPassword: 'falsch, aber lang genug', newPassword },
    })
    expect(await problemOfAuthResponse(wrong)).toEqual({ status: 422, code: 'sitzung.falsch' })
    expect(await sessions()).toBe(2)
    const changed = await ask('/change-password', {
      cookie: mine,
      body: { currentPassword: PASSWORD, newPassword, revokeOtherSessions: false },
    })
    expect(changed.status).toBe(200)
    expect(await sessions()).toBe(1)
    const fresh = cookieOf(changed)
    for (const [cookie, status] of [
      [fresh, 200],
      [mine, 401],
      [other, 401],
    ] as const) {
      expect((await ask('/list-sessions', { method: 'GET', cookie })).status).toBe(status)
    }
    expect((await signIn('leserin@lindenau.example', newPassword)).status).toBe(200)
  })

  it('ends the recovery that was asked for before, of this account alone', async () => {
    await account('leserin@lindenau.example')
    const other = await account('leser@lindenau.example')
    const cookie = cookieOf(await signIn('leserin@lindenau.example'))
    for (const email of ['leserin@lindenau.example', 'leser@lindenau.example'])
      await ask('/request-password-reset', { body: { email } })
    const body = { currentPassword: PASSWORD, newPassword }
    expect((await ask('/change-password', { cookie, body })).status).toBe(200)
    const used = { token: codeOf(mails[0]?.link ?? ''), newPassword: 'noch ein anderer Satz' }
    const late = await ask('/reset-password', { body: used })
    expect(await problemOfAuthResponse(late)).toEqual({ status: 422, code: 'sitzung.codeUngueltig' })
    const { rows } = await admin.query('select value from auth.verification')
    expect(rows).toEqual([{ value: other }])
  })

  it('is not for a guesser who holds a session', async () => {
    await account('leserin@lindenau.example')
    const cookie = cookieOf(await signIn('leserin@lindenau.example'))
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      const body = { currentPassword: `falsch, aber lang genug ${i}`, newPassword }
      const response = await ask('/change-password', { cookie, body })
      statuses.push((await problemOfAuthResponse(response))?.status ?? 200)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })
})
