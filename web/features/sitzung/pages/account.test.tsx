// @vitest-environment happy-dom
import { PAGE } from '@platzwart/contract/paths'
import { describe, expect, test } from 'vitest'
import { click, describedAs, eventually, find, said, write } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { type Answer, answerAt, refuseAt } from '../../../testing/server.ts'
import type { Account } from '../api/auth.ts'

const ACCOUNT: Account = { email: 'lena@haus.example', passwort: true, wechsel: null }
const WECHSEL = { email: 'neu@haus.example', gueltigBis: '2027-03-11T09:07:00Z' }
const yes = () => Response.json({ status: true })
const at = (id: string, path: string) => answerAt(id, 'post', `/api/auth${path}`, yes)

/** One's own page, with what the server knows of the account. */
async function own(account: Partial<Account> = {}, answers: readonly Answer[] = [], how: Visit = {}) {
  const house = await visitApp(PAGE.passwort, {
    answers: [
      answerAt('account', 'get', '/api/auth/account', () => Response.json({ ...ACCOUNT, ...account })),
      answerAt('sessions', 'get', '/api/auth/list-sessions', () => Response.json([])),
      answerAt('session', 'get', '/api/auth/get-session', () => Response.json(null)),
      ...answers,
    ],
    ...how,
  })
  await eventually(() => expect(said()).toContain('lena@haus.example'))
  return { ...house, sent: (id: string) => house.server.asked(id).map(({ body }) => body) }
}

const region = 'E-Mail-Adresse'

describe('the address of one’s account', () => {
  test('is changed with the password, and asks for the mail that went there', async () => {
    const { sent } = await own({}, [at('change', '/request-email')])
    await write('textbox', 'Neue E-Mail-Adresse', ' neu@haus.example ')
    await write('textbox', 'Passwort', 'geheim')
    await click('button', 'Adresse ändern')
    await eventually(() =>
      expect(sent('change')).toEqual([{ email: 'neu@haus.example', password: 'geheim' }]),
    )
    await eventually(() => expect(said()).toContain('an die neue Adresse unterwegs'))
  })

  test.each([
    ['', '', 'Neue E-Mail-Adresse', 'Diese Angabe fehlt'],
    ['lena', 'geheim', 'Neue E-Mail-Adresse', 'sieht nicht nach einer E-Mail-Adresse aus'],
  ])('%o with %o is not sent', async (email, password, field, says) => {
    const { sent } = await own({}, [at('change', '/request-email')])
    await write('textbox', 'Neue E-Mail-Adresse', email)
    await write('textbox', 'Passwort', password)
    await click('button', 'Adresse ändern')
    expect(sent('change')).toEqual([])
    expect(`${describedAs(find('textbox', field))} ${said()}`).toContain(says)
  })

  test('refused says that the password was wrong', async () => {
    const refusal = { status: 422, code: 'sitzung.falsch', detail: 'E-Mail oder Passwort' } as const
    await own({}, [refuseAt('change', 'post', '/api/auth/request-email', refusal)])
    await write('textbox', 'Neue E-Mail-Adresse', 'neu@haus.example')
    await write('textbox', 'Passwort', 'falsch')
    await click('button', 'Adresse ändern')
    await eventually(() => expect(said(find('alert'))).toContain('Das Passwort stimmt nicht.'))
  })

  test('that waits for its confirmation is shown, and can be taken back', async () => {
    const { sent } = await own({ wechsel: WECHSEL }, [at('back', '/withdraw-email')])
    expect(said(find('region', region))).toContain('Noch nicht bestätigt: neu@haus.example')
    await click('button', 'Zurücknehmen')
    await eventually(() => expect(sent('back')).toEqual([{}]))
  })

  test('of an account without a password is not changed here', async () => {
    await own({ passwort: false })
    expect(said(find('region', region))).toContain('kein Passwort')
  })
})

describe('the link to a new address', () => {
  const LINK = `${PAGE.confirm}?token=adresse-abc`

  test('is confirmed by a press of whoever is signed in', async () => {
    const { server } = await visitApp(LINK, { answers: [at('confirm', '/confirm-new-email')] })
    await eventually(() => expect(said()).toContain('lena@haus.example'))
    expect(server.asked('confirm')).toEqual([])
    await click('button', 'Neue Adresse bestätigen')
    await eventually(() => expect(said()).toContain('Die neue E-Mail-Adresse gilt.'))
    expect(server.asked('confirm').map(({ body }) => body)).toEqual([{ token: 'adresse-abc' }])
  })

  test('sends a guest to sign in first', async () => {
    const { where } = await visitApp(LINK, { rechte: null })
    await eventually(() => expect(find('heading', 'Neue E-Mail-Adresse bestätigen')).toBeDefined())
    await click('link', 'Weiter zur Anmeldung')
    await eventually(() => expect(where()).toBe(PAGE.login))
    expect(decodeURIComponent(document.cookie)).toContain(LINK)
  })

  test('of somebody else says so', async () => {
    const refusal = {
      status: 409,
      code: 'sitzung.codeFremd',
      detail: 'Gehört zu einem anderen Konto.',
    } as const
    await visitApp(LINK, {
      answers: [refuseAt('confirm', 'post', '/api/auth/confirm-new-email', refusal)],
    })
    await click('button', 'Neue Adresse bestätigen')
    await eventually(() => expect(said()).toContain('anderen Konto'))
  })
})
