import { leseraumDetailSchema } from '@platzwart/contract/grundriss'
import { filled, idOf } from '@platzwart/contract/testing/filled'
import { expect, test } from 'vitest'
import { bodyOf, newSeat, nextName, seatValuesOf } from './seatValues.ts'

test('the form lists every kind of equipment of the house, the request only those present', () => {
  const kinds = [{ id: idOf(1) }, { id: idOf(2) }]
  const seat = filled(leseraumDetailSchema, {
    art: 'platz',
    kapazitaet: 1,
    ausstattung: [{ id: idOf(2), name: 'Lampe', anzahl: 3 }],
  })
  const values = seatValuesOf(leseraumDetailSchema.parse(seat), kinds)
  expect(values.ausstattung.map(({ anzahl }) => anzahl)).toEqual([0, 3])
  expect(bodyOf(values).ausstattung).toEqual([{ id: idOf(2), anzahl: 3 }])
  expect(newSeat('gruppenraum', 'G1', kinds)).toMatchObject({ kapazitaet: 6, aktiv: true })
})

test('a copy gets the next unused number', () => {
  expect(nextName('A-09', new Set(['A-09', 'A-10']))).toBe('A-11')
  expect(nextName('7', new Set())).toBe('8')
  expect(nextName('Kabine', new Set(['Kabine', 'Kabine 2']))).toBe('Kabine 3')
})
