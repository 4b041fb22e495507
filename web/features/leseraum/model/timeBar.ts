import type { Minutes } from '@platzwart/domain/leseraum/seatState'

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

/** The step nearest to a place on the bar (`anteil` from 0 to 1). Steps count from midnight, as bookings do. */
export function minuteOfShare(share: number, ganz: Minutes, schritt: number): number {
  const minute = ganz.von + share * (ganz.bis - ganz.von)
  return within(Math.round(minute / schritt) * schritt, ganz)
}

export type Handle = 'von' | 'bis'

/** How long a period may be, in minutes. */
export interface Lengths {
  readonly mindestens: number
  readonly hoechstens: number
}

/**
 * Moves one thumb; the other gives way where the shortest or the longest booking asks for it, and stops it at the end of what is offered
 * (K7). The period that comes back always fits `offen` and, where that has the room, is `mindestens` and at most `hoechstens` long.
 */
export function moveThumb(
  auswahl: Minutes,
  handle: Handle,
  to: number,
  offen: Minutes,
  { mindestens, hoechstens }: Lengths,
): Minutes {
  const least = Math.min(mindestens, offen.bis - offen.von)
  const most = Math.max(least, hoechstens)
  if (handle === 'von') {
    const von = Math.min(within(to, offen), offen.bis - least)
    return { von, bis: within(auswahl.bis, { von: von + least, bis: Math.min(offen.bis, von + most) }) }
  }
  const bis = Math.max(within(to, offen), offen.von + least)
  return { von: within(auswahl.von, { von: Math.max(offen.von, bis - most), bis: bis - least }), bis }
}

/** The thumb that a click on the bar means: the nearer one. */
export function nearerThumb(auswahl: Minutes, minute: number): Handle {
  return Math.abs(minute - auswahl.von) <= Math.abs(minute - auswahl.bis) ? 'von' : 'bis'
}

/** Where a key moves a thumb to, or null when the key is not for it. */
export function thumbKey(key: string, minute: number, ganz: Minutes, schritt: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return nextStep(minute, schritt)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return previousStep(minute, schritt)
  if (key === 'PageUp') return minute + 60
  if (key === 'PageDown') return minute - 60
  if (key === 'Home') return ganz.von
  if (key === 'End') return ganz.bis
  return null
}

function nextStep(minute: number, schritt: number): number {
  return Math.floor(minute / schritt) * schritt + schritt
}

function previousStep(minute: number, schritt: number): number {
  return Math.ceil(minute / schritt) * schritt - schritt
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
export function stepsBetween({ von, bis }: Minutes, schritt: number): number[] {
  const steps: number[] = []
  for (let minute = Math.ceil(von / schritt) * schritt; minute <= bis; minute += schritt) steps.push(minute)
  return steps
}
