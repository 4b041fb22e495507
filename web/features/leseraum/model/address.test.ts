import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LESEPLAN_ADDRESS } from './address.ts'

const { defaults, read } = LESEPLAN_ADDRESS
const PLAN = '01980000-0000-7000-8000-000000000001'

test('an empty address shows the defaults', () => {
  expect(read({})).toEqual(defaults)
})

test('written values are read back', () => {
  const search = { ...defaults, grundriss: PLAN, tag: '2026-11-23', von: '10:15', bis: '12:00' }
  expect(read({ ...search })).toEqual(search)
})

test.each([
  { tag: '2026-02-30' },
  { tag: '30.02.2026' },
  { von: '24:00' },
  { von: '18:00', bis: '09:00' },
  { grundriss: '../admin' },
  { modus: 'nachts' },
  { kapazitaet: -1 },
  { ausstattung: [7, 'x'] },
  { stunden: 'ja' },
])('nonsense becomes the default: %j', (raw) => {
  expect(read(raw)).toEqual(defaults)
})

test('no address ever fails, and reading is idempotent', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('grundriss', 'tag', 'von', 'bis', 'modus'), fc.anything()),
      (raw) => {
        const once = read(raw)
        expect(read({ ...once })).toEqual(once)
      },
    ),
  )
})
