import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'

/** Half-open `[von, bis)`: `bis` is the first instant after it. */
export interface Zeitraum {
  readonly von: Temporal.Instant
  readonly bis: Temporal.Instant
}

const compare = Temporal.Instant.compare

export function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return compare(a, b) > 0 ? a : b
}

export function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return compare(a, b) < 0 ? a : b
}

/** Start before end (SPECIFICATION section 5). */
export function zeitraum(von: Temporal.Instant, bis: Temporal.Instant): Result<Zeitraum> {
  if (compare(von, bis) >= 0) return refused(issue('zeitraum.startNichtVorEnde', {}, { field: 'bis' }))
  return ok({ von, bis })
}

export const isSameZeitraum = (a: Zeitraum, b: Zeitraum): boolean =>
  a.von.equals(b.von) && a.bis.equals(b.bis)

/** Back to back is no overlap, exactly as PostgreSQL's `&&` on `[)` ranges. */
export function overlaps(a: Zeitraum, b: Zeitraum): boolean {
  return compare(a.von, b.bis) < 0 && compare(b.von, a.bis) < 0
}

/** Whether every moment of `inner` is in `outer`; a period contains itself. */
export function contains(outer: Zeitraum, inner: Zeitraum): boolean {
  return compare(outer.von, inner.von) <= 0 && compare(inner.bis, outer.bis) <= 0
}

/** The item that begins first, whatever the input order: so that all callers get the same one. */
export function firstOf<T extends { readonly zeitraum: Zeitraum }>(ones: readonly T[]): T | undefined {
  return ones.toSorted((a, b) => compare(a.zeitraum.von, b.zeitraum.von))[0]
}

/** Real minutes, as a stopwatch counts them; negative if `bis` is earlier. */
export function minutesBetween(von: Temporal.Instant, bis: Temporal.Instant): number {
  return (bis.epochMilliseconds - von.epochMilliseconds) / 60_000
}

/** A period in real minutes since a moment, such as a day's local midnight. */
export function minutesFrom(start: Temporal.Instant, { von, bis }: Zeitraum): { von: number; bis: number } {
  return { von: minutesBetween(start, von), bis: minutesBetween(start, bis) }
}

/** Real minutes between two periods; 0 if they touch or overlap. */
export function gapMinutes(a: Zeitraum, b: Zeitraum): number {
  return Math.max(0, minutesBetween(a.bis, b.von), minutesBetween(b.bis, a.von))
}
