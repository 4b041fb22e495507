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

test('unedited values are sent as they were read', () => {
  expect(pruefungenSaveSchema.parse(bodyOf(eintraegeOf([UVV])))).toEqual([
    { art: 'UVV', faelligAm: '2027-03-01', faelligKm: null, intervallMonate: 12, intervallKm: null },
  ])
})

test('an enabled kind is sent with its values', () => {
  const eintraege = { ...eintraegeOf([]), HU: { ...NEW, faelligKm: 12_000 } }
  expect(bodyOf(eintraege)).toMatchObject([{ art: 'HU', faelligKm: 12_000, intervallMonate: 12 }])
})

test('an issue about the first sent kind is about the first enabled one', () => {
  expect(fieldIn('0.faelligAm', eintraegeOf([UVV]))).toBe('UVV.faelligAm')
  expect(fieldIn('7.faelligAm', eintraegeOf([UVV]))).toBe('7.faelligAm')
})
