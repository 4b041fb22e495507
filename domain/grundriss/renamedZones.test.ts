import { expect, it } from 'vitest'
import { renamedZones } from './renamedZones.ts'

const seats = (...zones: string[]) => new Map(zones.map((zone, i) => [`${i}`, zone]))

it.each([
  ['all of it at once', ['Ost', 'Ost', 'West'], ['Nord', 'Nord', 'West'], [['Ost', 'Nord']]],
  ['into one that is there', ['Ost', 'West'], ['West', 'West'], [['Ost', 'West']]],
  ['two for each other', ['Ost', 'West'], ['West', 'Ost'], []],
  ['a seat of it', ['Ost', 'Ost'], ['Nord', 'Ost'], []],
  ['parted', ['Ost', 'Ost'], ['Nord', 'Süd'], []],
  ['dissolved', ['Ost', 'Ost'], ['', ''], []],
  ['of no zone', ['', ''], ['Nord', 'Nord'], []],
])('%s: from %j to %j', (_, before, after, renamed) => {
  expect([...renamedZones(seats(...before), seats(...after))]).toEqual(renamed)
})
