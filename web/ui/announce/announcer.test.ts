import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcer } from './announcer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const texts = (announcer: Announcer) => announcer.announcements().map(({ text }) => text)

test('Quick announcements are kept side by side, in order', () => {
  const announcer = new Announcer()
  announcer.announce('3 Personen')
  announcer.announce('4 Personen')
  expect(texts(announcer)).toEqual(['3 Personen', '4 Personen'])
})

test('The same text again is another announcement, so that it is read again', () => {
  const announcer = new Announcer()
  announcer.announce('Gespeichert')
  announcer.announce('Gespeichert')
  const [first, second] = announcer.announcements()
  expect(first?.id).not.toBe(second?.id)
})

test('Each announcement is removed after its own time', () => {
  const announcer = new Announcer()
  announcer.announce('eins')
  vi.advanceTimersByTime(4_000)
  announcer.announce('zwei')
  vi.advanceTimersByTime(3_500)
  expect(texts(announcer)).toEqual(['zwei'])
  vi.advanceTimersByTime(4_000)
  expect(texts(announcer)).toEqual([])
})

test('An empty text is not announced, and a listener that unsubscribed is not called', () => {
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
