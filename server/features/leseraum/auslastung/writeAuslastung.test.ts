import { describe, expect, it } from 'vitest'
import { fileInZip } from '../../../testing/zip.ts'
import type { Body } from './readAuslastung.ts'
import { writeAuslastung } from './writeAuslastung.ts'

const part = (belegt: number, offen: number, buchungen: number) => ({
  belegt,
  offen,
  buchungen,
  wenige: false,
})

const BODY: Body = {
  von: '2026-11-16',
  bis: '2026-11-22',
  davor: { von: '2026-11-09', bis: '2026-11-15' },
  gesamt: part(600, 1200, 8),
  gesamtDavor: part(0, 1200, 0),
  wenigerAls: 5,
  leuteMindestens: null,
  raster: Array.from({ length: 168 }, (_, i) => ({
    belegt: i === 33 ? 15 : 0,
    offen: i === 33 ? 60 : 0,
    wenige: false,
  })),
  grundrisse: [
    {
      grundrissId: 'g',
      grundriss: '=Lesesaal',
      standort: 'Haus',
      plaetze: 2,
      ...part(600, 1200, 8),
      davor: part(0, 1200, 0),
    },
  ],
  zonen: [{ grundriss: '=Lesesaal', zone: 'Nord', plaetze: 2, ...part(0, 1200, 0), wenige: true }],
  plaetze: [],
}

const SEAT = { leseraumId: 's', bezeichnung: 'A-1', zone: 'Nord', ...part(300, 600, 6), wenige: false }

const sheet = async (nr: number, body = BODY, sprache: 'de' | 'en' = 'de') =>
  fileInZip(await writeAuslastung(body, sprache), `xl/worksheets/sheet${nr}.xml`)

const textsOf = (xml: string) => [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text)
const numbersOf = (xml: string) => [...xml.matchAll(/<v>([^<]*)<\/v>/g)].map(([, value]) => Number(value))

describe('the workbook of utilisation', () => {
  it('has shares and hours as numbers, and what people typed as text', async () => {
    const plans = await sheet(1)
    expect(textsOf(plans)).toEqual([
      'Grundriss',
      'Standort',
      'Auslastung',
      'Belegte Stunden',
      'Angebotene Stunden',
      'Buchungen',
      '=Lesesaal',
      'Haus',
    ])
    expect(numbersOf(plans)).toEqual([0.5, 10, 20, 8])
    expect(plans).not.toContain('<f>')
  })

  it('does not tell what few have booked', async () => {
    const zones = await sheet(2)
    expect(textsOf(zones).slice(-1)).toEqual(['nicht genannt'])
    expect(numbersOf(zones)).toEqual([20])
  })

  it('has the hours of the week, Monday first', async () => {
    const week = await sheet(3)
    expect(textsOf(week).filter((text) => /tag$/.test(text ?? ''))).toEqual([
      'Wochentag',
      'Montag',
      'Dienstag',
      'Donnerstag',
      'Freitag',
      'Samstag',
      'Sonntag',
    ])
    expect(numbersOf(week)).toEqual([0.25])
  })

  it('does not tell an hour of the week or a plan of few', async () => {
    const few = { ...part(0, 1200, 0), wenige: true }
    const body = {
      ...BODY,
      raster: BODY.raster.map((one) => ({ ...one, wenige: true })),
      grundrisse: BODY.grundrisse.map((one) => ({ ...one, ...few, davor: few })),
    }
    expect(textsOf(await sheet(1, body)).slice(-1)).toEqual(['nicht genannt'])
    expect(numbersOf(await sheet(3, body))).toEqual([])
    expect(textsOf(await sheet(3, body)).filter((text) => text === 'nicht genannt')).toHaveLength(1)
  })

  it('has seats where one plan was asked for, and speaks the reader’s language', async () => {
    await expect(sheet(4)).rejects.toThrow('not in the archive')
    const seats = await sheet(4, { ...BODY, plaetze: [SEAT] }, 'en')
    expect(textsOf(seats)).toEqual([
      'Seat',
      'Zone',
      'Utilisation',
      'Hours taken',
      'Hours offered',
      'Bookings',
      'A-1',
      'Nord',
    ])
    expect(numbersOf(seats)).toEqual([0.5, 5, 10, 6])
  })
})
