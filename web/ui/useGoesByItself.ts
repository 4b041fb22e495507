import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'

const STAYS_MS = 15_000

/**
 * A message that disappears after a while, but not while it is hovered or focused. Returns attributes for its
 * element.
 */
export function useGoesByItself(onOver: () => void) {
  const [pointed, setPointed] = useState(false)
  const [within, setWithin] = useState(false)
  const over = useEffectEvent(onOver)
  const rests = pointed || within
  useEffect(() => {
    if (rests) return
    const timer = setTimeout(() => over(), STAYS_MS)
    return () => clearTimeout(timer)
  }, [rests])
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setWithin(true),
    onBlur: (event: FocusEvent<HTMLElement>) => setWithin(event.currentTarget.contains(event.relatedTarget)),
  }
}
