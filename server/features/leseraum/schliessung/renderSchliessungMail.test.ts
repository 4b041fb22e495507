import { describe, expect, it } from 'vitest'
import { entryIn } from '../../../testing/wire/calendar.ts'
import { letterTo } from '../../../testing/wire/letter.ts'
import { renderBuchungMail } from '../benachrichtigung/renderBuchungMail.ts'
import type { Eintrag, SchliessungMailData } from './queueMails.ts'
import { renderSchliessung } from './renderSchliessungMail.ts'

const BEFORE = {
  leseraum: 'Platz 217',
  grundriss: 'Lesesaal Nord',
  standort: 'Hauptstelle',
  von: '2026-11-24T08:00:00Z',
  bis: '2026-11-24T10:00:00Z',
  gruppengroesse: 1,
  bucher: 'Lena Leserin',
  zweite: null,
}

const MOVED: Eintrag = {
  id: '01980000-0000-7000-8000-000000000001',
  version: 4,
  rolle: 'bucher',
  art: 'verschoben',
  offen: false,
  vorher: BEFORE,
  nachher: { ...BEFORE, leseraum: 'Platz 12', grundriss: 'Lesesaal Süd' },
}

const GONE: Eintrag = {
  id: '01980000-0000-7000-8000-000000000002',
  version: 2,
  rolle: 'bucher',
  art: 'storniert',
  offen: false,
  vorher: { ...BEFORE, von: '2026-11-25T08:00:00Z', bis: '2026-11-25T10:00:00Z' },
  nachher: null,
}

function render(eintraege: readonly Eintrag[], sprache: 'de' | 'en' = 'de', grund = '') {
  const daten: SchliessungMailData = { grund, eintraege }
  const letter = { typ: 'schliessung', objektId: '01980000-0000-7000-8000-000000000009', objektVersion: 1 }
  return renderSchliessung({ ...letter, daten, ...letterTo(sprache) }, daten)
}

describe('the mail of a closure', () => {
  it.each(['de', 'en'] as const)('has its texts in %s', (sprache) => {
    for (const eintraege of [
      [MOVED],
      [GONE],
      [MOVED, GONE],
      [{ ...MOVED, rolle: 'zweite', offen: true }],
    ] as const) {
      const { subject, text, html } = render(eintraege, sprache, 'Betriebsausflug')
      for (const part of [subject, text, html]) {
        expect(part).not.toContain('{{')
        expect(part).not.toMatch(/undefined|null|schliessung\.|feld\./)
      }
      expect(text).toContain('Betriebsausflug')
    }
  })

  it('says what was and what is, and leads to the booking, where another choice can be made', () => {
    const { subject, text, invitation, attachments, flag } = render([MOVED])
    expect(subject).toBe('Verschoben: Platz 217 am Di., 24.11.2026, 09:00 Uhr')
    expect(text).toContain('Platz: Platz 12')
    expect(text).toContain('Platz: Platz 217')
    expect(text).toContain(`http://lindenau.localhost:3000/leseraum/karte?buchung=${MOVED.id}`)
    expect([attachments, flag, invitation?.method]).toEqual([[], null, 'REQUEST'])
    expect(invitation?.content).toContain(`UID:${MOVED.id}@platzwart`)
    expect(invitation?.content).toContain('SEQUENCE:4')
    expect(text).not.toContain('Grund:')
  })

  it('says that a booking is cancelled, which calendars take out, and leads to the plan', () => {
    const { subject, text, invitation } = render([GONE])
    expect(subject).toBe('Storniert: Platz 217 am Mi., 25.11.2026, 09:00 Uhr')
    expect(text).toContain('http://lindenau.localhost:3000/leseraum/karte\n')
    expect(invitation?.method).toBe('CANCEL')
  })

  it('tells several at once, with a file of each for the calendar', () => {
    const { subject, text, invitation, attachments } = render([MOVED, GONE])
    expect(subject).toBe('Verschoben oder storniert: 2 Buchungen')
    expect(text).toContain('http://lindenau.localhost:3000/heute')
    expect(invitation).toBeNull()
    expect(attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['termin-1.ics', 'text/calendar; charset=utf-8; method=REQUEST'],
      ['termin-2.ics', 'text/calendar; charset=utf-8; method=CANCEL'],
    ])
  })

  it('changes and ends the entry that a calendar has of the booking', () => {
    const told = (typ: string, objektVersion: number, buchung: typeof BEFORE) =>
      renderBuchungMail(
        {
          typ,
          objektId: MOVED.id,
          objektVersion,
          daten: { rolle: 'bucher', buchung },
          ...letterTo('de'),
        },
        '01980000-0000-7000-8000-0000000000aa',
      )
    const nachher = {
      ...BEFORE,
      leseraum: 'Platz 12',
      von: '2026-11-24T12:30:00Z',
      bis: '2026-11-24T14:30:00Z',
    }
    const cancelled: Eintrag = { ...MOVED, version: 5, art: 'storniert', vorher: nachher, nachher: null }
    const life = [
      told('useMailBuchungBestaetigt', 3, BEFORE),
      render([{ ...MOVED, nachher }]),
      render([cancelled]),
    ].map((mail) => entryIn(mail?.invitation))
    const [booked, moved, ended] = life
    expect(new Set(life.map(({ uid }) => uid))).toEqual(new Set([`${MOVED.id}@platzwart`]))
    expect(life.map(({ sequence }) => sequence)).toEqual([3, 4, 5])
    expect(life.map(({ methods }) => methods)).toEqual([['REQUEST'], ['REQUEST'], ['CANCEL']])
    expect(booked).toMatchObject({ start: BEFORE.von, end: BEFORE.bis, status: 'CONFIRMED' })
    for (const one of [moved, ended]) expect(one).toMatchObject({ start: nachher.von, end: nachher.bis })
    expect([moved?.status, ended?.status]).toEqual(['CONFIRMED', 'CANCELLED'])
    expect(moved?.summary).toContain('Platz 12')
  })

  it('has in each of several files the entry of one booking, under the method that its type says', () => {
    const read = render([MOVED, GONE]).attachments.map((file) => [file.contentType, entryIn(file)] as const)
    for (const [type, { methods }] of read) expect(type).toContain(`; method=${methods.join()}`)
    expect(read.map(([, entry]) => entry)).toMatchObject([
      { uid: `${MOVED.id}@platzwart`, sequence: 4, methods: ['REQUEST'], start: BEFORE.von, end: BEFORE.bis },
      {
        uid: `${GONE.id}@platzwart`,
        sequence: 2,
        methods: ['CANCEL'],
        start: GONE.vorher.von,
        end: GONE.vorher.bis,
      },
    ])
    expect(read.map(([, { receivers }]) => receivers)).toEqual(
      Array(2).fill(['mailto:lena@lindenau.example']),
    )
  })

  it('is tentative in the calendar of a second person until they have agreed to it again', () => {
    const of = (offen: boolean) => entryIn(render([{ ...MOVED, rolle: 'zweite', offen }]).invitation)
    expect([of(true).status, of(false).status]).toEqual(['TENTATIVE', 'CONFIRMED'])
  })

  it('asks a second person to confirm another time once more', () => {
    const asked = render([{ ...MOVED, rolle: 'zweite', offen: true }]).text
    expect(asked).toContain('noch einmal bestätigen')
    expect(render([MOVED]).text).not.toContain('noch einmal bestätigen')
  })

  it('says nothing of another time to a second person who was only to come to another seat, and has not answered yet', () => {
    const open = { ...MOVED, rolle: 'zweite', offen: true, erneut: false } as const
    const { text } = render([open])
    expect(text).toContain('Bitte bis zum Beginn bestätigen')
    expect(text).not.toMatch(/andere als bisher|noch einmal/)
    const { text: both } = render([
      open,
      { ...MOVED, id: GONE.id, rolle: 'zweite', offen: true, erneut: true },
    ])
    expect(both).toMatch(/noch einmal bestätigen[\s\S]*Bitte bis zum Beginn bestätigen/)
  })
})
