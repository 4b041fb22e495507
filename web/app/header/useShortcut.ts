import { useEffect, useEffectEvent } from 'react'

/** A global shortcut: Ctrl or Command with a letter, even while typing. */
export function useShortcut(letter: string, act: () => void): void {
  const onPressed = useEffectEvent(act)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== letter || !(ctrlKey || metaKey) || altKey || shiftKey) return
      event.preventDefault()
      onPressed()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [letter])
}
