import { describe, expect, it } from 'vitest'
import { inScope } from '../../platform/database/inScope.ts'
import { mintScope } from '../../platform/database/scope.ts'
import type { Mailer, NewMail } from '../../platform/mail/queueMail.ts'
import {
  account,
  admin,
  appPool,
  ask,
  auth,
  codeOf,
  cookieOf,
  LINDENAU,
  mails,
  NORDHAFEN,
  signIn,
  sitzungSuite,
} from '../../testing/sitzung.ts'
import type { AccountMailData } from '../benachrichtigung/renderAccountMail.ts'
import { createFirstOperatorLink } from './createFirstOperatorLink.ts'
import { inviteBenutzer } from './invite.ts'
import { problemOfAuthResponse } from './present.ts'

sitzungSuite()

describe('an invitation', () => {
  const person = { email: 'Neu@Lindenau.example', vorname: 'Nora', nachname: 'Neu' }
  const invite = async (mandantId: string = LINDENAU, who = person) => {
    const queued: NewMail[] = []
    const mailer: Mailer = {
      queue: async (_, mails) => {
        queued.push(...mails)
      },
    }
    const invitation = await inScope(appPool, mintScope(mandantId, null), (tx) =>
      inviteBenutzer({ auth, mailer }, tx, who),
    )
    expect(queued).toHaveLength(1)
    return { ...invitation, mail: queued[0]?.daten as AccountMailData }
  }
  const newPassword = 'mein erstes langes Passwort'

  it('makes a person who cannot sign in until the link has set a password, once', async () => {
    const { mail, neu } = await invite()
    expect(neu).toBe(true)
    expect(mail.link).toMatch(/^http:\/\/lindenau\.localhost:3000\/auth\/confirm\?token=einladung-/)
    expect((await signIn('neu@lindenau.example', newPassword)).status).toBe(401)
    const token = codeOf(mail.link)
    expect((await ask('/reset-password', { body: { token, newPassword } })).status).toBe(200)
    expect((await signIn('neu@lindenau.example', newPassword)).status).toBe(200)
    const again = await ask('/reset-password', { body: { token, newPassword: 'etwas ganz anderes Langes' } })
    expect(await problemOfAuthResponse(again)).toEqual({ status: 422, code: 'sitzung.codeUngueltig' })
    const { rows } = await admin.query('select "emailVerified" from auth."user"')
    expect(rows).toEqual([{ emailVerified: true }])
  })

  it('signs in by the password that the link has set, in the house that has invited', async () => {
    const { mail } = await invite(NORDHAFEN)
    const token = codeOf(mail.link)
    const body = { token, newPassword, signIn: true, rememberMe: true }
    const shared = { host: 'localhost', mandantId: null } as const
    const response = await ask('/reset-password', { ...shared, body })
    expect(await response.json()).toEqual({ status: true, angemeldet: true })
    const cookie = cookieOf(response)
    const houses = await ask('/houses', { ...shared, method: 'GET', cookie })
    expect(await houses.json()).toMatchObject({ haeuser: [{ id: NORDHAFEN, hier: true }] })
  })

  it('is set all the same where its person is not let in any more', async () => {
    const { mail } = await invite()
    await admin.query('update mandant set gesperrt = now() where id = $1', [LINDENAU])
    const body = { token: codeOf(mail.link), newPassword, signIn: true }
    const response = await ask('/reset-password', { body })
    expect([response.status, await response.json()]).toEqual([200, { status: true, angemeldet: false }])
    expect(response.headers.get('set-cookie')).toBeNull()
    await admin.query('update mandant set gesperrt = null')
  })

  it('never touches the password of an account that exists', async () => {
    await account('neu@lindenau.example', NORDHAFEN)
    const { mail } = await invite()
    const token = codeOf(mail.link)
    const used = await ask('/reset-password', { body: { token, newPassword } })
    expect(await problemOfAuthResponse(used)).toEqual({ status: 422, code: 'sitzung.codeUngueltig' })
    expect((await signIn('neu@lindenau.example')).status).toBe(200)
  })

  it('looks the same whether its account is new or from elsewhere, and tells who has its link that they sign in', async () => {
    const shape = (mail: AccountMailData) => ({
      ...mail,
      link: mail.link.replace(/einladung-.*/, ''),
      gueltigBis: mail.gueltigBis?.slice(0, 15),
    })
    const { mail: fresh } = await invite()
    await account('alt@nordhafen.example', NORDHAFEN)
    const { mail: known } = await invite(LINDENAU, { ...person, email: 'alt@nordhafen.example' })
    expect(shape(known)).toEqual(shape(fresh))
    const { rows } = await admin.query(
      'select einladung_bis > now() as offen from benutzer where mandant_id = $1',
      [LINDENAU],
    )
    expect(rows).toEqual([{ offen: true }, { offen: true }])
    const check = async (token: string) => (await ask('/check-invitation', { body: { token } })).json()
    const haus = { haus: 'Lindenau' }
    const email = 'neu@lindenau.example'
    expect(await check(codeOf(fresh.link))).toEqual({
      konto: false,
      eigenes: false,
      zurueck: false,
      email,
      ...haus,
    })
    // Of an account that is somebody's elsewhere nobody learns the address that it has by now.
    expect(await check(codeOf(known.link))).toEqual({
      konto: true,
      eigenes: false,
      zurueck: false,
      email: null,
      ...haus,
    })
    expect(await check('einladung-geraten')).toEqual({ code: 'sitzung.codeUngueltig' })
  })

  it('tells who is signed in whether it is theirs, and stays as good as it was', async () => {
    await account('alt@nordhafen.example', NORDHAFEN)
    const { mail: own } = await invite(LINDENAU, { ...person, email: 'alt@nordhafen.example' })
    const { mail: others } = await invite()
    const cookie = cookieOf(await signIn('alt@nordhafen.example'))
    const check = async ({ link }: AccountMailData) =>
      (await ask('/check-invitation', { cookie, body: { token: codeOf(link) } })).json()
    expect(await check(own)).toMatchObject({ konto: true, eigenes: true, zurueck: false })
    expect(await check(others)).toMatchObject({ konto: false, eigenes: false, zurueck: false })
    expect(await check(own)).toMatchObject({ konto: true, eigenes: true, zurueck: false })
  })

  it('is worthless once another link has set the password', async () => {
    const first = await invite()
    const second = await invite(NORDHAFEN)
    expect(second.anmeldungId).toBe(first.anmeldungId)
    const use = (link: string, password: string) =>
      ask('/reset-password', { body: { token: codeOf(link), newPassword: password } })
    expect((await use(second.mail.link, newPassword)).status).toBe(200)
    const late = await use(first.mail.link, 'etwas ganz anderes Langes')
    expect(await problemOfAuthResponse(late)).toEqual({ status: 422, code: 'sitzung.codeUngueltig' })
    expect((await signIn('neu@lindenau.example', newPassword)).status).toBe(200)
  })

  it('sent again finds the same person', async () => {
    const first = await invite()
    const second = await invite()
    expect(second).toMatchObject({ benutzerId: first.benutzerId, neu: false })
  })
})

describe('the first operator', () => {
  const emails = ['betreiber@platzwart.example']
  const newPassword = 'das Passwort des Betreibers'

  it('gets one link at a time until the password is set, and none after that', async () => {
    const first = await createFirstOperatorLink(auth, emails)
    const second = await createFirstOperatorLink(auth, emails)
    const use = (link = '') => ask('/reset-password', { body: { token: codeOf(link), newPassword } })
    expect((await use(first?.link)).status).not.toBe(200)
    expect((await use(second?.link)).status).toBe(200)
    expect((await signIn('betreiber@platzwart.example', newPassword, { mandantId: null })).status).toBe(200)
    expect(await createFirstOperatorLink(auth, emails)).toBeNull()
  })

  it('is never made out of an account that somebody has', async () => {
    await account('betreiber@platzwart.example')
    expect(await createFirstOperatorLink(auth, emails)).toBeNull()
    const { rowCount } = await admin.query('select 1 from auth.betreiber')
    expect(rowCount).toBe(0)
  })
})

describe('a confirmed address', () => {
  const unconfirmed = async (email: string) => {
    const id = await account(email)
    await admin.query('update auth."user" set "emailVerified" = false where id = $1', [id])
  }

  it('takes the code of its mail once, by POST', async () => {
    await unconfirmed('leserin@lindenau.example')
    const cookie = cookieOf(await signIn('leserin@lindenau.example'))
    expect((await ask('/request-confirmation', { body: {} })).status).toBe(401)
    expect((await ask('/request-confirmation', { cookie, body: {} })).status).toBe(200)
    expect(mails).toMatchObject([
      { typ: 'kontoBestaetigung', email: 'leserin@lindenau.example', geheim: true },
    ])
    const code = codeOf(mails[0]?.link ?? '')
    const { rows } = await admin.query('select identifier from auth.verification')
    expect(rows).toHaveLength(1)
    expect(rows[0].identifier).not.toContain(code)
    expect((await ask('/confirm-email', { method: 'GET' })).status).toBe(405)
    expect((await ask('/confirm-email', { body: { token: code } })).status).toBe(200)
    const again = await ask('/confirm-email', { body: { token: code } })
    expect(await problemOfAuthResponse(again)).toEqual({ status: 422, code: 'sitzung.codeUngueltig' })
    expect((await ask('/request-confirmation', { cookie, body: {} })).status).toBe(200)
    expect(mails).toHaveLength(1)
  })

  it('is asked for three times an hour at most', async () => {
    await unconfirmed('leserin@lindenau.example')
    const cookie = cookieOf(await signIn('leserin@lindenau.example'))
    const statuses: number[] = []
    for (let i = 0; i < 4; i++)
      statuses.push((await ask('/request-confirmation', { cookie, body: {} })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(mails).toHaveLength(3)
  })
})
