import { type PruefungView, pruefungenSaveSchema } from '@platzwart/contract/fahrzeug'
import { expect, test } from 'vitest'
import { bodyOf, eintraegeOf, fieldIn, NEW } from './pruefungen.ts'

const UVV: PruefungView = {
  art: 'UVV',
  faelligAm: '2027-03-01',
  faelligKm: null,
  intervallMonate: 12,
  intervallKm: null,
  stand: 'gut',
}

test('what was read and not touched is sent as it was', () => {
  expect(pruefungenSaveSchema.parse(bodyOf(eintraegeOf([UVV])))).toEqual([
    { art: 'UVV', faelligAm: '2027-03-01', faelligKm: null, intervallMonate: 12, intervallKm: null },
  ])
})

test('what is no number is left to the server to refuse', () => {
  const eintraege = { ...eintraegeOf([]), HU: { ...NEW, faelligKm: '12.000' } }
  expect(bodyOf(eintraege)).toMatchObject([{ art: 'HU', faelligKm: '12.000', intervallMonate: 12 }])
})

test('an issue about the first that was sent is about the first that is kept', () => {
  expect(fieldIn('0.faelligAm', eintraegeOf([UVV]))).toBe('UVV.faelligAm')
  expect(fieldIn('7.faelligAm', eintraegeOf([UVV]))).toBe('7.faelligAm')
})
