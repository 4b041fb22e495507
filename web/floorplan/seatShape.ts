import type { PlanSeat } from './types.ts'
import type { Point } from './viewport.ts'

/** Path data around the middle of the seat, wherever that is: the rotation is worked in, so that it needs no transform of its own. */
export interface SeatShape {
  /** What takes the state's colour: the desk, or the room's floor. */
  readonly surface: string
  /** What tells which way one sits: the chair, or the room's table and chairs. */
  readonly furniture: string
  /** Centre of the sign while the number is not shown. */
  readonly zeichen: Point
  /** How large sign and number are, 1 on a small desk. */
  readonly groesse: number
  readonly nummer: Point
  /** Where sign and number stand when both are shown: side by side, one above the other, or apart already. */
  readonly lage: 'quer' | 'hoch' | 'raum'
  /** How far the sign steps aside for the number. */
  readonly abstand: number
}

/** The size of a number's type where `groesse` is 1. */
export const TYPE = 16

/** The desk takes this share of the box's depth, the chair the rest. */
const DESK = 0.62

export function seatShape(seat: PlanSeat): SeatShape {
  return seat.art === 'platz' ? deskShape(seat) : roomShape(seat)
}

function deskShape(seat: PlanSeat): SeatShape {
  const at = placer(seat)
  const { breite: w, hoehe: h } = seat
  const depth = h * DESK
  const desk = { x: 0, y: -h / 2 + depth / 2, breite: w, hoehe: depth }
  const chairWidth = Math.min(w * 0.52, 52)
  const chairDepth = h - depth
  const chair = { x: 0, y: h / 2 - chairDepth / 2 + 1, breite: chairWidth, hoehe: chairDepth - 2 }
  const middle = at(desk.x, desk.y)
  const quer = isSideways(seat.drehung) !== w >= depth
  const groesse = quer
    ? fitting(w, depth, widthOf(seat.bezeichnung) + 35)
    : fitting(depth, w, widthOf(seat.bezeichnung) + 10, 50)
  const { sign, number } = quer ? sideBySide(seat.bezeichnung) : { sign: 12, number: 13 }
  return {
    surface: roundedBox(desk, 5, at),
    furniture: roundedBox(chair, Math.min(chair.hoehe / 2, 9), at),
    zeichen: middle,
    groesse,
    nummer: quer
      ? { x: middle.x + number * groesse, y: middle.y }
      : { x: middle.x, y: middle.y + number * groesse },
    lage: quer ? 'quer' : 'hoch',
    abstand: sign * groesse,
  }
}

/** How many times sign and number can be as large as they are at the least, in so much room. */
function fitting(width: number, height: number, needsWidth: number, needsHeight = 24): number {
  return (
    Math.round(10 * Math.min(2.4, Math.max(0.8, Math.min(width / needsWidth, height / needsHeight)))) / 10
  )
}

const widthOf = (bezeichnung: string) => bezeichnung.length * 9

/** How far sign and number stand from the middle, so that the pair is centred; a digit is some 9 units wide. */
function sideBySide(bezeichnung: string): { sign: number; number: number } {
  const signWidth = 17
  const gap = 8
  const numberWidth = widthOf(bezeichnung)
  return { sign: (gap + numberWidth) / 2, number: (signWidth + gap) / 2 }
}

function roomShape(seat: PlanSeat): SeatShape {
  const at = placer(seat)
  const { breite: w, hoehe: h } = seat
  const table = { x: 0, y: h * 0.08, breite: w * 0.56, hoehe: Math.min(h * 0.3, w * 0.34) }
  const groesse = Math.max(1.9, Math.min(4, (w * 0.7) / widthOf(seat.bezeichnung), h / 70))
  return {
    surface: roundedBox({ x: 0, y: 0, breite: w, hoehe: h }, 3, at),
    furniture:
      seat.art === 'stellplatz'
        ? parkingMark(at(0, h * 0.3))
        : [roundedBox(table, 8, at), ...chairsAround(table, seat.kapazitaet, at)].join(''),
    zeichen: at(0, -h / 2 + Math.min(h * 0.2, 46)),
    groesse,
    nummer: at(0, table.y),
    lage: 'raum',
    abstand: 0,
  }
}

/** The letter that stands on parking spaces, upright whichever way they lie. */
const parkingMark = ({ x, y }: Point) =>
  `M${x - 22} ${y - 33}h27a20 20 0 0 1 0 40h-13v26h-14zm14 13v14h12a7 7 0 0 0 0-14z`

/** Up to twelve chairs along the two long sides; more would only be noise. */
function chairsAround(table: Rect, people: number, at: Place): string[] {
  const count = Math.min(people, 12)
  const top = Math.ceil(count / 2)
  return Array.from({ length: count }, (_, i) => {
    const above = i < top
    const inRow = above ? top : count - top
    const index = above ? i : i - top
    const size = Math.min(30, (table.breite / Math.max(inRow, 1)) * 0.72)
    const x = -table.breite / 2 + (table.breite * (index + 0.5)) / inRow
    const y = table.y + (table.hoehe / 2 + size / 2 + 4) * (above ? -1 : 1)
    return roundedBox({ x, y, breite: size, hoehe: size * 0.8 }, size * 0.3, at)
  })
}

interface Rect {
  readonly x: number
  readonly y: number
  readonly breite: number
  readonly hoehe: number
}

type Place = (x: number, y: number) => Point

/** Turns a point of the seat's own box (chair at the bottom) into a point of the plan. */
function placer(seat: PlanSeat): Place {
  const angle = (seat.drehung * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return (x, y) => ({ x: x * cos - y * sin, y: x * sin + y * cos })
}

function roundedBox(rect: Rect, radius: number, at: Place): string {
  const r = Math.max(0, Math.min(radius, rect.breite / 2, rect.hoehe / 2))
  const left = rect.x - rect.breite / 2
  const right = rect.x + rect.breite / 2
  const top = rect.y - rect.hoehe / 2
  const bottom = rect.y + rect.hoehe / 2
  const p = (x: number, y: number) => {
    const { x: px, y: py } = at(x, y)
    return `${short(px)} ${short(py)}`
  }
  const arc = (x: number, y: number) => `A${short(r)} ${short(r)} 0 0 1 ${p(x, y)}`
  return [
    `M${p(left + r, top)}L${p(right - r, top)}${arc(right, top + r)}`,
    `L${p(right, bottom - r)}${arc(right - r, bottom)}`,
    `L${p(left + r, bottom)}${arc(left, bottom - r)}`,
    `L${p(left, top + r)}${arc(left + r, top)}Z`,
  ].join('')
}

function short(value: number): number {
  return Math.round(value * 10) / 10
}

function isSideways(drehung: number): boolean {
  const turned = ((drehung % 180) + 180) % 180
  return turned > 45 && turned < 135
}
