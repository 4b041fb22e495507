import { expect, it } from 'vitest'
import { hideNames, namesOf } from './hideNames.ts'

const person = (vorname: string, nachname: string) => ({ vorname, nachname })
const NAMES = namesOf(
  [
    person('Ben', 'Beispiel'),
    person('Hans-Peter', 'von der Heide'),
    person('Zoë', "O'Neil"),
    person('Ben', 'Beispiel Lang'),
    person('Anna', 'Muster'),
  ],
  [person('Anna', 'Muster')],
)

it.each([
  ['Zweite Person: Ben Beispiel, bis 9 Uhr', 'Zweite Person: …, bis 9 Uhr'],
  ['Ben\nBeispiel hat übernommen', '… hat übernommen'],
  ['BEISPIEL, Ben (Hans-Peter von der Heide)', '… (…)'],
  ['von Zoe\u0308 O’Neil.', 'von ….'],
  ['Ben Beispiel Lang kommt', '… kommt'],
  // The person's own name, even if somebody else has the same one, and words that are no names.
  ['Hallo Anna Muster, ein Beispiel', 'Hallo Anna Muster, ein Beispiel'],
  ['Ben. Und dann Beispiel', 'Ben. Und dann Beispiel'],
  ['an <gast@x.example>, ANNA@haus.example.', 'an <…>, ANNA@haus.example.'],
  ['', ''],
])('tells of %j only %j', (text, told) => {
  expect(hideNames(text, NAMES, ['anna@haus.example'])).toBe(told)
})
