// @vitest-environment happy-dom
import { readPlanTag } from '@platzwart/contract/operations/grundriss'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const DAY = '/api/grundrisse/1/tage/2026-11-23'

/** The module's state when a page has just loaded. */
async function opened(content: string) {
  vi.resetModules()
  document.body.innerHTML = `<script type="application/json" id="first">${content}</script>`
  return import('./firstAnswers.ts')
}

afterEach(() => vi.unstubAllGlobals())

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
})

it('returns each embedded answer once', async () => {
  const { takeFirstAnswer } = await opened(
    JSON.stringify({ [DAY]: { tag: '2026-11-23' }, '/api/start': null }),
  )
  expect(takeFirstAnswer(DAY)).toEqual({ tag: '2026-11-23' })
  expect(takeFirstAnswer(DAY)).toBeUndefined()
  expect(takeFirstAnswer('/api/grundrisse')).toBeUndefined()
})

it('returns none half a minute later', async () => {
  const { takeFirstAnswer } = await opened(JSON.stringify({ [DAY]: {} }))
  vi.spyOn(performance, 'now').mockReturnValue(30_001)
  expect(takeFirstAnswer(DAY)).toBeUndefined()
})

it('returns none after another sign-in', async () => {
  const { takeFirstAnswer, forgetFirstAnswers } = await opened(JSON.stringify({ [DAY]: {} }))
  forgetFirstAnswers()
  expect(takeFirstAnswer(DAY)).toBeUndefined()
})

it.each(['', '{', 'null'])('returns none if the page carries %j', async (content) => {
  const { takeFirstAnswer } = await opened(content)
  expect(takeFirstAnswer(DAY)).toBeUndefined()
})

it('answers a call of an operation, and the server answers the next one', async () => {
  await opened(JSON.stringify({ [DAY]: { grund: 'from the page' } }))
  const { ask } = await import('../api.ts')
  const fetched = vi.fn(async () => Response.json({ grund: 'from the server' }))
  vi.stubGlobal('fetch', fetched)
  const given = { id: '1', tag: '2026-11-23' }
  expect(await ask(readPlanTag, given)).toEqual({ grund: 'from the page' })
  expect(fetched).not.toHaveBeenCalled()
  expect(await ask(readPlanTag, given)).toEqual({ grund: 'from the server' })
})

it('reports when the page was sent, to set the clock', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { responseStart: 12.345_678 } as PerformanceNavigationTiming,
  ])
  const { pageSentAt } = await opened('')
  const { alignClock, now } = await import('../clock.ts')
  alignClock('2027-03-10T09:07:00Z', pageSentAt())
  expect(now().toString()).toMatch(/^\d{4}-/)
  expect(Number.isInteger(pageSentAt())).toBe(true)
})
