import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { type Grid, stepDown, stepUp } from '@platzwart/domain/time/grid'

/** Where a minute lies on a bar that spans `ganz`, in percent, never beyond its ends. */
export function percentAt(minute: number, ganz: Minutes): number {
  const span = Math.max(1, ganz.bis - ganz.von)
  return Math.min(100, Math.max(0, ((minute - ganz.von) / span) * 100))
}

/** A stretch of the bar as left edge and width in percent. */
export function stretch(teil: Minutes, ganz: Minutes): { left: number; width: number } {
  const left = percentAt(teil.von, ganz)
  return { left, width: percentAt(teil.bis, ganz) - left }
}

/** The step nearest to a place on the bar (`share` from 0 to 1). */
export function minuteOfShare(share: number, ganz: Minutes, grid: Grid): number {
  return within(stepDown(ganz.von + share * (ganz.bis - ganz.von) + grid.schritt / 2, grid), ganz)
}

export type Handle = 'von' | 'bis'

/** How long a period may be, in minutes. */
export interface Lengths {
  readonly mindestens: number
  readonly hoechstens: number
}

/**
 * Moves one thumb. The start takes the end along, so that the period stays as long as it is meant to be; the end moves alone, and takes the
 * start along only where the shortest or the longest booking asks for it. Both stop at the ends of what is offered (K7). The period that
 * comes back always fits `offen` and, where that has the room, is `mindestens` and at most `hoechstens` long.
 * @param dauer how long it is meant to be, where the end of what is offered has made it shorter
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

/** The thumb that a click on the bar means: the nearer one. */
export function nearerThumb(auswahl: Minutes, minute: number): Handle {
  return Math.abs(minute - auswahl.von) <= Math.abs(minute - auswahl.bis) ? 'von' : 'bis'
}

/** Where a key moves a thumb to, or null when the key is not for it. */
export function thumbKey(key: string, minute: number, ganz: Minutes, grid: Grid): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return stepUp(minute + 1, grid)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return stepDown(minute - 1, grid)
  // An hour, and on to the step where that does not divide it.
  if (key === 'PageUp') return stepUp(minute + 60, grid)
  if (key === 'PageDown') return stepDown(minute - 60, grid)
  if (key === 'Home') return ganz.von
  if (key === 'End') return ganz.bis
  return null
}

function within(minute: number, ganz: Minutes): number {
  return Math.min(ganz.bis, Math.max(ganz.von, minute))
}

/** Full hours on the bar, thinned out so that no more than `most` labels stand there. */
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

/** The times offered in a list: every step between the ends, both included. */
export function stepsBetween({ von, bis }: Minutes, grid: Grid): number[] {
  const steps: number[] = []
  for (let minute = stepUp(von, grid); minute <= bis; minute = stepUp(minute + 1, grid)) steps.push(minute)
  return steps
}
