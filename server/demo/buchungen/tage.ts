import { openPeriod } from '@platzwart/domain/oeffnungszeit/openWindow'
import type { Kalender } from '@platzwart/domain/oeffnungszeit/types'
import { type Span, STEP, spanOf } from './belegungsbuch.ts'

/** A day on which the first floor plan is open. */
export interface Tag {
  readonly tag: Temporal.PlainDate
  /** Days from today; negative is past. */
  readonly abstand: number
  readonly offen: Span
}

const BACK = 14
const AHEAD = 7

/** Open days from two weeks back to one ahead. */
export function openDays(heute: Temporal.PlainDate, kalender: Kalender): Tag[] {
  return Array.from({ length: BACK + AHEAD + 1 }, (_, i) => i - BACK).flatMap((abstand) => {
    const tag = heute.add({ days: abstand })
    const offen = openPeriod(tag, kalender)
    return offen === null ? [] : [{ tag, abstand, offen: spanOf(offen) }]
  })
}

/** Today while it is open or opens later; otherwise the next open day. */
export function nextOpen(tage: readonly Tag[], now: Temporal.Instant): Tag {
  const next = tage.find((it) => it.offen.bis > now.epochMilliseconds)
  if (!next) throw new RangeError('the demo is closed for a whole week')
  return next
}

/** Days of which a visitor sees the bustle: today if it is open at all, and the next one that is still open. */
export function busyDays(tage: readonly Tag[], now: Temporal.Instant): Tag[] {
  const next = nextOpen(tage, now)
  return tage.filter((it) => it.abstand === 0 || it.abstand === next.abstand)
}

/**
 * A period whose check-in window holds `now` while the day is open, and starts with the day when it is not yet:
 * the next quarter of an hour, so that the window lasts as long as it can.
 */
export function checkInNow({ offen }: Tag, now: Temporal.Instant, minutes: number): Span {
  const quarter = Math.ceil(now.epochMilliseconds / STEP) * STEP
  const von = Math.max(offen.von, Math.min(quarter, offen.bis - STEP))
  return { von, bis: Math.min(von + minutes * 60_000, offen.bis) }
}

/** A part of a day by hours after opening, cut to the opening hours. */
export function partOf({ offen }: Tag, nach: number, stunden: number): Span {
  const hour = 3_600_000
  const von = Math.min(offen.von + nach * hour, offen.bis - STEP)
  return { von, bis: Math.min(von + stunden * hour, offen.bis) }
}
