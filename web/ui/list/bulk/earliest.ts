/** The first of these moments: until then all of it can be taken back. Null where there is none, or one of them has none. */
export function earliest(instants: readonly (string | null)[]): Temporal.Instant | null {
  const all = instants.map((one) => one && Temporal.Instant.from(one))
  if (!all.every((one) => one instanceof Temporal.Instant)) return null
  return all.toSorted(Temporal.Instant.compare)[0] ?? null
}
