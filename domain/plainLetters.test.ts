import { expect, test } from 'vitest'
import { plainLetters, SIGNED, TYPED } from './plainLetters.ts'

test.each([
  ['Özdemir', 'ozdemir'],
  ['O’Brien', 'obrien'],
  ["O'Brien", 'obrien'],
  ['Ku\u0308ster', 'kuster'],
  ['Straße', 'strasse'],
  ['ŁUKASZ', 'lukasz'],
  ['Meier–Lehmann', 'meier-lehmann'],
  ['العربي', 'العربي'],
])('%s is looked for as %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain)
})

test('each letter maps to the one that people type for it', () => {
  expect([...SIGNED]).toHaveLength([...TYPED].length)
  expect(new Set(SIGNED).size).toBe([...SIGNED].length)
})
