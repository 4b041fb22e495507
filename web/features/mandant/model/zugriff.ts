/** Until when operators may access a house's data; null if they may not. */
export function runningUntil(
  { zugriffBis }: { readonly zugriffBis: string | null },
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (zugriffBis === null) return null
  const bis = Temporal.Instant.from(zugriffBis)
  return Temporal.Instant.compare(bis, now) > 0 ? bis : null
}
