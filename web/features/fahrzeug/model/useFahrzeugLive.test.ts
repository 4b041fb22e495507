import type { LiveFahrt } from '@platzwart/contract/live'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
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
  eigene: false,
  version: 1,
}
const DAY = {
  von: Temporal.Instant.from('2026-11-23T00:00:00Z'),
  bis: Temporal.Instant.from('2026-11-24T00:00:00Z'),
  gesamt: null,
  zeilen: [{ fahrzeug: { id: CAR }, balken: [] }],
} as unknown as Belegungen

it('a cancelled bar stays gone when older news of its trip comes late', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['fahrzeugUebersicht'], DAY)
  const bars = () => queryClient.getQueryData<Belegungen>(['fahrzeugUebersicht'])?.zeilen[0]?.balken.length
  takeIn(queryClient, NEWS)
  expect(bars()).toBe(1)
  takeIn(queryClient, { ...NEWS, status: 'storniert', version: 3 })
  expect(bars()).toBe(0)
  takeIn(queryClient, { ...NEWS, version: 2 })
  expect(bars()).toBe(0)
})
