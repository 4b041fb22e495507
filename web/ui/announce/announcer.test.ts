import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcer } from './announcer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const texts = (announcer: Announcer) => announcer.sayings().map(({ text }) => text)

test('What follows quickly stands beside what was said before, in its order', () => {
  const announcer = new Announcer()
  announcer.announce('3 Personen')
  announcer.announce('4 Personen')
  expect(texts(announcer)).toEqual(['3 Personen', '4 Personen'])
})

test('The same words said again are another saying, so that they are read again', () => {
  const announcer = new Announcer()
  announcer.announce('Gespeichert')
  announcer.announce('Gespeichert')
  const [first, second] = announcer.sayings()
  expect(first?.id).not.toBe(second?.id)
})

test('It goes after a while, each by its own time', () => {
  const announcer = new Announcer()
  announcer.announce('eins')
  vi.advanceTimersByTime(4_000)
  announcer.announce('zwei')
  vi.advanceTimersByTime(3_500)
  expect(texts(announcer)).toEqual(['zwei'])
  vi.advanceTimersByTime(4_000)
  expect(texts(announcer)).toEqual([])
})

test('Nothing is not said, and who listens no longer is not called', () => {
  const announcer = new Announcer()
  let calls = 0
  const stop = announcer.listen(() => {
    calls += 1
  })
  announcer.announce('  ')
  expect(calls).toBe(0)
  announcer.announce('eins')
  expect(calls).toBe(1)
  stop()
  announcer.announce('zwei')
  expect(calls).toBe(1)
})
