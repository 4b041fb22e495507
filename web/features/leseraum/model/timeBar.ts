import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { type Grid, stepDown, stepUp } from '@platzwart/domain/time/grid'

/** A minute's position on a bar that spans `ganz`, in percent, clamped to its ends. */
export function percentAt(minute: number, ganz: Minutes): number {
  const span = Math.max(1, ganz.bis - ganz.von)
  return Math.min(100, Math.max(0, ((minute - ganz.von) / span) * 100))
}

/** A part of the bar as left edge and width in percent. */
export function stretch(teil: Minutes, ganz: Minutes): { left: number; width: number } {
  const left = percentAt(teil.von, ganz)
  return { left, width: percentAt(teil.bis, ganz) - left }
}

/** The step nearest to a position on the bar (`share` from 0 to 1). */
export function minuteOfShare(share: number, ganz: Minutes, grid: Grid): number {
  return within(stepDown(ganz.von + share * (ganz.bis - ganz.von) + grid.schritt / 2, grid), ganz)
}

export type Handle = 'von' | 'bis'

/** The bounds of a period's length, in minutes. */
export interface Lengths {
  readonly mindestens: number
  readonly hoechstens: number
}

/**
 * Moves one thumb. The start moves the end with it, so that the period keeps its intended length; the end
 * moves alone, unless the shortest or the longest booking also moves the start. Both stop at the ends of the
 * offered hours (K7). The result always fits `offen` and, if there is room, is between `mindestens` and
 * `hoechstens` long. @param dauer the intended length, if the end of the offered hours has shortened the
 * period
 */
export function moveThumb(
  auswahl: Minutes,
  handle: Handle,
  to: number,
  offen: Minutes,
  { mindestens, hoechstens }: Lengths,
  dauer = auswahl.bis - auswahl.von,
): Minutes {
  const least = Math.min(mindestens, offen.bis - offen.von)
  const most = Math.max(least, hoechstens)
  if (handle === 'von') {
    const von = Math.min(within(to, offen), offen.bis - least)
    return { von, bis: within(von + dauer, { von: von + least, bis: Math.min(offen.bis, von + most) }) }
  }
  const bis = Math.max(within(to, offen), offen.von + least)
  return { von: within(auswahl.von, { von: Math.max(offen.von, bis - most), bis: bis - least }), bis }
}

/** The thumb that a click on the bar moves: the nearer one. */
export function nearerThumb(auswahl: Minutes, minute: number): Handle {
  return Math.abs(minute - auswahl.von) <= Math.abs(minute - auswahl.bis) ? 'von' : 'bis'
}

/** The minute that a key moves a thumb to, or null for other keys. */
export function thumbKey(key: string, minute: number, ganz: Minutes, grid: Grid): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return stepUp(minute + 1, grid)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return stepDown(minute - 1, grid)
  // An hour, rounded up to the step if that does not divide it.
  if (key === 'PageUp') return stepUp(minute + 60, grid)
  if (key === 'PageDown') return stepDown(minute - 60, grid)
  if (key === 'Home') return ganz.von
  if (key === 'End') return ganz.bis
  return null
}

function within(minute: number, ganz: Minutes): number {
  return Math.min(ganz.bis, Math.max(ganz.von, minute))
}

/** Full hours on the bar, thinned out to at most `most` labels. */
export function hourMarks(ganz: Minutes, most: number): number[] {
  const hours = Math.max(1, (ganz.bis - ganz.von) / 60)
  const every = [1, 2, 3, 4, 6].find((step) => hours / step <= most) ?? 6
  const first = Math.ceil(ganz.von / 60)
  const marks: number[] = []
  for (let hour = first; hour * 60 <= ganz.bis; hour += 1) {
    if ((hour - first) % every === 0) marks.push(hour * 60)
  }
  return marks
}

/** The times of a list: every step between the ends, both inclusive. */
export function stepsBetween({ von, bis }: Minutes, grid: Grid): number[] {
  const steps: number[] = []
  for (let minute = stepUp(von, grid); minute <= bis; minute = stepUp(minute + 1, grid)) steps.push(minute)
  return steps
}
