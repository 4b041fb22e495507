/** Up to so many screen pixels for each of the picture are not seen. */
const SLACK = 1.15

/** Of sizes in their order, the smallest that is fine enough to be drawn so many pixels wide; else the largest. */
export function sizeFor(sizes: readonly { readonly breite: number }[], pixels: number): number {
  const fine = sizes.findIndex(({ breite }) => breite * SLACK >= pixels)
  return fine === -1 ? Math.max(0, sizes.length - 1) : fine
}
