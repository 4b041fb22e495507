// @vitest-environment happy-dom
import { ENDPOINTS, PAGE } from '@platzwart/contract/paths'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { notePending } from '../../../platform/pending.ts'
import { takeRedirect } from '../../../platform/redirectCookie.ts'
import { chosenHouse, keepChosenHouse } from '../../../platform/session/house.ts'
import { all, click, eventually, find, said, write } from '../../../testing/find.ts'
import { startOf, type Visit, visitApp } from '../../../testing/house.tsx'
import { answerAt, refuseAt } from '../../../testing/server.ts'

const UNI = {
  id: '01980000-0000-7000-8000-00000000000a',
  name: 'Uni',
  eingeladen: false,
  hier: true,
  adresse: null,
}
const STADT = {
  id: '01980000-0000-7000-8000-00000000000b',
  name: 'Stadt',
  eingeladen: true,
  hier: false,
  adresse: null,
}
const houses = (...haeuser: object[]) =>
  answerAt('houses', 'get', '/api/auth/houses', () => Response.json({ haeuser }))
const moved = answerAt('switch', 'post', '/api/auth/switch-house', () => Response.json({ status: true }))
const several = { start: { sitzung: { haeuser: 'hier' } } } as const

/** Records the full page load that the browser was sent to. */
function browser() {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  return () => assign.mock.calls.map(([to]) => String(to))
}

afterEach(() => vi.restoreAllMocks())

const arrive = (how: Visit = {}) =>
  visitApp(PAGE.haeuser, { ...several, answers: [houses(UNI, STADT), moved], ...how })

describe('choosing a house', () => {
  test('starts with the current one, one press away', async () => {
    const went = browser()
    const { server } = await arrive()
    await eventually(() => expect(document.activeElement).toBe(find('button', /^Uni/)))
    expect(all('button', /Uni|Stadt/).map((one) => one.textContent)).toEqual([
      'UniGerade offen',
      'StadtEinladung',
    ])
    await click('button', /^Uni/)
    await eventually(() => expect(went()).toEqual([PAGE.home]))
    expect(server.asked('switch')).toEqual([])
    expect(chosenHouse()).toBe(UNI.id)
  })

  test('opens another one by a full page load', async () => {
    const went = browser()
    localStorage.setItem('platzwart-gemerkt', '1')
    const { server } = await arrive()
    await click('button', /^Stadt/)
    await eventually(() => expect(went()).toEqual([PAGE.home]))
    expect(server.asked('switch').map(({ body }) => body)).toEqual([{ haus: STADT.id }])
    expect([chosenHouse(), localStorage.getItem('platzwart-gemerkt')]).toEqual([STADT.id, '0'])
  })

  test('reports a deleted house, and stays', async () => {
    const went = browser()
    const detail = 'Das gibt es nicht.'
    await arrive({
      answers: [
        houses(UNI, STADT),
        refuseAt('switch', 'post', '/api/auth/switch-house', { status: 404, code: 'nichtGefunden', detail }),
      ],
    })
    await click('button', /^Stadt/)
    await eventually(() => expect(said()).toContain(detail))
    expect([went(), chosenHouse()]).toEqual([[], undefined])
  })

  test('links to a house with its own address', async () => {
    await arrive({ answers: [houses(UNI, { ...STADT, adresse: 'https://stadt.example' })] })
    await eventually(() => expect(find('link', /Stadt/).getAttribute('href')).toBe('https://stadt.example'))
    expect(said()).toContain('stadt.example')
  })

  test('mentions the outbox of this device, in English, too', async () => {
    notePending(1)
    await arrive({ language: 'en' })
    await eventually(() => expect(find('heading', 'Choose a house')).toBeDefined())
    expect(said()).toContain('has not been sent yet')
  })

  test('requires a session', async () => {
    const { where } = await arrive({ rechte: null, start: { sitzung: null } })
    await eventually(() => expect(where()).toBe(PAGE.login))
  })
})

describe('after signing in', () => {
  const signIn = answerAt('signIn', 'post', '/api/auth/sign-in/email', () => Response.json({ user: null }))

  test.each([
    ['hier', PAGE.haeuser],
    ['anderswo', PAGE.heute],
    ['eines', PAGE.heute],
  ] as const)('with further houses %s one comes to %s', async (haeuser, to) => {
    keepChosenHouse(STADT.id)
    const { server, where } = await visitApp(PAGE.login, {
      rechte: null,
      module: [],
      start: { sitzung: null },
      answers: [signIn, houses(UNI)],
    })
    const known = startOf({ module: [], start: { sitzung: { haeuser } } })
    server.now(answerAt('start', 'get', '/api/start', () => Response.json(known)))
    await write('textbox', 'E-Mail-Adresse', 'lena@haus.example')
    await write('textbox', 'Passwort', 'geheim')
    await click('button', 'Anmelden')
    await eventually(() => expect(where()).toBe(to))
    expect(server.asked('signIn')[0]?.body).toMatchObject({ haus: STADT.id })
  })
})

describe('the link of an invitation', () => {
  const check = (konto: boolean, eigenes: boolean, zurueck: boolean) =>
    answerAt('check', 'post', '/api/auth/check-invitation', () => Response.json({ konto, eigenes, zurueck }))
  const signOut = answerAt('out', 'post', ENDPOINTS.signOut, () => Response.json({ success: true }))
  const open = (konto: boolean, how: Visit = {}, eigenes = false, zurueck = false) =>
    visitApp(`${PAGE.confirm}?token=einladung-x`, {
      rechte: null,
      start: { sitzung: null },
      ...how,
      answers: [check(konto, eigenes, zurueck), signOut],
    })

  test('lets a person with an account sign in', async () => {
    await open(true)
    await eventually(() => expect(find('link', 'Weiter zur Anmeldung').getAttribute('href')).toBe(PAGE.login))
    expect(all('textbox', 'Neues Passwort')).toEqual([])
  })

  test('for an unconfirmed address returns to the link after signing in', async () => {
    const house = await open(true, {}, false, true)
    await eventually(() => expect(find('link', 'Weiter zur Anmeldung')).toBeDefined())
    await click('link', 'Weiter zur Anmeldung')
    await eventually(() => expect(house.where()).toBe(PAGE.login))
    expect(takeRedirect()).toContain('token=einladung-x')
  })

  test('leads a signed-in person to their houses', async () => {
    await open(true, { rechte: [], start: {} }, true)
    await eventually(() => expect(find('link', 'Haus wählen').getAttribute('href')).toBe(PAGE.haeuser))
  })

  test.each([false, true])(
    'of somebody else says who is signed in, and continues after signing out (account: %s)',
    async (konto) => {
      const { server } = await open(konto, { rechte: [], start: {} })
      await eventually(() => expect(said()).toMatch(/Hier ist .+ angemeldet/))
      expect(said()).toContain('diese Einladung ist für ein anderes Konto')
      expect(all('textbox', 'Neues Passwort')).toEqual([])
      expect(find('link', /^Als .+ angemeldet bleiben$/).getAttribute('href')).toBe(PAGE.home)
      server.now(
        answerAt('start', 'get', '/api/start', () => Response.json(startOf({ start: { sitzung: null } }))),
      )
      await click('button', 'Abmelden und mit der Einladung weiter')
      await eventually(() =>
        konto
          ? expect(find('link', 'Weiter zur Anmeldung')).toBeDefined()
          : expect(find('textbox', 'Neues Passwort')).toBeDefined(),
      )
      expect(server.asked('out')).toHaveLength(1)
    },
  )

  test('of somebody else reports a failed sign-out, and keeps the way on', async () => {
    const { server } = await open(false, { rechte: [], start: {} })
    await eventually(() => expect(find('button', /^Abmelden und/)).toBeDefined())
    server.now(answerAt('out', 'post', ENDPOINTS.signOut, () => new Response('', { status: 500 })))
    await click('button', 'Abmelden und mit der Einladung weiter')
    await eventually(() => expect(said()).toContain('Die Abmeldung hat nicht geklappt.'))
    expect(find('button', /^Abmelden und/)).toBeDefined()
  })

  test('of somebody else says who is signed in, in English and to operators as well', async () => {
    await open(false, {
      language: 'en',
      rechte: null,
      start: {
        mandant: null,
        sitzung: null,
        betreiber: { id: 'bea', name: 'Bea Betrieb', email: 'bea@platzwart.test' },
      },
    })
    await eventually(() => expect(said()).toContain('Bea Betrieb is signed in here'))
    expect(find('button', 'Sign out and go on with the invitation')).toBeDefined()
  })

  test('asks everybody else for a password', async () => {
    await open(false)
    await eventually(() => expect(find('textbox', 'Neues Passwort')).toBeDefined())
  })
})
