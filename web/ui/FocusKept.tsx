import { useMergedRef } from '@mantine/hooks'
import { type ComponentProps, type MouseEvent, useReducer, useRef } from 'react'

interface FocusKeptProps extends ComponentProps<'button'> {
  /** Mantine's word for that something is under way. */
  readonly 'data-loading'?: boolean
}

const stop = (event: MouseEvent) => event.preventDefault()

/**
 * The element of every button of the kit. A browser takes the focus from a button that is switched off, and the next Tab begins anywhere.
 * So one that is busy, or is switched off while it has the focus, says so (`aria-disabled`, `aria-busy`), takes no second press, and keeps
 * the focus; it is switched off for good once the focus has gone on.
 */
export function FocusKept({
  disabled = false,
  type = 'button',
  onClick,
  onBlur,
  ref,
  ...rest
}: FocusKeptProps) {
  const own = useRef<HTMLButtonElement>(null)
  const refs = useMergedRef(own, ref)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const busy = rest['data-loading'] === true
  const off = disabled || busy
  // Asked of the document, so that nothing is drawn anew for each step of the Tab key.
  const kept = off && (busy || (own.current !== null && own.current === document.activeElement))
  return (
    <button
      aria-disabled={kept || undefined}
      aria-busy={busy || undefined}
      {...rest}
      ref={refs}
      type={type}
      disabled={off && !kept}
      onClick={off ? stop : onClick}
      onBlur={(event) => {
        if (kept) drawAgain()
        onBlur?.(event)
      }}
    />
  )
}
