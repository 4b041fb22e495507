import { type RefObject, useEffect, useState } from 'react'

/** The visible part of a scrolled element, in pixels. */
export interface Extent {
  /** Width of the days, without the names. */
  readonly breite: number
  readonly hoehe: number
  /** The scroll position in whole steps: less than a step causes no render. */
  readonly oben: number
}

const STEP_PX = 132

/** Measures the timeline's frame, now and whenever it or its scroll position changes. */
export function useExtent(root: RefObject<HTMLElement | null>, mindestens: number): Extent {
  const [extent, setExtent] = useState({ platz: 0, hoehe: 600, oben: 0 })
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const look = () => {
      const namen = element.querySelector<HTMLElement>('[data-ecke]')?.offsetWidth ?? 0
      const next = {
        platz: element.clientWidth - namen,
        hoehe: element.clientHeight,
        oben: Math.floor(element.scrollTop / STEP_PX) * STEP_PX,
      }
      setExtent((old) =>
        old.platz === next.platz && old.hoehe === next.hoehe && old.oben === next.oben ? old : next,
      )
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [root])
  return { breite: Math.max(mindestens, extent.platz), hoehe: extent.hoehe + STEP_PX, oben: extent.oben }
}
