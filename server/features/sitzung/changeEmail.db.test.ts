import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'
import { hashPassword } from './anmeldung/hashPassword.ts'

hausSuite(undefined, { fremd: true })

// All of them come from one place, and wrong codes are counted there.
beforeEach(() => app.deps.authPool.query('delete from "rateLimit"'))

const PASSWORD = 'ein langer Satz als Passwort'
let made = 0

/** Somebody new with a password, whose address nobody has confirmed. */
async function person(where = haus): Promise<TestPerson> {
  const one = await where.scoped((tx) => createPerson(app, tx, `konto${made++}`, 'haus', []))
  await app.deps.authPool.query(
    `insert into account (id, "accountId", "providerId", "userId", password) values ($1, $1, 'credential', $1, $2)`,
    [`user-${one.id}`, await hashPassword(PASSWORD)],
  )
  await app.deps.authPool.query('update "user" set "emailVerified" = false where id = $1', [`user-${one.id}`])
  return one
}

const auth = (who: TestPerson, path: string, body: object | undefined = {}, host = haus.host) =>
  app.request(`/api/auth${path}`, {
    as: who.token,
    host,
    headers: { origin: `http://${host}` },
    ...(body && { body }),
  })

const request = (who: TestPerson, email: string, password = PASSWORD) =>
  auth(who, '/request-email', { email, password })
const confirm = (who: TestPerson, token: string) => auth(who, '/confirm-new-email', { token })
const accountOf = async (who: TestPerson) =>
  (await app.request('/api/auth/account', { as: who.token, host: haus.host })).json

interface Mail {
  readonly typ: string
  readonly adresse: string | null
  readonly empfaenger_id: string | null
  readonly daten: { readonly link: string; readonly adresse?: string }
}

/** The mails that wait about somebody, the oldest first. */
const mails = async (who: TestPerson) =>
  (await leseraeume.rows(
    'select typ, adresse, empfaenger_id, daten from benachrichtigung where mandant_id = $1 and objekt_id = $2 order by erstellt, typ',
    [haus.id, who.id],
  )) as unknown as Mail[]

const codeIn = (all: readonly Mail[]) => {
  const mail = all.filter(({ typ }) => typ === 'kontoAdresseNeu').at(-1)
  return new URL(mail?.daten.link ?? '').searchParams.get('token') ?? ''
}

const emailsOf = async (who: TestPerson) => {
  const [inHouse] = await leseraeume.rows('select email from benutzer where mandant_id = $1 and id = $2', [
    haus.id,
    who.id,
  ])
  const { rows } = await app.deps.authPool.query('select email, "emailVerified" from "user" where id = $1', [
    `user-${who.id}`,
  ])
  return [inHouse?.email, rows[0]?.email, rows[0]?.emailVerified]
}

describe('a changed address', () => {
  it('counts when it is confirmed at the new one, and the old one is told before and after', async () => {
    const who = await person()
    expect((await request(who, ' Neu@Haus.example ')).status).toBe(200)
    expect(await accountOf(who)).toMatchObject({
      email: who.email,
      wechsel: { email: 'neu@haus.example', gueltigBis: expect.stringContaining('T') },
    })
    const before = await mails(who)
    expect(before.map(({ typ, adresse, empfaenger_id }) => [typ, adresse, empfaenger_id])).toEqual([
      ['kontoAdresseBeantragt', null, who.id],
      ['kontoAdresseNeu', 'neu@haus.example', null],
    ])
    expect(await emailsOf(who)).toEqual([who.email, who.email, false])
    const code = codeIn(before)
    expect((await confirm(who, code)).status).toBe(200)
    expect(await emailsOf(who)).toEqual(['neu@haus.example', 'neu@haus.example', true])
    expect((await mails(who)).at(-1)).toMatchObject({
      typ: 'kontoAdresseGeaendert',
      adresse: who.email,
      daten: { adresse: 'neu@haus.example' },
    })
    const trail = await leseraeume.rows(
      "select vorher, nachher from protokoll where mandant_id = $1 and objekt_id = $2 and aktion = 'changeEmail'",
      [haus.id, who.id],
    )
    expect(trail).toEqual([{ vorher: { email: who.email }, nachher: { email: 'neu@haus.example' } }])
    const again = await confirm(who, code)
    expect([again.status, again.json.code]).toEqual([422, 'sitzung.codeUngueltig'])
  })

  it('is confirmed once when two open the link at the same time', async () => {
    const who = await person()
    await request(who, 'zugleich@haus.example')
    const code = codeIn(await mails(who))
    const both = await Promise.all([confirm(who, code), confirm(who, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('asks for the password again, five times', async () => {
    const who = await person()
    for (let i = 0; i < 5; i++) {
      const wrong = await request(who, 'frech@haus.example', 'falsch')
      expect([wrong.status, wrong.json.code]).toEqual([422, 'sitzung.falsch'])
    }
    expect((await request(who, 'frech@haus.example')).status).toBe(429)
    // Who does not know the password is signed in: of that their person hears.
    expect(await mails(who)).toMatchObject([{ typ: 'kontoGeraten' }])
  })

  it.each([
    ['keine', 'sitzung.emailUngueltig'],
    ['a@b@c.example', 'sitzung.emailUngueltig'],
    [`${'x'.repeat(250)}@haus.example`, 'sitzung.emailUngueltig'],
    [42, 'sitzung.emailUngueltig'],
  ])('refuses %s', async (email, code) => {
    const answer = await auth(await person(), '/request-email', { email, password: PASSWORD })
    expect([answer.status, answer.json.code]).toEqual([422, code])
  })

  it('refuses the address that it is already', async () => {
    const who = await person()
    expect((await request(who, who.email.toUpperCase())).json.code).toBe('sitzung.emailGleich')
  })

  it('does not tell whether somebody has it, and whoever has it hears of it', async () => {
    const who = await person()
    const other = await person(fremd)
    expect((await request(who, other.email)).status).toBe(200)
    const sent = await mails(who)
    expect(sent.at(-1)).toMatchObject({ typ: 'kontoAdresseVergeben', adresse: other.email })
    expect(JSON.stringify(sent)).not.toContain('token=')
  })

  it('is refused when another account has got it meanwhile, and nothing is open any more', async () => {
    const who = await person()
    const other = await person(fremd)
    await request(who, 'begehrt@haus.example')
    await app.deps.authPool.query('update "user" set email = $1 where id = $2', [
      'begehrt@haus.example',
      `user-${other.id}`,
    ])
    const code = codeIn(await mails(who))
    const answer = await confirm(who, code)
    expect([answer.status, answer.json.code]).toEqual([409, 'benutzer.emailVergeben'])
    expect((await accountOf(who)).wechsel).toBeNull()
    expect((await confirm(who, code)).status).toBe(422)
    expect(await emailsOf(who)).toEqual([who.email, who.email, false])
  })

  it('is not for somebody who is signed in as another, or not at all; the link stays good', async () => {
    const who = await person()
    const other = await person()
    await request(who, 'meine@haus.example')
    const code = codeIn(await mails(who))
    const wrong = await confirm(other, code)
    expect([wrong.status, wrong.json.code]).toEqual([409, 'sitzung.codeFremd'])
    const body = { token: code }
    const headers = { origin: `http://${haus.host}` }
    const guest = await app.request('/api/auth/confirm-new-email', { host: haus.host, headers, body })
    expect(guest.status).toBe(401)
    expect((await confirm(who, code)).status).toBe(200)
  })

  it('is late after a day, and gone when it is withdrawn or asked for anew', async () => {
    const who = await person()
    await request(who, 'eins@haus.example')
    const first = codeIn(await mails(who))
    await request(who, 'zwei@haus.example')
    const second = codeIn(await mails(who))
    expect((await confirm(who, first)).status).toBe(422)
    await auth(who, '/withdraw-email')
    expect((await accountOf(who)).wechsel).toBeNull()
    expect((await confirm(who, second)).status).toBe(422)
    await request(who, 'drei@haus.example')
    await app.deps.authPool.query(`update verification set "expiresAt" = now() where value = $1`, [
      `user-${who.id}`,
    ])
    expect((await confirm(who, codeIn(await mails(who)))).status).toBe(422)
    expect(await emailsOf(who)).toEqual([who.email, who.email, false])
  })

  it('reaches every house that the account is somebody’s in', async () => {
    const who = await person()
    await fremd.scoped((tx) =>
      tx.raw(
        `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, gen_random_uuid(), $2, 'Vor', 'Nach', $3)`,
        [fremd.id, `user-${who.id}`, who.email],
      ),
    )
    await request(who, 'ueberall@haus.example')
    await confirm(who, codeIn(await mails(who)))
    await app.jobs.start()
    await expect
      .poll(
        () =>
          fremd.scoped(async (tx) =>
            (
              await tx.raw<{ email: string }>(
                'select email from benutzer where mandant_id = $1 and anmeldung_id = $2',
                [fremd.id, `user-${who.id}`],
              )
            ).rows.map(({ email }) => email),
          ),
        { timeout: 20_000 },
      )
      .toEqual(['ueberall@haus.example'])
  })

  it('that an administrator has changed is told to the old one, and asked for at the new one', async () => {
    const who = await person()
    const answer = await app.request(`/api/benutzer/${who.id}`, {
      as: haus.leitung.token,
      host: haus.host,
      method: 'PATCH',
      headers: { 'if-match': '"1"' },
      body: { email: 'amtlich@haus.example' },
    })
    expect(answer.status).toBe(200)
    expect((await mails(who)).map(({ typ, adresse }) => [typ, adresse])).toEqual([
      ['kontoAdresseGeaendert', who.email],
      ['kontoBestaetigung', null],
    ])
    expect(await emailsOf(who)).toEqual(['amtlich@haus.example', 'amtlich@haus.example', false])
  })
})
