import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Attachment } from '../../platform/mail/transport.ts'

export interface CalendarEntry {
  readonly buchungId: string
  /** The booking's version: a calendar keeps the entry with the highest. */
  readonly version: number
  /** Instants, as mails keep them. */
  readonly von: string
  readonly bis: string
  readonly location: string
  readonly title: string
  /** Address of the booking in the app. */
  readonly url: string
  /** Not yet certain: shown as such. */
  readonly tentative?: boolean
  readonly cancelled: boolean
  readonly now: Temporal.Instant
}

/**
 * A calendar file (RFC 5545) that a calendar takes up by itself: the same UID for the booking's whole life, METHOD:CANCEL when it is
 * over. The library escapes what people typed.
 */
export function renderCalendar(entry: CalendarEntry): Attachment {
  const method = entry.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const calendar = new ICalCalendar({ prodId: { company: 'Platzwart', product: 'Platzwart' }, method })
  calendar.createEvent({
    id: `${entry.buchungId}@platzwart`,
    sequence: entry.version,
    stamp: entry.now,
    start: Temporal.Instant.from(entry.von),
    end: Temporal.Instant.from(entry.bis),
    summary: entry.title,
    location: entry.location,
    status: statusOf(entry),
    url: entry.url,
  })
  return {
    filename: 'platzwart.ics',
    content: calendar.toString(),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  }
}

function statusOf({ cancelled, tentative }: CalendarEntry): ICalEventStatus {
  if (cancelled) return ICalEventStatus.CANCELLED
  return tentative === true ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}
