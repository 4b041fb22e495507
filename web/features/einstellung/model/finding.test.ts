import { describe, expect, test } from 'vitest'
import { fits } from '../../../platform/typedWords.ts'
import { viewsOf } from '../../../testing/einstellungen.ts'
import { type Line, linesOf } from './explanation.ts'
import { sectionsOf } from './fields.ts'
import { foundIn, type Sought } from './finding.ts'

const ALL: Sought = { suche: '', bereich: undefined, gesetzt: false }
const [rooms] = sectionsOf(['leseraum'])

const found = (gesucht: Partial<Sought>) =>
  rooms === undefined
    ? []
    : foundIn(rooms, 'leseraum', { ...ALL, ...gesucht }, viewsOf({ 'leseraum.tageImVoraus': 30 }), {
        titel: 'Wann Plätze buchbar sind',
        wordsOf: (name) => (name === 'leseraum.fruehestens' ? 'Frühestens Preview beginnt keine' : name),
      })

describe('settings', () => {
  test('are found by every word of a search, in any order and case', () => {
    expect(fits('ÖFFNEN tür', 'Die Tür öffnen')).toBe(true)
    expect(fits('öffnen fenster', 'Die Tür öffnen')).toBe(false)
    expect(found({ suche: 'keine früh' })).toEqual(['leseraum.fruehestens'])
  })

  test('are all found by the words of their section', () => {
    expect(found({ suche: 'buchbar plätze' })).toEqual(rooms?.felder.map(({ name }) => name))
  })

  test('are found by their area, and by being set by the house', () => {
    expect(found({ bereich: 'fahrzeug' })).toEqual([])
    expect(found({ gesetzt: true })).toEqual(['leseraum.tageImVoraus'])
  })
})

describe('a person’s effective settings', () => {
  const line = (name: string, more: Partial<Line> = {}): Line => ({
    name,
    wert: 1,
    herkunft: 'default',
    beitraege: [],
    dann: null,
    ...more,
  })
  const items = [
    line('leseraum.tageImVoraus', { herkunft: 'gruppe' }),
    line('leseraum.mindestpause', { dann: { wert: 2, herkunft: 'gruppe' } }),
    line('leseraum.zeitschritt'),
    line('fahrzeug.tageImVoraus', { herkunft: 'mandant' }),
  ]
  const shown = (wunsch: { suche?: string; gesetzt?: boolean }) =>
    linesOf(
      items,
      {
        suche: '',
        gesetzt: false,
        ...wunsch,
        namen: ['leseraum.tageImVoraus', 'leseraum.mindestpause', 'leseraum.zeitschritt'],
      },
      (name) => name,
    ).map(({ name }) => name)

  test('are those that the house uses', () => {
    expect(shown({})).toEqual(items.slice(0, 3).map(({ name }) => name))
    expect(shown({ suche: 'pause' })).toEqual(['leseraum.mindestpause'])
  })

  test('without defaults are those that differ, or would differ', () => {
    expect(shown({ gesetzt: true })).toEqual(['leseraum.tageImVoraus', 'leseraum.mindestpause'])
  })
})
