import { expect, it } from 'vitest'
import { BEREICHE, openBereiche } from './bereich.ts'
import { hasModul, namedModul } from './module.ts'

it.each([
  [[], [], false],
  [['leseraum'], ['leseraum'], true],
  [['arbeitswelt'], ['arbeitswelt'], true],
  [['arbeitswelt', 'fahrzeugbuchung', 'leseraum'], ['leseraum', 'arbeitswelt'], true],
  [['fahrzeugbuchung'], [], false],
])('of a house with %j there are %j', (module, open, any) => {
  expect(openBereiche(module)).toEqual(open)
  expect(hasModul(module, BEREICHE)).toBe(any)
})

it('needs one module or any of several, of which a refusal names the first', () => {
  expect(hasModul(['leseraum'], 'leseraum')).toBe(true)
  expect(hasModul(['leseraum'], 'arbeitswelt')).toBe(false)
  expect([namedModul('chatbot'), namedModul(BEREICHE), namedModul([])]).toEqual(['chatbot', 'leseraum', ''])
})
