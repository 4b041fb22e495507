import { expect, it } from 'vitest'
import { BUNDESLAENDER, dueYears } from './bundesland.ts'

const due = (tag: string) => dueYears(Temporal.PlainDate.from(tag))

it('asks for the holidays of the current year, and from October on for those of the next one as well', () => {
  expect([due('2026-01-01'), due('2026-09-30')]).toEqual([[2026], [2026]])
  expect([due('2026-10-01'), due('2026-12-31')]).toEqual([
    [2026, 2027],
    [2026, 2027],
  ])
})

it('has the sixteen Länder, each once', () => {
  expect(new Set(BUNDESLAENDER).size).toBe(16)
  expect(BUNDESLAENDER.every((land) => /^[A-Z]{2}$/.test(land))).toBe(true)
})
