// @vitest-environment happy-dom
import type { AuslastungView } from '@platzwart/contract/leseraum/auslastung'
import { listGrundrisse } from '@platzwart/contract/operations/grundriss'
import { exportAuslastung, readAuslastung } from '@platzwart/contract/operations/leseraum'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { expect, test, vi } from 'vitest'
import { all, click, eventually, find, said, turn } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const part = (belegt: number, offen: number, buchungen = 10) => ({ belegt, offen, buchungen, wenige: false })

const SAAL = idOf(500)

const VIEW: AuslastungView = {
  von: '2027-02-10',
  bis: '2027-03-09',
  davor: { von: '2027-01-13', bis: '2027-02-09' },
  gesamt: part(72_000, 120_000, 400),
  gesamtDavor: part(60_000, 120_000, 380),
  raster: Array.from({ length: 168 }, (_, i) =>
    i === 24 + 9
      ? { belegt: 45, offen: 60, wenige: false }
      : { belegt: 0, offen: i === 24 + 10 ? 60 : 0, wenige: false },
  ),
  grundrisse: [
    {
      grundrissId: SAAL,
      grundriss: 'Lesesaal',
      standort: 'Haupthaus',
      plaetze: 20,
      ...part(12_000, 60_000, 100),
      davor: part(30_000, 60_000, 180),
    },
    {
      grundrissId: idOf(510),
      grundriss: 'Studio',
      standort: 'Anbau',
      plaetze: 20,
      ...part(60_000, 60_000, 300),
      davor: part(30_000, 60_000, 200),
    },
  ],
  zonen: [
    { ...part(30_000, 60_000), grundriss: 'Studio', zone: 'Fenster', plaetze: 10, wenige: false },
    { ...part(0, 60_000, 0), grundriss: 'Studio', zone: '', plaetze: 1, wenige: true },
  ],
  plaetze: [],
  wenigerAls: 5,
  leuteMindestens: null,
}

const SEATS: AuslastungView['plaetze'] = [
  { ...part(600, 6_000), leseraumId: idOf(501), bezeichnung: 'A-1', zone: 'Gang', wenige: false },
  { ...part(3_000, 6_000), leseraumId: idOf(502), bezeichnung: 'A-2', zone: 'Gang', wenige: false },
]

async function arrive(search = '', more: Visit = {}) {
  const there = await visitApp(`${PAGE.adminAuslastung}${search}`, {
    rechte: ['objekt_pflege'],
    answers: [
      answer(listGrundrisse, [{ id: SAAL, bezeichnung: 'Lesesaal', aktiv: true }]),
      answer(readAuslastung, ({ query }) => ({ ...VIEW, plaetze: query?.grundrissId ? SEATS : [] })),
    ],
    ...more,
  })
  await eventually(() => expect(find('heading', 'Auslastung')).toBeDefined())
  await eventually(() => expect(all('progressbar')).toEqual([]))
  return there
}

const rowsOf = (name: string) =>
  all('row', undefined, find('table', name)).map((row) => said(row).replace(/\s+/g, ' '))

test('utilisation of four weeks is shown beside that of the four before', async () => {
  const { server } = await arrive()
  expect(server.asked(readAuslastung).at(-1)?.query).toEqual({ von: '2027-02-10', bis: '2027-03-09' })
  const figures = said(find('region', 'Auslastung'))
  expect(figures).toContain('60 %')
  expect(figures).toContain('10 Punkte mehr als davor')
  expect(figures).toContain('1.200')
  expect(figures).toContain('davor: 380')
})

test('the hours of the week are a table of numbers', async () => {
  await arrive()
  const [head, monday, tuesday] = rowsOf('Stunden der Woche')
  expect(head).toMatch(/Wochentag.*9.*10/)
  expect(monday).toMatch(/Montag.*75.*0/)
  expect(tuesday).toMatch(/Dienstag.*geschlossen/)
})

test('floor plans and zones are listed with the fullest first, and those of few bookings are withheld', async () => {
  await arrive()
  expect(rowsOf('Grundrisse').slice(1)).toEqual([
    expect.stringMatching(/Studio.*Anbau.*20.*100 %.*50 %.*1\.000.*300/),
    expect.stringMatching(/Lesesaal.*Haupthaus.*20.*20 %.*50 %.*200.*100/),
  ])
  expect(rowsOf('Bereiche').slice(1)).toEqual([
    expect.stringMatching(/Fenster.*Studio.*50 %/),
    expect.stringMatching(/ohne Bereich.*Studio.*nicht genannt/),
  ])
})

test('a single floor plan also lists its seats', async () => {
  const { where, server } = await arrive()
  expect(said()).toContain('Die einzelnen Plätze stehen hier')
  await turn('combobox', 'Grundriss', SAAL)
  await eventually(() => expect(where()).toContain(SAAL))
  await eventually(() => expect(rowsOf('Plätze').slice(1)).toHaveLength(2))
  expect(rowsOf('Plätze')[1]).toMatch(/A-2.*50 %/)
  expect(server.asked(readAuslastung).at(-1)?.query?.grundrissId).toBe(SAAL)
})

test('exactly what is shown is exported as a workbook, or printed', async () => {
  await arrive(`?von=2027-01-01&bis=2027-01-31&grundriss=${SAAL}`)
  const { pathname, searchParams } = new URL(
    find('link', 'Als Excel-Datei').getAttribute('href') ?? '',
    'http://x',
  )
  expect(pathname).toBe(exportAuslastung.path)
  expect(Object.fromEntries(searchParams)).toEqual({
    von: '2027-01-01',
    bis: '2027-01-31',
    grundrissId: SAAL,
  })
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await click('button', 'Drucken')
  expect(print).toHaveBeenCalledOnce()
})

test('in staff-council mode a part of few people is withheld, and the page says so', async () => {
  const few = { ...part(0, 60_000, 0), wenige: true }
  await arrive('', {
    answers: [
      answer(listGrundrisse, []),
      answer(readAuslastung, {
        ...VIEW,
        leuteMindestens: 7,
        gesamt: few,
        raster: VIEW.raster.map((one, i) => (i === 24 + 9 ? { belegt: 0, offen: 60, wenige: true } : one)),
        grundrisse: VIEW.grundrisse.map((one, i) => (i === 0 ? { ...one, ...few, davor: few } : one)),
      }),
    ],
  })
  const figures = said(find('region', 'Auslastung'))
  expect(figures).toContain('nicht genannt')
  expect(figures).not.toContain('0 %')
  expect(figures).not.toContain('Punkte')
  expect(rowsOf('Stunden der Woche')[1]).toMatch(/Montag.*nicht genannt/)
  expect(rowsOf('Grundrisse').find((row) => row.includes('Lesesaal'))).toMatch(/nicht genannt.*nicht genannt/)
  expect(said()).toContain('weniger als 7 Personen')
})

test('an invalid period is reported, and corrected by one press', async () => {
  const { where } = await arrive('?von=2025-01-01', {
    answers: [
      answer(listGrundrisse, []),
      refuse(readAuslastung, {
        status: 422,
        code: 'leseraum.auslastungZuLang',
        title: 'Höchstens 366 Tage.',
        detail: 'Höchstens 366 Tage.',
      }),
    ],
  })
  await eventually(() => expect(said()).toContain('Höchstens 366 Tage.'))
  await click('button', 'Letzte vier Wochen, alle Grundrisse')
  await eventually(() => expect(where()).not.toContain('von='))
})

test('a house without floor plans explains what would be shown', async () => {
  await arrive('', {
    answers: [
      answer(listGrundrisse, []),
      answer(readAuslastung, { ...VIEW, grundrisse: [], zonen: [], raster: [], gesamt: part(0, 0, 0) }),
    ],
  })
  expect(said()).toContain('Noch kein Grundriss')
})

const MODE = { start: { mandant: { personalrat: { seit: '2026-03-01T08:00:00Z', endet: null } } } } as const

test('in staff-council mode one selects a whole completed month, and no days', async () => {
  const { server } = await arrive('', MODE)
  expect(all('textbox')).toEqual([])
  const month = find<HTMLSelectElement>('combobox', 'Monat')
  expect(month.value).toBe('2027-02-01')
  expect([...month.options].slice(0, 3).map(({ text }) => text)).toEqual([
    'Februar 2027',
    'Januar 2027',
    'Dezember 2026',
  ])
  await turn('combobox', 'Monat', '2027-01-01')
  await eventually(() =>
    expect(server.asked(readAuslastung).at(-1)?.query).toEqual({ von: '2027-01-01', bis: '2027-01-31' }),
  )
})
