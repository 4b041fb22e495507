// @vitest-environment happy-dom
import { PAGE } from '@platzwart/contract/paths'
import { describe, expect, test } from 'vitest'
import { saveRedirect } from '../../../platform/redirectCookie.ts'
import { all, click, describedAs, eventually, find, said, write } from '../../../testing/find.ts'
import { startOf, type Visit, visitApp } from '../../../testing/house.tsx'
import { answerAt, refuseAt } from '../../../testing/server.ts'

const SIGN_IN = '/api/auth/sign-in/email'
const yes = () => Response.json({ ok: true })

/** The guests' page at an address. */
async function guest(at: string, how: Visit = {}) {
  const house = await visitApp(at, { rechte: null, ...how })
  const sent = (id: string) => house.server.asked(id).map(({ body }) => body)
  return { ...house, sent }
}

const email = (name = 'E-Mail-Adresse') => find('textbox', name)
const password = () => find('textbox', 'Passwort')

describe('signing in', () => {
  const arrive = (how: Visit = {}, at: string = PAGE.login) =>
    guest(at, { answers: [answerAt('signIn', 'post', SIGN_IN, yes)], ...how })

  test('focuses the address’s field, in the house of the address', async () => {
    await arrive()
    await eventually(() => expect(document.activeElement).toBe(email()))
    expect(find('heading', 'Haus').tagName).toBe('H1')
  })

  test.each([
    ['', '', ['E-Mail-Adresse', 'Passwort'], 'braucht es eine E-Mail-Adresse und ein Passwort'],
    ['lena@haus.example', '', ['Passwort'], 'braucht es eine E-Mail-Adresse und ein Passwort'],
    ['0521 1234567', 'x', ['E-Mail-Adresse'], 'Telefonnummer'],
    ['lena', 'x', ['E-Mail-Adresse'], 'sieht nicht nach einer E-Mail-Adresse aus'],
  ])('with %o and %o is not sent, and says what is missing', async (name, word, wrong, says) => {
    const { sent } = await arrive()
    await write('textbox', 'E-Mail-Adresse', name)
    await write('textbox', 'Passwort', word)
    await click('button', 'Anmelden')
    for (const field of wrong) expect(describedAs(find('textbox', field))).toContain(says)
    expect(document.activeElement).toBe(find('textbox', wrong[0]))
    expect(sent('signIn')).toEqual([])
  })

  test.each([
    [false, true],
    [true, false],
  ])('on a computer that others use, too (%s), is kept for this device: %s', async (geteilt, rememberMe) => {
    const { sent } = await arrive()
    await write('textbox', 'E-Mail-Adresse', ' lena@haus.example ')
    await write('textbox', 'Passwort', ' geheim ')
    if (geteilt) await click('checkbox', /^Gemeinsam genutzter Computer/)
    await click('button', 'Anmelden')
    await eventually(() =>
      expect(sent('signIn')).toEqual([{ email: 'lena@haus.example', password: ' geheim ', rememberMe }]),
    )
  })

  test('reports a refusal in one sentence, and the password is typed again', async () => {
    const detail = 'E-Mail-Adresse oder Passwort stimmen nicht.'
    await arrive({
      answers: [refuseAt('signIn', 'post', SIGN_IN, { status: 401, code: 'sitzung.falsch', detail })],
    })
    await write('textbox', 'E-Mail-Adresse', 'lena@haus.example')
    await write('textbox', 'Passwort', 'falsch')
    await click('button', 'Anmelden')
    await eventually(() => expect(said(find('alert'))).toContain(detail))
    expect((email() as HTMLInputElement).value).toBe('lena@haus.example')
    expect((password() as HTMLInputElement).value).toBe('falsch')
  })

  test('links to the house of the typed mail domain, and sends only the domain', async () => {
    const haus = { name: 'Stadtbibliothek', adresse: 'https://stadt.example' }
    const { sent, server } = await arrive()
    server.now(answerAt('findHaus', 'post', '/api/auth/find-house', () => Response.json({ haus })))
    await write('textbox', 'E-Mail-Adresse', 'Lea.Leise@Stadt.example')
    await eventually(() => expect(find('link', 'Zur Anmeldung von Stadtbibliothek')).toBeDefined())
    expect(find('link', 'Zur Anmeldung von Stadtbibliothek').getAttribute('href')).toBe(
      `https://stadt.example${PAGE.login}`,
    )
    expect(said()).toContain('Adressen mit @stadt.example gehören zu Stadtbibliothek.')
    expect(sent('findHaus')).toEqual([{ domain: 'stadt.example' }])
    await write('textbox', 'E-Mail-Adresse', 'lea')
    expect(all('link', 'Zur Anmeldung von Stadtbibliothek')).toEqual([])
  })

  test('redirects to the requested page', async () => {
    const { server, where } = await arrive({}, PAGE.passwort)
    await eventually(() => expect(where()).toBe(PAGE.login))
    expect(said()).toContain('Nach der Anmeldung geht es weiter zur gewünschten Seite.')
    server.now(
      answerAt('start', 'get', '/api/start', () => Response.json(startOf({ rechte: [] }))),
      answerAt('account', 'get', '/api/auth/account', () =>
        Response.json({
          email: 'lena@haus.example',
          passwort: true,
          wechsel: null,
          zweitfaktor: { seit: null, codes: 0, noetig: false },
          passkeys: [],
          passkeyMoeglich: true,
        }),
      ),
      answerAt('sessions', 'get', '/api/auth/list-sessions', () => Response.json([])),
      answerAt('session', 'get', '/api/auth/get-session', () => Response.json(null)),
    )
    await write('textbox', 'E-Mail-Adresse', 'lena@haus.example')
    await write('textbox', 'Passwort', 'geheim')
    await click('button', 'Anmelden')
    await eventually(() => expect(where()).toBe(PAGE.passwort))
    await eventually(() => expect(find('heading', 'Konto und Sicherheit')).toBeDefined())
  })

  test('as a demo person takes one press', async () => {
    const person = {
      email: 'leserin@demo.example',
      password: 'demo',
      name: 'Lea',
      rolle: 'leserin',
      mandant: 'Uni',
    } as const
    const { sent } = await arrive({ start: { demo: [person] } })
    await click('button', /^Lea/)
    await eventually(() =>
      expect(sent('signIn')).toEqual([{ email: person.email, password: 'demo', rememberMe: true }]),
    )
  })

  test('without demo mode lists nobody', async () => {
    await arrive({ start: { demo: [] } })
    await eventually(() => expect(email()).toBeDefined())
    expect(said()).not.toContain('Mit einem Klick')
  })

  test.each([
    ['?error=access_denied&error_description=Nicht%20erlaubt', 'Nicht erlaubt'],
    ['?error=%3Cb%3Ex%3C/b%3E', '<b>x</b>'],
    ['?error=unsupported_chain', 'Dieser Anmeldeweg wird nicht unterstützt.'],
  ])('says what the address brought back, as text: %s', async (query, says) => {
    await arrive({}, `${PAGE.login}${query}`)
    await eventually(() => expect(said()).toContain(says))
    expect(document.querySelector('main b')).toBeNull()
  })

  test('is in English, too', async () => {
    await arrive({ language: 'en' })
    await click('button', 'Sign in')
    expect(describedAs(find('textbox', 'E-mail address')) + describedAs(find('textbox', 'Password'))).toMatch(
      /e-mail/i,
    )
  })
})

describe('a forgotten password', () => {
  const REQUEST = '/api/auth/request-password-reset'
  const SUBMIT = 'Speichern und anmelden'
  const BY_LINK = [
    [`${PAGE.recovery}?token=abc`, 'Neues Passwort festlegen', 'abc'],
    [`${PAGE.confirm}?token=einladung-xyz`, 'Konto bei Haus einrichten', 'einladung-xyz'],
  ] as const
  const LINK = { konto: false, eigenes: false, zurueck: false, email: 'lena@haus.example', haus: null }
  const arrive = (at: string = PAGE.recovery, after: object = { angemeldet: true }, link: object = LINK) =>
    guest(at, {
      answers: [
        answerAt('request', 'post', REQUEST, yes),
        answerAt('reset', 'post', '/api/auth/reset-password', () =>
          Response.json({ status: true, ...after }),
        ),
        answerAt('check', 'post', '/api/auth/check-invitation', () => Response.json(link)),
        answerAt('step', 'post', '/api/auth/sign-in/second-step', () => Response.json({ wege: null })),
      ],
    })
  const type = async (password: string) => {
    await write('textbox', 'Neues Passwort', password)
    await write('textbox', 'Neues Passwort wiederholen', password)
    await click('button', SUBMIT)
  }

  test('is requested by mail, without revealing whether there is an account', async () => {
    const { sent } = await arrive()
    await eventually(() => expect(email()).toBeDefined())
    await write('textbox', 'E-Mail-Adresse', 'lena')
    await click('button', 'Link anfordern')
    expect(describedAs(email())).toContain('sieht nicht nach einer E-Mail-Adresse aus')
    await write('textbox', 'E-Mail-Adresse', 'lena@haus.example')
    await click('button', 'Link anfordern')
    await eventually(() => expect(said()).toContain('Wenn es zu dieser Adresse ein Konto gibt'))
    expect(sent('request')).toEqual([{ email: 'lena@haus.example', redirectTo: PAGE.recovery }])
  })

  test('gets a new one, whose unmet requirements are announced', async () => {
    await arrive(`${PAGE.recovery}?token=abc`)
    await eventually(() => expect(find('heading', 'Neues Passwort festlegen')).toBeDefined())
    const heard = () => describedAs(find('textbox', 'Neues Passwort'))
    expect(heard()).toMatch(/mindestens \d+ Zeichen/)
    await write('textbox', 'Neues Passwort', 'Lang genug 2027!')
    expect(heard()).not.toMatch(/mindestens/)
    expect(heard()).toContain('erfüllt')
    expect(describedAs(find('textbox', 'Neues Passwort wiederholen'))).toBe('')
  })

  test.each([
    ['kurz', 'kurz'],
    ['Lang genug 2027!', 'Lang genug 2028!'],
  ])('has a new one only when it keeps the rules and is typed twice: %s, %s', async (first, second) => {
    const { sent } = await arrive(`${PAGE.recovery}?token=abc`)
    await eventually(() => expect(find('heading', 'Neues Passwort festlegen')).toBeDefined())
    await write('textbox', 'Neues Passwort', first)
    await write('textbox', 'Neues Passwort wiederholen', second)
    await click('button', SUBMIT)
    expect(all('textbox').some((one) => one.getAttribute('aria-invalid') === 'true')).toBe(true)
    expect(sent('reset')).toEqual([])
  })

  test.each(BY_LINK)(
    'is set by the mail’s link, which names the account, and signs in: %s',
    async (at, title, token) => {
      const { sent, server, where } = await arrive(at)
      await eventually(() => expect(find('heading', title)).toBeDefined())
      expect(find<HTMLInputElement>('textbox', 'Konto').value).toBe('lena@haus.example')
      const alerts: string[] = []
      const watch = new MutationObserver(() =>
        alerts.push(...all('alert').map(({ textContent }) => textContent)),
      )
      watch.observe(document.body, { childList: true, subtree: true })
      server.now(answerAt('start', 'get', '/api/start', () => Response.json(startOf({ rechte: [] }))))
      saveRedirect(PAGE.public)
      await type('Lang genug 2027!')
      await eventually(() => expect(where()).toBe(PAGE.public))
      watch.disconnect()
      expect(sent('reset')).toEqual([
        { newPassword: 'Lang genug 2027!', token, signIn: true, rememberMe: true },
      ])
      // The address changes while the page is left; that must not show an error.
      expect(alerts).toEqual([])
    },
  )

  test.each(BY_LINK)('includes the second factor if there is one: %s', async (at, title) => {
    const { where } = await arrive(at, { angemeldet: false, zweitfaktor: true })
    await eventually(() => expect(find('heading', title)).toBeDefined())
    await type('Lang genug 2027!')
    await eventually(() => expect(where()).toBe(PAGE.loginCode))
  })

  test.each(BY_LINK)('is set even if its person cannot enter any house: %s', async (at, title) => {
    const { sent, where } = await arrive(at, { angemeldet: false })
    await eventually(() => expect(find('heading', title)).toBeDefined())
    await click('checkbox', /^Gemeinsam genutzter Computer/)
    await type('Lang genug 2027!')
    await eventually(() => expect(said()).toContain('Das neue Passwort ist gespeichert.'))
    expect(sent('reset')).toMatchObject([{ rememberMe: false }])
    await click('link', 'Weiter zur Anmeldung')
    await eventually(() => expect(where()).toBe(PAGE.login))
  })

  test('of an invitation names the inviting house, at any address', async () => {
    await arrive(`${PAGE.confirm}?token=einladung-xyz`, {}, { ...LINK, haus: 'Nordhafen' })
    await eventually(() => expect(find('heading', 'Konto bei Nordhafen einrichten')).toBeDefined())
  })
})

describe('the link that confirms an address', () => {
  const arrive = (query: string) =>
    guest(`${PAGE.confirm}${query}`, {
      answers: [answerAt('confirm', 'post', '/api/auth/confirm-email', yes)],
    })

  test('changes nothing when opened, and confirms by a press', async () => {
    const { sent } = await arrive('?token=abc')
    await eventually(() => expect(said()).toContain('Ein Klick bestätigt'))
    expect(sent('confirm')).toEqual([])
    await click('button', 'E-Mail-Adresse bestätigen')
    await eventually(() => expect(said()).toContain('Die E-Mail-Adresse ist bestätigt.'))
    expect(sent('confirm')).toEqual([{ token: 'abc' }])
  })

  test('reports a missing code', async () => {
    await arrive('')
    await eventually(() => expect(said()).toContain('Im Link fehlt der Code.'))
    expect(all('button', 'E-Mail-Adresse bestätigen')).toEqual([])
  })
})
