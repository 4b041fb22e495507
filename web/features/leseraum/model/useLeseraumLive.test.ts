import type { LiveEvent, LiveStand } from '@platzwart/contract/live'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { takeIn } from './useLeseraumLive.ts'

afterEach(() => void vi.useRealTimers())

/** Whether the plan's queries are invalidated. */
function isReadAgain(event: LiveEvent): boolean {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const queryClient = new QueryClient()
  queryClient.setQueryData(['grundriss'], {})
  takeIn(queryClient, event)
  vi.advanceTimersByTime(1_000)
  return queryClient.getQueryState(['grundriss'])?.isInvalidated === true
}

const stand = (objekt: string): LiveStand => ({ art: 'stand', objekt, objektId: 'x' })

it('reloads the plan after a gap, and when something that it shows has changed', () => {
  expect(isReadAgain({ art: 'neuladen' })).toBe(true)
  for (const objekt of ['grundriss', 'leseraum', 'ausstattung', 'einstellung_wert', 'mandant', 'standort'])
    expect([objekt, isReadAgain(stand(objekt))]).toEqual([objekt, true])
})

it('ignores events of other kinds, also unknown ones', () => {
  for (const art of ['fahrzeugBuchung', 'fuehrerschein', 'schliessfachBuchung'])
    expect([art, isReadAgain({ art })]).toEqual([art, false])
  for (const objekt of ['fahrzeug', 'fahrzeug_schaden', 'schliessfach'])
    expect([objekt, isReadAgain(stand(objekt))]).toEqual([objekt, false])
})
