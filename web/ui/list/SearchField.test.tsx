// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, mount, press } from '../../testing/mount.tsx'
import { SearchField } from './SearchField.tsx'
import { SortHead } from './SortHead.tsx'
import type { Sorting } from './sorting.ts'

let searched: string[]
let address: (text: string) => void
let shown: Awaited<ReturnType<typeof mount>> | undefined

function Probe({ start = '' }: { readonly start?: string }) {
  const [value, setValue] = useState(start)
  address = setValue
  return (
    <SearchField
      label="Suche"
      value={value}
      onSearch={(text) => {
        searched.push(text)
        setValue(text)
      }}
    />
  )
}

beforeEach(() => {
  searched = []
  vi.useFakeTimers()
})
afterEach(async () => {
  await shown?.unmount()
  vi.useRealTimers()
})

const field = () => {
  const found = document.querySelector<HTMLInputElement>('input[type="search"]')
  if (found === null) throw new Error('there is no search')
  return found
}
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
async function write(text: string) {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  await act(async () => {
    own?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('a search is sent after a pause in typing', async () => {
  shown = await mount(<Probe />)
  await write('A')
  await wait(200)
  await write('Au')
  await wait(249)
  expect(searched).toEqual([])
  expect(field().value).toBe('Au')
  await wait(1)
  expect(searched).toEqual(['Au'])
})

test('text that is typed while the address is updated stays', async () => {
  shown = await mount(<Probe />)
  await write('Au')
  await wait(250)
  await write('Aud')
  await act(async () => address('Au'))
  expect(field().value).toBe('Aud')
  await wait(250)
  expect(searched).toEqual(['Au', 'Aud'])
})

test('the back button restores the earlier search', async () => {
  shown = await mount(<Probe start="Golf" />)
  expect(field().value).toBe('Golf')
  await act(async () => address('Polo'))
  expect(field().value).toBe('Polo')
  expect(searched).toEqual([])
})

test('a button, shown only for a non-empty field, clears it at once, and the pending text is not sent', async () => {
  shown = await mount(<Probe />)
  expect(() => button('Suche leeren')).toThrow()
  await write('Golf')
  await press('Suche leeren')
  expect([field().value, searched]).toEqual(['', ['']])
  expect(document.activeElement).toBe(field())
  await wait(1_000)
  expect(searched).toEqual([''])
})

test.each([
  [{ by: 'name', down: false }, 'ascending', { by: 'name', down: true }],
  [{ by: 'name', down: true }, 'descending', { by: undefined, down: false }],
  [{ by: 'km', down: false }, null, { by: 'name', down: false }],
] as [Sorting<'name' | 'km'>, string | null, Sorting<'name' | 'km'>][])(
  'the head of a column says how it is sorted, and sorts by it: %o',
  async (sorting, said, next) => {
    const sorted: Sorting<'name' | 'km'>[] = []
    shown = await mount(
      <table>
        <thead>
          <tr>
            <SortHead column="name" label="Name" sorting={sorting} onSort={(to) => sorted.push(to)} />
          </tr>
        </thead>
      </table>,
    )
    expect(document.querySelector('th')?.getAttribute('aria-sort')).toBe(said)
    await press('Name')
    expect(sorted).toEqual([next])
  },
)
