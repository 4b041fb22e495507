import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { expect, test } from 'vitest'
import { fahrzeugOf } from './fahrzeug.ts'

const VIEW = {
  id: 'a',
  kennzeichen: 'NH-A 1',
  kategorie: 'kombi',
  standort: { id: 's', name: 'Werft' },
  sitze: 5,
  fuehrerscheinklasse: 'B',
  gueltigVon: '2026-01-01',
  gueltigBis: null,
  buchungszeiten: null,
  uvvBis: '2026-12-31',
  deaktiviert: false,
} as unknown as FahrzeugView

const zeiten = (von: string, bis: string) =>
  ({ ...VIEW, buchungszeiten: { von, bis, gueltigVon: '2026-02-01', gueltigBis: null } }) as FahrzeugView

test('a car’s dates become plain dates, or null', () => {
  const car = fahrzeugOf(VIEW)
  expect([String(car.gueltigVon), car.gueltigBis, String(car.uvvBis)]).toEqual([
    '2026-01-01',
    null,
    '2026-12-31',
  ])
  expect([car.standortId, car.buchungszeiten]).toEqual(['s', null])
})

test('its own booking times become plain times, valid from their day', () => {
  const { buchungszeiten } = fahrzeugOf(zeiten('07:30', '18:00'))
  expect(buchungszeiten).toMatchObject({
    von: { stunden: 7, minuten: 30 },
    bis: { stunden: 18, minuten: 0 },
    gueltigBis: null,
  })
  expect(String(buchungszeiten?.gueltigVon)).toBe('2026-02-01')
})

test.each([
  ['', '18:00'],
  ['07:30', '25:00'],
  ['früh', 'spät'],
])('times that are none (%s, %s) limit nothing, and break nothing', (von, bis) => {
  expect(fahrzeugOf(zeiten(von, bis)).buchungszeiten).toBeNull()
})
