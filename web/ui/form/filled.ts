/** Marks a field that browsers and managers of passwords fill in, often without telling: it keeps what they wrote and is read when it is sent. */
export const FILLED = { 'data-filled': '' } as const

/** The values with what stands in such fields by now. */
export function filledIn<V extends object>(root: HTMLFormElement | null, values: V): V {
  const inputs = [...(root?.querySelectorAll<HTMLInputElement>('input[data-filled]') ?? [])]
  const fresh = inputs.filter(({ name, value }) => (values as Record<string, unknown>)[name] !== value)
  if (fresh.length === 0) return values
  return { ...values, ...Object.fromEntries(fresh.map(({ name, value }) => [name, value])) }
}
