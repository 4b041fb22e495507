import { expect, it } from 'vitest'
import { decideUmgang, type Entscheidung } from './umgang.ts'

const ersatz = new Map<string, object | null>([
  ['a', {}],
  ['b', null],
  ['c', {}],
])

const decided = (more: Partial<Entscheidung>, bleibt = true) => {
  const result = decideUmgang(
    { alle: 'verschieben', sonst: 'stornieren', ausnahmen: new Map(), ...more },
    { ersatz, bleibt },
  )
  return result.ok ? [...result.value.values()].join(' ') : result.issues.map(({ code }) => code).join()
}

it('moves bookings with a replacement, applies the default to the others, and honours exceptions', () => {
  expect(decided({})).toBe('verschieben stornieren verschieben')
  expect(decided({ sonst: 'belassen' })).toBe('verschieben belassen verschieben')
  expect(decided({ alle: 'belassen', ausnahmen: new Map([['c', 'verschieben']]) })).toBe(
    'belassen belassen verschieben',
  )
})

it('refuses to move without a replacement, and to leave what nobody can keep', () => {
  expect(decided({ ausnahmen: new Map([['b', 'verschieben']]) })).toBe('schliessung.keinErsatz')
  expect(decided({ alle: 'belassen' }, false)).toBe('schliessung.nichtBelassen')
  expect(decided({ alle: 'stornieren' }, false)).toBe('stornieren stornieren stornieren')
})
