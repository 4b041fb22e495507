import { expect, it } from 'vitest'
import { FAHRTENBUCH_ADDRESS } from './address.ts'
import { extractOf } from './extract.ts'

const { defaults, read } = FAHRTENBUCH_ADDRESS
const ID = '01980000-0000-7000-8000-000000000001'

it('is empty for a list without filters: the file is the logbook itself', () => {
  expect(extractOf(defaults)).toEqual({})
  expect(extractOf(read({ zweck: '  ', vonTag: '2026-02-01', fahrtart: 'privat' }))).toEqual({})
})

it('contains the driver and the purpose of the filter', () => {
  expect(extractOf(read({ gefahrenVon: ID }))).toEqual({ fahrerId: ID })
  expect(extractOf(read({ gefahrenVon: ID, zweck: ' Messe ' }))).toEqual({ fahrerId: ID, zweck: 'Messe' })
})
