/** Tolerance in pixels for being at the very end of the page, because scroll positions are rounded. */
const NEAR = 2

/**
 * Reserves as much room at the end of the page as the element fixed at the bottom of the window takes, so
 * that it covers nothing; a reader at the last line keeps seeing it. A focused element is also scrolled out
 * from below it (`--foot-room`, base.css).
 * @param selector of the fixed element
 * @returns stops it
 */
export function keepRoom(selector: string): () => void {
  const page = document.documentElement
  const fixed = document.querySelector(selector)
  if (fixed === null) return () => undefined
  const observer = new ResizeObserver(() => {
    const { height } = fixed.getBoundingClientRect()
    const end = page.scrollHeight - page.clientHeight
    const atEnd = end - page.scrollTop <= NEAR
    page.style.setProperty('--foot-room', `${Math.ceil(height)}px`)
    if (atEnd && height > 0) page.scrollTop = page.scrollHeight
    else if (height > 0) uncover(document.activeElement, window.innerHeight - height)
  })
  observer.observe(fixed)
  return () => {
    observer.disconnect()
    page.style.removeProperty('--foot-room')
  }
}

/** Scrolls the element that was just pressed out from below the footer. */
function uncover(element: Element | null, foot: number): void {
  if (element === null || element === document.body) return
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom > foot && top < window.innerHeight) window.scrollBy({ top: bottom - foot })
}
