import type { Furniture, Lage } from './entwurf.ts'
import { circle, rect, roundRect, type Seite } from './form.ts'

/** The desk takes this share of a seat's depth, the chair the rest. */
const TISCHANTEIL = 0.62
/** A table top stands out this far beyond its seats. */
const EDGE = 6

const DREHUNG: Readonly<Record<Seite, number>> = { nord: 0, ost: 90, sued: 180, west: 270 }

export interface Row {
  /** Upper left corner of the whole piece. */
  readonly x: number
  readonly y: number
  readonly anzahl: number
  /** One seat: along the table, and from the table's edge to the back of the chair. */
  readonly platz: { readonly breite: number; readonly tiefe: number }
}

/** A single row along a wall, a window or a shelf; one looks towards `blick`. */
export function row({ x, y, anzahl, platz }: Row, glance: Seite): Furniture {
  const { breite, tiefe } = platz
  const lying = glance === 'nord' || glance === 'sued'
  const lagen = Array.from({ length: anzahl }, (_, i): Lage => {
    const along = breite * (i + 0.5)
    const centre = lying ? { x: x + along, y: y + tiefe / 2 } : { x: x + tiefe / 2, y: y + along }
    return { ...centre, breite, hoehe: tiefe, drehung: DREHUNG[glance] }
  })
  const length = breite * anzahl
  const depth = Math.round(tiefe * TISCHANTEIL) + EDGE
  const far = glance === 'sued' || glance === 'ost' ? tiefe - depth : 0
  const board = lying
    ? rect('tisch', x - EDGE, y + far, length + 2 * EDGE, depth)
    : rect('tisch', x + far, y - EDGE, depth, length + 2 * EDGE)
  return { lagen, formen: [board] }
}

/** A long table with seats on both sides, `spalt` apart in its middle (lamps, cables, a partition). */
export function table(rowOf: Row, richtung: 'quer' | 'hoch', slit: number): Furniture {
  const { x, y, anzahl, platz } = rowOf
  const shift = platz.tiefe + slit
  const lying = richtung === 'quer'
  const first = row(rowOf, lying ? 'sued' : 'ost')
  const second = row(
    { ...rowOf, x: lying ? x : x + shift, y: lying ? y + shift : y },
    lying ? 'nord' : 'west',
  )
  const chair = platz.tiefe - Math.round(platz.tiefe * TISCHANTEIL) - EDGE
  const depth = 2 * platz.tiefe + slit - 2 * chair
  const length = platz.breite * anzahl + 2 * EDGE
  const board = lying
    ? roundRect('tisch', x - EDGE, y + chair, length, depth, 8)
    : roundRect('tisch', x + chair, y - EDGE, depth, length, 8)
  return { lagen: [...first.lagen, ...second.lagen], formen: [board] }
}

/** Armchairs in a circle, looking at a small round table; `seite` is the chair's size, `abstand` its distance from the middle. */
export function around(
  x: number,
  y: number,
  anzahl: number,
  seite: number,
  abstand: number,
  start = 0,
): Furniture {
  const lagen = Array.from({ length: anzahl }, (_, i): Lage => {
    const turn = start + (360 / anzahl) * i
    const angle = (turn * Math.PI) / 180
    return {
      x: Math.round(x + abstand * Math.sin(angle)),
      y: Math.round(y - abstand * Math.cos(angle)),
      breite: seite,
      hoehe: seite,
      drehung: (turn + 180) % 360,
    }
  })
  return { lagen, formen: [circle('tisch', x, y, abstand - seite / 2 - 12)] }
}
