import { useEffect } from 'react'
import { redone, type Steps, undone } from './steps.ts'

/** Where text is typed, the browser's own way back is the one that is meant. */
const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

type Change = <T>(steps: Steps<T>) => Steps<T>

/** What a key asks for: one step back (Ctrl or Cmd with Z), one forth (with Shift, or Ctrl with Y); null where it asks for neither. */
function changeOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Change | null {
  if (altKey || ctrlKey === metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? redone : undone
  return letter === 'y' && ctrlKey && !shiftKey ? redone : null
}

/** One step back and forth by keys, wherever the focus is on the page, but not while a dialog is open or text is typed. */
export function useStepKeys<T>(setSteps: (change: (steps: Steps<T>) => Steps<T>) => void): void {
  useEffect(() => {
    function step(event: KeyboardEvent) {
      const change = changeOf(event)
      if (change === null || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(`${TYPED}, [role="dialog"], dialog`)) return
      event.preventDefault()
      setSteps(change)
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [setSteps])
}
