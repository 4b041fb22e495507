import ICAL from 'ical.js'
import type { Attachment } from '../../platform/mail/transport.ts'

/** The one entry of a message to a calendar, as a program reads it that is none of ours. Times end in `Z` where they are said in UTC. */
export function entryIn(message: Pick<Attachment, 'content'> | null | undefined) {
  const calendar = ICAL.Component.fromString(String(message?.content))
  const [entry, ...more] = calendar.getAllSubcomponents('vevent')
  if (!entry || more.length > 0) throw new Error('a message is about one entry (RFC 5546, 3.2.2)')
  const { uid, sequence, startDate, endDate, summary, location, attendees } = new ICAL.Event(entry)
  return {
    uid,
    sequence,
    summary,
    location,
    methods: calendar.getAllProperties('method').map((method) => method.getFirstValue()),
    status: entry.getFirstPropertyValue('status'),
    start: startDate.toString(),
    end: endDate.toString(),
    receivers: attendees.map((one) => String(one.getFirstValue()).toLowerCase()),
  }
}
