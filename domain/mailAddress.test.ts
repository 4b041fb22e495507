import { expect, test } from 'vitest'
import { isMailAddress, mailAddressOf } from './mailAddress.ts'

test.each([
  ['Nele@Haus.Example', 'nele@haus.example'],
  ['uwe@müller.example', 'uwe@xn--mller-kva.example'],
  ['uwe@mu\u0308ller.example', 'uwe@xn--mller-kva.example'],
  ['c@bücher-lindenau.example', 'c@xn--bcher-lindenau-gsb.example'],
  ['ess@maßarbeit.example', 'ess@xn--maarbeit-rya.example'],
  ["s.o'brien@haus.example", "s.o'brien@haus.example"],
  ['"D Vier" <d.vier@haus.example>;', 'd.vier@haus.example'],
  ['mailto:e.fuenf@haus.example', 'e.fuenf@haus.example'],
  [' ida@haus.example\u200b', 'ida@haus.example'],
])('%s is kept as %s', (typed, kept) => {
  expect([mailAddressOf(typed), isMailAddress(kept), mailAddressOf(kept)]).toEqual([kept, true, kept])
})

test.each([
  'jürgen@haus.example',
  'nele',
  'nele@haus',
  '@haus.example',
  'a..b@haus.example',
  '.a@haus.example',
  'a@-haus.example',
  'a b@haus.example',
  'kai&und@haus.example',
  'a@b@haus.example',
  `${'a'.repeat(65)}@haus.example`,
])('%s is no address', (typed) => {
  expect(isMailAddress(mailAddressOf(typed))).toBe(false)
})
