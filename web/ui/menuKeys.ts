/** The next focused entry in a menu of `count` entries (WAI-ARIA menu pattern); null for any other key. */
export function nextEntry(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (current - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
