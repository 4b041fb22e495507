import { expect, test } from 'vitest'
import { lengthsOf, mostOf, percentText, piecesOf } from './auswertung.ts'
import { AUSWERTUNG_ADDRESS } from './auswertungAddress.ts'

const COUNTS = {
  buchungen: 20,
  gekommen: 10,
  nichtGekommen: 2,
  abgesagt: 5,
  unbestaetigt: 1,
  haus: 2,
  wenige: false,
}

test('a bar has a segment for every booking, and its length is their number', () => {
  expect(piecesOf(COUNTS)).toEqual({ gekommen: 10, nichtGekommen: 2, abgesagt: 5, rest: 3 })
  expect(lengthsOf(COUNTS, 40)).toEqual({ gekommen: 25, nichtGekommen: 5, abgesagt: 12.5, rest: 7.5 })
  expect(Object.values(lengthsOf(COUNTS, 20)).reduce((sum, one) => sum + one)).toBe(100)
})

test('a chart without bookings has no longest bar', () => {
  expect(mostOf([])).toBe(0)
  expect(mostOf([COUNTS, { buchungen: 30 }])).toBe(30)
  expect(lengthsOf({ ...COUNTS, gekommen: 0 }, 0).gekommen).toBe(0)
})

test('a share has one decimal place', () => {
  expect(percentText(0.1234, String)).toBe('12.3 %')
  expect(percentText(null, String)).toBeNull()
})

test('the address means charts unless it says tables', () => {
  expect(AUSWERTUNG_ADDRESS.read({}).ansicht).toBe('diagramm')
  expect(AUSWERTUNG_ADDRESS.read({ ansicht: 'tabelle' }).ansicht).toBe('tabelle')
  expect(AUSWERTUNG_ADDRESS.read({ ansicht: 'torte', von: 'gestern' })).toEqual(AUSWERTUNG_ADDRESS.defaults)
})
