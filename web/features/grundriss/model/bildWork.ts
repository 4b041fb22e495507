import type { GrundrissBild, GrundrissView } from '@platzwart/contract/leseraum'
import { type BildDraft, type BildSteps, draftOf, isSaved } from './bildDraft.ts'
import { firstStep, stepped } from './steps.ts'

type Plan = Pick<GrundrissView, 'breite' | 'hoehe' | 'bild' | 'leseraeume' | 'version'>

/** How the picture lay in a version of the plan. */
interface Stand {
  readonly bild: GrundrissBild | null
  readonly version: number
}

/** What is thought of, and what it rests on. */
export interface BildWork {
  readonly steps: BildSteps
  readonly base: Stand
  /** From here, and maybe saved without anybody knowing yet. */
  readonly sent: BildDraft | null
}

const standOf = ({ bild, version }: Plan): Stand => ({ bild, version })
const asIn = (plan: Plan, { bild }: Stand): Plan => ({ ...plan, bild })

export const workOn = (plan: Plan): BildWork => ({
  ...{ steps: firstStep(draftOf(plan)), base: standOf(plan), sent: null },
})

/** Something is thought of that is not saved. */
export const isOpen = ({ steps, base }: BildWork, plan: Plan) => !isSaved(steps.now, asIn(plan, base))

/** Somebody else has saved another picture, or placed it otherwise, since. */
export const isStale = ({ base }: BildWork, plan: Plan) =>
  plan.version > base.version && !isSaved(draftOf(base), plan)

/** What is read by now: theirs goes along where nothing is thought of. What is waits for its person to say which of both holds. */
export function caughtUp(work: BildWork, plan: Plan): BildWork {
  const { steps, base, sent } = work
  if (plan.version <= base.version) return work
  const known = [draftOf(base), steps.now, ...(sent === null ? [] : [sent])]
  if (known.some((draft) => isSaved(draft, plan))) return mine(work, plan)
  if (isOpen(work, plan)) return work
  return { ...work, steps: { ...steps, now: draftOf(plan) }, base: standOf(plan) }
}

/** What is thought of holds, over what is read by now. */
export const mine = (work: BildWork, plan: Plan): BildWork => ({ ...work, base: standOf(plan) })

/** What is read by now holds: a step that leads back like any other. */
export const theirs = (work: BildWork, plan: Plan): BildWork => ({
  ...mine(work, plan),
  steps: stepped(work.steps, draftOf(plan)),
})

/** It is saved; what was changed while it was on its way stays, and is still to be saved. */
export function savedAs(work: BildWork, draft: BildDraft, stand: Stand): BildWork {
  const { steps, base } = work
  return {
    ...work,
    steps: steps.now === draft ? { ...steps, now: draftOf(stand) } : steps,
    // Somebody may have been told of a later one before the answer was here.
    base: stand.version > base.version ? { bild: stand.bild, version: stand.version } : base,
  }
}
