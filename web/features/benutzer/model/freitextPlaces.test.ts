import { isPagePath } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { FREITEXT_NAMES } from '@platzwart/domain/datenschutz/freitexte'
import { expect, test } from 'vitest'
import { placeOf } from './freitextPlaces.ts'

test.each(FREITEXT_NAMES)('what is written of %s is read on a page that there is', (stelle) => {
  const place = placeOf(stelle, idOf(7))
  expect(isPagePath(new URL(place, 'https://haus.example').pathname)).toBe(true)
  expect(place).not.toContain('{')
})
