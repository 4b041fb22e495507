import { useRef } from 'react'

/**
 * What stood before one's own write, for as long as it is under way. The news of it often comes before its answer: judged by that, a wish that
 * has just come true would seem refused.
 */
export function useStill<T>(writing: boolean, value: T): T {
  const before = useRef(value)
  if (!writing) before.current = value
  return before.current
}
