import type { FuehrerscheinView } from '@platzwart/contract/fuehrerschein'
import { fuehrerschein as de } from '@platzwart/phrases/de/verwaltung/fuehrerschein'
import { fuehrerschein as en } from '@platzwart/phrases/en/verwaltung/fuehrerschein'
import { speaker } from '@platzwart/phrases/say'
import { describe, expect, test } from 'vitest'
import { cardEndsFirst, dayText, dueText, verbotText } from './days.ts'

const reader = (language: 'de' | 'en') =>
  speaker(language, { fuehrerschein: { de, en }[language] }, 'fuehrerschein')

const CARD = {
  ausgestelltAm: '2020-01-01',
  gueltigBis: null,
  naechstePruefung: null,
  fahrverbot: false,
  fahrverbotVon: null,
  fahrverbotBis: null,
} as unknown as FuehrerscheinView
const card = (more: Partial<FuehrerscheinView>) => ({ ...CARD, ...more })

describe.each(['de', 'en'] as const)('in %s', (language) => {
  const t = reader(language)

  test('an unknown day is a dash, never a wrong day', () => {
    expect(dayText(t, null)).toBe(t('angaben.keine'))
    expect(dayText(t, '2026-10-25')).toContain('2026')
  })

  test('without a ban its text is empty, whatever dates it had', () => {
    expect(verbotText(t, card({ fahrverbotVon: '2026-01-01', fahrverbotBis: '2026-02-01' }))).toBeNull()
  })

  test('a ban is shown with its known dates, each case with its own text', () => {
    const days = [
      { fahrverbotVon: '2026-03-29', fahrverbotBis: '2026-10-25' },
      { fahrverbotVon: '2026-03-29' },
      { fahrverbotBis: '2026-10-25' },
      {},
    ]
    const texts = days.map((one) => verbotText(t, card({ fahrverbot: true, ...one })) ?? '')
    expect(new Set(texts).size).toBe(4)
    expect(texts[0]).toMatch(/29.*2026.*25.*2026/)
    expect(texts[1]).toContain('29')
    expect(texts[2]).toContain('25')
    for (const text of texts) expect(text).not.toContain('{{')
  })
})

test('the earlier of card and check is the day from which driving is forbidden', () => {
  const t = reader('de')
  const both = (gueltigBis: string, naechstePruefung: string) =>
    dueText(t, card({ gueltigBis, naechstePruefung }))
  expect(both('2026-12-31', '2027-06-01')).toBe(both('2026-12-31', '2028-06-01'))
  expect(both('2029-12-31', '2027-06-01')).toBe(both('2028-12-31', '2027-06-01'))
  expect(both('2026-12-31', '2027-06-01')).not.toBe(both('2029-12-31', '2027-06-01'))
})

test('a card that expires on the day of its check does not expire before it', () => {
  expect(cardEndsFirst(card({ gueltigBis: '2026-12-30', naechstePruefung: '2026-12-31' }))).toBe(true)
  expect(cardEndsFirst(card({ gueltigBis: '2026-12-31', naechstePruefung: '2026-12-31' }))).toBe(false)
  expect(cardEndsFirst(card({ gueltigBis: '2026-12-31' }))).toBe(false)
  expect(cardEndsFirst(card({ naechstePruefung: '2026-12-31' }))).toBe(false)
})
