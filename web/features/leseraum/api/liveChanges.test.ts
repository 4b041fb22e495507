import type { LiveBuchung } from '@platzwart/contract/live'
import { expect, it } from 'vitest'
import { changesSoFar, noteChange } from './liveChanges.ts'

const event: LiveBuchung = {
  art: 'leseraumBuchung',
  id: '01980000-0000-7000-8000-000000000010',
  grundrissId: '01980000-0000-7000-8000-000000000001',
  leseraumId: '01980000-0000-7000-8000-000000000100',
  tag: '2026-11-21',
  von: '2026-11-21T09:00:00Z',
  bis: '2026-11-21T10:00:00Z',
  status: 'reserviert',
  gehaltenBis: null,
  eigene: 0,
  version: 2,
}

it('leaves out older news of a booking, and only that', () => {
  const before = changesSoFar()
  expect(noteChange({ ...event, version: 3, status: 'storniert' })).toBe(true)
  expect(noteChange(event)).toBe(false)
  expect(noteChange({ ...event, version: 3 })).toBe(true)
  expect(noteChange({ ...event, id: '01980000-0000-7000-8000-000000000011', version: 1 })).toBe(true)
  expect(changesSoFar()).toBe(before + 3)
})
