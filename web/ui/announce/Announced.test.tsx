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
/** The sayings of other tests go whenever their time is over, so what counts is what was said after them. */
let last: number
const said = () =>
  announcer
    .sayings()
    .filter(({ id }) => id > last)
    .map(({ text }) => text)

beforeEach(async () => {
  last = announcer.sayings().at(-1)?.id ?? last ?? -1
  shown = await mount(<Probe />)
})
afterEach(() => shown.unmount())

test('what stands there first is not said; what it becomes is, once it stands still', async () => {
  expect(said()).toEqual([])
  // However long a press takes, the words stand still for no time.
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

test('of what changes by and by only the last is said', async () => {
  await press('Mehr')
  await press('Mehr')
  await eventually(() => expect(said().at(-1)).toBe('5 frei von 12'))
})

test('what comes with its words says them at once', async () => {
  for (const _ of [1, 2, 3]) await press('Mehr')
  expect(said()).toContain('Viel Platz')
})

test('what has gone before it stood still is not said any more', async () => {
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
