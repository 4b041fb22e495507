/** Until when operators may have the data of a house; null where they may not, or no more. */
export function runningUntil(
  { zugriffBis }: { readonly zugriffBis: string | null },
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (zugriffBis === null) return null
  const bis = Temporal.Instant.from(zugriffBis)
  return Temporal.Instant.compare(bis, now) > 0 ? bis : null
}
