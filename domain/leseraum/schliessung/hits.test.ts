import { expect, it } from 'vitest'
import type { Sonderoeffnungszeit } from '../../oeffnungszeit/types.ts'
import { changedDays, isWithin } from './hits.ts'

const tag = (text: string) => Temporal.PlainDate.from(text)
const closed = (von: string, bis = von, more: Partial<Sonderoeffnungszeit> = {}): Sonderoeffnungszeit => ({
  gueltigVon: tag(von),
  gueltigBis: tag(bis),
  status: 'geschlossen',
  von: { stunden: 8, minuten: 0 },
  bis: { stunden: 18, minuten: 0 },
  ...more,
})
const FEAST = closed('2026-12-24', '2026-12-26')
const FAIR = closed('2026-11-30')

const changed = (...[before, after]: Parameters<typeof changedDays>) =>
  changedDays(before, after).map(({ von, bis }) => `${von} ${bis}`)

it('days differ if an entry was added, removed or changed, but not if only its position did', () => {
  expect(changed([FEAST, FAIR], [FAIR, FEAST])).toEqual([])
  expect(changed([FEAST], [FEAST, FAIR])).toEqual(['2026-11-30 2026-11-30'])
  expect(changed([FEAST, FAIR], [FEAST])).toEqual(['2026-11-30 2026-11-30'])
  const open = { ...FEAST, status: 'offen' } as const
  expect(changed([FEAST], [open])).toEqual(['2026-12-24 2026-12-26', '2026-12-24 2026-12-26'])
})

it('the first and the last day of an entry belong to it', () => {
  const days = changedDays([], [FEAST])
  const asked = ['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27'].map((one) =>
    isWithin(tag(one), days),
  )
  expect(asked).toEqual([false, true, true, false])
})
