import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FAHRZEUG_ADDRESS } from './address.ts'

const { defaults, read } = FAHRZEUG_ADDRESS
const CAR = '01980000-0000-7000-8000-000000000001'

test('an empty address shows the defaults', () => {
  expect(read({})).toEqual(defaults)
})

test('written values are read back', () => {
  const search = {
    ...defaults,
    von: '2026-11-23T10:15',
    bis: '2026-11-25T12:00',
    personen: 3,
    kategorie: 'van',
    ausstattung: ['navigation', 'sitzheizung'],
    suche: 'HH-',
    fahrzeug: CAR,
    ab: '2026-11-23',
    zoom: 'vierWochen',
  }
  expect(read({ ...search })).toEqual(search)
})

test.each([
  { von: '2026-02-30T10:00', bis: '2026-03-01T10:00' },
  { von: '2026-11-23T10:00' },
  { von: '2026-11-23T10:00', bis: '2026-11-23T10:00' },
  { von: '2026-11-23 10:00', bis: '2026-11-23 12:00' },
  { personen: 0 },
  { sitze: 101 },
  { kategorie: 'panzer' },
  { klasse: 'Z' },
  { ausstattung: [7, 'minibar'] },
  { fahrzeug: '../admin' },
  { ab: '31.12.2026' },
  { zoom: 'jahr' },
  { liste: 'ja' },
])('nonsense becomes the default: %j', (raw) => {
  expect(read(raw)).toEqual(defaults)
})

test('no address ever fails, and reading is idempotent', () => {
  const keys = fc.constantFrom('von', 'bis', 'personen', 'ausstattung', 'suche', 'ab', 'zoom', 'fahrer')
  fc.assert(
    fc.property(fc.dictionary(keys, fc.anything()), (raw) => {
      const once = read(raw)
      expect(read({ ...once })).toEqual(once)
    }),
  )
})
