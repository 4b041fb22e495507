// @vitest-environment happy-dom
import { PAGE } from '@platzwart/contract/paths'
import { describe, expect, test } from 'vitest'
import { ACCOUNT, own } from '../../../testing/account.tsx'
import { all, click, describedAs, eventually, find, said, write } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { type Answer, answerAt, refuseAt } from '../../../testing/server.ts'

const FACTOR = { seit: '2027-03-01T09:00:00Z', codes: 9, noetig: false }
const WECHSEL = { email: 'neu@haus.example', gueltigBis: '2027-03-11T09:07:00Z' }
const yes = () => Response.json({ status: true })
const at = (id: string, path: string) => answerAt(id, 'post', `/api/auth${path}`, yes)

const region = 'E-Mail-Adresse'

describe('the account’s address', () => {
  test('is changed with the password, and asks to open the mail sent there', async () => {
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

  test('refuses a wrong password', async () => {
    const refusal = { status: 422, code: 'sitzung.falsch', detail: 'E-Mail oder Passwort' } as const
    await own({}, [refuseAt('change', 'post', '/api/auth/request-email', refusal)])
    await write('textbox', 'Neue E-Mail-Adresse', 'neu@haus.example')
    await write('textbox', 'Passwort', 'falsch')
    await click('button', 'Adresse ändern')
    await eventually(() => expect(said(find('alert'))).toContain('Das Passwort stimmt nicht.'))
  })

  test('shows a pending change, which can be cancelled', async () => {
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

  test('is confirmed by a press when signed in', async () => {
    const { server } = await visitApp(LINK, { answers: [at('confirm', '/confirm-new-email')] })
    await eventually(() => expect(said()).toContain('lena@haus.example'))
    expect(server.asked('confirm')).toEqual([])
    await click('button', 'Neue Adresse bestätigen')
    await eventually(() => expect(said()).toContain('Die neue E-Mail-Adresse gilt.'))
    expect(server.asked('confirm').map(({ body }) => body)).toEqual([{ token: 'adresse-abc' }])
  })

  test('asks a guest to sign in first', async () => {
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

const KEY = { uri: 'otpauth://totp/Platzwart:lena?secret=ABCDEFGH&issuer=Platzwart', schluessel: 'ABCDEFGH' }
const CODES = ['0000-1111-2222-3333', '4444-5555-6666-7777']
const begin = answerAt('begin', 'post', '/api/auth/begin-factor', () => Response.json(KEY))
const codes = (id: string, path: string) =>
  answerAt(id, 'post', `/api/auth${path}`, () => Response.json({ codes: CODES }))
const factor = () => find('region', 'Zweiter Faktor')
describe('the second factor', () => {
  const again = async (button: string) => {
    await write('textbox', 'Passwort', 'geheim', factor())
    await click('button', button, factor())
  }

  test('is set up by password, QR code and code, and then shows the recovery codes once', async () => {
    const { sent } = await own({}, [begin, codes('confirm', '/confirm-factor')])
    await click('button', 'Zweiten Faktor einrichten')
    await again('Weiter')
    await eventually(() => expect(said(factor())).toContain('ABCD EFGH'))
    await eventually(() => expect(find('img', /^QR-Code/)).toBeDefined())
    await write('textbox', /^Code der App/, '123 456')
    await click('button', 'Bestätigen')
    await eventually(() => expect(said(factor())).toContain(CODES[1]))
    expect(document.activeElement).toBe(find('heading', 'Wiederherstellungscodes'))
    expect(sent('confirm')).toEqual([{ code: '123 456' }])
    const file = find('link', 'Als Datei')
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(CODES.join('\n'))
    await click('button', 'Ich habe die Codes aufbewahrt')
    await eventually(() => expect(said(factor())).not.toContain(CODES[1]))
  })

  test('can be replaced, get new codes, and be removed, each with the password', async () => {
    const { sent } = await own({ zweitfaktor: FACTOR }, [
      at('remove', '/remove-factor'),
      codes('renew', '/renew-codes'),
    ])
    expect(said(factor())).toContain('übrig: 9')
    await click('button', 'Neue Wiederherstellungscodes')
    await again('Neue Wiederherstellungscodes')
    await eventually(() => expect(said(factor())).toContain(CODES[0]))
    await click('button', 'Ich habe die Codes aufbewahrt')
    await click('button', 'Zweiten Faktor entfernen')
    await again('Zweiten Faktor entfernen')
    await eventually(() => expect(sent('remove')).toEqual([{ password: 'geheim' }]))
    expect(sent('renew')).toEqual([{ password: 'geheim' }])
  })

  test('that the house requires cannot be removed, and few remaining codes are pointed out', async () => {
    await own({ zweitfaktor: { ...FACTOR, codes: 2, noetig: true } })
    expect(said(factor())).toContain('Bitte bald neue holen')
    expect(said(factor())).toContain('Das Haus verlangt einen zweiten Faktor')
    expect(all('button', 'Zweiten Faktor entfernen')).toEqual([])
  })
})

const WEGE = { app: true, passkey: null, woanders: false }

describe('the second step of a sign-in', () => {
  const arrive = (answers: readonly Answer[]) =>
    visitApp(PAGE.login, {
      rechte: null,
      answers: [
        answerAt('first', 'post', '/api/auth/sign-in/email', () => Response.json({ zweitfaktor: true })),
        answerAt('ways', 'post', '/api/auth/sign-in/second-step', () => Response.json({ wege: WEGE })),
        ...answers,
      ],
    })
  const first = async () => {
    await write('textbox', 'E-Mail-Adresse', 'lena@haus.example')
    await write('textbox', 'Passwort', 'geheim')
    await click('button', 'Anmelden')
    await eventually(() => expect(find('heading', 'Zweiter Schritt')).toBeDefined())
  }

  test('asks for a code of the app, or a recovery code', async () => {
    const { server, where } = await arrive([at('second', '/sign-in/second')])
    await first()
    expect(where()).toBe(PAGE.loginCode)
    await eventually(() => expect(all('button', /Wiederherstellungscode eingeben/)).toHaveLength(1))
    await click('button', /Wiederherstellungscode eingeben/)
    await write('textbox', 'Wiederherstellungscode', CODES[0] ?? '')
    await click('button', 'Anmelden')
    await eventually(() =>
      expect(server.asked('second').map(({ body }) => body)).toEqual([{ code: CODES[0] }]),
    )
  })

  test('reports a wrong code, which is typed again', async () => {
    const refusal = {
      status: 422,
      code: 'sitzung.faktorFalsch',
      detail: 'Dieser Code stimmt nicht.',
    } as const
    await arrive([refuseAt('second', 'post', '/api/auth/sign-in/second', refusal)])
    await first()
    await eventually(() => expect(all('textbox', /^Code der App/)).toHaveLength(1))
    await write('textbox', /^Code der App/, '000000')
    await click('button', 'Anmelden')
    await eventually(() => expect(said(find('alert'))).toContain('Dieser Code stimmt nicht.'))
  })
})

describe('a house that requires a second factor', () => {
  const missing = { start: { sitzung: { zweitfaktorFehlt: true } } }

  test.each([PAGE.heute, PAGE.passwort, PAGE.login])(
    'redirects from %s to setting it up, and nowhere else',
    async (from) => {
      const { where } = await visitApp(from, missing)
      await eventually(() => expect(where()).toBe(PAGE.loginFactor))
      await eventually(() => expect(said()).toContain('In diesem Haus braucht es zum Anmelden auch den Code'))
    },
  )

  test('does not open that page to people who have one', async () => {
    const { where } = await visitApp(PAGE.loginFactor, { rechte: null })
    await eventually(() => expect(where()).toBe(PAGE.login))
  })
})

describe('the sessions', () => {
  const HERE = {
    id: 'a',
    ipAddress: '203.0.113.7',
    userAgent: 'Firefox/140.0 Linux',
    createdAt: '2027-03-09T08:00:00Z',
    updatedAt: '2027-03-10T08:30:00Z',
  }
  const THERE = { ...HERE, id: 'b', ipAddress: '', userAgent: 'iPhone Safari/605' }
  const arrive = (sessions: readonly object[]) =>
    own({}, [
      answerAt('sessions', 'get', '/api/auth/list-sessions', () => Response.json(sessions)),
      answerAt('session', 'get', '/api/auth/get-session', () => Response.json({ session: HERE })),
      at('others', '/revoke-other-sessions'),
      at('one', '/revoke-session'),
    ])
  const devices = () => find('region', 'Angemeldete Geräte')

  test('show start, last use and origin, and mark this one', async () => {
    await arrive([THERE, HERE])
    await eventually(() => expect(all('listitem', undefined, devices())).toHaveLength(2))
    const [here, there] = all('listitem', undefined, devices()).map((row) => said(row))
    expect(here).toContain('Firefox auf Linux')
    expect(here).toContain('dieses Gerät')
    expect(here).toContain('Zuletzt benutzt: 10.03.2027, 09:30')
    expect(here).toContain('203.0.113.7')
    expect(there).not.toContain('Netzadresse')
  })

  test('are ended one by one, or all others at once', async () => {
    const { sent } = await arrive([HERE, THERE])
    await eventually(() => expect(all('listitem', undefined, devices())).toHaveLength(2))
    await click('button', /^Safari auf iOS abmelden/)
    await eventually(() => expect(sent('one')).toEqual([{ id: 'b' }]))
    await click('button', 'Alle anderen abmelden')
    await eventually(() => expect(sent('others')).toEqual([{}]))
    await eventually(() => expect(said()).toContain('Alle anderen Geräte sind abgemeldet.'))
  })

  test('have no others to end if there is only one', async () => {
    await arrive([HERE])
    await eventually(() => expect(said(devices())).toContain('dieses Gerät'))
    expect(all('button', 'Alle anderen abmelden')).toEqual([])
  })
})

describe('the account', () => {
  test('of an operator without a house has a page of its own', async () => {
    const bea = { name: 'Bea Betrieb', email: 'bea@betrieb.example' }
    await visitApp(PAGE.adminKonto, {
      rechte: null,
      start: { betreiber: bea, mandant: null, sitzung: null },
      answers: [
        answerAt('account', 'get', '/api/auth/account', () =>
          Response.json({ ...ACCOUNT, email: bea.email }),
        ),
        answerAt('sessions', 'get', '/api/auth/list-sessions', () => Response.json([])),
        answerAt('session', 'get', '/api/auth/get-session', () => Response.json(null)),
      ],
    })
    await eventually(() => expect(said()).toContain(bea.email))
    for (const part of ['E-Mail-Adresse', 'Zweiter Faktor', 'Angemeldete Geräte'])
      expect(all('heading', part)).toHaveLength(1)
    expect(all('link', 'Konto und Sicherheit')).toHaveLength(1)
  })
})
