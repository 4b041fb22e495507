import type { GrundrissView } from '@platzwart/contract/leseraum'
import { useCallback, useState } from 'react'
import type { BildDraft, BildSteps } from './bildDraft.ts'
import { caughtUp, isOpen, isStale, mine, savedAs, theirs, workOn } from './bildWork.ts'

/** The picture as it is thought of, which goes along with what others save as long as nobody here has changed it. */
export function useBildWork(plan: GrundrissView) {
  const [kept, setWork] = useState(() => workOn(plan))
  const work = caughtUp(kept, plan)
  if (work !== kept) setWork(work)
  const setSteps = useCallback(
    (change: (steps: BildSteps) => BildSteps) => setWork((now) => ({ ...now, steps: change(now.steps) })),
    [],
  )
  return {
    steps: work.steps,
    setSteps,
    open: isOpen(work, plan),
    stale: isStale(work, plan),
    onSent: (draft: BildDraft) => setWork((now) => ({ ...now, sent: draft })),
    onSaved: (draft: BildDraft, stand: Parameters<typeof savedAs>[2]) =>
      setWork((now) => savedAs(now, draft, stand)),
    takeTheirs: () => setWork((now) => theirs(now, plan)),
    keepMine: () => setWork((now) => mine(now, plan)),
  }
}

export type BildWorking = ReturnType<typeof useBildWork>
