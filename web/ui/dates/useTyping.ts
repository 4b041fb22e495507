import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/** The result of reading a typed text: a valid value, or why it is none. */
export type Reading =
  | { readonly ok: true; readonly value: string; readonly complete: boolean; readonly words: string }
  | { readonly ok: false; readonly why: string }

interface TypingProps {
  readonly value: string
  /** The display format of the value. */
  readonly shown: string
  readonly read: (text: string) => Reading
  readonly onChange: (value: string) => void
  /** An invalid text means no value, instead of the previous one. */
  readonly emptied?: boolean
  /** Alt and the down arrow open the alternatives, as in native selects. */
  readonly onOpen?: () => void
}

/**
 * A text field that edits a value. An unambiguous value is accepted while typing, anything else when the
 * field is left or Enter is pressed. An invalid text stays as typed, with its reason, and blocks the form, so
 * that nothing is submitted that differs from the screen.
 */
export function useTyping({ value, shown, read, onChange, emptied = false, onOpen }: TypingProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // Changed from outside: the typed text belongs to another value.
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
    // The first of several invalid fields gets the focus.
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
    /** How the text is understood, or why it is invalid, as soon as that is certain. */
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
