/**
 * The first of these instants, until which all of it can be undone. Null if there are none, or if one is
 * missing.
 */
export function earliest(instants: readonly (string | null)[]): Temporal.Instant | null {
  const all = instants.map((one) => one && Temporal.Instant.from(one))
  if (!all.every((one) => one instanceof Temporal.Instant)) return null
  return all.toSorted(Temporal.Instant.compare)[0] ?? null
}
