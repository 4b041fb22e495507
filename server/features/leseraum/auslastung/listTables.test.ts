import { CLASS_ENDS, type ClassName } from '@platzwart/domain/leseraum/auswertung/auswertung'
import { describe, expect, it } from 'vitest'
import { fileInZip } from '../../../testing/zip.ts'
import { auslastungNotes, auslastungTables, auswertungTables, notesOf, zeitraumText } from './listTables.ts'
import type { Body as AuslastungBody } from './readAuslastung.ts'
import type { Body } from './readAuswertung.ts'
import { writeTables } from './renderTables.ts'

const counts = (gekommen: number, nichtGekommen = 0) => ({
  buchungen: gekommen + nichtGekommen,
  gekommen,
  nichtGekommen,
  abgesagt: 0,
  unbestaetigt: 0,
  haus: 0,
  wenige: false,
})
const few = { ...counts(0), wenige: true }
const classesOf = (name: ClassName) =>
  CLASS_ENDS[name].map((end, i) => ({
    unter: Number.isFinite(end) ? end : null,
    anzahl: i === 0 ? null : 10 + i,
    davor: 0,
  }))

const BODY: Body = {
  von: '2026-11-16',
  bis: '2026-11-22',
  davor: { von: '2026-11-09', bis: '2026-11-15' },
  gesamt: { ...counts(30, 10), vorlauf: 120, dauer: 90, personen: 1.5 },
  gesamtDavor: { ...few, vorlauf: null, dauer: null, personen: null },
  grundrisse: [{ ...counts(30, 10), grundrissId: 'g', grundriss: '=Lesesaal', standort: 'Haus', davor: few }],
  zonen: [
    { ...counts(30, 10), grundriss: '=Lesesaal', zone: 'Nord' },
    { ...few, grundriss: '=Lesesaal', zone: '' },
  ],
  wochentage: Array.from({ length: 7 }, (_, tag) => ({ ...(tag === 1 ? counts(30, 10) : few), davor: few })),
  stunden: Array.from({ length: 24 }, (_, hour) => ({ ...counts(hour === 9 ? 40 : 0), davor: few })),
  klassen: {
    vorlauf: classesOf('vorlauf'),
    dauer: classesOf('dauer'),
    personen: classesOf('personen'),
    absage: classesOf('absage'),
  },
  warten: { gewartet: 8, angeboten: 6, gebucht: 5, minuten: 45, wenige: false },
  wartenDavor: { gewartet: 0, angeboten: 0, gebucht: 0, minuten: null, wenige: true },
  wenigerAls: 5,
  leuteMindestens: 7,
}

const named = (titel: string, sprache: 'de' | 'en' = 'de') =>
  auswertungTables(BODY, sprache).find((table) => table.titel === titel)?.rows ?? []

describe('the tables of an evaluation', () => {
  it('have the figures beside those of the time before, and few untold', () => {
    const [bookings, came] = named('Überblick')
    expect(bookings).toEqual([
      { art: 'text', text: 'Buchungen' },
      { art: 'zahl', zahl: 40 },
      { art: 'text', text: 'nicht genannt' },
    ])
    expect(came?.[1]).toEqual({ art: 'zahl', zahl: 30 })
    expect(named('Überblick')).toContainEqual([
      { art: 'text', text: 'Nicht gekommen, Anteil' },
      { art: 'anteil', zahl: 0.25 },
      { art: 'text', text: 'nicht genannt' },
    ])
  })

  it('begin the week with Monday, and have the hours in which anything begins', () => {
    const week = named('Nach Wochentag').map(([name]) => name)
    expect([week[0], week[6]]).toEqual([
      { art: 'text', text: 'Montag' },
      { art: 'text', text: 'Sonntag' },
    ])
    expect(named('Nach Stunde des Beginns').map(([name]) => name)).toEqual([{ art: 'text', text: '9:00' }])
  })

  it('name classes in the language of the reader', () => {
    expect(named('Personen').map(([name]) => name)).toEqual(
      ['eine Person', '2 Personen', '3 bis 4 Personen', '5 bis 8 Personen', '9 Personen oder mehr'].map(
        (text) => ({ art: 'text', text }),
      ),
    )
    expect(named('Length', 'en')[1]?.[0]).toEqual({ art: 'text', text: '1 hour to under 2 hours' })
  })

  it('say how long people waited, and of few nothing', () => {
    expect(named('Warteliste')).toEqual([
      [
        { art: 'text', text: 'Haben gewartet' },
        { art: 'zahl', zahl: 8 },
        { art: 'text', text: 'nicht genannt' },
      ],
      [
        { art: 'text', text: 'Bekamen ein Angebot' },
        { art: 'zahl', zahl: 6 },
        { art: 'text', text: 'nicht genannt' },
      ],
      [
        { art: 'text', text: 'Nahmen es an' },
        { art: 'zahl', zahl: 5 },
        { art: 'text', text: 'nicht genannt' },
      ],
      [
        { art: 'text', text: 'Wartezeit bis zur Annahme im Mittel' },
        { art: 'text', text: '45 Minuten' },
        { art: 'text', text: '–' },
      ],
    ])
  })

  it('come with what they leave out, and of which days they are', () => {
    expect(notesOf(BODY, 'de').join(' ')).toContain('nicht von weniger als 7 Personen')
    expect(notesOf({ ...BODY, leuteMindestens: null }, 'de')).toHaveLength(2)
    expect(zeitraumText(BODY, 'de')).toContain('22.11.2026')
  })
})

describe('the tables of utilisation on paper', () => {
  const part = { belegt: 60, offen: 120, buchungen: 5, wenige: false }
  const few = { belegt: 0, offen: 120, buchungen: 0, wenige: true }
  const body = (seats: number, leuteMindestens: number | null = null): AuslastungBody => ({
    von: '2026-11-16',
    bis: '2026-11-22',
    davor: { von: '2026-11-09', bis: '2026-11-15' },
    gesamt: part,
    gesamtDavor: part,
    wenigerAls: 5,
    leuteMindestens,
    raster: Array.from({ length: 168 }, (_, i) => ({
      belegt: 0,
      offen: i === 33 || i === 57 ? 60 : 0,
      wenige: i === 33,
    })),
    grundrisse: [
      { ...part, grundrissId: 'g', grundriss: 'Lesesaal', standort: 'Haus', plaetze: seats, davor: few },
    ],
    zonen: [],
    plaetze: Array.from({ length: seats }, (_, i) => ({
      ...part,
      leseraumId: `s${i}`,
      bezeichnung: `A-${i}`,
      zone: '',
    })),
  })
  const seatsOf = (seats: number) =>
    auslastungTables(body(seats), 'de').find(({ titel }) => titel === 'Plätze')?.rows.length

  it('have the seats of one plan up to three hundred, and say where more of them stand', () => {
    expect([seatsOf(0), seatsOf(300), seatsOf(301)]).toEqual([undefined, 300, undefined])
    expect(auslastungNotes(body(300), 'de').join(' ')).not.toContain('Excel')
    expect(auslastungNotes(body(301), 'de')).toContain(
      'Die 301 einzelnen Plätze sind zu viele für Papier; sie stehen in der Excel-Datei.',
    )
    expect(auslastungNotes(body(301), 'en')).toContain(
      'The 301 single seats are too many for paper; they stand in the Excel file.',
    )
  })

  it('say what is not told, of hours and of the time before as well', () => {
    const [plans, , week] = auslastungTables(body(0, 7), 'de')
    const untold = { art: 'text', text: 'nicht genannt' }
    expect(plans?.rows[0]?.at(-1)).toEqual(untold)
    expect(week?.rows[0]?.slice(1, 3)).toEqual([untold, { art: 'anteil', zahl: 0 }])
    expect(auslastungNotes(body(0, 7), 'de').join(' ')).toContain('weniger als 7 Personen')
  })
})

it('a workbook has a sheet for each, with what people typed as text', async () => {
  const book = await writeTables('Auswertung', auswertungTables(BODY, 'de'))
  const plans = await fileInZip(book, 'xl/worksheets/sheet2.xml')
  expect(plans).toContain('=Lesesaal')
  expect(plans).not.toContain('<f>')
  const names = await fileInZip(book, 'xl/workbook.xml')
  expect(names).toContain('Vorlauf  wie lange vorher')
})
