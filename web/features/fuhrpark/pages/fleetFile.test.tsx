// @vitest-environment happy-dom
import type { EinfuhrView } from '@platzwart/contract/einfuhr'
import * as wire from '@platzwart/contract/operations/einfuhr'
import { listFahrzeuge } from '@platzwart/contract/operations/fuhrpark'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { expect, test } from 'vitest'
import { previewAnswers } from '../../../testing/einfuhr.ts'
import { all, click, eventually, find, said } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer } from '../../../testing/server.ts'

const ID = idOf(80)
const READY: EinfuhrView = {
  id: ID,
  dateiname: 'fahrzeuge.csv',
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
  anzahl: { neu: 1, geaendert: 1, unveraendert: 0, abgelehnt: 1 },
}
const LINES = [
  {
    zeile: 2,
    urteil: 'geaendert' as const,
    titel: 'BI-PW 104',
    zusatz: 'Skoda Octavia',
    verstoesse: [],
    aenderungen: [{ spalte: 'Farbe', vorher: 'blau', nachher: 'rot' }],
  },
  {
    zeile: 4,
    urteil: 'abgelehnt' as const,
    titel: 'BI-PW 105',
    zusatz: '',
    aenderungen: [],
    verstoesse: [{ spalte: 'Standort', wert: 'Mond', detail: 'Einen Standort „Mond“ gibt es nicht.' }],
  },
]

const arrive = (at: string, how: Visit = {}) =>
  visitApp(at, {
    rechte: ['fahrzeug_pflege'] as const,
    ...how,
    answers: [
      answer(listFahrzeuge, { items: [], cursor: null }),
      ...previewAnswers(READY, LINES),
      ...(how.answers ?? []),
    ],
  })

test('The fleet is exported as searched, and the import explains the file’s format', async () => {
  await arrive(`${PAGE.adminFahrzeuge}?suche=golf`)
  await eventually(() => expect(find('link', 'Als CSV-Datei')).toBeDefined())
  expect(find<HTMLAnchorElement>('link', 'Als CSV-Datei').getAttribute('href')).toBe(
    `${wire.exportFahrzeuge.path}?suche=golf`,
  )
  await click('button', 'Aus Datei')
  await eventually(() => expect(said()).toContain('ausgemustert oder gelöscht wird keines'))
  expect(find<HTMLAnchorElement>('link', 'Vorlage herunterladen').getAttribute('href')).toBe(
    '/api/vorlagen/fahrzeuge',
  )
})

test('An import of vehicles shows refused rows first, and is applied by one press', async () => {
  const { server } = await arrive(`${PAGE.adminFahrzeuge}?einlesen=true&einfuhr=${ID}`, {
    answers: [answer(wire.applyEinfuhr, { ...READY, status: 'uebernommen' })],
  })
  await eventually(() => expect(said()).toContain('Einen Standort „Mond“ gibt es nicht.'))
  expect(all('checkbox', /einladen/)).toHaveLength(0)
  await click('button', '2 Zeilen übernehmen')
  await eventually(() => expect(find('button', 'Zurück zum Fuhrpark')).toBeDefined())
  expect(server.asked(wire.applyEinfuhr)).toMatchObject([{ art: 'fahrzeuge', id: ID }])
  await click('button', 'Zurück zum Fuhrpark')
  await eventually(() => expect(all('dialog')).toHaveLength(0))
})

test('The import of vehicles is shown in English', async () => {
  await arrive(`${PAGE.adminFahrzeuge}?einlesen=true&einfuhr=${ID}`, { language: 'en' })
  await eventually(() => expect(said()).toContain('Take over 2 lines'))
  expect(find('dialog', 'Vehicles from a file')).toBeDefined()
})
