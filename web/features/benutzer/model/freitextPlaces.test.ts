import { isPagePath } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { FREITEXT_NAMES } from '@platzwart/domain/datenschutz/freitexte'
import { expect, test } from 'vitest'
import { placeOf } from './freitextPlaces.ts'

test.each(FREITEXT_NAMES)('free texts of %s can be read on an existing page', (stelle) => {
  const place = placeOf(stelle, idOf(7))
  expect(isPagePath(new URL(place, 'https://haus.example').pathname)).toBe(true)
  expect(place).not.toContain('{')
})
