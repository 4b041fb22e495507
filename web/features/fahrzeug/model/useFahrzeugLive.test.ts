import type { LiveFahrt } from '@platzwart/contract/fahrzeugBuchung'
import type { LiveStand } from '@platzwart/contract/live'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import type { Belegungen } from './uebersicht/belegungen.ts'
import { takeIn } from './useFahrzeugLive.ts'

const CAR = '01980000-0000-7000-8000-000000000100'
const NEWS: LiveFahrt = {
  art: 'fahrzeugBuchung',
  id: '01980000-0000-7000-8000-000000000010',
  fahrzeugId: CAR,
  von: '2026-11-23T09:00:00Z',
  bis: '2026-11-23T10:00:00Z',
  status: 'reserviert',
  typ: 'BUCHUNG',
  gehaltenBis: null,
  bereitAb: null,
  eigene: false,
  version: 1,
}
const DAY = {
  von: Temporal.Instant.from('2026-11-23T00:00:00Z'),
  bis: Temporal.Instant.from('2026-11-24T00:00:00Z'),
  gesamt: null,
  zeilen: [{ fahrzeug: { id: CAR }, balken: [] }],
} as unknown as Belegungen

const hear = (queryClient: QueryClient, event: LiveFahrt | LiveStand) => takeIn(queryClient, event)

afterEach(() => vi.useRealTimers())

it('a cancelled bar stays removed when a stale message of its trip arrives late', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['fahrzeugUebersicht'], DAY)
  const bars = () => queryClient.getQueryData<Belegungen>(['fahrzeugUebersicht'])?.zeilen[0]?.balken.length
  hear(queryClient, NEWS)
  expect(bars()).toBe(1)
  hear(queryClient, { ...NEWS, status: 'storniert', version: 3 })
  expect(bars()).toBe(0)
  hear(queryClient, { ...NEWS, version: 2 })
  expect(bars()).toBe(0)
})

it('a booking held by a second cancellation outlives the first hold', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const queryClient = new QueryClient()
  queryClient.setQueryData(['fahrzeugUebersicht'], DAY)
  const bars = () =>
    queryClient.getQueryData<Belegungen>(['fahrzeugUebersicht'])?.zeilen[0]?.balken.map((bar) => bar.status)
  const trip = { ...NEWS, id: '01980000-0000-7000-8000-000000000011' }
  const lapsed = Temporal.Now.instant().toString()
  const later = Temporal.Now.instant().add({ hours: 1 }).toString()
  hear(queryClient, trip)
  hear(queryClient, { ...trip, status: 'storniert', gehaltenBis: lapsed, version: 2 })
  hear(queryClient, { ...trip, version: 3 })
  hear(queryClient, { ...trip, status: 'storniert', gehaltenBis: later, version: 4 })
  vi.advanceTimersByTime(1_000)
  expect(bars()).toEqual(['gehalten'])
})

it.each([
  ['fahrzeug_schaden', true],
  ['standort', true],
  ['leseraum', false],
  ['schliessfach', false],
])('what has become of a record of %s is read again: %s', (objekt, again) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const queryClient = new QueryClient()
  queryClient.setQueryData(['fahrzeugSuche'], [])
  hear(queryClient, { art: 'stand', objekt, objektId: CAR })
  vi.advanceTimersByTime(1_000)
  expect(queryClient.getQueryState(['fahrzeugSuche'])?.isInvalidated).toBe(again)
})
