// @vitest-environment happy-dom
import type { EinfuhrView } from '@platzwart/contract/einfuhr'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/einfuhr'
import { idOf } from '@platzwart/contract/testing/filled'
import { expect, test } from 'vitest'
import { previewAnswers } from '../../../testing/einfuhr.ts'
import { all, click, eventually, find, said } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { answer } from '../../../testing/server.ts'
import { SeatsFile } from './SeatsFile.tsx'

const PLAN = idOf(9)
const ID = idOf(80)
const READY: EinfuhrView = {
  id: ID,
  dateiname: 'plaetze.csv',
  status: 'bereit',
  erledigt: 60,
  gesamt: 60,
  kodierung: 'utf-8',
  kodierungUnklar: false,
  lesarten: [],
  trennzeichen: ';',
  uebergangen: [],
  fehler: null,
  mails: true,
  erstellt: '2027-03-10T08:00:00Z',
  anzahl: { neu: 58, geaendert: 1, unveraendert: 0, abgelehnt: 1 },
}
const LINES = [
  {
    zeile: 2,
    urteil: 'geaendert' as const,
    titel: 'A 1',
    zusatz: 'Ruhe',
    verstoesse: [],
    aenderungen: [
      { spalte: 'Zone', vorher: '', nachher: 'Ruhe' },
      { spalte: 'Personen', vorher: '1', nachher: '2' },
    ],
  },
  {
    zeile: 9,
    urteil: 'abgelehnt' as const,
    titel: 'A 9',
    zusatz: '',
    aenderungen: [],
    verstoesse: [{ spalte: 'Ausstattung', wert: 'Sofa', detail: 'Eine Ausstattung „Sofa“ gibt es nicht.' }],
  },
]

const arrive = (how: Visit = {}) =>
  visit(<SeatsFile grundrissId={PLAN} bezeichnung="Saal 1/2" />, {
    rechte: ['ausstattungs_pflege'] as const,
    at: `/?einlesen=true&einfuhr=${ID}`,
    ...how,
    answers: [...previewAnswers(READY, LINES), ...(how.answers ?? [])],
  })

test('The seats of a plan are exported, and the import explains the file’s format', async () => {
  await arrive({ at: '/' })
  expect(find<HTMLAnchorElement>('link', 'Als CSV-Datei').getAttribute('href')).toBe(
    address(wire.exportLeseraeume, { id: PLAN }),
  )
  await click('button', 'Aus Datei')
  await eventually(() => expect(said()).toContain('Nur der Name ist nötig'))
  expect(said()).toContain('2.000 Zeilen')
  expect(find<HTMLAnchorElement>('link', 'Vorlage herunterladen').getAttribute('href')).toBe(
    '/api/vorlagen/plaetze',
  )
})

test('An import of seats shows refused rows first, invites nobody, and is applied by one press', async () => {
  const { server } = await arrive({
    answers: [answer(wire.applyEinfuhr, { ...READY, status: 'uebernommen' })],
  })
  await eventually(() => expect(said()).toContain('Eine Ausstattung „Sofa“ gibt es nicht.'))
  expect(all('checkbox', /einladen/)).toHaveLength(0)
  await click('button', '59 Zeilen übernehmen')
  await eventually(() => expect(find('button', 'Zurück zum Plan')).toBeDefined())
  expect(server.asked(wire.applyEinfuhr)).toMatchObject([
    { art: 'plaetze', id: ID, body: { einladen: false } },
  ])
  await click('button', 'Zurück zum Plan')
  await eventually(() => expect(all('dialog')).toHaveLength(0))
})

test('The import of seats is shown in English', async () => {
  await arrive({
    language: 'en',
    answers: [answer(wire.listEinfuhrLines, { items: LINES.slice(0, 1), cursor: null })],
  })
  await eventually(() => expect(said()).toContain('Take over 59 lines'))
  expect(said()).toContain('The one refused line stays out.')
})
