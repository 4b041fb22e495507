import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Drawn, readForm, writeForm } from './drawnForm.ts'
import { drawRoom } from './drawRoom.ts'
import { between, gripsOf, LEAST, stretched, wallAt } from './stretchForm.ts'

const WALL: Drawn = { x: 200, y: 100, breite: 300, hoehe: 20, drehung: 0, mirrored: false }
const close = (drawn: Drawn | null) =>
  drawn &&
  Object.fromEntries(
    Object.entries(drawn).map(([key, value]) => [key, typeof value === 'number' ? Math.round(value) : value]),
  )

describe('a drawn form', () => {
  test('is read back as it was drawn, whichever way it is rotated', () => {
    const box = fc.record({
      x: fc.integer({ min: 0, max: 2000 }),
      y: fc.integer({ min: 0, max: 2000 }),
      breite: fc.integer({ min: 60, max: 900 }),
      hoehe: fc.integer({ min: 10, max: 50 }),
      drehung: fc.integer({ min: 0, max: 179 }),
      mirrored: fc.boolean(),
    })
    fc.assert(
      fc.property(box, (drawn) => {
        expect(close(readForm('tuer', writeForm('tuer', drawn)))).toEqual(drawn)
        for (const art of ['wand', 'fenster', 'tisch'] as const)
          expect(close(readForm(art, writeForm(art, drawn)))).toEqual({ ...drawn, mirrored: false })
      }),
    )
  })

  test('includes what the generator draws for a room: its walls run along their longer side', () => {
    const room = drawRoom({ breite: 1400, hoehe: 1000 }, [
      { x: 400, y: 400, breite: 80, hoehe: 60, drehung: 90 },
    ])
    const read = room.flatMap(({ art, d }) => (art === 'boden' ? [] : [[art, readForm(art, d)] as const]))
    expect(read.filter(([, drawn]) => drawn === null)).toEqual([])
    expect(read.find(([, drawn]) => drawn?.x === 10)?.[1]).toMatchObject({
      breite: 1000,
      hoehe: 20,
      drehung: 90,
    })
    expect(read.find(([art]) => art === 'tuer')?.[1]).toMatchObject({ breite: 110, hoehe: 0, drehung: 0 })
  })

  test('is nothing else that a drawing contains', () => {
    for (const d of [
      'M0 0H900',
      'M0 0L10 0L10 10Z',
      'M0 0L90 0L120 50L0 50Z',
      'M0 0h9v9h-9ZM0 0h1v1h-1Z',
      'zzz',
    ])
      expect(readForm('wand', d), d).toBeNull()
    expect(readForm('boden', writeForm('wand', WALL))).toBeNull()
    for (const d of ['M0 0H900', 'M0 0L0 -90A90 90 0 0 1 20 0', 'M0 0L0 -90L5 5M0 0L0 -90A90 90 0 0 1 90 0'])
      expect(readForm('tuer', d), d).toBeNull()
  })
})

describe('a handle', () => {
  test('moves its end while the opposite one stays', () => {
    expect(gripsOf('wand', WALL)).toEqual([
      { x: 50, y: 100 },
      { x: 350, y: 100 },
    ])
    expect(stretched('wand', WALL, 1, { x: 450, y: 100 })).toMatchObject({ x: 250, breite: 400, drehung: 0 })
    expect(stretched('wand', WALL, 0, { x: 350, y: 400 })).toMatchObject({
      y: 250,
      breite: 300,
      drehung: 270,
    })
    const table = { ...WALL, hoehe: 80 }
    expect(stretched('tisch', table, 2, { x: 150, y: 160 })).toMatchObject({
      x: 100,
      y: 110,
      breite: 100,
      hoehe: 100,
    })
    expect(stretched('tisch', table, 2, { x: 50, y: 60 })).toMatchObject({ breite: LEAST, hoehe: LEAST })
  })

  test('snaps nearly straight lines, and ignores a length of zero', () => {
    expect(between(WALL, { x: 0, y: 0 }, { x: 400, y: 20 })).toMatchObject({
      x: 200,
      y: 0,
      breite: 400,
      drehung: 0,
    })
    expect(between(WALL, { x: 0, y: 0 }, { x: 400, y: 200 })).toMatchObject({
      x: 199.9,
      y: 100,
      breite: 447,
      drehung: 26.6,
    })
    expect(between(WALL, { x: 5, y: 5 }, { x: 5, y: 5 })).toBe(WALL)
  })

  test('finds the wall that it lies on', () => {
    expect(wallAt([WALL], { x: 120, y: 112 })).toEqual({ at: { x: 120, y: 100 }, wall: WALL })
    expect(wallAt([WALL], { x: 120, y: 140 })).toBeNull()
    expect(wallAt([WALL], { x: 380, y: 100 })).toBeNull()
  })
})
