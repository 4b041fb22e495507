import { describe, expect, it } from 'vitest'
import { seatShape } from './seatShape.ts'
import type { PlanSeat } from './types.ts'

const seat: PlanSeat = {
  id: 'a',
  bezeichnung: 'A 1',
  art: 'platz',
  kapazitaet: 1,
  x: 100,
  y: 200,
  breite: 120,
  hoehe: 100,
  drehung: 0,
}

function extent(d: string) {
  const numbers = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
    (m) => [Number(m[1]), Number(m[2])] as const,
  )
  const xs = numbers.map(([x]) => x)
  const ys = numbers.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

describe('the shape of a seat', () => {
  it('puts the chair below the desk, both inside the box', () => {
    const shape = seatShape(seat)
    const desk = extent(shape.surface)
    const chair = extent(shape.furniture)
    expect(desk).toMatchObject({ left: -60, right: 60, top: -50 })
    expect(chair.top).toBeGreaterThanOrEqual(desk.bottom)
    expect(chair.bottom).toBeLessThanOrEqual(50)
    expect(shape.lage).toBe('quer')
  })

  it('turns clockwise: at 90 degrees the chair is on the left and the sign stands above the number', () => {
    const shape = seatShape({ ...seat, drehung: 90 })
    expect(extent(shape.furniture).right).toBeLessThanOrEqual(extent(shape.surface).left)
    expect(shape.lage).toBe('hoch')
  })

  it('gives a room a table and a chair for each person, up to twelve', () => {
    const boxes = (kapazitaet: number) =>
      seatShape({ ...seat, art: 'gruppenraum', breite: 400, hoehe: 300, kapazitaet }).furniture.split('M')
        .length - 1
    expect(boxes(4)).toBe(5)
    expect(boxes(1)).toBe(2)
    expect(boxes(80)).toBe(13)
  })

  it('writes a P on a parking space, upright and inside, whichever way that lies', () => {
    const space = { ...seat, art: 'stellplatz' as const, breite: 250, hoehe: 500 }
    for (const drehung of [0, 90, 180, 270]) {
      const { surface, furniture, lage } = seatShape({ ...space, drehung })
      const [, x, y] = /^M(-?[\d.e-]+) (-?[\d.e-]+)h27a20/.exec(furniture) ?? []
      const box = extent(surface)
      expect(Number(x)).toBeGreaterThan(box.left)
      expect(Number(x) + 47).toBeLessThan(box.right)
      expect(Number(y)).toBeGreaterThan(box.top)
      expect(Number(y) + 66).toBeLessThan(box.bottom)
      expect(lage).toBe('raum')
    }
  })
})
