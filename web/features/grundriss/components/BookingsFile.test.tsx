// @vitest-environment happy-dom
import type { EinfuhrView } from '@platzwart/contract/einfuhr'
import * as wire from '@platzwart/contract/operations/einfuhr'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { previewAnswers } from '../../../testing/einfuhr.ts'
import { all, click, eventually, find, said } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'
import { BookingsFile } from './BookingsFile.tsx'

const ID = idOf(80)
const READY: EinfuhrView = {
  id: ID,
  dateiname: 'buchungen.csv',
  status: 'bereit',
  erledigt: 3,
  gesamt: 3,
  kodierung: 'utf-8',
  kodierungUnklar: false,
  lesarten: [],
  trennzeichen: ';',
  uebergangen: [],
  fehler: null,
  mails: true,
  erstellt: '2027-03-10T08:00:00Z',
  anzahl: { neu: 2, geaendert: 0, unveraendert: 0, abgelehnt: 1 },
}
const LINES = [
  {
    zeile: 4,
    urteil: 'abgelehnt' as const,
    titel: 'A 9 · nele@haus.example',
    zusatz: 'Lesesaal',
    aenderungen: [],
    verstoesse: [{ spalte: 'Beginn', wert: '9:00', detail: 'Am 28.11.2026 ist geschlossen.' }],
  },
]

const arrive = (how: Visit = {}) =>
  visit(<BookingsFile />, {
    rechte: ['buchung_pflege'] as const,
    at: `/?einlesen=true&einfuhr=${ID}`,
    ...how,
    answers: [
      ...previewAnswers(READY, LINES),
      answer(wire.applyEinfuhr, { ...READY, status: 'uebernommen' }),
      ...(how.answers ?? []),
    ],
  })

describe('bookings from a file', () => {
  test('are imported by people who maintain bookings, and the page explains the file’s format', async () => {
    await arrive({ at: '/' })
    await click('button', 'Buchungen aus einer Datei')
    await eventually(() => expect(said()).toContain('Für Buchungen, die anderswo schon zugesagt sind.'))
    expect(find<HTMLAnchorElement>('link', 'Vorlage herunterladen').getAttribute('href')).toBe(
      '/api/vorlagen/buchungen',
    )
  })

  test('are not available to others', async () => {
    await arrive({ rechte: ['ausstattungs_pflege'], at: '/' })
    expect(all('button')).toHaveLength(0)
  })

  test('send no mails by default, and one to everybody if that is ticked', async () => {
    const { server } = await arrive()
    await eventually(() => expect(said()).toContain('Am 28.11.2026 ist geschlossen.'))
    expect(all('checkbox', /einladen/)).toHaveLength(0)
    await click('checkbox', 'Allen, die damit eine Buchung haben, eine Bestätigung per E-Mail schicken')
    await click('button', '2 Zeilen übernehmen')
    await eventually(() => expect(find('button', 'Zurück zu den Räumen')).toBeDefined())
    expect(server.asked(wire.applyEinfuhr)).toMatchObject([
      { art: 'buchungen', id: ID, body: { benachrichtigen: true } },
    ])
  })

  test('are applied without mails if none are wanted, or none can be sent', async () => {
    const { server } = await arrive({
      language: 'en',
      answers: [answer(wire.showEinfuhr, { ...READY, mails: false })],
    })
    await eventually(() => expect(find('button', 'Take over 2 lines')).toBeDefined())
    expect(all('checkbox')).toHaveLength(0)
    await click('button', 'Take over 2 lines')
    await eventually(() => expect(find('button', 'Back to the rooms')).toBeDefined())
    expect(server.asked(wire.applyEinfuhr)).toMatchObject([{ body: { benachrichtigen: false } }])
  })

  test('cannot be imported in staff-council mode, and the page says so', async () => {
    const detail = 'In diesem Haus gilt der Personalratsmodus'
    await arrive({
      answers: [refuse(wire.showEinfuhr, { status: 422, code: 'einfuhr.nichtImPersonalratsmodus', detail })],
    })
    await eventually(() => expect(said()).toContain(detail))
  })
})
