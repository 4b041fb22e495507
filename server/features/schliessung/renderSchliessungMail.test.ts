import { describe, expect, it } from 'vitest'
import { letterTo } from '../../testing/wire/letter.ts'
import type { Eintrag, SchliessungMailData } from './queueMails.ts'
import { renderSchliessungMail } from './renderSchliessungMail.ts'

const BEFORE = {
  ...{ leseraum: 'Platz 217', grundriss: 'Lesesaal Nord', standort: 'Hauptstelle' },
  ...{ von: '2026-11-24T08:00:00Z', bis: '2026-11-24T10:00:00Z' },
  ...{ gruppengroesse: 1, bucher: 'Lena Leserin', zweite: null },
}

const MOVED: Eintrag = {
  ...{
    id: '01980000-0000-7000-8000-000000000001',
    version: 4,
    rolle: 'bucher',
    art: 'verschoben',
    offen: false,
  },
  vorher: BEFORE,
  nachher: { ...BEFORE, leseraum: 'Platz 12', grundriss: 'Lesesaal Süd' },
}

const GONE: Eintrag = {
  ...{
    id: '01980000-0000-7000-8000-000000000002',
    version: 2,
    rolle: 'bucher',
    art: 'storniert',
    offen: false,
  },
  ...{ vorher: { ...BEFORE, von: '2026-11-25T08:00:00Z', bis: '2026-11-25T10:00:00Z' }, nachher: null },
}

function render(eintraege: readonly Eintrag[], sprache: 'de' | 'en' = 'de', grund = '') {
  const rendered = renderSchliessungMail({
    ...{ typ: 'schliessung', objektId: '01980000-0000-7000-8000-000000000009', objektVersion: 1 },
    daten: { grund, eintraege } satisfies SchliessungMailData,
    ...letterTo(sprache),
  })
  if (rendered === null) throw new Error('it is no mail of a closure')
  return rendered
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

  it('asks a second person to confirm another time once more', () => {
    const asked = render([{ ...MOVED, rolle: 'zweite', offen: true }]).text
    expect(asked).toContain('noch einmal bestätigen')
    expect(render([MOVED]).text).not.toContain('noch einmal bestätigen')
  })

  it('leaves the mails of others to them', () => {
    const mail = { typ: 'useMailStorno', daten: {} } as never
    expect(renderSchliessungMail(mail)).toBeNull()
  })
})
