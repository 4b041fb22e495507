/**
 * Marks a field that browsers and password managers fill in, often without an event: it is uncontrolled and
 * read on submit.
 */
export const FILLED = { 'data-filled': '' } as const

/** The values, updated from such fields. */
export function filledIn<V extends object>(root: HTMLFormElement | null, values: V): V {
  const inputs = [...(root?.querySelectorAll<HTMLInputElement>('input[data-filled]') ?? [])]
  const fresh = inputs.filter(({ name, value }) => (values as Record<string, unknown>)[name] !== value)
  if (fresh.length === 0) return values
  return { ...values, ...Object.fromEntries(fresh.map(({ name, value }) => [name, value])) }
}
