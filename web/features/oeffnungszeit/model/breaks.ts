import { formatUhrzeit, minutesOf, parseUhrzeit, uhrzeitOfMinutes } from '@platzwart/domain/time/uhrzeit'

/** Wall times, HH:mm; empty until typed. */
export interface Span {
  readonly von: string
  readonly bis: string
}

const EMPTY: Span = { von: '', bis: '' }

const NOON: Span = { von: '12:00', bis: '13:00' }

/**
 * The initial times of a further break: noon, else half an hour after the last one; empty if there is no
 * room.
 */
export function nextBreak({ von, bis }: Span, there: readonly Span[]): Span {
  const last = there.at(-1)
  if (last === undefined) return von < NOON.von && NOON.bis < bis ? NOON : EMPTY
  const end = parseUhrzeit(last.bis)
  if (!end.ok) return EMPTY
  const wall = (minutes: number) => formatUhrzeit(uhrzeitOfMinutes(minutesOf(end.value) + minutes))
  const next = { von: wall(60), bis: wall(90) }
  return next.von < next.bis && next.bis < bis ? next : EMPTY
}

/** Splits opening hours into the spans between their breaks. */
export function spansOf({ von, bis }: Span, breaks: readonly Span[] = []): Span[] {
  const sorted = breaks.toSorted((a, b) => (a.von < b.von ? -1 : 1))
  const ends = sorted.map((one) => one.von).concat(bis)
  return ends.map((end, i) => ({ von: sorted[i - 1]?.bis ?? von, bis: end }))
}
