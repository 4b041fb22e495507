import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { MailToRender } from '../../platform/mail/renderer.ts'
import type { Invitation } from '../../platform/mail/transport.ts'

/** What a calendar is to know of a booking. */
export interface CalendarEntry {
  /** Instants, as mails keep them. */
  readonly von: string
  readonly bis: string
  readonly location: string
  readonly title: string
  /** Address of the booking in the app. */
  readonly url: string
  /** Not yet certain: shown as such. */
  readonly tentative: boolean
  readonly cancelled: boolean
}

/**
 * An invitation (RFC 5546) by which the receiver's calendar enters, changes and removes a booking by itself: the same UID for the booking's whole
 * life, its version as SEQUENCE, METHOD:CANCEL when it is over. The house invites and the receiver has accepted: the booking is made, and no
 * calendar is to ask. Times are in UTC, which every calendar shows in its own zone. The library escapes what people typed.
 */
export function renderInvitation(mail: MailToRender, entry: CalendarEntry): Invitation {
  const method = entry.cancelled ? 'CANCEL' : 'REQUEST'
  const { name, adresse } = mail.empfaenger
  const calendar = new ICalCalendar({
    prodId: { company: 'Platzwart', product: 'Platzwart' },
    method: ICalCalendarMethod[method],
  })
  calendar.createEvent({
    id: `${mail.objektId}@platzwart`,
    sequence: mail.objektVersion,
    stamp: mail.now,
    start: Temporal.Instant.from(entry.von),
    end: Temporal.Instant.from(entry.bis),
    summary: entry.title,
    location: entry.location,
    status: statusOf(entry),
    url: entry.url,
    organizer: { name: mail.mandant.name, email: mail.absender },
    attendees: [
      {
        ...{ name, email: adresse, rsvp: false },
        type: ICalAttendeeType.INDIVIDUAL,
        role: ICalAttendeeRole.REQ,
        status: entry.tentative ? ICalAttendeeStatus.TENTATIVE : ICalAttendeeStatus.ACCEPTED,
      },
    ],
  })
  return { method, content: calendar.toString() }
}

function statusOf({ cancelled, tentative }: CalendarEntry): ICalEventStatus {
  if (cancelled) return ICalEventStatus.CANCELLED
  return tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}
