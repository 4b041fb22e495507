import { type RefObject, useLayoutEffect, useRef } from 'react'

/** As much of what is before is seen as well. */
const BEFORE_PX = 30

interface From {
  /** Where that is, from the first hour on: pixels. */
  readonly px: number
  /** Nearer than this is the time that goes on, and not another wish: pixels. */
  readonly near: number
  /** Whose days these are; others are shown from their own place on. */
  readonly of: string
}

/** Scrolls a timeline to where somebody wants to look, now and whenever that is elsewhere; in between it stays where they have scrolled it to. */
export function useShownFrom(root: RefObject<HTMLElement | null>, { px, near, of }: From): void {
  const shown = useRef<{ readonly px: number; readonly of: string } | null>(null)
  useLayoutEffect(() => {
    const last = shown.current
    shown.current = { px, of }
    if (last?.of === of && Math.abs(last.px - px) <= near) return
    root.current?.scrollTo({ left: px - BEFORE_PX })
  }, [root, px, near, of])
}
