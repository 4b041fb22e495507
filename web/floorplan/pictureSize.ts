import type { Kachel } from './types.ts'
import type { Size, Viewport } from './viewport.ts'

/** Up to so many screen pixels for each of the picture are not seen. */
const SLACK = 1.15

/** Of sizes in their order, the smallest that is fine enough to be drawn so many pixels wide; else the largest. */
export function sizeFor(sizes: readonly { readonly breite: number }[], pixels: number): number {
  const fine = sizes.findIndex(({ breite }) => breite * SLACK >= pixels)
  return fine === -1 ? Math.max(0, sizes.length - 1) : fine
}

/** Pixels around the frame in which a piece is loaded before it comes into sight. */
const AIR = 96

/**
 * The pieces of the finest size that are in sight.
 * @param kacheln in pixels of the finest size, which they fill
 * @param bild where it lies, in plan units; `unit` has one of those pixels
 */
export function piecesIn(
  kacheln: readonly Kachel[],
  bild: { readonly x: number; readonly y: number; readonly unit: number },
  vp: Viewport,
  frame: Size,
): Kachel[] {
  const scale = bild.unit * vp.k
  const left = bild.x * vp.k + vp.x
  const top = bild.y * vp.k + vp.y
  const meets = (from: number, long: number, end: number) => from < end + AIR && from + long > -AIR
  return kacheln.filter(
    ({ x, y, breite, hoehe }) =>
      meets(left + x * scale, breite * scale, frame.breite) &&
      meets(top + y * scale, hoehe * scale, frame.hoehe),
  )
}
