import type { Box } from './drawRoom.ts'

/** Lengths in plan units (1 cm). */
export interface Size {
  readonly breite: number
  readonly hoehe: number
}

export interface Rect {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The axis-aligned size of a rotated seat. */
export function footprint({ breite, hoehe, drehung }: Omit<Box, 'x' | 'y'>): Size {
  const angle = (drehung * Math.PI) / 180
  const cos = Math.abs(Math.cos(angle))
  const sin = Math.abs(Math.sin(angle))
  return { breite: Math.round(breite * cos + hoehe * sin), hoehe: Math.round(breite * sin + hoehe * cos) }
}

export function rectOf(box: Box): Rect {
  const { breite, hoehe } = footprint(box)
  return {
    left: box.x - breite / 2,
    right: box.x + breite / 2,
    top: box.y - hoehe / 2,
    bottom: box.y + hoehe / 2,
  }
}

/** The bounding rectangle of all boxes; empty without any. */
export function hullOf(boxes: readonly Box[]): Rect {
  const rects = boxes.map(rectOf)
  const least = (values: readonly number[]) =>
    values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  return {
    left: least(rects.map(({ left }) => left)),
    right: -least(rects.map(({ right }) => -right)),
    top: least(rects.map(({ top }) => top)),
    bottom: -least(rects.map(({ bottom }) => -bottom)),
  }
}
