import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { MailToRender } from '../../platform/mail/renderer.ts'
import { type CalendarEntry, renderInvitation } from './renderInvitation.ts'

const ID = '01980000-0000-7000-8000-000000000009'

const MAIL: MailToRender = {
  typ: 'useMailBuchungBestaetigt',
  objektId: ID,
  objektVersion: 3,
  daten: {},
  empfaenger: { name: 'Lena Leserin', adresse: 'lena@lindenau.example', sprache: 'de' },
  absender: 'platzwart@platzwart.example',
  mandant: { name: 'Stadtbibliothek; Lindenau, "Nord"', zone: 'Europe/Berlin' },
  origin: 'http://lindenau.localhost:3000',
  now: Temporal.Instant.from('2026-10-20T10:00:00Z'),
}

const ENTRY: CalendarEntry = {
  von: '2026-10-25T00:30:00Z',
  bis: '2026-10-25T01:30:00Z',
  location: 'Hauptstelle, Lesesaal Nord',
  title: 'Platz 217',
  url: 'http://lindenau.localhost:3000/leseraum/karte',
  tentative: false,
  cancelled: false,
}

/** As a calendar program reads it that is none of ours. */
function read(entry: Partial<CalendarEntry> = {}, mail: Partial<MailToRender> = {}) {
  const { method, content } = renderInvitation({ ...MAIL, ...mail }, { ...ENTRY, ...entry })
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[])
  const events = calendar.getAllSubcomponents('vevent')
  const event = new ICAL.Event(events[0])
  const property = (name: string) => events[0]?.getFirstProperty(name)
  return {
    method,
    said: calendar.getFirstPropertyValue('method'),
    calendar,
    events,
    event,
    property,
    content,
  }
}

/** The scheme of an address is the same in capitals. */
const receivers = ({ attendees }: ICAL.Event) =>
  attendees.map((one) => String(one.getFirstValue()).toLowerCase())

describe('an invitation', () => {
  it('is from the house to the receiver, who need not answer', () => {
    const { method, said, event, property } = read()
    expect([method, said]).toEqual(['REQUEST', 'REQUEST'])
    expect(event.organizer).toBe('mailto:platzwart@platzwart.example')
    expect(property('organizer')?.getParameter('cn')).toContain('Stadtbibliothek; Lindenau')
    expect(receivers(event)).toEqual(['mailto:lena@lindenau.example'])
    const [attendee] = event.attendees
    expect(attendee?.getParameter('cn')).toBe('Lena Leserin')
    expect(attendee?.getParameter('partstat')).toBe('ACCEPTED')
    expect(attendee?.getParameter('rsvp')).toBe('FALSE')
  })

  it('names people and houses without quotation marks, which few calendars read in a name', () => {
    const { content, property, event } = read(
      {},
      { empfaenger: { ...MAIL.empfaenger, name: 'Leonie "Leo" O\'Neill-Sommer, M.A.; ^x' } },
    )
    expect(property('organizer')?.getParameter('cn')).toBe("Stadtbibliothek; Lindenau, 'Nord'")
    expect(event.attendees[0]?.getParameter('cn')).toBe("Leonie 'Leo' O'Neill-Sommer, M.A.; ^x")
    expect(content).not.toContain("^'")
  })

  it('means the same hour whatever zone it is read in, in the hour that the clocks go back over too', () => {
    const { event } = read()
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-10-25T01:30:00.000Z')
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
  })

  it('is one entry for the life of a booking, each version above the one before, until it is withdrawn', () => {
    const life = [
      read({ tentative: true }, { objektVersion: 1 }),
      read({}, { objektVersion: 2 }),
      read({ cancelled: true }, { objektVersion: 3 }),
    ]
    expect(life.map(({ event }) => event.uid)).toEqual(Array(3).fill(`${ID}@platzwart`))
    expect(life.map(({ event }) => event.sequence)).toEqual([1, 2, 3])
    expect(life.map(({ said }) => said)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
    expect(life.map(({ property }) => property('status')?.getFirstValue())).toEqual([
      'TENTATIVE',
      'CONFIRMED',
      'CANCELLED',
    ])
    expect(life[0]?.event.attendees[0]?.getParameter('partstat')).toBe('TENTATIVE')
  })

  it('stays one entry, whatever people have typed', () => {
    const evil = '217\r\nATTENDEE:mailto:x@evil.example\nEND:VEVENT\r\nMETHOD:CANCEL\\n"; x=y, \u{1F600}'
    const { events, event, calendar } = read(
      { title: evil, location: evil },
      { mandant: { name: evil, zone: 'Europe/Berlin' }, empfaenger: { ...MAIL.empfaenger, name: evil } },
    )
    expect(events).toHaveLength(1)
    expect(receivers(event)).toEqual(['mailto:lena@lindenau.example'])
    expect(calendar.getAllProperties('method')).toHaveLength(1)
    expect(event.summary).toContain('217')
  })
})
