import { useMergedRef } from '@mantine/hooks'
import { type ComponentProps, type MouseEvent, useReducer, useRef } from 'react'

interface FocusKeepingButtonProps extends ComponentProps<'button'> {
  /** Mantine's attribute for a pending action. */
  readonly 'data-loading'?: boolean
}

const stop = (event: MouseEvent) => event.preventDefault()

/**
 * The element of every button of the kit. Browsers blur a button that is disabled, and the next Tab starts
 * anywhere. So a button that is busy, or is disabled while it has the focus, only says so (`aria-disabled`,
 * `aria-busy`), ignores presses, and keeps the focus; it is really disabled once the focus has moved on.
 */
export function FocusKeepingButton({
  disabled = false,
  type = 'button',
  onClick,
  onBlur,
  ref,
  ...rest
}: FocusKeepingButtonProps) {
  const own = useRef<HTMLButtonElement>(null)
  const refs = useMergedRef(own, ref)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const busy = rest['data-loading'] === true
  const off = disabled || busy
  // Reads the document instead of tracking the focus, so that nothing renders for each press of Tab.
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
