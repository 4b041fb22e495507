// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
let before: number
const said = () =>
  announcer
    .sayings()
    .map(({ text }) => text)
    .slice(before)

beforeEach(async () => {
  before = announcer.sayings().length
  shown = await mount(<Probe />)
})
afterEach(() => shown.unmount())

test('what stands there first is not said; what it becomes is, once it stands still', async () => {
  expect(said()).toEqual([])
  await press('Mehr')
  await press('Mehr')
  expect(said()).toEqual([])
  await act(() => vi.waitFor(() => expect(said()).toEqual(['5 frei von 12'])))
})

test('what comes with its words says them at once', async () => {
  await press('Mehr')
  await press('Mehr')
  await press('Mehr')
  expect(said()).toEqual(['Viel Platz'])
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
