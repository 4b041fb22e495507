import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type Line, renderKalender } from './renderKalender.ts'

const at = (text: string) => Temporal.Instant.from(text)

const ZEILE: Line = {
  uid: 'a@platzwart',
  version: 1,
  titel: 'P1',
  vorgemerkt: false,
  stamp: at('2026-11-01T08:00:00Z'),
  von: at('2026-11-23T08:00:00Z'),
  bis: at('2026-11-23T09:30:00Z'),
}

const eventIn = (text: string) => {
  const events = ICAL.Component.fromString(text).getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  return new ICAL.Event(events[0])
}

describe('a calendar', () => {
  it('says of an entry when, what, where and how certain', () => {
    const url = 'http://haus.example/leseraum/karte?buchung=1'
    const event = eventIn(renderKalender('Haus', [{ ...ZEILE, ort: 'Haus, Saal', url, vorgemerkt: true }]))
    const of = (name: string) => event.component.getFirstPropertyValue(name)
    expect([event.uid, event.summary, event.location, event.sequence]).toEqual([
      'a@platzwart',
      'P1',
      'Haus, Saal',
      1,
    ])
    expect([of('status'), of('transp'), of('url')]).toEqual(['TENTATIVE', 'OPAQUE', url])
    expect(String(of('dtstamp'))).toBe('2026-11-01T08:00:00Z')
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
    expect(event.duration.toSeconds()).toBe(5400)
  })

  it('without entries is one, too', () => {
    const calendar = ICAL.Component.fromString(renderKalender('Haus', []))
    expect([calendar.name, calendar.getFirstPropertyValue('x-wr-calname')]).toEqual(['vcalendar', 'Haus'])
    // RFC 5545, 3.4: at least one component.
    const [zone, ...more] = calendar.getAllSubcomponents()
    expect([zone?.name, zone?.getFirstPropertyValue('tzid'), more]).toEqual(['vtimezone', 'Etc/UTC', []])
  })

  it('is no message: it has no METHOD, and so needs no organizer', () => {
    for (const entries of [[], [ZEILE]]) expect(renderKalender('Haus', entries)).not.toContain('METHOD')
  })

  it('carries whatever people type, and no line of it is longer than 75 bytes', () => {
    const typed = fc.string({ unit: 'grapheme', maxLength: 200 })
    const hostile = fc.constantFrom(
      '\r\nEND:VEVENT',
      '\\n',
      ';X=1:',
      '\u0000',
      '\ud800',
      ',,',
      '\t',
      '"',
      '🪑'.repeat(40),
    )
    const texts = fc.array(fc.oneof(typed, hostile), { maxLength: 6 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(texts, texts, (titel, name) => {
        const text = renderKalender(name, [{ ...ZEILE, titel, ort: titel }])
        const plain = (one: string) =>
          one
            .replaceAll(/\r\n?/g, '\n')
            .replaceAll(/(?!\n)\p{Cc}/gu, '')
            .toWellFormed()
        const event = eventIn(text)
        expect([event.summary, event.location]).toEqual([plain(titel), plain(titel)])
        const calendar = ICAL.Component.fromString(text)
        // The parser takes the name of RFC 7986 for an unknown property, and leaves its text as it is written.
        const written = calendar.getAllProperties('name').map((one) => String(one.getFirstValue()))
        const spoken = written.map((one) =>
          one.replaceAll(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter)),
        )
        expect(spoken).toEqual([plain(name)])
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      }),
    )
  })
})
