import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Distance from the button, and from the edge of the window. */
const GAP = 4
const EDGE = 8

function place(panel: HTMLElement, opener: HTMLElement): void {
  const at = opener.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  const below = at.bottom + GAP
  const above = at.top - GAP - height
  const fitsBelow = below + height <= window.innerHeight - EDGE
  const top = fitsBelow || above < EDGE ? Math.min(below, window.innerHeight - EDGE - height) : above
  const left = Math.min(at.right - width, window.innerWidth - EDGE - width)
  panel.style.top = `${Math.max(EDGE, top)}px`
  panel.style.left = `${Math.max(EDGE, left)}px`
}

/**
 * Shows a panel in the browser's top layer beside its opener, where no dialog clips it; calls `onLeave` when
 * the focus or a press moves elsewhere.
 */
export function usePopover(opener: RefObject<HTMLElement | null>, onLeave: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent((event: Event) => {
    const target = event.target as Node
    if (!panel.current?.contains(target) && !opener.current?.contains(target)) onLeave()
  })
  useLayoutEffect(() => {
    panel.current?.showPopover()
  }, [])
  // After every change: a month has four to six weeks.
  useLayoutEffect(() => {
    if (panel.current && opener.current) place(panel.current, opener.current)
  })
  useEffect(() => {
    const move = () => panel.current && opener.current && place(panel.current, opener.current)
    const left = (event: Event) => leave(event)
    window.addEventListener('resize', move)
    window.addEventListener('scroll', move, true)
    document.addEventListener('pointerdown', left)
    document.addEventListener('focusin', left)
    return () => {
      window.removeEventListener('resize', move)
      window.removeEventListener('scroll', move, true)
      document.removeEventListener('pointerdown', left)
      document.removeEventListener('focusin', left)
    }
  }, [opener])
  return panel
}
