import { firstStep, type Steps, stepped } from './steps.ts'

interface Versioned {
  readonly version: number
}

/** A part of a plan that is thought of for a while before it is saved. */
export interface DraftKind<D, S extends Versioned, P extends S> {
  /** What of a plan it is about. */
  readonly standOf: (plan: P) => S
  readonly draftOf: (stand: S) => D
  /** Whether a draft is what is saved. */
  readonly isSaved: (draft: D, plan: P) => boolean
}

/** What is thought of, and what it rests on. */
export interface DraftWork<D, S> {
  readonly steps: Steps<D>
  readonly base: S
  /** From here, and maybe saved without anybody knowing yet. */
  readonly sent: D | null
}

/** What can be done with a draft of this kind. */
export function draftWork<D, S extends Versioned, P extends S>({
  standOf,
  draftOf,
  isSaved,
}: DraftKind<D, S, P>) {
  type Work = DraftWork<D, S>
  /** Something is thought of that is not saved. */
  const isOpen = ({ steps, base }: Work, plan: P) => !isSaved(steps.now, { ...plan, ...base })
  /** What is thought of holds, over what is read by now. */
  const mine = (work: Work, plan: P): Work => ({ ...work, base: standOf(plan) })
  return {
    isOpen,
    mine,
    begin: (plan: P): Work => ({ steps: firstStep(draftOf(plan)), base: standOf(plan), sent: null }),
    /** Somebody else has saved it otherwise since. */
    isStale: ({ base }: Work, plan: P) => plan.version > base.version && !isSaved(draftOf(base), plan),
    /** What is read by now: theirs goes along where nothing is thought of. What is waits for its person to say which of both holds. */
    caughtUp(work: Work, plan: P): Work {
      const { steps, base, sent } = work
      if (plan.version <= base.version) return work
      const known = [draftOf(base), steps.now, ...(sent === null ? [] : [sent])]
      if (known.some((draft) => isSaved(draft, plan))) return mine(work, plan)
      if (isOpen(work, plan)) return work
      return { ...mine(work, plan), steps: { ...steps, now: draftOf(plan) } }
    },
    /** What is read by now holds: a step that leads back like any other. */
    theirs: (work: Work, plan: P): Work => ({
      ...mine(work, plan),
      steps: stepped(work.steps, draftOf(plan)),
    }),
    /** It is saved; what was changed while it was on its way stays, and is still to be saved. */
    savedAs(work: Work, draft: D, stand: S): Work {
      const { steps, base } = work
      return {
        ...work,
        steps: steps.now === draft ? { ...steps, now: draftOf(stand) } : steps,
        // Somebody may have been told of a later one before the answer was here.
        base: stand.version > base.version ? stand : base,
      }
    },
  }
}
