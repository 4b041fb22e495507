import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Pixels of earlier time that stay visible. */
const BEFORE_PX = 30

interface From {
  /** The position from the first hour on, in pixels. */
  readonly px: number
  /** A change below this, in pixels, is the passing of time and not a new target. */
  readonly near: number
  /** The subject of the timeline; another one starts at its own position. */
  readonly of: string
}

/**
 * Scrolls a timeline to a position, now and whenever it changes; in between it stays where people have
 * scrolled it to.
 */
export function useShownFrom(root: RefObject<HTMLElement | null>, { px, near, of }: From): void {
  const shown = useRef<{ readonly px: number; readonly of: string } | null>(null)
  useLayoutEffect(() => {
    const last = shown.current
    shown.current = { px, of }
    if (last?.of === of && Math.abs(last.px - px) <= near) return
    root.current?.scrollTo({ left: px - BEFORE_PX })
  }, [root, px, near, of])
}
