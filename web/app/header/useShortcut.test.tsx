// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { key } from '../../testing/find.ts'
import { mount } from '../../testing/mount.tsx'
import { useShortcut } from './useShortcut.ts'

let times = 0
let shown: Awaited<ReturnType<typeof mount>>

function Probe() {
  useShortcut('k', () => {
    times += 1
  })
  return <input aria-label="Name" />
}

beforeEach(async () => {
  times = 0
  shown = await mount(<Probe />)
})
afterEach(() => shown.unmount())

test.each([
  ['k', { ctrlKey: true }, true],
  ['K', { metaKey: true }, true],
  ['k', {}, false],
  ['j', { ctrlKey: true }, false],
  ['K', { ctrlKey: true, shiftKey: true }, false],
  ['k', { ctrlKey: true, altKey: true }, false],
] as const)('%s with %j is pressed: %s, on the page and in a field', async (pressed, held, acts) => {
  expect(await key(pressed, held)).toBe(acts)
  document.querySelector('input')?.focus()
  expect(await key(pressed, held)).toBe(acts)
  expect(times).toBe(acts ? 2 : 0)
})

test('Its shortcut is released when the component unmounts', async () => {
  await shown.unmount()
  expect(await key('k', { ctrlKey: true })).toBe(false)
  shown = await mount(<Probe />)
  expect(times).toBe(0)
})
