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

test('a kind that is kept is sent with what stands there', () => {
  const eintraege = { ...eintraegeOf([]), HU: { ...NEW, faelligKm: 12_000 } }
  expect(bodyOf(eintraege)).toMatchObject([{ art: 'HU', faelligKm: 12_000, intervallMonate: 12 }])
})

test('an issue about the first that was sent is about the first that is kept', () => {
  expect(fieldIn('0.faelligAm', eintraegeOf([UVV]))).toBe('UVV.faelligAm')
  expect(fieldIn('7.faelligAm', eintraegeOf([UVV]))).toBe('7.faelligAm')
})
