import { useCallback, useState } from 'react'
import {
  caughtUp,
  isOpen,
  isStale,
  mine,
  type Stand,
  savedAs,
  theirs,
  workOn,
  type Zeichnung,
  type ZeichnungSteps,
} from './zeichnungWork.ts'

/** The drawing as it is thought of, which goes along with what others save as long as nobody here has changed it. */
export function useZeichnungWork(plan: Stand) {
  const [kept, setWork] = useState(() => workOn(plan))
  const work = caughtUp(kept, plan)
  if (work !== kept) setWork(work)
  const setSteps = useCallback(
    (change: (steps: ZeichnungSteps) => ZeichnungSteps) =>
      setWork((now) => ({ ...now, steps: change(now.steps) })),
    [],
  )
  return {
    steps: work.steps,
    setSteps,
    open: isOpen(work),
    stale: isStale(work, plan),
    onSent: (sent: Zeichnung) => setWork((now) => ({ ...now, sent })),
    onSaved: (stand: Stand) => setWork((now) => savedAs(now, stand)),
    takeTheirs: () => setWork((now) => theirs(now, plan)),
    keepMine: () => setWork((now) => mine(now, plan)),
  }
}

export type ZeichnungWorking = ReturnType<typeof useZeichnungWork>
