import { createElement, type HTMLAttributes, useEffect, useRef } from 'react'
import { announce } from './announcer.ts'
import { wordsOf } from './wordsOf.ts'

/** Debounce: text that changes with every key is announced once it settles. */
const SETTLED_MS = 300

interface AnnouncedProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'b' | 'div' | 'h2' | 'p' | 'span'
  /** It appears together with its text. */
  readonly appears?: boolean
}

/** An element whose changes are announced. Its initial text is not: that is read in its place. */
export function Announced({ as = 'div', appears = false, ...rest }: AnnouncedProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    let said = wordsOf(element)
    if (appears) announce(said)
    let settling: ReturnType<typeof setTimeout> | undefined
    const say = () => {
      const words = wordsOf(element)
      if (words === said) return
      said = words
      announce(words)
    }
    const observer = new MutationObserver(() => {
      clearTimeout(settling)
      settling = setTimeout(say, SETTLED_MS)
    })
    observer.observe(element, { subtree: true, childList: true, characterData: true })
    return () => {
      clearTimeout(settling)
      observer.disconnect()
    }
  }, [appears])
  return createElement(as, { ...rest, ref })
}
