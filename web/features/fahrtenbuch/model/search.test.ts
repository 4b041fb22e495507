import type { SearchSchemaInput } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { parseFahrtenbuchSearch } from './search.ts'

const parse = (raw: object) => parseFahrtenbuchSearch(raw as SearchSchemaInput)
const ID = '01980000-0000-7000-8000-000000000001'

it('keeps what can be asked', () => {
  const all = {
    vonTag: '2026-02-01',
    bisTag: '2026-02-28',
    gefahrenVon: ID,
    zweck: 'Messe',
    fahrtart: 'privat',
  }
  expect(parse(all)).toEqual(all)
  expect(parse({ zweck: 4711 })).toEqual({ zweck: '4711' })
})

it('leaves out what is none: days that do not exist, an end before its start, foreign words', () => {
  expect(
    parse({ vonTag: '2026-02-30', bisTag: 'x', gefahrenVon: '1', zweck: ' ', fahrtart: 'weit' }),
  ).toEqual({})
  expect(parse({ vonTag: '2026-02-02', bisTag: '2026-02-01' })).toEqual({ vonTag: '2026-02-02' })
  expect(parse({ vonTag: '0000-01-01' })).toEqual({})
})
