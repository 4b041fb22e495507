import { gridOf } from '@platzwart/domain/time/grid'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { dragOf, isMoved, movedDrag } from './move.ts'
import { keyOfMove } from './moveKeys.ts'

const gridOfStep = (step: number) =>
  gridOf({ tag: Temporal.PlainDate.from('2026-11-21'), schritt: step, zone: 'Europe/Berlin' })
const GRID = gridOfStep(15)
const DAY = { von: 480, bis: 1200 }
const BAR = dragOf({ id: 'a', von: 600, bis: 720 }, 2)
const times = ({ von, bis }: { von: number; bis: number }) => [von, bis]

describe('a move', () => {
  test.each([
    ['ganz', 2, [630, 750]],
    ['ganz', -100, [480, 600]],
    ['ganz', 100, [1080, 1200]],
    ['beginn', 2, [630, 720]],
    ['beginn', 100, [705, 720]],
    ['beginn', -100, [480, 720]],
    ['ende', -3, [600, 675]],
    ['ende', -100, [600, 615]],
    ['ende', 100, [600, 1200]],
  ] as const)('of %s by %i steps ends at %j', (handle, steps, to) => {
    expect(times(movedDrag(BAR, handle, steps, GRID, DAY))).toEqual(to)
  })

  test('by zero steps changes nothing, and the first step snaps to the grid', () => {
    const beside = dragOf({ id: 'a', von: 607, bis: 667 }, 0)
    expect(movedDrag(beside, 'ganz', 0, GRID, DAY)).toBe(beside)
    expect(times(movedDrag(beside, 'ganz', 1, GRID, DAY))).toEqual([615, 675])
  })

  test('follows wall time on the day that loses an hour', () => {
    const grid = gridOf({ tag: Temporal.PlainDate.from('2026-03-29'), schritt: 120, zone: 'Europe/Berlin' })
    const bar = dragOf({ id: 'a', von: 540, bis: 660 }, 0)
    expect(times(movedDrag(bar, 'ganz', 1, grid, DAY))).toEqual([660, 780])
    expect(times(movedDrag(bar, 'ende', 2, grid, DAY))).toEqual([540, 900])
  })

  test('there and back is the identity', () => {
    const there = movedDrag(BAR, 'ganz', 3, GRID, DAY)
    expect([isMoved(BAR), isMoved(there)]).toEqual([false, true])
    expect(isMoved(movedDrag(there, 'ganz', -3, GRID, DAY))).toBe(false)
    expect(isMoved({ ...BAR, zeile: 3 })).toBe(true)
  })

  test('stays within the day and is at least a step long, for any keys', () => {
    const moves = fc.array(
      fc.tuple(
        fc.constantFrom('ganz' as const, 'beginn' as const, 'ende' as const),
        fc.integer({ min: -90, max: 90 }),
      ),
    )
    fc.assert(
      fc.property(moves, fc.constantFrom(5, 15, 30, 60), (all, step) => {
        const end = all.reduce(
          (drag, [handle, steps]) => movedDrag(drag, handle, steps, gridOfStep(step), DAY),
          BAR,
        )
        expect(end.von).toBeGreaterThanOrEqual(DAY.von)
        expect(end.bis).toBeLessThanOrEqual(DAY.bis)
        expect(end.bis - end.von).toBeGreaterThanOrEqual(Math.min(step, 120))
      }),
    )
  })
})

describe('the keys of a move', () => {
  function press(key: string, more: object = {}, drag = BAR) {
    const event = {
      key,
      shiftKey: false,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      preventDefault: vi.fn(),
      stopPropagation: vi.fn(),
      ...more,
    }
    const set = vi.fn()
    const drop = vi.fn()
    const taken = keyOfMove(event, drag, { set, drop, grid: GRID, zeilen: 4, ganz: DAY })
    return { taken, set: set.mock.calls[0]?.[0], drop: drop.mock.calls.length, kept: event.preventDefault }
  }

  test.each([
    ['ArrowRight', {}, [615, 735], 2],
    ['ArrowLeft', {}, [585, 705], 2],
    ['ArrowRight', { shiftKey: true }, [600, 735], 2],
    ['ArrowLeft', { altKey: true }, [585, 720], 2],
    ['ArrowDown', {}, [600, 720], 3],
    ['ArrowUp', {}, [600, 720], 1],
  ] as const)('%s %j', (key, more, to, zeile) => {
    const { set, taken, kept } = press(key, more)
    expect([times(set), set.zeile, taken]).toEqual([to, zeile, true])
    expect(kept).toHaveBeenCalled()
  })

  test('stop at the first and the last row', () => {
    expect(press('ArrowDown', {}, { ...BAR, zeile: 3 }).set.zeile).toBe(3)
    expect(press('ArrowUp', {}, { ...BAR, zeile: 0 }).set.zeile).toBe(0)
  })

  test('save and cancel, and leave the browser’s own keys alone', () => {
    expect(press('Enter').drop).toBe(1)
    expect(press('Escape').set).toBeNull()
    expect(press('Tab')).toMatchObject({ set: null, taken: false })
    expect(press('r', { ctrlKey: true })).toMatchObject({ set: undefined, taken: false })
    expect(press(' ').kept).toHaveBeenCalled()
  })
})
