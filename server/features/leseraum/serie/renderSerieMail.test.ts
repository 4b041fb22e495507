import { describe, expect, it } from 'vitest'
import { entryIn } from '../../../testing/wire/calendar.ts'
import type { MailTermin, SerieMail } from './notifySerie.ts'
import { renderTermine } from './renderSerieMail.ts'

/** Over the change of the clocks in spring: both at nine on the wall. */
const TERMINE: readonly MailTermin[] = [
  ['2027-03-23T08:00:00Z', '2027-03-23T10:00:00Z'],
  ['2027-03-30T07:00:00Z', '2027-03-30T09:00:00Z'],
].map(([von = '', bis = ''], i) => ({
  id: `01980000-0000-7000-8000-00000000000${i}`,
  version: i + 1,
  platz: 'Platz 217',
  grundriss: 'Lesesaal; Nord',
  standort: 'Hauptstelle',
  von,
  bis,
}))

function rendered(typ: SerieMail, sprache: 'de' | 'en', termine = TERMINE) {
  const mail = renderTermine(
    {
      typ,
      objektId: '01980000-0000-7000-8000-000000000009',
      objektVersion: 1,
      daten: {},
      empfaenger: { name: 'Lena Leserin', adresse: 'lena@lindenau.example', sprache },
      absender: 'platzwart@lindenau.example',
      mandant: { name: 'Stadtbibliothek Lindenau', zone: 'Europe/Berlin' },
      origin: 'http://lindenau.localhost:3000',
      now: Temporal.Instant.from('2027-03-20T10:00:00Z'),
    },
    typ,
    termine,
  )
  return { mail, entries: mail.attachments.map(entryIn) }
}

describe('the mail of a series', () => {
  it('tells all dates in the receiver’s language and can be switched off', () => {
    const { mail } = rendered('serieGebucht', 'de')
    expect(mail.subject).toBe('2 Termine gebucht: Platz 217 ab Di., 23.03.2027')
    expect(mail.text).toContain('Di., 30.03.2027: 09:00 – 11:00 Uhr, Platz 217, Lesesaal; Nord')
    expect(mail).toMatchObject({ invitation: null, flag: 'benachrichtigung.bestaetigung' })
    expect(rendered('serieGebucht', 'en').mail.subject).toBe(
      '2 dates booked: Platz 217 from Tue, 23 Mar 2027',
    )
  })

  it('speaks of one where one is left of several', () => {
    const { mail } = rendered('serieStorniert', 'de', TERMINE.slice(0, 1))
    expect(mail.subject).toBe('Ein Termin storniert: Platz 217 am Di., 23.03.2027')
    expect(mail.text).toContain('Der Platz ist wieder frei.')
    expect(rendered('serieGeaendert', 'en', TERMINE.slice(0, 1)).mail.subject).toBe(
      'One date changed: Platz 217 on Tue, 23 Mar 2027',
    )
  })

  it('has a message to the calendar for each date, under the UID of its booking', () => {
    const { entries, mail } = rendered('serieGebucht', 'de')
    expect(mail.attachments.map(({ contentType }) => contentType)).toEqual(
      Array(2).fill('text/calendar; charset=utf-8; method=REQUEST'),
    )
    expect(entries.map(({ uid, sequence, methods }) => [uid, sequence, methods])).toEqual(
      TERMINE.map(({ id, version }) => [`${id}@platzwart`, version, ['REQUEST']]),
    )
    expect(entries.map(({ start }) => start)).toEqual(['2027-03-23T08:00:00Z', '2027-03-30T07:00:00Z'])
    expect(entries.map(({ status, receivers }) => [status, receivers])).toEqual(
      Array(2).fill(['CONFIRMED', ['mailto:lena@lindenau.example']]),
    )
  })

  it('takes each of them out again when they were cancelled', () => {
    const { entries, mail } = rendered('serieStorniert', 'en')
    expect(mail.subject).toBe('2 dates cancelled: Platz 217 from Tue, 23 Mar 2027')
    expect(entries.map(({ uid, status, methods }) => [uid, status, methods])).toEqual(
      TERMINE.map(({ id }) => [`${id}@platzwart`, 'CANCELLED', ['CANCEL']]),
    )
    expect(entries.map(({ receivers }) => receivers)).toEqual(Array(2).fill(['mailto:lena@lindenau.example']))
    expect(mail.flag).toBe('benachrichtigung.storno')
  })

  it('has the message beside its text where one date is left', () => {
    const { mail } = rendered('serieGeaendert', 'de', TERMINE.slice(1))
    expect(mail.attachments).toEqual([])
    expect(entryIn(mail.invitation)).toMatchObject({ methods: ['REQUEST'], sequence: 2 })
  })
})
