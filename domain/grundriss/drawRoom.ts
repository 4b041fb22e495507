/** Lengths in plan units (1 cm); `x` and `y` are the centre, `drehung` is in degrees, clockwise. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly breite: number
  readonly hoehe: number
  readonly drehung: number
}

interface Size {
  readonly breite: number
  readonly hoehe: number
}

/** A part of a plan's drawing, as in the contract. */
export interface RoomShape {
  readonly art: 'boden' | 'wand' | 'fenster' | 'tuer' | 'tisch'
  readonly d: string
}

const WALL = 20
const DOOR = 110
const WINDOW = 180
const PIER = 90
/** The desk's share of a seat's depth; the chair has the rest. */
const DESK = 0.62
/** A table top extends this far beyond its seats. */
const EDGE = 6
/** Seats side by side that are no farther apart share a table. */
const ONE_TABLE = 60

/**
 * Draws an empty room: a floor, walls around the outline, windows in the upper wall and a door in the lower
 * one; and a table for each row of seats.
 */
export function drawRoom(size: Size, seats: readonly Box[] = []): RoomShape[] {
  return [...shell(size), ...tablesUnder(seats)]
}

function shell({ breite, hoehe }: Size): RoomShape[] {
  const door = Math.round(Math.min(breite * 0.12, breite - DOOR - 2 * WALL))
  const from = Math.max(WALL, door)
  const wide = Math.min(DOOR, breite - from - WALL)
  return [
    { art: 'boden', d: rect(0, 0, breite, hoehe) },
    { art: 'wand', d: rect(0, 0, breite, WALL) },
    { art: 'wand', d: rect(0, 0, WALL, hoehe) },
    { art: 'wand', d: rect(breite - WALL, 0, WALL, hoehe) },
    { art: 'wand', d: rect(0, hoehe - WALL, from, WALL) },
    { art: 'wand', d: rect(from + wide, hoehe - WALL, breite - from - wide, WALL) },
    ...windows(breite),
    {
      art: 'tuer',
      d: `M${from} ${hoehe - WALL}V${hoehe - WALL - wide}A${wide} ${wide} 0 0 1 ${from + wide} ${hoehe - WALL}`,
    },
  ]
}

function windows(breite: number): RoomShape[] {
  const room = breite - 2 * WALL - PIER
  const count = Math.max(0, Math.floor(room / (WINDOW + PIER)))
  const pier = (breite - count * WINDOW) / (count + 1)
  return Array.from({ length: count }, (_, i) => ({
    art: 'fenster',
    d: rect(Math.round(pier + i * (WINDOW + pier)), 3, WINDOW, WALL - 6),
  }))
}

function rect(x: number, y: number, breite: number, hoehe: number): string {
  return `M${x} ${y}h${breite}v${hoehe}h${-breite}Z`
}

export interface Placed extends Box {
  /** The position along the row, and across it away from the table's far edge. */
  readonly along: number
  readonly across: number
}

/** A table for each group of seats side by side that face the same way. */
export function tablesUnder(seats: readonly Box[]): RoomShape[] {
  return rowsOf(seats).flatMap(tablesOfRow)
}

/** Groups seats on one line that face the same way, in order along it. */
export function rowsOf<S extends Box>(seats: readonly S[]): (S & Placed)[][] {
  const rows = new Map<string, (S & Placed)[]>()
  for (const seat of seats) {
    const { u, v } = axes(seat.drehung)
    const placed = {
      ...seat,
      along: seat.x * u.x + seat.y * u.y,
      across: seat.x * v.x + seat.y * v.y,
    }
    const key = [seat.drehung, Math.round(placed.across), seat.hoehe].join(' ')
    rows.set(key, [...(rows.get(key) ?? []), placed])
  }
  return [...rows.values()].map((row) => row.sort((a, b) => a.along - b.along))
}

function tablesOfRow(row: readonly Placed[]): RoomShape[] {
  const groups: Placed[][] = []
  for (const seat of row) {
    const last = groups.at(-1)?.at(-1)
    const gap = last && seat.along - seat.breite / 2 - (last.along + last.breite / 2)
    if (gap === undefined || gap > ONE_TABLE) groups.push([seat])
    else groups.at(-1)?.push(seat)
  }
  return groups.flatMap(tableOf)
}

function tableOf(group: readonly Placed[]): RoomShape[] {
  const first = group[0]
  const last = group.at(-1)
  return first === undefined || last === undefined ? [] : [{ art: 'tisch', d: tableFrom(first, last) }]
}

/**
 * The outline of a table from one seat of a row to another: the two corners of the far edge, and back along
 * the near one.
 */
export function tableFrom(first: Placed, last: Placed): string {
  const { u, v } = axes(first.drehung)
  const from = first.along - first.breite / 2 - EDGE
  const to = last.along + last.breite / 2 + EDGE
  const far = first.across - first.hoehe / 2
  const near = far + first.hoehe * DESK + EDGE
  const corner = (along: number, across: number) =>
    `${Math.round(along * u.x + across * v.x)} ${Math.round(along * u.y + across * v.y)}`
  return `M${corner(from, far)}L${corner(to, far)}L${corner(to, near)}L${corner(from, near)}Z`
}

function axes(drehung: number) {
  const angle = (drehung * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return { u: { x: cos, y: sin }, v: { x: -sin, y: cos } }
}
