import type { Form } from '@platzwart/contract/leseraum'
import { type Drawn, readForm, type Stroke, writeForm } from '@platzwart/domain/grundriss/drawnForm'
import { linesOf, movedPath, type Point, rounded } from '@platzwart/domain/grundriss/pathText'
import { between, LEAST, stretched, wallAt } from '@platzwart/domain/grundriss/stretchForm'
import { snapped } from '../seatMoves.ts'
import type { Zeichnung } from './zeichnungWork.ts'

/** What can be drawn, in the order of the palette. */
export const TOOLS = ['wand', 'tuer', 'fenster', 'tisch', 'text'] as const
export type Tool = (typeof TOOLS)[number]

interface Size {
  readonly breite: number
  readonly hoehe: number
}

/** How large each is that is put somewhere by one press. */
const SIZE: Readonly<Record<Stroke, Size>> = {
  wand: { breite: 300, hoehe: 20 },
  tuer: { breite: 100, hoehe: 20 },
  fenster: { breite: 180, hoehe: 14 },
  tisch: { breite: 160, hoehe: 80 },
}

/** What lies on what: a door opens the wall that was drawn before it. */
const LAYER: Readonly<Record<Form['art'], number>> = {
  ...{ boden: 0, zone: 1, wand: 2, fenster: 3, tuer: 3 },
  ...{ regal: 4, tisch: 4, treppe: 4, gruen: 4, theke: 4, text: 5 },
}

/** The floor is what everything stands on, and taken hold of by nobody. */
export const isHeld = ({ art }: Form): boolean => LAYER[art] > 1

const isStroke = (art: Form['art']): art is Stroke => art in SIZE

/** With a length and a rotation; null of captions, and of what nobody could have drawn by hand. */
export function drawnOf({ art, d }: Form): { readonly art: Stroke; readonly drawn: Drawn } | null {
  const drawn = d === undefined || !isStroke(art) ? null : readForm(art, d)
  return drawn === null || !isStroke(art) ? null : { art, drawn }
}

/** The same form, drawn so. */
export const redrawn = (form: Form, art: Stroke, drawn: Drawn): Form => ({
  ...form,
  d: writeForm(art, drawn),
})

/** The middle of what is drawn. */
export function middleOf(form: Form): Point {
  if (form.art === 'text') return { x: form.x ?? 0, y: form.y ?? 0 }
  const known = drawnOf(form)
  if (known) return known.drawn
  const points = linesOf(form.d ?? '').flat()
  const half = (values: readonly number[]) =>
    values.length === 0 ? 0 : rounded((Math.min(...values) + Math.max(...values)) / 2)
  return { x: half(points.map(({ x }) => x)), y: half(points.map(({ y }) => y)) }
}

export function moved(form: Form, dx: number, dy: number): Form {
  if (form.art === 'text') return { ...form, x: (form.x ?? 0) + dx, y: (form.y ?? 0) + dy }
  return { ...form, d: movedPath(form.d ?? '', dx, dy) }
}

/** Moved so that its middle is on the lines of the grid, and on the plan. */
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

/** On the grid; of what belongs into a wall, in the wall that is there. */
function placed(art: Stroke, point: Point, { plan, zeichnung }: Ground) {
  const found = art === 'tuer' || art === 'fenster' ? wallAt(wallsOf(zeichnung), point) : null
  return found ?? { at: snapped(point, plan), wall: null }
}

/** Drawn from one point to another, or put there by one press. */
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
  const [breite, hoehe] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)]
  return breite < LEAST || hoehe < LEAST
    ? fresh
    : { ...fresh, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, breite, hoehe }
}

export const captionAt = (text: string, point: Point, plan: Size): Form => ({
  ...{ art: 'text', ...snapped(point, plan), text },
})

/** One of its grips is drawn elsewhere; null where it has none. */
export function gripped(form: Form, grip: number, to: Point, { plan }: Ground): Form | null {
  const known = drawnOf(form)
  return known && redrawn(form, known.art, stretched(known.art, known.drawn, grip, snapped(to, plan)))
}

/** One more, above what it stands on and below what stands on it; and at which place of the drawing that is. */
export function withForm(zeichnung: Zeichnung, form: Form): readonly [Zeichnung, number] {
  const below = zeichnung.findLastIndex(({ art }) => LAYER[art] <= LAYER[form.art])
  return [zeichnung.toSpliced(below + 1, 0, form), below + 1]
}
