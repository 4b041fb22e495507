// @vitest-environment happy-dom
import type { Start } from '@platzwart/contract/start'
import { idOf } from '@platzwart/contract/testing/filled'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startOf } from '../../testing/house.tsx'
import { call } from '../api.ts'
import { createQueryClient } from '../queryClient.ts'
import { followShown } from './followShown.ts'
import { followSomethingElse } from './followSomethingElse.ts'
import { CHOSEN, chosenHouse, keepChosenHouse } from './house.ts'
import { otherPerson, tellOtherPerson } from './otherPerson.ts'
import { ofShown, show, shownHouse, shownPerson } from './shown.ts'
import { startOptions } from './start.ts'

const HOUSE = '01980000-0000-7000-8000-000000000001'
const OTHER_HOUSE = '01980000-0000-7000-8000-000000000002'
const HERE = startOf({ start: { mandant: { id: HOUSE } } })
const LENA = HERE.sitzung?.benutzer
const LENA_ELSEWHERE = startOf({
  start: { mandant: { id: OTHER_HOUSE }, sitzung: { benutzer: { ...LENA, id: idOf(2) } } },
})
const BEN = startOf({
  start: {
    mandant: { id: HOUSE },
    sitzung: {
      benutzer: { ...LENA, id: idOf(3), vorname: 'Ben', nachname: 'Bode', email: 'ben@haus.example' },
    },
  },
})
const NOBODY = startOf({ rechte: null, start: { mandant: null } })

/** A window that shows Lena in her house, and a server that says who is signed in. */
function follow(now: Start = HERE) {
  const begun: string[] = []
  const queryClient = createQueryClient()
  const server = { now, code: 'sitzung.personGewechselt' }
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/start'
      ? Response.json(server.now)
      : Response.json({ status: 409, code: server.code }, { status: 409 }),
  )
  const stops = [followShown(queryClient), followSomethingElse(queryClient, () => begun.push('again'))]
  const stop = () => {
    for (const one of stops) one()
  }
  onTestFinished(stop)
  queryClient.setQueryData(startOptions.queryKey, HERE)
  return { begun, queryClient, server, stop }
}

const choose = (newValue: string | null, key = CHOSEN) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
const asks = () => call('GET', '/api/benutzer').catch(() => undefined)

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  show(null)
  tellOtherPerson(null)
})

describe('the person and the house that a page shows', () => {
  test('are sent with every request, except the one that asks who is signed in', async () => {
    const sent: unknown[] = []
    const { queryClient } = follow()
    queryClient.removeQueries()
    show(null)
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      sent.push([path, headers.get('platzwart-house'), headers.get('platzwart-person')])
      return Response.json({})
    })
    await call('GET', '/api/benutzer')
    queryClient.setQueryData(startOptions.queryKey, HERE)
    for (const path of ['/api/benutzer', '/api/startseite', '/api/start', '/api/auth/sign-out'])
      await call('POST', path)
    await call('POST', '/api/benutzer', { of: { house: 'h', person: 'p' } })
    await call('POST', '/api/auth/sign-out', { of: { house: null, person: 'p' } })
    expect(sent).toEqual([
      ['/api/benutzer', null, null],
      ['/api/benutzer', HOUSE, LENA?.id],
      ['/api/startseite', HOUSE, LENA?.id],
      ['/api/start', null, null],
      ['/api/auth/sign-out', null, LENA?.id],
      ['/api/benutzer', 'h', 'p'],
      ['/api/auth/sign-out', null, 'p'],
    ])
  })

  test('are sent with addresses that the browser opens itself', () => {
    expect(ofShown('/api/benutzer/datei')).toBe('/api/benutzer/datei')
    follow()
    expect(ofShown('/api/benutzer/datei')).toBe(`/api/benutzer/datei?platzwart-person=${LENA?.id}`)
    expect(ofShown('/api/x?a=b')).toBe(`/api/x?a=b&platzwart-person=${LENA?.id}`)
    expect(ofShown('blob:x')).toBe('blob:x')
  })

  test('are null if nobody is signed in, and an operator without a house', () => {
    const { queryClient } = follow()
    expect([shownHouse(), shownPerson()]).toEqual([HOUSE, LENA?.id])
    queryClient.setQueryData(startOptions.queryKey, NOBODY)
    expect([shownHouse(), shownPerson()]).toEqual([null, null])
    const betreiber = { id: 'bea', name: 'Bea Betrieb', email: 'bea@betrieb.example' }
    queryClient.setQueryData(
      startOptions.queryKey,
      startOf({ rechte: null, start: { mandant: null, betreiber } }),
    )
    expect([shownHouse(), shownPerson()]).toEqual([null, 'bea'])
  })
})

describe('a window beside another one with a new sign-in', () => {
  test('follows to another house of the same account, as soon as the server or the other window reports it', async () => {
    const { begun, server, queryClient, stop } = follow(LENA_ELSEWHERE)
    choose(HOUSE)
    choose(null)
    choose('other', 'platzwart-farbschema')
    await asks()
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    server.code = 'sitzung.hausGewechselt'
    await asks()
    await vi.waitFor(() => expect(begun).toHaveLength(2))
    choose(OTHER_HOUSE)
    await vi.waitFor(() => expect(begun).toHaveLength(3))
    expect(otherPerson()).toBeNull()
    queryClient.setQueryData(startOptions.queryKey, NOBODY)
    await asks()
    stop()
    queryClient.setQueryData(startOptions.queryKey, HERE)
    await asks()
    choose(OTHER_HOUSE)
    expect(begun).toHaveLength(3)
  })

  test.each(['sitzung.personGewechselt', 'sitzung.hausGewechselt'])(
    'stays as it is if somebody else has signed in (%s), and says who',
    async (code) => {
      const { begun, server } = follow(BEN)
      server.code = code
      await asks()
      await vi.waitFor(() =>
        expect(otherPerson()).toMatchObject({ now: { name: 'Ben Bode' }, before: { name: 'Lena Lesch' } }),
      )
      expect(begun).toEqual([])
      // The previous person is back: the page is right again.
      server.now = HERE
      await asks()
      await vi.waitFor(() => expect(otherPerson()).toBeNull())
      expect(begun).toEqual([])
    },
  )

  test('learns of a sign-in before it sends any request', async () => {
    follow(BEN)
    const window = new BroadcastChannel('platzwart-person')
    onTestFinished(() => window.close())
    window.postMessage(idOf(3))
    await vi.waitFor(() => expect(otherPerson()?.now.id).toBe(idOf(3)))
  })

  test('learns it only from the server in a browser without broadcast channels', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const { server, stop } = follow()
    server.now = BEN
    await asks()
    await vi.waitFor(() => expect(otherPerson()?.now.id).toBe(idOf(3)))
    stop()
  })

  test('says nothing if nobody is signed in any more, or nobody answers', async () => {
    const { begun, server } = follow(NOBODY)
    await asks()
    server.now = HERE
    await asks()
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    choose(OTHER_HOUSE)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([begun, otherPerson()]).toEqual([[], null])
  })
})

test('the chosen house is remembered on this device', () => {
  expect(chosenHouse()).toBeUndefined()
  keepChosenHouse('a')
  expect(chosenHouse()).toBe('a')
})
