import { grundrissSaveSchema } from '@platzwart/contract/grundriss'
import { describe, expect, it } from 'vitest'
import type { Entwurf, Lage } from './entwurf.ts'
import { etage } from './etage.ts'
import { grossraum } from './grossraum.ts'
import { lernhaus } from './lernhaus.ts'
import { lesesaal } from './lesesaal.ts'
import { parkdeck } from './parkdeck.ts'
import { zweigstelle } from './zweigstelle.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Corners of a turned box, one centimetre inside, so that neighbours may touch. */
function corners({ x, y, breite, hoehe, drehung }: Lage): Point[] {
  const angle = (drehung * Math.PI) / 180
  const w = breite / 2 - 1
  const h = hoehe / 2 - 1
  return [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ].map(([dx = 0, dy = 0]) => ({
    x: x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: y + dx * Math.sin(angle) + dy * Math.cos(angle),
  }))
}

/** Corners of a path's first outline; an arc counts as the straight line between its ends. */
function outline(d: string): Point[] {
  let at: Point = { x: 0, y: 0 }
  return [...(d.split('Z')[0] ?? '').matchAll(/([MLHVA])([^MLHVAZ]*)/g)].map(([, command, rest = '']) => {
    const n = rest.trim().split(/[ ,]+/).map(Number)
    if (command === 'H') at = { x: n[0] ?? 0, y: at.y }
    else if (command === 'V') at = { x: at.x, y: n[0] ?? 0 }
    else at = { x: n.at(-2) ?? 0, y: n.at(-1) ?? 0 }
    return at
  })
}

function edges(polygon: readonly Point[]): [Point, Point][] {
  return polygon.map((p, i) => [p, polygon[(i + 1) % polygon.length] ?? p])
}

function inside(polygon: readonly Point[], { x, y }: Point): boolean {
  const crossed = edges(polygon).filter(
    ([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x,
  )
  return crossed.length % 2 === 1
}

function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  const side = (a: Point, b: Point, c: Point) =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
  const cross = edges(one).some(([a, b]) =>
    edges(other).some(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0),
  )
  return cross || one.some((p) => inside(other, p)) || other.some((p) => inside(one, p))
}

function near(a: Lage, b: Lage): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < (a.breite + a.hoehe + b.breite + b.hoehe) / 2
}

const PLANS: readonly (readonly [string, Entwurf])[] = [
  ['the main hall', lesesaal()],
  ['the branch', zweigstelle()],
  ['the office', grossraum()],
  ['the floor of the projects', etage()],
  ['the car park', parkdeck()],
  ...lernhaus().map((plan) => [`the storey ${plan.bezeichnung}`, plan] as const),
]

describe.each(PLANS)('%s', (_name, plan) => {
  const seats = plan.plaetze.map((platz) => ({ platz, box: corners(platz) }))
  const shapes = (...arten: string[]) =>
    plan.zeichnung.flatMap(({ art, d }) => (d !== undefined && arten.includes(art) ? [outline(d)] : []))

  it('has no two seats in one spot', () => {
    const overlapping = seats.flatMap((a, i) =>
      seats
        .slice(i + 1)
        .filter((b) => near(a.platz, b.platz) && overlap(a.box, b.box))
        .map((b) => `${a.platz.bezeichnung} and ${b.platz.bezeichnung}`),
    )
    expect(overlapping).toEqual([])
  })

  it('has no seat in a wall, window, shelf, desk, plant, stair or in the way of a door', () => {
    const solid = shapes('wand', 'fenster', 'regal', 'theke', 'treppe', 'tuer', 'gruen')
    const blocked = seats.filter(({ box }) => solid.some((it) => overlap(box, it)))
    expect(blocked.map(({ platz }) => platz.bezeichnung)).toEqual([])
  })

  it('has every seat on its floor', () => {
    const floor = shapes('boden')[0] ?? []
    const outside = seats.filter(({ box }) => !box.every((p) => inside(floor, p)))
    expect(outside.map(({ platz }) => platz.bezeichnung)).toEqual([])
  })

  it('has names that are unique and fit the table', () => {
    const namen = plan.plaetze.map((it) => it.bezeichnung)
    expect(new Set(namen).size).toBe(namen.length)
    expect(plan.plaetze.every((it) => Number.isInteger(it.x) && Number.isInteger(it.y))).toBe(true)
    expect(plan.plaetze.every((it) => Object.values(it.ausstattung).every((n) => n >= 1))).toBe(true)
  })

  it('is drawn with shapes of the contract, captions in both languages', () => {
    // As if somebody had saved it, or brought it in from a file.
    expect(grundrissSaveSchema.shape.zeichnung.safeParse(plan.zeichnung).error).toBeUndefined()
    const captions = plan.zeichnung.filter((form) => form.art === 'text')
    expect(captions.every((form) => form.text && form.textEn)).toBe(true)
  })
})

describe('what the plans hold', () => {
  const count = (plan: Entwurf, art: string) => plan.plaetze.filter((it) => it.art === art).length
  const zones = (plan: Entwurf) =>
    new Set(plan.plaetze.filter((it) => it.art === 'platz').map((it) => it.zone)).size

  it('gives the main hall at least 300 seats in six zones and eight group rooms', () => {
    const plan = lesesaal()
    expect(count(plan, 'platz')).toBeGreaterThanOrEqual(300)
    expect(zones(plan)).toBe(6)
    const rooms = plan.plaetze.filter((it) => it.art === 'gruppenraum')
    expect(rooms.map((it) => it.kapazitaet)).toEqual([8, 6, 4, 4, 6, 4, 6, 8])
    expect(rooms.filter((it) => it.zweitePersonNoetig && it.bedingungen !== '')).toHaveLength(2)
  })

  it('gives the branch two study rooms and the office forty desks', () => {
    expect(count(zweigstelle(), 'gruppenraum')).toBe(2)
    expect(count(grossraum(), 'platz')).toBe(40)
  })

  it('gives the floor of the projects 48 desks in three neighbourhoods, and three meeting rooms', () => {
    expect([count(etage(), 'platz'), zones(etage()), count(etage(), 'gruppenraum')]).toEqual([48, 3, 3])
  })

  it('gives the library some six hundred seats in its houses', () => {
    expect(lernhaus().map((plan) => plan.plaetze.length)).toEqual([90, 94, 48])
    const all = [lesesaal(), zweigstelle(), ...lernhaus()].flatMap((plan) => plan.plaetze)
    expect(all.length).toBeGreaterThanOrEqual(600)
    expect(all.length).toBeLessThan(620)
  })
})
