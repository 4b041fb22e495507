import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/** What a field makes of a text: a value that can be taken, or why not. */
export type Reading =
  | { readonly ok: true; readonly value: string; readonly complete: boolean; readonly words: string }
  | { readonly ok: false; readonly why: string }

interface TypingProps {
  readonly value: string
  /** How the value reads while nobody types. */
  readonly shown: string
  readonly read: (text: string) => Reading
  readonly onChange: (value: string) => void
  /** What cannot be understood stands for nothing, instead of for what stood there before. */
  readonly emptied?: boolean
  /** Alt and the down arrow ask for other ways to choose, as in the browser's own lists. */
  readonly onOpen?: () => void
}

/**
 * A text field whose text stands for a value. What is surely a value is taken while one types, the rest when one leaves the field or presses Enter;
 * what cannot be understood stays as it was typed, with its reason, and holds back the form around it, so that nothing is sent that nobody reads on the screen.
 */
export function useTyping({ value, shown, read, onChange, emptied = false, onOpen }: TypingProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // Changed by something else: what was typed is about another value.
    if (value !== sent) setText(null)
  }
  const reading = text === null ? null : read(text)
  const stands = read(shown)
  const fault = reading === null ? (stands.ok ? null : stands.why) : left && !reading.ok ? reading.why : null

  function take(next: string): void {
    setSent(next)
    if (next !== value) onChange(next)
  }
  function type(typed: string): void {
    setText(typed)
    setLeft(false)
    const next = read(typed)
    if (next.ok && next.complete) take(next.value)
    else if (emptied && !next.ok) take('')
  }
  function settle(): void {
    if (reading === null) return
    if (reading.ok) {
      take(reading.value)
      setText(null)
    } else setLeft(true)
  }
  const hold = useEffectEvent((event: SubmitEvent) => {
    if (reading?.ok ?? stands.ok) return
    setLeft(true)
    // The first of several gets the focus.
    if (!event.defaultPrevented) input.current?.focus()
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const form = input.current?.form
    const listen = (event: SubmitEvent) => hold(event)
    form?.addEventListener('submit', listen)
    return () => form?.removeEventListener('submit', listen)
  }, [])

  return {
    fault,
    /** What the typed text is understood as, or why it is not, as soon as that is sure. */
    said: reading === null ? null : reading.ok ? reading.words : left ? reading.why : null,
    typing: text !== null && !left,
    put(next: string) {
      setText(null)
      setSent(next)
      if (next !== value) onChange(next)
    },
    props: {
      ref: input,
      value: text ?? shown,
      autoComplete: 'off',
      onChange: (event: { readonly currentTarget: HTMLInputElement }) => type(event.currentTarget.value),
      onFocus: () => input.current?.select(),
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') settle()
        if (!onOpen || !event.altKey || event.key !== 'ArrowDown') return
        event.preventDefault()
        onOpen()
      },
    },
  }
}
