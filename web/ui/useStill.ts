import { useRef } from 'react'

/**
 * The value before one's own write, while that is pending. Its live event often arrives before the answer:
 * validated against that, a wish that has just come true would seem refused.
 */
export function useStill<T>(writing: boolean, value: T): T {
  const before = useRef(value)
  if (!writing) before.current = value
  return before.current
}
