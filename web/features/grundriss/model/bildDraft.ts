import type { NewBild } from '@platzwart/contract/grundriss'
import type { GrundrissBild, GrundrissView } from '@platzwart/contract/leseraum'
import { cropped, type Schnitt, WHOLE } from '@platzwart/domain/grundriss/cropped'
import type { Point } from '@platzwart/domain/grundriss/pathText'
import type { DraftKind } from './draftWork.ts'
import type { Steps } from './steps.ts'
import type { DraftWorking } from './useDraftWork.ts'

/** How the picture of a plan would lie, and whether the plan becomes as large as it. */
export interface BildDraft {
  readonly bild: GrundrissBild | null
  readonly passend: boolean
}

export type BildSteps = Steps<BildDraft>

type Plan = Pick<GrundrissView, 'breite' | 'hoehe' | 'bild' | 'leseraeume'>

export const draftOf = ({ bild }: Pick<Plan, 'bild'>): BildDraft => ({ bild, passend: false })

/**
 * What was just brought, in place of what lay there: where that lay and as wide; the first one as wide as the plan. A plan without seats becomes
 * as large as its picture.
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

/** As high as its pixels make it. */
export function widened(bild: GrundrissBild, breite: number): GrundrissBild {
  const wide = Math.min(40_000, Math.max(10, Math.round(breite)))
  const largest = bild.groessen.at(-1)
  const share = largest === undefined ? 1 : largest.hoehe / largest.breite
  return { ...bild, breite: wide, hoehe: Math.max(1, Math.round(wide * share)) }
}

/** The picture as large as it must be for two of its points to be so far apart, in plan units; the first of them stays where it is. */
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

/** The plan as it would look; a picture that gives it its size lies at its corner. */
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

/** With all of its picture, for whoever says what of it is shown. */
export const uncut = (draft: BildDraft): BildDraft =>
  draft.bild === null ? draft : { ...draft, bild: { ...draft.bild, schnitt: undefined } }

/** The picture with what is cut off it; nothing of what is whole. */
export function cut(bild: GrundrissBild, schnitt: Schnitt): GrundrissBild {
  const { links, oben, rechts, unten } = schnitt
  return { ...bild, schnitt: links + oben + rechts + unten === 0 ? undefined : schnitt }
}

/** As the API takes it. */
export function bodyOf({ bild, passend }: BildDraft) {
  if (bild === null) return { bild: null }
  const { id, x, y, breite, schnitt, deckkraft, dunkel } = bild
  return { bild: { id, x, y, breite, deckkraft, dunkel, ...(schnitt && { schnitt }) }, passend }
}

/** Whether it is what is saved. */
export function isSaved(draft: BildDraft, plan: Plan): boolean {
  const { breite, hoehe, bild } = planWith(plan, draft)
  const same = JSON.stringify(bodyOf(draftOf({ bild }))) === JSON.stringify(bodyOf(draftOf(plan)))
  return same && breite === plan.breite && hoehe === plan.hoehe
}

/** How the picture lay in a version of the plan. */
interface Stand {
  readonly bild: GrundrissBild | null
  readonly version: number
}

export type BildWorking = DraftWorking<BildDraft, Stand>

/** The picture beneath the seats, and how it lies. */
export const BILD: DraftKind<BildDraft, Stand, Plan & Stand> = {
  standOf: ({ bild, version }) => ({ bild, version }),
  draftOf,
  isSaved,
}
