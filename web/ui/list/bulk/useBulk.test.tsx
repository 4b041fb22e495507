// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { now } from '../../../platform/clock.ts'
import { mount, press } from '../../../testing/mount.tsx'
import { List } from '../List.tsx'
import { BulkBar } from './BulkBar.tsx'
import { BulkDone } from './BulkDone.tsx'
import { earliest } from './earliest.ts'
import { SelectBox } from './SelectBox.tsx'
import { useBulk } from './useBulk.ts'

interface Row {
  readonly id: string
  readonly fixed?: boolean
}

const ROWS: readonly Row[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'fest', fixed: true }]

/** The server's requests; it refuses `b`. */
let asked: string[]
let refuses: string

function Probe() {
  const [items, setItems] = useState(ROWS)
  const bulk = useBulk({
    items,
    keyOf: ({ id }: Row) => id,
    may: ({ fixed }) => fixed !== true,
    take: async ({ id }) => {
      asked.push(`cancel ${id}`)
      if (id === refuses) throw new Error('no')
      return { id }
    },
    undo: async ({ id }) => void asked.push(`undo ${id}`),
    keep: (gone) => setItems((now) => now.filter(({ id }) => id !== gone.id)),
    settled: () => asked.push('settled'),
  })
  const listing = {
    items,
    failure: null,
    retry: () => undefined,
    paged: false,
    more: null,
    loadingMore: false,
    old: false,
  }
  return (
    <>
      <BulkBar bulk={bulk} begin="Mehrere" deed="Stornieren" />
      <BulkDone
        bulk={bulk}
        says={`${bulk.done.length} storniert`}
        saysBack="Wieder da"
        undo={() => 'Alle zurück'}
        until={now().add({ minutes: 5 })}
      />
      <List
        listing={listing}
        keyOf={({ id }) => id}
        row={(row) => (
          <li>
            <SelectBox bulk={bulk} item={row} itemKey={row.id} name={`Zeile ${row.id}`} />
          </li>
        )}
        empty={{ title: 'Leer' }}
        height="1rem"
        onSelectAll={bulk.on ? bulk.all : undefined}
      />
    </>
  )
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
const selected = () => boxes().map(({ checked }) => checked)
const bar = () => document.querySelector('fieldset[aria-label="Auswahl"]')?.textContent ?? null
const click = (place: number, shiftKey = false) =>
  act(async () => {
    boxes()[place]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
  })
const eventually = (holds: () => void) => act(() => vi.waitFor(holds))

describe('a bulk selection', () => {
  let shown: Awaited<ReturnType<typeof mount>>
  beforeEach(async () => {
    asked = []
    refuses = ''
    shown = await mount(<Probe />)
    await press('Mehrere')
  })
  afterEach(() => shown.unmount())

  test('has named checkboxes if there is an action, and one bar that counts', async () => {
    expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual(['Zeile a', 'Zeile b', 'Zeile c'])
    expect(bar()).toContain('Nichts ausgewählt')
    await click(1)
    expect(selected()).toEqual([false, true, false])
    expect(bar()).toContain('1 ausgewählt')
  })

  test('extends to the pressed row with Shift', async () => {
    await click(0)
    await click(2, true)
    expect(selected()).toEqual([true, true, true])
  })

  test('selects everything by Ctrl+A within the list', async () => {
    const keys = { key: 'a', ctrlKey: true, bubbles: true, cancelable: true }
    const event = new KeyboardEvent('keydown', keys)
    await act(async () => void boxes()[0]?.dispatchEvent(event))
    expect(event.defaultPrevented).toBe(true)
    expect(bar()).toContain('3 ausgewählt')
  })

  test('sends one operation per row, and undoes all by one press', async () => {
    await press('Alle auswählen')
    await press('Stornieren')
    await eventually(() => expect(document.body.textContent).toContain('3 storniert'))
    expect(asked.toSorted()).toEqual(['cancel a', 'cancel b', 'cancel c', 'settled'])
    asked = []
    await press('Alle zurück')
    await eventually(() => expect(asked.toSorted()).toEqual(['settled', 'undo a', 'undo b', 'undo c']))
  })

  test('says which row was refused, keeps it selected, and deselects the others', async () => {
    refuses = 'b'
    await press('Alle auswählen')
    await press('Stornieren')
    await eventually(() => expect(bar()).toContain('1 ausgewählt 1 ging nicht'))
    expect(selected()).toEqual([true])
    const fault = document.getElementById(boxes()[0]?.getAttribute('aria-describedby') ?? '')
    expect(fault?.textContent).not.toBe('')
    expect(document.body.textContent).toContain('2 storniert')
  })

  test('is cleared when selecting ends', async () => {
    await click(0)
    await press('Auswahl beenden')
    await press('Mehrere')
    expect(selected()).toEqual([false, false, false])
    expect(asked).toEqual([])
  })
})

test('can be undone as a whole until the first row no longer can', () => {
  expect(earliest(['2027-03-10T09:00:07Z', '2027-03-10T09:00:05Z'])?.toString()).toBe('2027-03-10T09:00:05Z')
  expect(earliest(['2027-03-10T09:00:07Z', null])).toBeNull()
  expect(earliest([])).toBeNull()
})
