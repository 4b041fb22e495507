import { useEffect, useRef } from 'react'
import type { Way } from './editor/editorState.ts'

/** In text fields the browser's own undo applies. */
const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

/**
 * The direction that a key requests: undo (Ctrl or Cmd with Z), redo (with Shift, or Ctrl with Y); null for
 * other keys.
 */
function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Way | null {
  if (altKey || ctrlKey === metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}

/** Undo and redo by keyboard, wherever the focus is on the page, except in dialogs and text fields. */
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
