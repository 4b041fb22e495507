import type { LiveBuchung, PlanTag } from '@platzwart/contract/leseraum'
import { describe, expect, it } from 'vitest'
import { applyLive, instantAt, keepEqual, minuteAt, planDayOf, release } from './planDay.ts'

const id = (n: number) => `01980000-0000-7000-8000-${String(n).padStart(12, '0')}`

const answer: PlanTag = {
  grundrissId: id(1),
  tag: '2026-11-21',
  mitternacht: '2026-11-20T23:00:00Z',
  offen: { von: '2026-11-21T07:00:00Z', bis: '2026-11-21T17:00:00Z' },
  grund: '',
  grundEn: '',
  zustaende: [],
  belegungen: [
    [id(10), id(100), 720, 780, 1, 0],
    [id(11), id(100), 540, 600, 0, 1],
    [id(12), id(101), 540, 600, 4, 0],
  ],
}

const event: LiveBuchung = {
  art: 'leseraumBuchung',
  id: id(20),
  grundrissId: id(1),
  leseraumId: id(101),
  tag: '2026-11-21',
  von: '2026-11-21T13:00:00Z',
  bis: '2026-11-21T14:00:00Z',
  status: 'reserviert',
  gehaltenBis: null,
  eigene: 0,
  version: 1,
}

describe('a plan’s day', () => {
  const day = planDayOf(answer)

  it('is in minutes of the day, by seat and start', () => {
    expect(day.offen).toEqual({ von: 480, bis: 1080 })
    expect(day.bySeat.get(id(100))?.map((one) => [one.von, one.status])).toEqual([
      [540, 'vorgemerkt'],
      [720, 'reserviert'],
    ])
    expect(minuteAt(day, instantAt(day, 615))).toBe(615)
  })

  it('adds a new booking and leaves every other seat unchanged', () => {
    const next = applyLive(day, event)
    expect(next.bySeat.get(id(101))?.map((one) => one.von)).toEqual([540, 840])
    expect(next.bySeat.get(id(100))).toBe(day.bySeat.get(id(100)))
  })

  it('applies the same change idempotently', () => {
    const once = applyLive(day, event)
    expect(applyLive(once, event).bySeat).toEqual(once.bySeat)
  })

  it('moves a booking to another seat, and out of the day', () => {
    const moved = applyLive(day, { ...event, id: id(10) })
    expect(moved.bySeat.get(id(100))?.map((one) => one.id)).toEqual([id(11)])
    const gone = applyLive(day, { ...event, id: id(10), tag: '2026-11-22' })
    expect(gone.bySeat.get(id(100))?.map((one) => one.id)).toEqual([id(11)])
    expect(gone.bySeat.get(id(101))).toBe(day.bySeat.get(id(101)))
  })

  it('keeps its identity if a reload is equal', () => {
    expect(keepEqual(day, planDayOf(answer))).toBe(day)
    const [, ...rest] = answer.belegungen
    const fewer = keepEqual(day, planDayOf({ ...answer, belegungen: rest }))
    expect(fewer.bySeat.get(id(100))?.map((one) => one.id)).toEqual([id(11)])
    expect(fewer.bySeat.get(id(101))).toBe(day.bySeat.get(id(101)))
    const none = keepEqual(day, planDayOf({ ...answer, belegungen: [] }))
    expect(none.bySeat.size).toBe(0)
  })

  it('keeps its identity if a change concerns another day', () => {
    expect(applyLive(day, { ...event, grundrissId: id(2) })).toBe(day)
  })

  it('holds a cancelled booking while it can be undone, then releases it', () => {
    const held = applyLive(day, {
      ...event,
      id: id(10),
      leseraumId: id(100),
      status: 'storniert',
      gehaltenBis: '2026-11-21T13:00:10Z',
    })
    expect(held.bySeat.get(id(100))?.find((one) => one.id === id(10))?.status).toBe('gehalten')
    expect(
      release(held, id(10))
        .bySeat.get(id(100))
        ?.map((one) => one.id),
    ).toEqual([id(11)])
    const gone = applyLive(held, { ...event, id: id(10), leseraumId: id(100), status: 'storniert' })
    expect(gone.bySeat.get(id(100))?.map((one) => one.id)).toEqual([id(11)])
  })
})
