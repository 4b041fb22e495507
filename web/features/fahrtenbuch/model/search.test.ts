import type { SearchSchemaInput } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { parseFahrtenbuchSearch } from './search.ts'

const parse = (raw: object) => parseFahrtenbuchSearch(raw as SearchSchemaInput)
const ID = '01980000-0000-7000-8000-000000000001'

it('keeps what can be asked', () => {
  const all = { von: '2026-02-01', bis: '2026-02-28', fahrer: ID, zweck: 'Messe', fahrtart: 'privat' }
  expect(parse(all)).toEqual(all)
  expect(parse({ zweck: 4711 })).toEqual({ zweck: '4711' })
})

it('leaves out what is none: days that do not exist, an end before its start, foreign words', () => {
  expect(parse({ von: '2026-02-30', bis: 'x', fahrer: '1', zweck: ' ', fahrtart: 'weit' })).toEqual({})
  expect(parse({ von: '2026-02-02', bis: '2026-02-01' })).toEqual({ von: '2026-02-02' })
  expect(parse({ von: '0000-01-01' })).toEqual({})
})
