import { type RefObject, useCallback, useEffect, useRef } from 'react'

const MARKED = '[data-autofocus]'

const dialogOf = (title: HTMLElement) => title.closest('[role="dialog"]')

/**
 * The element that the dialog's content marks for the initial focus; the title only counts while there is
 * none.
 */
const markedIn = (title: HTMLElement) =>
  [...(dialogOf(title)?.querySelectorAll<HTMLElement>(MARKED) ?? [])].find((one) => one !== title)

/**
 * Makes the initial focus of a dialog independent of how fast its content loads: on the marked element, else
 * on the title, from where it moves to the marked element as soon as that appears, unless the reader has
 * moved on.
 */
export function useBeginning(heading: RefObject<HTMLElement | null>, opened: boolean) {
  const waiting = useRef<MutationObserver | null>(null)
  useEffect(() => {
    if (!opened) waiting.current?.disconnect()
  }, [opened])
  return {
    /** Before Mantine looks for the initial focus. */
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
      // The content may have appeared between marking the title and focusing it.
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
