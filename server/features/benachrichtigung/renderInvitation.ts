import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { MailToRender } from '../../platform/mail/renderer.ts'
import type { Attachment, Invitation } from '../../platform/mail/transport.ts'

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
  const calendar = calendarOf(method)
  calendar.createEvent({
    ...eventOf(mail, { ...entry, id: mail.objektId, version: mail.objektVersion }),
    attendees: [
      {
        // Nobody is asked: the address that it comes from reads no answers.
        name: nameOf(name),
        email: adresse,
        rsvp: false,
        type: ICalAttendeeType.INDIVIDUAL,
        role: ICalAttendeeRole.REQ,
        status: entry.tentative ? ICalAttendeeStatus.TENTATIVE : ICalAttendeeStatus.ACCEPTED,
      },
    ],
  })
  return { method, content: calendar.toString() }
}

/** What a calendar is to know of one of several bookings. */
export interface DatedEntry extends CalendarEntry {
  readonly id: string
  /** Its own. */
  readonly version: number
}

/**
 * What goes along with a letter about several bookings: a message for each, since one is about one booking alone (RFC 5546, 3.2.2 and 3.2.5), in a
 * part of its own with its own method (RFC 6047, 2.4). Of a single one the message stands beside the text, where every program takes it up by itself.
 */
export function renderInvitations(
  mail: MailToRender,
  entries: readonly DatedEntry[],
): { readonly invitation: Invitation | null; readonly attachments: readonly Attachment[] } {
  const messages = entries.map((entry) =>
    renderInvitation({ ...mail, objektId: entry.id, objektVersion: entry.version }, entry),
  )
  const [only = null, ...more] = messages
  if (more.length === 0) return { invitation: only, attachments: [] }
  return { invitation: null, attachments: messages.map(fileOf) }
}

function fileOf({ method, content }: Invitation, i: number): Attachment {
  return {
    filename: `termin-${i + 1}.ics`,
    content,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  }
}

function calendarOf(method: Invitation['method']): ICalCalendar {
  return new ICalCalendar({
    prodId: { company: 'Platzwart', product: 'Platzwart' },
    method: ICalCalendarMethod[method],
  })
}

function eventOf(mail: MailToRender, entry: DatedEntry) {
  return {
    id: `${entry.id}@platzwart`,
    sequence: entry.version,
    stamp: mail.now,
    start: Temporal.Instant.from(entry.von),
    end: Temporal.Instant.from(entry.bis),
    summary: entry.title,
    location: entry.location,
    status: statusOf(entry),
    url: entry.url,
    organizer: { name: nameOf(mail.mandant.name), email: mail.absender },
  }
}

/** A parameter's value takes no quotation marks, and few calendars know how RFC 6868 writes them. */
const nameOf = (name: string) => name.replaceAll('"', "'")

function statusOf({ cancelled, tentative }: CalendarEntry): ICalEventStatus {
  if (cancelled) return ICalEventStatus.CANCELLED
  return tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}
