import type { Form } from '@platzwart/contract/leseraum'
import { type Drawn, readForm, type Stroke, writeForm } from '@platzwart/domain/grundriss/drawnForm'
import {
  type Bounds,
  boundsOf,
  cornersOf,
  resized,
  sidesOf,
  withCorner,
  withSide,
} from '@platzwart/domain/grundriss/freeForm'
import { linesOf, movedPath, type Point, rounded } from '@platzwart/domain/grundriss/pathText'
import { between, gripsOf, LEAST, stretched, wallAt } from '@platzwart/domain/grundriss/stretchForm'
import { snapped } from '../seatMoves.ts'
import type { Zeichnung } from './zeichnungWork.ts'

/** The drawing tools, in the palette's order. */
export const TOOLS = ['wand', 'tuer', 'fenster', 'tisch', 'text'] as const
export type Tool = (typeof TOOLS)[number]

interface Size {
  readonly breite: number
  readonly hoehe: number
}

/** The size of a shape that one press adds. */
const SIZE: Readonly<Record<Stroke, Size>> = {
  wand: { breite: 300, hoehe: 20 },
  tuer: { breite: 100, hoehe: 20 },
  fenster: { breite: 180, hoehe: 14 },
  tisch: { breite: 160, hoehe: 80 },
}

/** The stacking order: a door cuts the wall drawn before it. */
const LAYER: Readonly<Record<Form['art'], number>> = {
  boden: 0,
  zone: 1,
  wand: 2,
  fenster: 3,
  tuer: 3,
  regal: 4,
  tisch: 4,
  treppe: 4,
  gruen: 4,
  theke: 4,
  text: 5,
}

/** The floor is below everything, and not editable. */
export const isHeld = ({ art }: Form): boolean => LAYER[art] > 1

const isStroke = (art: Form['art']): art is Stroke => art in SIZE

/** A shape's length and rotation; null for captions, and for paths that the editor could not have drawn. */
export function drawnOf({ art, d }: Form): { readonly art: Stroke; readonly drawn: Drawn } | null {
  const drawn = d === undefined || !isStroke(art) ? null : readForm(art, d)
  return drawn === null || !isStroke(art) ? null : { art, drawn }
}

/** The same shape with another geometry. */
export const redrawn = (form: Form, art: Stroke, drawn: Drawn): Form => ({
  ...form,
  d: writeForm(art, drawn),
})

/** A polygon's bounds; null for captions, for shapes with length and rotation, and for paths with arcs. */
export const freeOf = (form: Form): Bounds | null =>
  form.d === undefined || drawnOf(form) ? null : boundsOf(form.d)

/** The corners of a polygon with straight lines. */
export const freeCornersOf = (form: Form): readonly Point[] =>
  freeOf(form) === null ? [] : (cornersOf(form.d ?? '') ?? [])

/** Resizes a polygon about its centre. */
function resizedTo(form: Form, { breite, hoehe }: Size): Form {
  const { x, y } = middleOf(form)
  return {
    ...form,
    d: resized(form.d ?? '', { x: x - breite / 2, y: y - hoehe / 2, breite, hoehe }),
  }
}

export const cornered = (form: Form, nr: number, to: Point): Form => ({
  ...form,
  d: withCorner(form.d ?? '', nr, to),
})

/** A shape's position, size and rotation; undefined if it has none. */
export interface Measures extends Point {
  readonly breite?: number
  readonly hoehe?: number
  readonly drehung?: number
}

export function measuresOf(form: Form): Measures {
  const { x, y } = middleOf(form)
  if (form.art === 'text') return { x, y, drehung: form.drehung ?? 0 }
  const { breite, hoehe } = freeOf(form) ?? {}
  return drawnOf(form)?.drawn ?? { x, y, ...(breite && { breite }), ...(hoehe && { hoehe }) }
}

/** The shape with one measure changed. */
export function measured(form: Form, name: keyof Measures, value: number): Form {
  const { x, y } = middleOf(form)
  if (name === 'x') return moved(form, value - x, 0)
  if (name === 'y') return moved(form, 0, value - y)
  const known = drawnOf(form)
  if (known) return redrawn(form, known.art, { ...known.drawn, [name]: value })
  if (name === 'drehung') {
    const { drehung: _, ...straight } = form
    return value === 0 ? straight : { ...form, drehung: value }
  }
  const free = freeOf(form)
  return free === null ? form : resizedTo(form, { ...free, [name]: value })
}

/** The number of sides of a bounding box. */
export const SIDES = 4

/**
 * A shape's handles: ends and corners; of a polygon the sides of its bounding box, which resize it, and its
 * corners.
 */
export function gripPoints(form: Form): readonly Point[] {
  const known = drawnOf(form)
  if (known) return gripsOf(known.art, known.drawn)
  const bounds = freeOf(form)
  return bounds ? [...sidesOf(bounds), ...freeCornersOf(form)] : []
}

/** The centre of a shape. */
export function middleOf(form: Form): Point {
  if (form.art === 'text') return { x: form.x ?? 0, y: form.y ?? 0 }
  const known = drawnOf(form)
  if (known) return known.drawn
  const bounds = freeOf(form)
  if (bounds) return { x: rounded(bounds.x + bounds.breite / 2), y: rounded(bounds.y + bounds.hoehe / 2) }
  const points = linesOf(form.d ?? '').flat()
  const half = (values: readonly number[]) =>
    values.length === 0 ? 0 : rounded((Math.min(...values) + Math.max(...values)) / 2)
  return { x: half(points.map(({ x }) => x)), y: half(points.map(({ y }) => y)) }
}

function moved(form: Form, dx: number, dy: number): Form {
  if (form.art === 'text') return { ...form, x: (form.x ?? 0) + dx, y: (form.y ?? 0) + dy }
  return { ...form, d: movedPath(form.d ?? '', dx, dy) }
}

/** Moves a shape so that its centre is on the grid and on the plan. */
export function movedOnGrid(form: Form, { x: dx, y: dy }: Point, plan: Size): Form {
  const from = middleOf(form)
  const to = snapped({ x: from.x + dx, y: from.y + dy }, plan)
  return moved(form, to.x - from.x, to.y - from.y)
}

interface Ground {
  readonly plan: Size
  readonly zeichnung: Zeichnung
}

const wallsOf = (zeichnung: Zeichnung): Drawn[] =>
  zeichnung.flatMap((form) => (form.art === 'wand' ? (drawnOf(form)?.drawn ?? []) : []))

/** On the grid; doors and windows in an existing wall. */
function placed(art: Stroke, point: Point, { plan, zeichnung }: Ground) {
  const found = art === 'tuer' || art === 'fenster' ? wallAt(wallsOf(zeichnung), point) : null
  return found ?? { at: snapped(point, plan), wall: null }
}

/** A shape drawn from one point to another, or added by one press. */
export function drawnFrom(art: Stroke, from: Point, to: Point | null, ground: Ground): Form {
  const begin = placed(art, from, ground)
  const { wall } = begin
  const size = { ...SIZE[art], ...(wall && art === 'tuer' ? { hoehe: wall.hoehe } : {}) }
  const fresh: Drawn = { ...begin.at, ...size, drehung: wall?.drehung ?? 0, mirrored: false }
  if (to === null) return { art, d: writeForm(art, fresh) }
  const end = placed(art, to, ground).at
  return {
    art,
    d: writeForm(art, art === 'tisch' ? spanned(fresh, begin.at, end) : between(fresh, begin.at, end)),
  }
}

/** A table from corner to corner. */
function spanned(fresh: Drawn, a: Point, b: Point): Drawn {
  const breite = Math.abs(a.x - b.x)
  const hoehe = Math.abs(a.y - b.y)
  return breite < LEAST || hoehe < LEAST
    ? fresh
    : { ...fresh, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, breite, hoehe }
}

export const captionAt = (text: string, point: Point, plan: Size): Form => ({
  art: 'text',
  ...snapped(point, plan),
  text,
})

/** A shape with one of its handles moved; null if it has no such handle. */
export function gripped(form: Form, grip: number, to: Point, { plan }: Ground): Form | null {
  const known = drawnOf(form)
  const at = snapped(to, plan)
  if (known) return redrawn(form, known.art, stretched(known.art, known.drawn, grip, at))
  if (freeOf(form) === null) return null
  return grip < SIDES ? { ...form, d: withSide(form.d ?? '', grip, at) } : cornered(form, grip - SIDES, at)
}

/** Adds a shape above what it stands on and below what stands on it; returns its index, too. */
export function withForm(zeichnung: Zeichnung, form: Form): readonly [Zeichnung, number] {
  const below = zeichnung.findLastIndex(({ art }) => LAYER[art] <= LAYER[form.art])
  return [zeichnung.toSpliced(below + 1, 0, form), below + 1]
}
