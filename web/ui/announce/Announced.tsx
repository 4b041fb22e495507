import { createElement, type HTMLAttributes, useEffect, useRef } from 'react'
import { announce } from './announcer.ts'

interface AnnouncedProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'b' | 'div' | 'h2' | 'p' | 'span'
  /** It comes with what it has to say. */
  readonly appears?: boolean
}

const wordsOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** Words that change under one's hands: what they become is announced. What stands there first is read in its place. */
export function Announced({ as = 'div', appears = false, ...rest }: AnnouncedProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    let last = wordsOf(element)
    if (appears) announce(last)
    const observer = new MutationObserver(() => {
      const words = wordsOf(element)
      if (words === last) return
      last = words
      announce(words)
    })
    observer.observe(element, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [appears])
  return createElement(as, { ...rest, ref })
}
