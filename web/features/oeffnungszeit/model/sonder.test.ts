import { expect, it } from 'vitest'
import { type Sonder, sonderChanges, withEntry } from './sonder.ts'

const entry = (id: string, grund = ''): Sonder => ({
  ...{ id, gueltigVon: '2026-12-24', gueltigBis: '2026-12-24', von: '08:00', bis: '12:00' },
  ...{ status: 'offen', grund, grundEn: '' },
})
const [a, b, c] = [entry('a'), entry('b'), entry('c')]

it('says what is new, what reads differently and what is gone, and nothing of the rest', () => {
  const changed = entry('b', 'Ferien')
  expect(sonderChanges([a, b], [c, changed])).toEqual([
    { art: 'neu', sonder: c },
    { art: 'anders', sonder: changed },
    { art: 'weg', sonder: a },
  ])
  expect(sonderChanges([a, b], [b, a])).toEqual([])
})

it('puts an entry in its place, and behind the others when it is new or was taken out', () => {
  const mine = entry('b', 'neu')
  expect(withEntry([a, b, c], 'b', mine)).toEqual([a, mine, c])
  expect(withEntry([a, c], 'b', mine)).toEqual([a, c, mine])
  expect(withEntry([a], undefined, { ...mine, id: 'x' })).toEqual([a, { ...mine, id: undefined }])
})
