import { useCallback, useMemo, useState } from 'react'
import { type DraftKind, draftWork } from './draftWork.ts'
import type { Steps } from './steps.ts'

/** The draft of a part of a plan; adopts others' saves as long as it is unchanged. */
export function useDraftWork<D, S extends { readonly version: number }, P extends S>(
  kind: DraftKind<D, S, P>,
  plan: P,
) {
  const can = useMemo(() => draftWork(kind), [kind])
  const [kept, setWork] = useState(() => can.begin(plan))
  const work = can.caughtUp(kept, plan)
  if (work !== kept) setWork(work)
  const setSteps = useCallback(
    (change: (steps: Steps<D>) => Steps<D>) => setWork((now) => ({ ...now, steps: change(now.steps) })),
    [],
  )
  return {
    steps: work.steps,
    setSteps,
    open: can.isOpen(work, plan),
    stale: can.isStale(work, plan),
    onSent: (draft: D) => setWork((now) => ({ ...now, sent: draft })),
    onSaved: (draft: D, stand: S) => setWork((now) => can.savedAs(now, draft, stand)),
    takeTheirs: () => setWork((now) => can.theirs(now, plan)),
    keepMine: () => setWork((now) => can.mine(now, plan)),
  }
}

/** A draft on a screen. @typeParam D the draft, @typeParam S the answer of a save */
export type DraftWorking<D, S extends { readonly version: number }> = ReturnType<typeof useDraftWork<D, S, S>>
