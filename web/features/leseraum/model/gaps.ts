import type { Minutes, OpenMinutes } from '@platzwart/domain/leseraum/seatState'

/** The gaps between `von` and `bis`. @param belegungen sorted by start */
export function gapsOf(belegungen: readonly Minutes[], { von, bis }: Minutes): Minutes[] {
  const gaps: Minutes[] = []
  let at = von
  for (const one of belegungen) {
    if (one.von > at) gaps.push({ von: at, bis: Math.min(one.von, bis) })
    at = Math.max(at, one.bis)
    if (at >= bis) return gaps
  }
  if (at < bis) gaps.push({ von: at, bis })
  return gaps
}

/** The holds of a seat and the breaks of the day, sorted by start: in neither can one sit. */
export function withBreaks<T extends Minutes>(
  belegungen: readonly T[],
  offen: OpenMinutes | null,
): readonly Minutes[] {
  const breaks = offen?.unterbrechungen ?? []
  return breaks.length === 0
    ? belegungen
    : [belegungen, breaks].flat().toSorted((a: Minutes, b: Minutes) => a.von - b.von)
}
