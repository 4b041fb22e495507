import { describe, expect, it } from 'vitest'
import { MODULE } from '../mandant/module.ts'
import { AUFBEWAHRUNG_ARTEN } from './aufbewahrung.ts'
import { artenIn } from './bestaende.ts'

describe('what a house may choose a time for', () => {
  it('is of its own modules, and of what every house has', () => {
    expect(artenIn(MODULE)).toEqual(AUFBEWAHRUNG_ARTEN)
    expect(artenIn(['leseraum'])).toEqual(['platzbuchungen', 'protokoll'])
    expect(artenIn([])).toEqual(['protokoll'])
  })
})
