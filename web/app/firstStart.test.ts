// @vitest-environment happy-dom
import { start as startWire } from '@platzwart/contract/operations/start'
import { PAGE } from '@platzwart/contract/paths'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '../platform/queryClient.ts'
import { startOf } from '../testing/house.tsx'
import { answer, TestServer } from '../testing/server.ts'
import { firstStart } from './firstStart.ts'

let server: TestServer

beforeEach(() => {
  server = new TestServer([answer(startWire, startOf({ rechte: ['fahrzeug_buchen'] }))])
  vi.stubGlobal('fetch', server.fetch)
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

const begin = (path: string) => {
  history.replaceState(null, '', path)
  return firstStart(createQueryClient())
}

describe('the first start', () => {
  test.each([PAGE.karte, PAGE.fahrzeuge])('asks the server who is signed in: %s', async (path) => {
    expect((await begin(path))?.sitzung?.benutzer.vorname).toBe('Lena')
    expect(server.asked(startWire)).toHaveLength(1)
  })

  test.each([PAGE.karte, PAGE.fahrzeuge])('without a server lets the pages report it: %s', async (path) => {
    server.away = true
    expect(await begin(path)).toBeNull()
  })

  test('caches the server’s answer for later queries', async () => {
    const queryClient = createQueryClient()
    const known = await firstStart(queryClient)
    expect(queryClient.getQueryData(['start'])).toEqual(known)
  })
})
