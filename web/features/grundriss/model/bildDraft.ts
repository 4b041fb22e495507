import type { NewBild } from '@platzwart/contract/grundriss'
import type { GrundrissBild, GrundrissView } from '@platzwart/contract/leseraum'
import { cropped, type Schnitt, WHOLE } from '@platzwart/domain/grundriss/cropped'
import type { Point } from '@platzwart/domain/grundriss/pathText'
import type { DraftKind } from './draftWork.ts'
import type { Steps } from './steps.ts'
import type { DraftWorking } from './useDraftWork.ts'

/** The edited position of a plan's picture, and whether the plan takes the picture's size. */
export interface BildDraft {
  readonly bild: GrundrissBild | null
  readonly passend: boolean
}

export type BildSteps = Steps<BildDraft>

type Plan = Pick<GrundrissView, 'breite' | 'hoehe' | 'bild' | 'leseraeume'>

export const draftOf = ({ bild }: Pick<Plan, 'bild'>): BildDraft => ({ bild, passend: false })

/**
 * A new picture in the place and width of the previous one; the first one is as wide as the plan. A plan
 * without seats takes its picture's size.
 */
export function laid(neu: NewBild, { bild, passend }: BildDraft, plan: Plan): BildDraft {
  const breite = bild?.breite ?? plan.breite
  const groessen = neu.groessen.toSorted((a, b) => a.breite - b.breite)
  const look = bild ?? { x: 0, y: 0, deckkraft: 100, dunkel: 'umkehren' as const }
  const { x, y, deckkraft, dunkel } = look
  const { id, kacheln } = neu
  const next = { id, x, y, breite, hoehe: 1, groessen, kacheln, deckkraft, dunkel }
  return { bild: widened(next, breite), passend: bild === null ? plan.leseraeume.length === 0 : passend }
}

/** The picture at another width; its height follows from its aspect ratio. */
export function widened(bild: GrundrissBild, breite: number): GrundrissBild {
  const wide = Math.min(40_000, Math.max(10, Math.round(breite)))
  const largest = bild.groessen.at(-1)
  const share = largest === undefined ? 1 : largest.hoehe / largest.breite
  return { ...bild, breite: wide, hoehe: Math.max(1, Math.round(wide * share)) }
}

/**
 * Scales the picture so that two of its points are so far apart, in plan units; the first one stays fixed.
 */
export function scaled(bild: GrundrissBild, [a, b]: readonly [Point, Point], apart: number): GrundrissBild {
  const now = Math.hypot(a.x - b.x, a.y - b.y)
  if (now < 1) return bild
  const grown = widened(bild, (bild.breite * apart) / now)
  const factor = grown.breite / bild.breite
  return {
    ...grown,
    x: Math.round(a.x - (a.x - bild.x) * factor),
    y: Math.round(a.y - (a.y - bild.y) * factor),
  }
}

/** The plan as edited; a picture that gives the plan its size starts at the plan's corner. */
export function planWith<P extends Plan>(plan: P, { bild, passend }: BildDraft): P {
  if (bild === null || !passend) return { ...plan, bild }
  const { x, y, breite, hoehe } = cropped({ ...bild, x: 0, y: 0 }, bild.schnitt ?? WHOLE)
  return {
    ...plan,
    breite: Math.round(breite),
    hoehe: Math.round(hoehe),
    bild: { ...bild, x: -Math.round(x), y: -Math.round(y) },
  }
}

/** With the whole picture visible, for choosing the visible part. */
export const uncut = (draft: BildDraft): BildDraft =>
  draft.bild === null ? draft : { ...draft, bild: { ...draft.bild, schnitt: undefined } }

/** The picture with its crop; an uncropped one has no such property. */
export function cut(bild: GrundrissBild, schnitt: Schnitt): GrundrissBild {
  const { links, oben, rechts, unten } = schnitt
  return { ...bild, schnitt: links + oben + rechts + unten === 0 ? undefined : schnitt }
}

/** Converts to the API's shape. */
export function bodyOf({ bild, passend }: BildDraft) {
  if (bild === null) return { bild: null }
  const { id, x, y, breite, schnitt, deckkraft, dunkel } = bild
  return { bild: { id, x, y, breite, deckkraft, dunkel, ...(schnitt && { schnitt }) }, passend }
}

/** Whether the draft equals the saved state. */
export function isSaved(draft: BildDraft, plan: Plan): boolean {
  const { breite, hoehe, bild } = planWith(plan, draft)
  const same = JSON.stringify(bodyOf(draftOf({ bild }))) === JSON.stringify(bodyOf(draftOf(plan)))
  return same && breite === plan.breite && hoehe === plan.hoehe
}

/** The picture's position in a version of the plan. */
interface Stand {
  readonly bild: GrundrissBild | null
  readonly version: number
}

export type BildWorking = DraftWorking<BildDraft, Stand>

/** The picture below the seats, and its position. */
export const BILD: DraftKind<BildDraft, Stand, Plan & Stand> = {
  standOf: ({ bild, version }) => ({ bild, version }),
  draftOf,
  isSaved,
}
