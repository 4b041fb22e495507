// @vitest-environment happy-dom

import { idOf } from '@platzwart/contract/testing/filled'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import type { Language } from '@platzwart/phrases/phrases'
import { describe, expect, test } from 'vitest'
import { all, click, find, said } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import type { Line } from '../model/explanation.ts'
import { ExplanationRow } from './ExplanationRow.tsx'

const DAYS = 'leseraum.tageImVoraus'
const forschung = { id: idOf(1), name: 'Forschung' }
const team = { id: idOf(2), name: 'Team' }

const layer = (schicht: 'benutzer' | 'gruppe' | 'mandant' | 'default', wert: number, gilt = false) => ({
  schicht,
  wert,
  gilt,
  gruppe: null,
})

const ofGroup = (gruppe: typeof team, wert: number, gilt = false) => ({
  schicht: 'gruppe' as const,
  gruppe,
  wert,
  gilt,
})

async function show(line: Partial<Line>, language: Language = 'de') {
  const asked: EinstellungName[] = []
  const zeile = {
    name: DAYS,
    wert: 14,
    herkunft: 'default' as const,
    beitraege: [],
    dann: null,
    ...line,
  }
  await visit(<ExplanationRow zeile={zeile} onAusnahme={(name) => asked.push(name)} />, { language })
  return asked
}

const IN_GROUPS: Partial<Line> = {
  wert: 60,
  herkunft: 'gruppe',
  beitraege: [
    ofGroup(forschung, 60, true),
    ofGroup(team, 60, true),
    layer('mandant', 30),
    layer('default', 14),
  ],
}

describe('a person’s effective value of a setting', () => {
  test('names each group that it comes from', async () => {
    await show(IN_GROUPS)
    expect(said()).toContain('durch die Gruppe Forschung, Team')
    expect(said()).toContain('60 Tage')
  })

  test('shows every layer on demand, and marks the effective one', async () => {
    await show(IN_GROUPS)
    const folded = document.querySelector('details')
    expect(folded?.open).toBe(false)
    folded?.setAttribute('open', '')
    const layers = [...document.querySelectorAll('dt')].map((one) => one.textContent)
    expect(layers).toEqual([
      'die Gruppe Forschung',
      'die Gruppe Team',
      'das Haus',
      'die Vorgabe von Platzwart',
    ])
    const held = [...document.querySelectorAll('dd')].filter((one) => one.hasAttribute('data-gilt'))
    expect(held.map((one) => one.textContent)).toEqual(['60 Tage (gilt)', '60 Tage (gilt)'])
  })

  test('has no layers to show for a default', async () => {
    await show({ beitraege: [layer('default', 14, true)] })
    expect(said()).toContain('durch die Vorgabe von Platzwart')
    expect(said()).not.toContain('Alle Ebenen')
  })

  test('shows how it would differ, and through what', async () => {
    await show({ dann: { wert: 30, herkunft: 'mandant' } })
    expect(said()).toContain('Dann: 30 Tage, durch das Haus')
  })

  test('links to an exception, unless only the house may set it', async () => {
    const asked = await show({})
    await click('button', /^Ausnahme für diese Person/)
    expect(asked).toEqual([DAYS])
    await show({ name: 'leseraum.zweitePersonAbGruppe', wert: 2 })
    expect(all('button', /^Ausnahme für diese Person: Leseräume: Zweite/)).toEqual([])
  })

  test('is in English on an English page', async () => {
    await show({ ...IN_GROUPS, herkunft: 'benutzer', wert: 7 }, 'en')
    expect(said()).toContain('through the person’s own value')
    expect(find('button', /^Exception for this person/)).toBeDefined()
  })
})
