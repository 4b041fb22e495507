import { useState } from 'react'
import { useUnsavedInside } from '../../../ui/form/unsaved.ts'

/** Does it, unless something was typed that would be lost by it: then it is asked first. */
export type Ask = (change: () => void) => void

/** Asks before what stands somewhere makes way while a form there holds what was typed and not sent. */
export function useAsking() {
  const { unsaved, tell } = useUnsavedInside()
  const [wanted, setWanted] = useState<{ readonly change: () => void } | null>(null)
  // What was asked about was sent meanwhile, or is gone.
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
