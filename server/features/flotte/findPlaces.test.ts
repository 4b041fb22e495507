import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { findPlaces } from './findPlaces.ts'

const LENGTH = 36

describe('the place of an id', () => {
  it('is found at any end of a text of many ids', () => {
    const ids = Array.from({ length: 500 }, () => uuidv7())
    const placeOf = findPlaces(ids)
    const text = ids.toReversed().join(',')
    const found = ids.map((_, i) => placeOf(text, i * (LENGTH + 1) + LENGTH))
    expect(found).toEqual(ids.map((_, i) => ids.length - 1 - i))
  })

  it('is nowhere for an id that is not in the list', () => {
    expect(findPlaces([uuidv7()])(uuidv7(), LENGTH)).toBeUndefined()
    expect(findPlaces([])(uuidv7(), LENGTH)).toBeUndefined()
  })

  it('is right for ids that end alike, in the list or out of it', () => {
    const alike = [1, 2, 3, 4].map((n) => `01980000-0000-7000-8${n}00-00000000000a`)
    const [first = '', second = '', third = '', out = ''] = alike
    const ids = [first, uuidv7(), second, third]
    const placeOf = findPlaces(ids, [out, uuidv7()])
    expect(ids.map((id) => placeOf(id, LENGTH))).toEqual([0, 1, 2, 3])
    expect(placeOf(out, LENGTH)).toBeUndefined()
  })

  it('is nowhere for an id that is known and not in the list', () => {
    const listed = uuidv7()
    const out = uuidv7()
    const placeOf = findPlaces([listed], [out])
    expect([placeOf(listed, LENGTH), placeOf(out, LENGTH)]).toEqual([0, undefined])
  })
})
