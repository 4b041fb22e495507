import { type RefObject, useCallback, useEffect, useRef } from 'react'

const CURRENT = '[aria-current="page"]'

/**
 * For a row of tabs that overflows: scrolls the current tab into view, and marks the ends that hide more
 * (`data-mehr-links`, `data-mehr-rechts`) for the style sheet (scrollTabs.module.css). `stand` changes when
 * the current tab may have.
 */
export function useScrollTabs(stand: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const brought = useRef(0)
  const center = useCallback((_?: string) => {
    const row = ref.current
    const tab = row?.querySelector<HTMLElement>(CURRENT)
    if (!row || !tab) return
    // Not scrollIntoView, which would scroll the page as well.
    const left = tab.getBoundingClientRect().left - row.getBoundingClientRect().left + row.scrollLeft
    row.scrollTo({ left: left - (row.clientWidth - tab.clientWidth) / 2 })
    brought.current = row.scrollLeft
  }, [])
  useEffect(() => {
    const row = ref.current
    if (row === null) return
    const mark = () => {
      const hidden = row.scrollWidth - row.clientWidth
      row.toggleAttribute('data-mehr-links', row.scrollLeft > 1)
      row.toggleAttribute('data-mehr-rechts', row.scrollLeft < hidden - 1)
    }
    const resized = new ResizeObserver(() => {
      // Nobody has scrolled it: the current tab stays in view.
      if (row.scrollLeft === brought.current) center()
      mark()
    })
    resized.observe(row)
    // Counts appear later and widen a tab.
    for (const tab of row.children) resized.observe(tab)
    row.addEventListener('scroll', mark, { passive: true })
    return () => {
      resized.disconnect()
      row.removeEventListener('scroll', mark)
    }
  }, [center])
  useEffect(() => center(stand), [center, stand])
  return ref
}
