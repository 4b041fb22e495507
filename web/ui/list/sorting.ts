/** The column that a list is sorted by; without one it has its own order. */
export interface Sorting<C extends string> {
  readonly by: C | undefined
  /** Descending. */
  readonly down: boolean
}

/** The sorting after a press on a column's head: ascending, descending, and back to the list's own order. */
export function nextSorting<C extends string>(now: Sorting<C>, column: C): Sorting<C> {
  if (now.by !== column) return { by: column, down: false }
  return now.down ? { by: undefined, down: false } : { by: column, down: true }
}

/** The `aria-sort` of a column's head; undefined if the list is not sorted by it. */
export function ariaSort<C extends string>(
  now: Sorting<C>,
  column: C,
): 'ascending' | 'descending' | undefined {
  if (now.by !== column) return undefined
  return now.down ? 'descending' : 'ascending'
}

/** A sorted copy. Ties keep the list's own order in both directions. */
export function sortedBy<T, C extends string>(
  items: readonly T[],
  { by, down }: Sorting<C>,
  compare: Readonly<Record<C, (a: T, b: T) => number>>,
): readonly T[] {
  if (by === undefined) return items
  const up = compare[by]
  return items.toSorted(down ? (a, b) => up(b, a) : up)
}
