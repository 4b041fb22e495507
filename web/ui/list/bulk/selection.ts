/** The keys of the selected rows, and the anchor of a range. */
export interface Selection {
  readonly keys: ReadonlySet<string>
  readonly anchor: string | null
}

export const NOTHING: Selection = { keys: new Set(), anchor: null }

/**
 * A press on a row's checkbox. With Shift the range from the anchor to this row gets its new state.
 * @param order the keys of all selectable rows, in display order
 */
export function pressed(now: Selection, key: string, order: readonly string[], reach: boolean): Selection {
  const selects = !now.keys.has(key)
  const from = reach && now.anchor !== null ? order.indexOf(now.anchor) : -1
  const to = order.indexOf(key)
  const meant = from < 0 ? [key] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
  const keys = new Set(now.keys)
  for (const one of meant) {
    if (selects) keys.add(one)
    else keys.delete(one)
  }
  return { keys, anchor: key }
}

export function allOf(order: readonly string[]): Selection {
  return { keys: new Set(order), anchor: order.at(-1) ?? null }
}

/** The selection without rows that are gone: nothing is done to a row that the person does not see. */
export function stillThere(now: Selection, order: readonly string[]): Selection {
  const keys = order.filter((key) => now.keys.has(key))
  if (keys.length === now.keys.size) return now
  return {
    keys: new Set(keys),
    anchor: now.anchor !== null && order.includes(now.anchor) ? now.anchor : null,
  }
}
