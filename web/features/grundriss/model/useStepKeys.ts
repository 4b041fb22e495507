import { useEffect, useRef } from 'react'
import type { Way } from './editor/editorState.ts'

/** Where text is typed, the browser's own way back is the one that is meant. */
const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

/** What a key asks for: one step back (Ctrl or Cmd with Z), one forth (with Shift, or Ctrl with Y); null where it asks for neither. */
function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Way | null {
  if (altKey || ctrlKey === metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}

/** One step back and forth by keys, wherever the focus is on the page, but not while a dialog is open or text is typed. */
export function useStepKeys(onStep: (way: Way) => void): void {
  const latest = useRef(onStep)
  latest.current = onStep
  useEffect(() => {
    function step(event: KeyboardEvent) {
      const way = wayOf(event)
      if (way === null || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(`${TYPED}, [role="dialog"], dialog`)) return
      event.preventDefault()
      latest.current(way)
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [])
}
