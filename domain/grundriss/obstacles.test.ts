import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawRoom } from './drawRoom.ts'
import { freeSpots } from './freeSpots.ts'
import { obstaclesIn } from './obstacles.ts'

const wall = (d: string) => obstaclesIn([{ art: 'wand', d }])
const box = (x: number, y: number, breite: number, hoehe: number) => ({ x, y, breite, hoehe, drehung: 0 })

describe('drawn obstacles', () => {
  test('are the lines of walls, however they are written', () => {
    const lines = [box(60, 50, 100, 0), box(110, 60, 0, 20), box(60, 70, 100, 0), box(10, 60, 0, 20)]
    for (const d of [
      'M10 50h100v20h-100Z',
      'M10,50 H110 V70 H10 Z',
      'M10 50 110 50 110 70 10 70z',
      'm10-0l0 50M10 50l100 0 0 20-100 0z',
    ])
      expect(wall(d).slice(-4)).toEqual(lines)
  })

  test('are slanting walls piece by piece, and curves from end to end', () => {
    const pieces = wall('M0 0L300 400')
    expect(pieces).toHaveLength(25)
    expect(pieces[0]).toEqual(box(6, 8, 12, 16))
    expect(wall('M0 0C1 1 2 2 0 30')).toEqual([box(0, 15, 0, 30)])
    expect(wall('M0 0A50 50 0 0 1 50 0')).toEqual([box(25, 0, 50, 0)])
    expect(wall('M0 0L40000 40000')).toHaveLength(200)
  })

  test('are shelves as a whole, but neither floors, tables nor words', () => {
    const d = 'M10 50h100v20h-100Z'
    expect(obstaclesIn([{ art: 'regal', d }])).toEqual([box(60, 60, 100, 20)])
    for (const art of ['boden', 'zone', 'tisch', 'text']) expect(obstaclesIn([{ art, d }])).toEqual([])
    expect(obstaclesIn([{ art: 'wand' }, { art: 'regal', d: '' }, { art: 'wand', d: 'Z' }])).toEqual([])
  })

  test('keep seats off a wall across the room', () => {
    const plan = { breite: 1_000, hoehe: 800 }
    const drawing = [...drawRoom(plan), { art: 'wand' as const, d: 'M20 180h960v20h-960Z' }]
    const spots = freeSpots(
      plan,
      obstaclesIn(drawing),
      Array.from({ length: 7 }, () => ({ breite: 100, hoehe: 140, drehung: 0 })),
    )
    for (const spot of spots) expect((spot?.y ?? 0) - 70).toBeGreaterThanOrEqual(220)
  })

  test('are parsed from any text in bounded time', () => {
    const d = fc.string({ unit: fc.constantFrom(...'MLHVCQAZmlhvcqaz0123456789 ,.-'), maxLength: 60 })
    fc.assert(
      fc.property(d, (text) => {
        for (const one of [...wall(text), ...obstaclesIn([{ art: 'regal', d: text }])])
          expect([one.x, one.y, one.breite, one.hoehe].some(Number.isNaN)).toBe(false)
      }),
    )
  })
})
