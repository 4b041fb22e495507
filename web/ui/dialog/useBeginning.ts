import { type RefObject, useCallback, useEffect, useRef } from 'react'

const MARKED = '[data-autofocus]'

const dialogOf = (title: HTMLElement) => title.closest('[role="dialog"]')

/** What the dialog's content marks as its beginning; not the title, which is one while there is nothing else. */
const markedIn = (title: HTMLElement) =>
  [...(dialogOf(title)?.querySelectorAll<HTMLElement>(MARKED) ?? [])].find((one) => one !== title)

/**
 * Where a dialog begins is the same each time, however fast its content comes: at what is marked, else at the title, which goes on to what is
 * marked as soon as that stands there, unless the reader has gone on already.
 */
export function useBeginning(heading: RefObject<HTMLElement | null>, opened: boolean) {
  const waiting = useRef<MutationObserver | null>(null)
  useEffect(() => {
    if (!opened) waiting.current?.disconnect()
  }, [opened])
  return {
    /** Before Mantine looks for where to begin. */
    ref: useCallback(
      (title: HTMLElement | null) => {
        heading.current = title
        title?.toggleAttribute('data-autofocus', markedIn(title) === undefined)
      },
      [heading],
    ),
    onFocus() {
      const title = heading.current
      const dialog = title === null ? null : dialogOf(title)
      if (title === null || dialog === null || !title.hasAttribute('data-autofocus')) return
      const goOn = () => {
        const marked = markedIn(title)
        if (marked === undefined) return
        title.removeAttribute('data-autofocus')
        marked.focus()
      }
      // The content may have come after the title was marked, and before it had the focus.
      goOn()
      if (document.activeElement !== title) return
      waiting.current?.disconnect()
      waiting.current = new MutationObserver((_, observer) => {
        if (document.activeElement === title) goOn()
        if (document.activeElement !== title) observer.disconnect()
      })
      waiting.current.observe(dialog, { subtree: true, childList: true })
    },
  }
}
