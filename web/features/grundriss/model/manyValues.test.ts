import { leseraumDetailSchema } from '@platzwart/contract/grundriss'
import { filled, idOf } from '@platzwart/contract/testing/filled'
import { expect, test } from 'vitest'
import { copiesOf } from './copies.ts'
import {
  changesBy,
  changesOfNames,
  countKey,
  hasOneZone,
  inverseOf,
  manyValuesOf,
  numberingOf,
  renumbered,
} from './manyValues.ts'

const LAMP = { id: idOf(70), name: 'Lampe' }
const DESK = { id: idOf(71), name: 'Höhenverstellung' }
const seat = (nr: number, more: object = {}) =>
  leseraumDetailSchema.parse(
    filled(leseraumDetailSchema, {
      id: idOf(nr),
      bezeichnung: `P ${nr}`,
      art: 'platz',
      zone: 'Nord',
      version: nr,
      ausstattung: [],
      x: nr * 100,
      y: 100,
      breite: 80,
      hoehe: 60,
      drehung: 0,
      kapazitaet: 1,
      ...more,
    }),
  )
const SEATS = [seat(1), seat(2, { ausstattung: [{ ...LAMP, anzahl: 2 }] }), seat(3, { zone: 'Süd' })]
const KINDS = [LAMP, DESK]

test('common values of several seats are shown; differing ones stay unless edited', () => {
  const values = manyValuesOf(SEATS, KINDS)
  expect(values).toEqual({
    zone: '',
    [countKey(LAMP.id)]: null,
    [countKey(DESK.id)]: 0,
  })
  expect([hasOneZone(SEATS), hasOneZone(SEATS.slice(0, 2))]).toEqual([false, true])
  expect(changesBy(values, [], KINDS, SEATS)).toEqual([])
  expect(changesBy({ ...values, zone: ' Nord ' }, ['zone'], KINDS, SEATS)).toEqual([
    { id: idOf(3), version: 3, zone: 'Nord', ausstattung: [] },
  ])
})

test('unedited equipment is not sent, even if others have changed the number meanwhile', () => {
  const values = { ...manyValuesOf(SEATS, KINDS), [countKey(LAMP.id)]: 1 }
  const later = SEATS.map((one) => ({ ...one, ausstattung: [{ ...DESK, anzahl: 1 }] }))
  expect(changesBy(values, [countKey(LAMP.id)], KINDS, later).map(({ ausstattung }) => ausstattung)).toEqual(
    Array(3).fill([{ id: LAMP.id, anzahl: 1 }]),
  )
})

test('undoing a change of several restores the value of each', () => {
  const lamps = { ...manyValuesOf(SEATS, []), [countKey(LAMP.id)]: 1 }
  const values = { ...lamps, zone: 'Ost' }
  const changes = changesBy(values, ['zone', countKey(LAMP.id)], KINDS, SEATS)
  expect(changes).toHaveLength(3)
  const after = SEATS.map((one) => ({ ...one, version: one.version + 1 }))
  expect(inverseOf(changes, SEATS, after.slice(1))).toEqual([
    { id: idOf(2), version: 3, zone: 'Nord', ausstattung: [{ id: LAMP.id, anzahl: 2 }] },
    { id: idOf(3), version: 4, zone: 'Süd', ausstattung: [{ id: LAMP.id, anzahl: 0 }] },
  ])
})

test('numbering starts with the first seat’s name, and changes only the names that differ', () => {
  expect(numberingOf([seat(7, { bezeichnung: 'A-007' })])).toEqual({
    prefix: 'A-',
    first: 7,
    digits: 3,
    order: 'rows',
  })
  expect(numberingOf([seat(7, { bezeichnung: 'Sofa' })])).toMatchObject({
    prefix: 'Sofa ',
    first: 1,
    digits: 1,
  })
  expect(numberingOf([])).toMatchObject({ prefix: '', first: 1, digits: 1 })
  const numbering = { ...numberingOf(SEATS), first: 2 }
  expect(renumbered(SEATS.slice(0, 2), SEATS, numbering).taken).toBe('P 3')
  const names = renumbered(SEATS, SEATS, numbering)
  expect(changesOfNames(names, SEATS).map(({ bezeichnung, version }) => [bezeichnung, version])).toEqual([
    ['P 2', 1],
    ['P 3', 2],
    ['P 4', 3],
  ])
})

test('copies have everything but the name, and are placed beside their originals', () => {
  const plan = { breite: 1000, hoehe: 800, zeichnung: [] }
  const { leseraeume, tische } = copiesOf(SEATS.slice(0, 2), SEATS, plan)
  expect(leseraeume.map(({ bezeichnung, x, y }) => [bezeichnung, x, y])).toEqual([
    ['P 4', 290, 100],
    ['P 5', 390, 100],
  ])
  expect(leseraeume[1]?.ausstattung).toEqual([{ id: LAMP.id, anzahl: 2 }])
  expect(leseraeume[0]).not.toHaveProperty('id')
  expect(tische).toEqual([])
})
