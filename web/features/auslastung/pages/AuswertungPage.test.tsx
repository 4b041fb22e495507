// @vitest-environment happy-dom
import type { AuswertungView } from '@platzwart/contract/leseraum/auswertung'
import { listGrundrisse } from '@platzwart/contract/operations/grundriss'
import {
  exportAuswertung,
  exportAuswertungPdf,
  readAuswertung,
} from '@platzwart/contract/operations/leseraum'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { CLASS_ENDS, type ClassName } from '@platzwart/domain/leseraum/auswertung/auswertung'
import { expect, test } from 'vitest'
import { all, click, eventually, find, said, turn } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const SAAL = idOf(500)

const counts = (gekommen: number, nichtGekommen = 0, abgesagt = 0) => ({
  buchungen: gekommen + nichtGekommen + abgesagt,
  gekommen,
  nichtGekommen,
  abgesagt,
  unbestaetigt: 0,
  haus: 0,
  wenige: false,
})
const FEW = { ...counts(0), wenige: true }
const means = (one: ReturnType<typeof counts>) => ({ ...one, vorlauf: 2880, dauer: 90, personen: 1.4 })
const classesOf = (name: ClassName) =>
  CLASS_ENDS[name].map((end, i) => ({
    unter: Number.isFinite(end) ? end : null,
    anzahl: i === 2 ? null : 10 * i,
    davor: 5,
  }))

const VIEW: AuswertungView = {
  von: '2027-02-10',
  bis: '2027-03-09',
  davor: { von: '2027-01-13', bis: '2027-02-09' },
  gesamt: means(counts(60, 20, 20)),
  gesamtDavor: means(counts(1_200)),
  grundrisse: [
    {
      grundrissId: SAAL,
      grundriss: 'Lesesaal',
      standort: 'Haupthaus',
      ...counts(60, 20, 20),
      davor: counts(50),
    },
  ],
  zonen: [
    { ...counts(30, 10), grundriss: 'Lesesaal', zone: 'Fenster' },
    { ...FEW, grundriss: 'Lesesaal', zone: '' },
  ],
  wochentage: [0, 1, 2, 3, 4, 5, 6].map((tag) => ({ ...counts(tag === 1 ? 45 : 5, 5), davor: counts(5) })),
  stunden: Array.from({ length: 24 }, (_, hour) => ({ ...counts(hour === 9 ? 100 : 0), davor: counts(0) })),
  klassen: {
    vorlauf: classesOf('vorlauf'),
    dauer: classesOf('dauer'),
    personen: classesOf('personen'),
    absage: classesOf('absage'),
  },
  warten: { gewartet: 12, angeboten: 9, gebucht: 6, minuten: 60, wenige: false },
  wartenDavor: { gewartet: 0, angeboten: 0, gebucht: 0, minuten: null, wenige: true },
  wenigerAls: 5,
  leuteMindestens: null,
}

async function arrive(search = '', more: Visit = {}) {
  const there = await visitApp(`${PAGE.adminAuswertung}${search}`, {
    rechte: ['objekt_pflege'],
    answers: [
      answer(listGrundrisse, [{ id: SAAL, bezeichnung: 'Lesesaal', aktiv: true }]),
      answer(readAuswertung, VIEW),
    ],
    ...more,
  })
  await eventually(() => expect(find('heading', 'Auswertung')).toBeDefined())
  await eventually(() => expect(all('progressbar')).toEqual([]))
  return there
}

const rowsOf = (name: string) =>
  all('row', undefined, find('table', name)).map((row) => said(row).replace(/\s+/g, ' '))

test('the figures of four weeks are shown beside those of the four before', async () => {
  const { server } = await arrive()
  expect(server.asked(readAuswertung).at(-1)?.query).toEqual({ von: '2027-02-10', bis: '2027-03-09' })
  const figures = said(find('region', 'Überblick'))
  expect(figures).toContain('25 %')
  expect(figures).toContain('20 %')
  expect(figures).toContain('2 Tage')
  expect(figures).toContain('90 Minuten')
  expect(figures).toContain('davor: 1.200')
  expect(said(find('region', 'Warteliste'))).toContain('1 Stunde')
})

test('each chart is a table of numbers, Monday first, and small parts are withheld', async () => {
  await arrive()
  expect(rowsOf('Nach Wochentag')[1]).toMatch(/Montag.*50.*10 %/)
  expect(rowsOf('Nach Stunde des Beginns')).toHaveLength(2)
  expect(rowsOf('Bereiche').at(-1)).toMatch(/ohne Bereich, Lesesaal.*nicht genannt/)
  const lead = rowsOf('Vorlauf: wie lange vorher gebucht wird')
  expect(lead[1]).toMatch(/unter 1 Stunde/)
  expect(lead[3]).toMatch(/1 Tag bis unter 3 Tage.*nicht genannt/)
  expect(lead[5]).toMatch(/7 Tage oder länger/)
})

test('as tables it has all figures, and the address keeps the view', async () => {
  const { where } = await arrive()
  await click('radio', 'Tabellen')
  await eventually(() => expect(where()).toContain('ansicht=tabelle'))
  expect(rowsOf('Grundrisse')[1]).toMatch(/Lesesaal.*100.*60.*20.*25 %.*20/)
  expect(all('list', 'Was daraus wurde')).toEqual([])
})

test('a floor plan can be selected, also for exports', async () => {
  const { server, where } = await arrive('?von=2027-01-01&bis=2027-01-31')
  await turn('combobox', 'Grundriss', SAAL)
  await eventually(() => expect(where()).toContain(SAAL))
  expect(server.asked(readAuswertung).at(-1)?.query?.grundrissId).toBe(SAAL)
  for (const [name, { path }] of [
    ['Als Excel-Datei', exportAuswertung],
    ['Als PDF-Datei', exportAuswertungPdf],
  ] as const) {
    const { pathname, searchParams } = new URL(find('link', name).getAttribute('href') ?? '', 'http://x')
    expect(pathname).toBe(path)
    expect(Object.fromEntries(searchParams)).toEqual({
      von: '2027-01-01',
      bis: '2027-01-31',
      grundrissId: SAAL,
    })
  }
  expect(find('button', 'Drucken')).toBeDefined()
})

test('a failure is shown, with a retry', async () => {
  await arrive('', {
    answers: [
      answer(listGrundrisse, []),
      refuse(readAuswertung, { status: 503, code: 'server.beschaeftigt', detail: 'Gerade viel los.' }),
    ],
  })
  await eventually(() => expect(said()).toContain('Gerade viel los.'))
  expect(find('button', 'Noch einmal versuchen')).toBeDefined()
  expect(all('table')).toEqual([])
})

test.each([
  ['a house without floor plans', { ...VIEW, grundrisse: [] }, 'Noch kein Grundriss'],
  ['a time without bookings', { ...VIEW, gesamt: means(counts(0)) }, 'Keine Buchungen in diesem Zeitraum'],
  ['a house in staff-council mode', { ...VIEW, leuteMindestens: 7 }, 'nicht von weniger als 7 Personen'],
])('%s is told what it shows', async (_, view, text) => {
  await arrive('', { answers: [answer(listGrundrisse, []), answer(readAuswertung, view)] })
  expect(said()).toContain(text)
})
