import { expect, it } from 'vitest'
import { FAHRTENBUCH_ADDRESS } from './address.ts'

const { defaults, read, said } = FAHRTENBUCH_ADDRESS
const ID = '01980000-0000-7000-8000-000000000001'

it('keeps valid filters', () => {
  const all = {
    vonTag: '2026-02-01',
    bisTag: '2026-02-28',
    gefahrenVon: ID,
    zweck: 'Messe',
    fahrtart: 'privat',
  }
  expect(read(all)).toEqual(all)
  expect(read({ zweck: 4711 })).toEqual({ ...defaults, zweck: '4711' })
})

it('drops invalid ones: days that do not exist, an end before its start, unknown words', () => {
  expect(read({ vonTag: '2026-02-30', bisTag: 'x', gefahrenVon: '1', fahrtart: 'weit' })).toEqual(defaults)
  expect(read({ vonTag: '2026-02-02', bisTag: '2026-02-01' })).toEqual({ ...defaults, vonTag: '2026-02-02' })
  expect(read({ vonTag: '0000-01-01' })).toEqual(defaults)
})

it('knows which of them filter the list', () => {
  expect(said(defaults)).toEqual([])
  expect(said(read({ vonTag: '2026-02-02', fahrtart: 'privat', zweck: '' }))).toEqual(['vonTag', 'fahrtart'])
})
