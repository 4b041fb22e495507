// @vitest-environment happy-dom
import { PAGE } from '@platzwart/contract/paths'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { noteNavigation } from '../../../platform/navigation.ts'
import { own } from '../../../testing/account.tsx'
import { all, click, describedAs, eventually, find, said, write } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { type Answer, answerAt, refuseAt } from '../../../testing/server.ts'
import type { OwnPasskey } from '../api/accountCalls.ts'

const bytes = (text: string) => new TextEncoder().encode(text).buffer
const ANSWER = {
  id: 'AQ',
  rawId: bytes('\u0001'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('a'),
    getTransports: () => ['internal'],
    authenticatorData: bytes('d'),
    signature: bytes('s'),
    userHandle: bytes('u'),
  },
}

/** A stub of the browser's WebAuthn API without a device. */
function browser(says: () => Promise<unknown>, offers = false) {
  const asked: CredentialRequestOptions[] = []
  const ask = (options: CredentialRequestOptions) => {
    asked.push(options)
    return says()
  }
  const known = Object.assign(() => {}, { isConditionalMediationAvailable: async () => offers })
  vi.stubGlobal('PublicKeyCredential', known)
  Object.defineProperty(navigator, 'credentials', { value: { create: ask, get: ask }, configurable: true })
  return asked
}
const gives = () => Promise.resolve(ANSWER)
const fails = (name: string) => () => Promise.reject(new DOMException('', name))

afterEach(() => void vi.unstubAllGlobals())

const at = (id: string, path: string, body: object = { status: true }) =>
  answerAt(id, 'post', `/api/auth${path}`, () => Response.json(body))
const CREATION = {
  challenge: 'AA',
  rp: { name: 'Platzwart', id: 'localhost' },
  pubKeyCredParams: [],
  user: { id: 'AA', name: 'lena', displayName: 'Lena' },
}
const REQUEST = { challenge: 'AA', rpId: 'localhost', userVerification: 'required' }
const CODES = ['0000-1111-2222-3333', '4444-5555-6666-7777']
const TELEFON: OwnPasskey = {
  id: 'a',
  name: 'Telefon',
  art: 'verwahrt',
  adresse: 'haus.example',
  hier: true,
  angelegt: '2027-03-01T09:00:00Z',
  zuletzt: '2027-03-10T08:30:00Z',
  geraet: 'Firefox/140.0 Linux',
}
const STICK: OwnPasskey = {
  ...TELEFON,
  id: 'b',
  name: 'Stick',
  art: 'schluessel',
  zuletzt: null,
  geraet: null,
  adresse: 'anderes.example',
  hier: false,
}

const part = () => find('region', 'Passkeys')
const BEGIN = at('begin', '/begin-passkey', { passkey: CREATION })
const adding = async () => {
  await click('button', 'Passkey hinzufügen', part())
  await write('textbox', 'Passwort', 'geheim', part())
  await write('textbox', 'Name des Passkeys', 'Telefon', part())
  await click('button', 'Passkey hinzufügen', part())
}

describe('one’s own passkeys', () => {
  test('are added with the password and a name, and the first one shows recovery codes', async () => {
    const asked = browser(gives)
    const { sent } = await own({}, [BEGIN, at('confirm', '/confirm-passkey', { codes: CODES })])
    await adding()
    await eventually(() => expect(said(part())).toContain(CODES[1]))
    expect(sent('begin')).toEqual([{ password: 'geheim' }])
    expect(sent('confirm')).toMatchObject([
      {
        name: 'Telefon',
        passkey: { id: 'AQ', response: { attestationObject: 'YQ', transports: ['internal'] } },
      },
    ])
    expect(asked).toHaveLength(1)
    await click('button', 'Ich habe die Codes aufbewahrt')
    await eventually(() => expect(all('button', 'Passkey hinzufügen', part())).toHaveLength(1))
  })

  test('further ones show no codes', async () => {
    browser(gives)
    await own({ passkeys: [TELEFON] }, [BEGIN, at('confirm', '/confirm-passkey', { codes: [] })])
    await adding()
    await eventually(() => expect(said()).toContain('Der Passkey ist hinzugefügt.'))
    await eventually(() => expect(all('textbox', 'Name des Passkeys')).toEqual([]))
  })

  test.each([
    ['NotAllowedError', 'Kein Passkey: abgebrochen'],
    ['InvalidStateError', 'gibt es schon einen Passkey'],
    ['SecurityError', 'An dieser Adresse gibt es keine Passkeys'],
    ['ConstraintError', 'kann keine Passkeys'],
  ])('are not added when the browser says %s, and it is said why', async (name, says) => {
    browser(fails(name))
    const { sent } = await own({}, [BEGIN, at('confirm', '/confirm-passkey')])
    await adding()
    await eventually(() => expect(said(find('alert'))).toContain(says))
    expect(sent('confirm')).toEqual([])
    expect((find('textbox', 'Passwort', part()) as HTMLInputElement).value).toBe('geheim')
  })

  test('are not added without a name, or with a wrong password', async () => {
    browser(gives)
    const refusal = { status: 422, code: 'sitzung.falsch', detail: 'E-Mail oder Passwort' } as const
    await own({}, [refuseAt('begin', 'post', '/api/auth/begin-passkey', refusal)])
    await click('button', 'Passkey hinzufügen', part())
    await write('textbox', 'Name des Passkeys', ' ', part())
    await click('button', 'Passkey hinzufügen', part())
    expect(describedAs(find('textbox', 'Name des Passkeys'))).toContain('Diese Angabe fehlt')
    await write('textbox', 'Passwort', 'falsch', part())
    await write('textbox', 'Name des Passkeys', 'Telefon', part())
    await click('button', 'Passkey hinzufügen', part())
    await eventually(() => expect(said(find('alert'))).toContain('Das Passwort stimmt nicht.'))
  })

  test.each([
    [true, 'kann keine Passkeys'],
    [false, 'https://'],
  ])('need a browser that knows them, on a secure page (%s)', async (secure, says) => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    vi.stubGlobal('isSecureContext', secure)
    await own({}, [BEGIN])
    await adding()
    await eventually(() => expect(said(find('alert'))).toContain(says))
  })

  test('name their storage, and when and by which browser they were last used', async () => {
    await own({ passkeys: [TELEFON, STICK], zweitfaktor: { seit: null, codes: 9, noetig: false } })
    const [telefon, stick] = all('listitem', undefined, part()).map((row) => said(row))
    expect(telefon).toContain('Im Passwortmanager, auf mehreren Geräten')
    expect(telefon).toContain('Zuletzt benutzt: 10.03.2027, 09:30, Firefox auf Linux')
    expect(telefon).not.toContain('Gilt nur unter')
    expect(stick).toContain('Sicherheitsschlüssel')
    expect(stick).toContain('Noch nie benutzt')
    expect(stick).toContain('Gilt nur unter anderes.example')
    const factor = find('region', 'Zweiter Faktor')
    expect(said(factor)).toContain('Beim Anmelden wird nach einem Passkey gefragt')
    expect(said(factor)).toContain('übrig: 9')
    expect(all('button', 'App einrichten', factor)).toHaveLength(1)
  })

  test('are renamed, and removed with the password', async () => {
    const { sent } = await own({ passkeys: [TELEFON, STICK] }, [
      at('rename', '/rename-passkey'),
      at('remove', '/remove-passkey'),
    ])
    await click('button', 'Telefon umbenennen')
    await write('textbox', 'Name des Passkeys', 'Mein Telefon', part())
    await click('button', 'Speichern', part())
    await eventually(() => expect(sent('rename')).toEqual([{ id: 'a', name: 'Mein Telefon' }]))
    await eventually(() => expect(all('textbox', 'Name des Passkeys')).toEqual([]))
    await click('button', 'Stick entfernen')
    await write('textbox', 'Passwort', 'geheim', part())
    await click('button', 'Entfernen', part())
    await eventually(() => expect(sent('remove')).toEqual([{ id: 'b', password: 'geheim' }]))
  })

  test('the last one stays if the house requires a second factor', async () => {
    await own({ passkeys: [TELEFON], zweitfaktor: { seit: null, codes: 9, noetig: true } })
    expect(all('button', 'Telefon entfernen')).toEqual([])
    expect(said(part())).toContain('Das Haus verlangt einen zweiten Faktor')
  })

  test('are limited to ten', async () => {
    const passkeys = Array.from({ length: 10 }, (_, nr) => ({ ...TELEFON, id: String(nr) }))
    await own({ passkeys })
    expect(said(part())).toContain('mehr gehen nicht')
    expect(all('button', 'Passkey hinzufügen')).toEqual([])
  })

  test('are unavailable at an address that supports none', async () => {
    await own({ passkeyMoeglich: false })
    expect(said(part())).toContain('Unter dieser Adresse geht es nicht')
    expect(all('button', 'Passkey hinzufügen')).toEqual([])
  })

  test('allow removing the app on its own', async () => {
    const factor = { seit: '2027-03-01T09:00:00Z', codes: 9, noetig: true }
    const { sent } = await own({ passkeys: [TELEFON], zweitfaktor: factor }, [at('off', '/remove-factor')])
    await click('button', 'App entfernen')
    expect(said()).toContain('nur noch nach einem Passkey')
    await write('textbox', 'Passwort', 'geheim', find('region', 'Zweiter Faktor'))
    await click('button', 'App entfernen')
    await eventually(() => expect(sent('off')).toEqual([{ password: 'geheim' }]))
  })
})

describe('signing in by a passkey', () => {
  async function arrive(answers: readonly Answer[]) {
    const house = await visitApp(PAGE.login, { rechte: null, answers })
    await eventually(() => expect(all('button', 'Mit Passkey anmelden')).toHaveLength(1))
    return house
  }
  const ASK = at('ask', '/sign-in/passkey-challenge', { passkey: REQUEST })

  test('takes one press, also on a shared computer', async () => {
    browser(gives)
    const { server } = await arrive([ASK, at('in', '/sign-in/passkey')])
    await click('checkbox', /^Gemeinsam genutzter Computer/)
    await click('button', 'Mit Passkey anmelden')
    await eventually(() => expect(server.asked('in').map(({ body }) => body)).toHaveLength(1))
    expect(server.asked('in')[0]?.body).toMatchObject({ rememberMe: false, passkey: { id: 'AQ' } })
    await eventually(() => expect(server.asked('start').length).toBeGreaterThan(0))
  })

  test.each([
    ['NotAllowedError', 'Kein Passkey: abgebrochen'],
    ['SecurityError', 'An dieser Adresse gibt es keine Passkeys'],
  ])('that the browser ends with %s is said so, and can be tried again', async (name, says) => {
    browser(fails(name))
    const { server } = await arrive([ASK, at('in', '/sign-in/passkey')])
    await click('button', 'Mit Passkey anmelden')
    await eventually(() => expect(said(find('alert'))).toContain(says))
    expect(server.asked('in')).toEqual([])
    await click('button', 'Mit Passkey anmelden')
    await eventually(() => expect(server.asked('ask')).toHaveLength(2))
  })

  test('reports a refusal of the server', async () => {
    browser(gives)
    const refusal = { status: 422, code: 'sitzung.passkeyFalsch', detail: 'Gehört zu keinem Konto.' } as const
    await arrive([ASK, refuseAt('in', 'post', '/api/auth/sign-in/passkey', refusal)])
    await click('button', 'Mit Passkey anmelden')
    await eventually(() => expect(said(find('alert'))).toContain('Gehört zu keinem Konto.'))
  })

  test('is unavailable at an address that supports none', async () => {
    browser(gives)
    await arrive([at('ask', '/sign-in/passkey-challenge', { passkey: null })])
    await click('button', 'Mit Passkey anmelden')
    await eventually(() => expect(said(find('alert'))).toContain('An dieser Adresse gibt es keine Passkeys'))
  })

  test('is offered in autofill at the address’s field if the browser can', async () => {
    const asked = browser(gives, true)
    const { server } = await arrive([ASK, at('in', '/sign-in/passkey')])
    await eventually(() => expect(server.asked('in')).toHaveLength(1))
    expect(asked[0]).toMatchObject({ mediation: 'conditional' })
    expect(find('textbox', 'E-Mail-Adresse').getAttribute('autocomplete')).toBe('username webauthn')
  })

  test('reports no failure if it was only offered', async () => {
    const asked = browser(fails('NotAllowedError'), true)
    const { server } = await arrive([ASK, at('in', '/sign-in/passkey')])
    await eventually(() => expect(asked).toHaveLength(1))
    expect([server.asked('ask').length, all('alert')]).toEqual([1, []])
  })
})

describe('a passkey in the second step', () => {
  const wege = (more: object) => at('ways', '/sign-in/second-step', { wege: more })
  async function arrive(answers: readonly Answer[]) {
    const house = await visitApp(PAGE.loginCode, { rechte: null, answers })
    await eventually(() => expect(all('link', 'Zurück zur Anmeldung')).toHaveLength(1))
    return house
  }

  test('is requested first, and a code works instead', async () => {
    browser(gives)
    noteNavigation()
    const { server } = await arrive([
      wege({ app: true, passkey: REQUEST, woanders: false }),
      at('second', '/sign-in/second'),
    ])
    await eventually(() => expect(document.activeElement).toBe(find('button', 'Passkey verwenden')))
    expect(all('button', /eingeben$/)).toHaveLength(2)
    await click('button', 'Code der App eingeben')
    expect(all('textbox', /^Code der App/)).toHaveLength(1)
    await click('button', 'Passkey verwenden')
    await click('button', 'Passkey verwenden')
    await eventually(() =>
      expect(server.asked('second').map(({ body }) => body)).toMatchObject([{ passkey: { id: 'AQ' } }]),
    )
  })

  test('reports a cancellation', async () => {
    browser(fails('NotAllowedError'))
    await arrive([wege({ app: false, passkey: REQUEST, woanders: false })])
    await click('button', 'Passkey verwenden')
    await eventually(() => expect(said(find('alert'))).toContain('Kein Passkey: abgebrochen'))
    expect(all('button', 'Code der App eingeben')).toEqual([])
  })

  test('of another address offers a recovery code', async () => {
    await arrive([wege({ app: false, passkey: null, woanders: true })])
    expect(said()).toContain('gilt an einer anderen Adresse')
    expect(all('textbox', 'Wiederherstellungscode')).toHaveLength(1)
    expect(all('button', 'Passkey verwenden')).toEqual([])
  })
})

describe('a house that requires a second factor', () => {
  test('accepts a passkey as one', async () => {
    browser(gives)
    const { server } = await visitApp(PAGE.loginFactor, {
      start: { sitzung: { zweitfaktorFehlt: true } },
      answers: [BEGIN, at('confirm', '/confirm-passkey', { codes: CODES })],
    })
    await eventually(() => expect(all('textbox', 'Passwort')).toHaveLength(1))
    await click('button', 'Lieber einen Passkey anlegen')
    await write('textbox', 'Passwort', 'geheim')
    await write('textbox', 'Name des Passkeys', 'Telefon')
    await click('button', 'Passkey hinzufügen')
    await eventually(() => expect(said()).toContain(CODES[0]))
    expect(server.asked('begin')).toHaveLength(1)
  })
})
