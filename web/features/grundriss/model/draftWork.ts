import { firstStep, type Steps, stepped } from './steps.ts'

interface Versioned {
  readonly version: number
}

/** A part of a plan that is edited as a draft before it is saved. */
export interface DraftKind<D, S extends Versioned, P extends S> {
  /** The part of a plan that the draft edits. */
  readonly standOf: (plan: P) => S
  readonly draftOf: (stand: S) => D
  /** Whether a draft equals the saved state. */
  readonly isSaved: (draft: D, plan: P) => boolean
}

/** A draft with its undo steps, and the saved state that it is based on. */
export interface DraftWork<D, S> {
  readonly steps: Steps<D>
  readonly base: S
  /** The draft of a request whose result is still unknown. */
  readonly sent: D | null
}

/** The operations on drafts of this kind. */
export function draftWork<D, S extends Versioned, P extends S>({
  standOf,
  draftOf,
  isSaved,
}: DraftKind<D, S, P>) {
  type Work = DraftWork<D, S>
  /** Whether the draft has unsaved changes. */
  const isOpen = ({ steps, base }: Work, plan: P) => !isSaved(steps.now, { ...plan, ...base })
  /** Keeps the draft, rebased on the current plan. */
  const mine = (work: Work, plan: P): Work => ({ ...work, base: standOf(plan) })
  return {
    isOpen,
    mine,
    begin: (plan: P): Work => ({ steps: firstStep(draftOf(plan)), base: standOf(plan), sent: null }),
    /** Somebody else has saved a different state since. */
    isStale: ({ base }: Work, plan: P) => plan.version > base.version && !isSaved(draftOf(base), plan),
    /**
     * Adopts the current plan if the draft has no changes. Otherwise it waits until the person has chosen
     * which of both wins.
     */
    caughtUp(work: Work, plan: P): Work {
      const { steps, base, sent } = work
      if (plan.version <= base.version) return work
      const known = [draftOf(base), steps.now, ...(sent === null ? [] : [sent])]
      if (known.some((draft) => isSaved(draft, plan))) return mine(work, plan)
      if (isOpen(work, plan)) return work
      return { ...mine(work, plan), steps: { ...steps, now: draftOf(plan) } }
    },
    /** Adopts the current plan as an undoable step. */
    theirs: (work: Work, plan: P): Work => ({
      ...mine(work, plan),
      steps: stepped(work.steps, draftOf(plan)),
    }),
    /** Marks a draft as saved; changes made during the request stay unsaved. */
    savedAs(work: Work, draft: D, stand: S): Work {
      const { steps, base } = work
      return {
        ...work,
        steps: steps.now === draft ? { ...steps, now: draftOf(stand) } : steps,
        // A live event may have delivered a later version before this answer.
        base: stand.version > base.version ? stand : base,
      }
    },
  }
}
