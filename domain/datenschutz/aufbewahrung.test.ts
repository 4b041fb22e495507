import { describe, expect, it } from 'vitest'
import { AUFBEWAHRUNG, AUFBEWAHRUNG_ARTEN, fristIssues, retainedSince } from './aufbewahrung.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

describe('how long a house keeps a record', () => {
  it('is for ever until somebody chooses', () => {
    expect(retainedSince(day('2026-11-22'), 0)).toBeNull()
    for (const art of AUFBEWAHRUNG_ARTEN) expect(fristIssues(art, 0)).toEqual([])
  })

  it.each([
    ['2026-11-22', 6, '2026-05-22'],
    ['2026-08-31', 6, '2026-02-28'],
    ['2024-02-29', 12, '2023-02-28'],
  ])('on %s of %i months is since %s', (heute, monate, since) => {
    expect(String(retainedSince(day(heute), monate))).toBe(since)
  })

  it.each(AUFBEWAHRUNG_ARTEN)('is never shorter than the law requires: %s', (art) => {
    const { mindestens } = AUFBEWAHRUNG[art]
    expect(fristIssues(art, mindestens)).toEqual([])
    if (mindestens > 1)
      expect(fristIssues(art, mindestens - 1)).toMatchObject([
        { code: 'aufbewahrung.zuKurz', data: { monate: mindestens }, field: `aufbewahrung.${art}` },
      ])
  })
})
