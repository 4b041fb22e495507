// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/find.ts'
import { mount, press } from '../../testing/mount.tsx'
import { Announced } from './Announced.tsx'
import { announcer } from './announcer.ts'

function Probe() {
  const [free, setFree] = useState(3)
  return (
    <>
      <button type="button" onClick={() => setFree(free + 1)}>
        Mehr
      </button>
      <Announced>
        <p>{free} frei</p>
        <p>von 12</p>
      </Announced>
      {free > 5 && (
        <Announced as="p" appears>
          Viel Platz
        </Announced>
      )}
    </>
  )
}

let shown: Awaited<ReturnType<typeof mount>>
/** Announcements of other tests expire by their own time, so only those after them count. */
let last: number
const said = () =>
  announcer
    .announcements()
    .filter(({ id }) => id > last)
    .map(({ text }) => text)

beforeEach(async () => {
  last = announcer.announcements().at(-1)?.id ?? last ?? -1
  shown = await mount(<Probe />)
})
afterEach(() => shown.unmount())

test('the initial text is not announced; a changed one is, once it settles', async () => {
  expect(said()).toEqual([])
  // With fake timers, so that the time a press takes does not count as settling.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await press('Mehr')
    await press('Mehr')
    await vi.advanceTimersByTimeAsync(299)
    expect(said()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(said()).toEqual(['5 frei von 12'])
  } finally {
    vi.useRealTimers()
  }
})

test('only the last of several changes is announced', async () => {
  await press('Mehr')
  await press('Mehr')
  await eventually(() => expect(said().at(-1)).toBe('5 frei von 12'))
})

test('an element that appears with its text announces it at once', async () => {
  for (const _ of [1, 2, 3]) await press('Mehr')
  expect(said()).toContain('Viel Platz')
})

test('an element that was removed before it settled is not announced', async () => {
  vi.useFakeTimers()
  try {
    await press('Mehr')
    await shown.unmount()
    vi.advanceTimersByTime(1_000)
    expect(said()).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})
