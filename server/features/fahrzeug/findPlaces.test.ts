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

  it('is right for ids that end alike', () => {
    const ids = ['01980000-0000-7000-8000-00000000000a', '01980000-0000-7000-9000-00000000000a', uuidv7()]
    const placeOf = findPlaces(ids)
    expect(ids.map((id) => placeOf(id, LENGTH))).toEqual([0, 1, 2])
    expect(placeOf('01980000-0000-7000-a000-00000000000a', LENGTH)).toBeUndefined()
  })
})
