import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPhrases } from './read.ts'
import { speaker, spoken } from './say.ts'

const TEXTS = {
  frei: 'Frei',
  platz: { name: '{{art}} {{nummer}}', personen_one: 'eine Person', personen_other: '{{count}} Personen' },
  'platz.belegt': 'Der Platz ist belegt.',
  liste: { count_zero: 'Nichts', count_one: 'Eins', count_other: '{{count}} Stück' },
}
const said = (key: string, data = {}) => spoken(TEXTS, key, 'de', data)

test('A text is found by its path, and a name with a point in it by that', () => {
  expect(said('frei')).toBe('Frei')
  expect(said('platz.name', { art: 'Platz', nummer: 'A-1' })).toBe('Platz A-1')
  expect(said('platz.belegt')).toBe('Der Platz ist belegt.')
})

test.each(['platz', 'platz.nichts', 'nichts', 'toString', 'platz.constructor.name', ''])(
  'Where there is no text, %j is said as it is',
  (key) => {
    expect(said(key)).toBe(key)
  },
)

test.each([
  [0, 'Nichts'],
  [1, 'Eins'],
  [2, '2 Stück'],
  [1.5, '1.5 Stück'],
])('%d has the form that the language has for it', (count, text) => {
  expect(said('liste.count', { count })).toBe(text)
})

test('Nothing counts as many where there are no words of its own for it', () => {
  expect(said('platz.personen', { count: 0 })).toBe('0 Personen')
})

test('The name of a time stands behind the word that German puts after it', () => {
  const bis = (zeit: string) => spoken({ bis: 'bis {{zeit}} Uhr.' }, 'bis', 'de', { zeit })
  expect(bis('02:30')).toBe('bis 02:30 Uhr.')
  expect(bis('02:30 MESZ')).toBe('bis 02:30 Uhr MESZ.')
  expect(bis('So., 25.10.2026, 02:30 MEZ')).toBe('bis So., 25.10.2026, 02:30 Uhr MEZ.')
})

test('A place that nobody fills is a gap, and an empty one empty', () => {
  expect(said('platz.name', { nummer: null })).toBe('– ')
  expect(said('platz.name', { art: undefined, nummer: 7 })).toBe('– 7')
})

test('What people call their things is put in as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('{{nummer}}', '$&', '$1', '\u0000')), (name) => {
      expect(said('platz.name', { art: name, nummer: 1 })).toBe(`${name} 1`)
    }),
  )
})

describe.each(['de', 'en'] as const)('in %s', async (language) => {
  const phrases = await readPhrases(language)

  test('the words of another topic are said by its name', () => {
    const t = speaker(language, phrases, 'leseraum')
    expect(t('zustand.frei')).toBe(phrases.leseraum.zustand.frei)
    expect(t('fehler:leseraum.inaktiv', { bezeichnung: 'A-1' })).toContain('A-1')
    expect(speaker(language, {}, 'leseraum')('zustand.frei')).toBe('zustand.frei')
  })

  test('one and many are told apart', () => {
    const t = speaker(language, phrases, 'shell')
    const forms = [0, 1, 2].map((count) => t('list.count', { count, anzahl: String(count) }))
    expect(new Set(forms).size).toBe(3)
  })
})
