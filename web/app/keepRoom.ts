/** At the very end of the page, within what a rounded position may differ by. */
const NEAR = 2

/**
 * Keeps as much room at the end of the page as what is fixed at the foot of the window takes, so that nothing stays below it; whoever reads the last
 * line goes on seeing it. What the focus goes to is scrolled out from below, too (`--foot-room`, base.css).
 * @param selector of what is fixed there
 * @returns ends it
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

/** What was just pressed is what one looks at. */
function uncover(element: Element | null, foot: number): void {
  if (element === null || element === document.body) return
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom > foot && top < window.innerHeight) window.scrollBy({ top: bottom - foot })
}
