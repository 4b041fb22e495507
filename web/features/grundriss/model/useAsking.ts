import { useState } from 'react'
import { useUnsavedInside } from '../../../ui/form/unsaved.ts'

/** Runs a change; asks before if it would discard unsaved input. */
export type Ask = (change: () => void) => void

/** Asks before a form with unsaved input is replaced. */
export function useAsking() {
  const { unsaved, tell } = useUnsavedInside()
  const [wanted, setWanted] = useState<{ readonly change: () => void } | null>(null)
  // The input in question was saved meanwhile, or is gone.
  if (wanted !== null && !unsaved) setWanted(null)
  const ask: Ask = (change) => {
    if (unsaved) setWanted({ change })
    else change()
  }
  return {
    unsaved,
    tell,
    ask,
    question: {
      opened: wanted !== null,
      onStay: () => setWanted(null),
      onLeave() {
        setWanted(null)
        wanted?.change()
      },
    },
  }
}
