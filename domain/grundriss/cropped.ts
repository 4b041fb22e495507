import type { Box } from './drawRoom.ts'
import { hullOf, type Rect } from './footprint.ts'

/** What is cropped at each edge of a picture, in ten-thousandths of its width or height. */
export interface Schnitt {
  readonly links: number
  readonly oben: number
  readonly rechts: number
  readonly unten: number
}

export const WHOLE: Schnitt = { links: 0, oben: 0, rechts: 0, unten: 0 }

/** The most at two opposite edges together, so that a strip remains. */
export const MOST_CUT = 9500

const PARTS = 10_000

interface Area {
  readonly x: number
  readonly y: number
  readonly breite: number
  readonly hoehe: number
}

/** The rest of a cropped picture, in the picture's units. */
export function cropped(area: Area, { links, oben, rechts, unten }: Schnitt): Area {
  const { x, y, breite, hoehe } = area
  return {
    x: x + (breite * links) / PARTS,
    y: y + (hoehe * oben) / PARTS,
    breite: (breite * (PARTS - links - rechts)) / PARTS,
    hoehe: (hoehe * (PARTS - oben - unten)) / PARTS,
  }
}

/** The cut that leaves the area between two corners in any order; null if that is too small to be a room. */
export function cutBetween(
  { x, y, breite, hoehe }: Area,
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): Schnitt | null {
  const share = (from: number, length: number) =>
    Math.min(PARTS, Math.max(0, Math.round((from / length) * PARTS)))
  const schnitt = {
    links: share(Math.min(a.x, b.x) - x, breite),
    oben: share(Math.min(a.y, b.y) - y, hoehe),
    rechts: share(x + breite - Math.max(a.x, b.x), breite),
    unten: share(y + hoehe - Math.max(a.y, b.y), hoehe),
  }
  const { links, oben, rechts, unten } = schnitt
  return links + rechts > MOST_CUT || oben + unten > MOST_CUT ? null : schnitt
}

/**
 * The part of a plan that readers see: for a cropped picture its rest and all seats. Null: the whole plan.
 * @param plan with its full size, picture and seats
 */
export function shownArea({ bild, leseraeume }: CroppedPlan): Area | null {
  if (!bild?.schnitt) return null
  const { x, y, breite, hoehe } = cropped(bild, bild.schnitt)
  const seats = leseraeume.length > 0 ? hullOf(leseraeume) : null
  const rect: Rect = {
    left: Math.floor(Math.min(x, seats?.left ?? x)),
    top: Math.floor(Math.min(y, seats?.top ?? y)),
    right: Math.ceil(Math.max(x + breite, seats?.right ?? 0)),
    bottom: Math.ceil(Math.max(y + hoehe, seats?.bottom ?? 0)),
  }
  return { x: rect.left, y: rect.top, breite: rect.right - rect.left, hoehe: rect.bottom - rect.top }
}

interface CroppedPlan {
  readonly bild: (Area & { readonly schnitt?: Schnitt | undefined }) | null
  readonly leseraeume: readonly Box[]
}
