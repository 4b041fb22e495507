// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { call } from '../../../platform/api.ts'
import { createQueryClient } from '../../../platform/queryClient.ts'
import {
  CHOSEN,
  chosenHouse,
  keepChosenHouse,
  showHouse,
  shownHouse,
} from '../../../platform/session/house.ts'
import { startOf } from '../../../testing/house.tsx'
import { startOptions } from '../api/start.ts'
import { followHouse } from './followHouse.ts'

const HERE = startOf({ start: { mandant: { id: '01980000-0000-7000-8000-000000000001' } } })

function follow() {
  const begun: string[] = []
  const queryClient = createQueryClient()
  const stop = followHouse(queryClient, () => begun.push('again'))
  return { begun, queryClient, stop }
}

const elsewhere = (newValue: string | null, key = CHOSEN) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  showHouse(null)
})

describe('the house that a page shows', () => {
  test('goes with every question, but not with those that ask where one is', async () => {
    const sent: [string, string | null][] = []
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      sent.push([path, new Headers(init.headers).get('platzwart-house')])
      return Response.json({})
    })
    const { queryClient, stop } = follow()
    await call('GET', '/api/benutzer')
    queryClient.setQueryData(startOptions.queryKey, HERE)
    for (const path of ['/api/benutzer', '/api/startseite', '/api/start', '/api/auth/sign-out'])
      await call('POST', path)
    stop()
    const id = HERE.mandant?.id
    expect(sent).toEqual([
      ['/api/benutzer', null],
      ['/api/benutzer', id],
      ['/api/startseite', id],
      ['/api/start', null],
      ['/api/auth/sign-out', null],
    ])
  })

  test('is begun anew where the server says that another one is open, and where another window went there', async () => {
    const { begun, queryClient, stop } = follow()
    elsewhere('other')
    expect(begun).toEqual([])
    queryClient.setQueryData(startOptions.queryKey, HERE)
    elsewhere(HERE.mandant?.id ?? '')
    elsewhere(null)
    elsewhere('other', 'platzwart-farbschema')
    expect(begun).toEqual([])
    elsewhere('other')
    expect(begun).toHaveLength(1)
    vi.stubGlobal('fetch', async () =>
      Response.json({ status: 409, code: 'sitzung.hausGewechselt' }, { status: 409 }),
    )
    await expect(call('GET', '/api/benutzer')).rejects.toMatchObject({ code: 'sitzung.hausGewechselt' })
    expect(begun).toHaveLength(2)
    stop()
    elsewhere('other')
    await expect(call('GET', '/api/benutzer')).rejects.toBeDefined()
    expect(begun).toHaveLength(2)
  })

  test('is none when nobody is signed in', () => {
    const { queryClient, stop } = follow()
    queryClient.setQueryData(startOptions.queryKey, HERE)
    expect(shownHouse()).toBe(HERE.mandant?.id)
    queryClient.setQueryData(startOptions.queryKey, startOf({ rechte: null, start: { mandant: null } }))
    expect(shownHouse()).toBeNull()
    stop()
  })

  test('is remembered on this device once it was chosen', () => {
    expect(chosenHouse()).toBeUndefined()
    keepChosenHouse('a')
    expect(chosenHouse()).toBe('a')
  })
})
