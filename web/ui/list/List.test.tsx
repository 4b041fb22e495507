// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Unreachable } from '../../platform/problem.ts'
import { isOff } from '../../testing/find.ts'
import { button, mount, press } from '../../testing/mount.tsx'
import { List } from './List.tsx'
import type { Listing } from './listing.ts'

interface Row {
  readonly id: string
}

const LISTING: Listing<Row> = {
  items: [{ id: 'a' }, { id: 'b' }],
  failure: null,
  retry: () => undefined,
  paged: false,
  more: null,
  loadingMore: false,
  old: false,
}

type Rest = Partial<Omit<Parameters<typeof List<Row>>[0], 'listing'>>

let shown: Awaited<ReturnType<typeof mount>> | undefined
afterEach(async () => {
  await shown?.unmount()
  shown = undefined
})

async function show(listing: Partial<Listing<Row>>, rest: Rest = {}) {
  shown = await mount(
    <List
      listing={{ ...LISTING, ...listing }}
      keyOf={({ id }) => id}
      row={({ id }, place) => (
        <li>
          {place} {id}
        </li>
      )}
      empty={{ title: 'Noch nichts da', text: 'Hier stehen Buchungen.' }}
      height="1rem"
      {...rest}
    />,
  )
}

const said = () => document.body.textContent ?? ''
const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
const bar = () => document.querySelector('[role="progressbar"]')
const alert = () => document.querySelector('[role="alert"]')?.textContent ?? null
const busy = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy')

describe('a list', () => {
  test('shows a placeholder while loading, and is neither empty nor shown', async () => {
    await show({ items: undefined })
    expect(bar()?.getAttribute('aria-label')).toBe('Wird geladen …')
    expect([rows(), alert(), busy()]).toEqual([[], null, 'true'])
    expect(said()).not.toContain('Noch nichts da')
  })

  test('shows its items in order, with their index', async () => {
    await show({})
    expect([rows(), bar(), busy()]).toEqual([['0 a', '1 b'], null, 'false'])
  })

  test.each([
    [true, 'OL'],
    [undefined, 'UL'],
  ])('is ordered (%s) in what a screen reader says, too', async (ordered, tag) => {
    await show({}, { label: 'Buchungen', ...(ordered === undefined ? {} : { ordered }) })
    expect(document.querySelector('[aria-label="Buchungen"]')?.tagName).toBe(tag)
  })

  test('without items says so, and what to do', async () => {
    await show({ items: [] }, { empty: { title: 'Noch nichts da', action: <a href="/x">Buchen</a> } })
    expect(said()).toContain('Noch nichts da')
    expect(document.querySelector('a')?.textContent).toBe('Buchen')
    expect(rows()).toEqual([])
  })

  test('without items in a column says the same in small', async () => {
    await show({ items: [] }, { empty: { title: 'Noch nichts da', text: 'Später.', small: true } })
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Noch nichts da',
      'Später.',
    ])
  })

  test('without hits does not claim to be empty, and can clear the filter', async () => {
    const onClear = vi.fn()
    await show({ items: [] }, { noHits: { title: 'Nichts gefunden', onClear } })
    expect(said()).toContain('Nichts gefunden')
    expect(said()).not.toContain('Noch nichts da')
    await press('Suche und Filter aufheben')
    expect(onClear).toHaveBeenCalledOnce()
  })

  test('that failed to load says why, and retries', async () => {
    const retry = vi.fn()
    await show({ items: undefined, failure: new Unreachable('away'), retry })
    expect(alert()).toContain('nicht erreichbar')
    await press('Noch einmal versuchen')
    expect(retry).toHaveBeenCalledOnce()
  })

  test('that failed to load again keeps its items, and says that they may be outdated', async () => {
    const retry = vi.fn()
    await show({ failure: new Unreachable('away'), retry, more: () => undefined })
    expect(rows()).toHaveLength(2)
    expect(alert()).toContain('vielleicht nicht mehr aktuell')
    expect(() => button('Weitere zeigen')).toThrow()
    await press('Noch einmal versuchen')
    expect(retry).toHaveBeenCalledOnce()
  })

  test('is busy while it shows the previous result', async () => {
    await show({ old: true })
    expect([busy(), rows().length]).toEqual(['true', 2])
  })
})

describe('a paged list', () => {
  test('has a button for the next page, and its print says that it is incomplete', async () => {
    const more = vi.fn()
    await show({ paged: true, more })
    await press('Weitere zeigen')
    expect(more).toHaveBeenCalledOnce()
    expect(said()).toContain('Nicht alles, was es gibt')
  })

  test('cannot request two pages at once', async () => {
    const more = vi.fn()
    await show({ paged: true, more, loadingMore: true })
    expect(isOff(button('Weitere zeigen'))).toBe(true)
  })

  test.each([
    [{ paged: true }, {}, '2 Einträge'],
    [{ paged: true, items: [{ id: 'a' }] }, {}, '1 Eintrag'],
    [{ paged: true, more: () => undefined }, {}, 'Die ersten 2 Einträge'],
    [{ items: [] }, { noHits: { title: 'Nichts', onClear: () => undefined } }, 'Keine Einträge'],
    [{}, {}, null],
    [{}, { counted: true }, '2 Einträge'],
    [{ paged: true }, { counted: false }, null],
  ] as [Partial<Listing<Row>>, Rest, string | null][])(
    'says how many it has: %o %o %s',
    async (listing, rest, words) => {
      await show(listing, rest)
      if (words === null) expect(said()).not.toMatch(/Einträge/)
      else expect(said()).toContain(words)
    },
  )
})

describe('Ctrl and A', () => {
  const keyed = async (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
    await act(async () => void document.querySelector('li')?.dispatchEvent(event))
    return event.defaultPrevented
  }

  test.each([
    [{ key: 'a', ctrlKey: true }, true],
    [{ key: 'A', metaKey: true }, true],
    [{ key: 'a' }, false],
    [{ key: 'b', ctrlKey: true }, false],
    [{ key: 'a', ctrlKey: true, altKey: true }, false],
  ])('select the rows where rows can be selected: %o %s', async (init, selects) => {
    const onSelectAll = vi.fn()
    await show({}, { onSelectAll })
    expect(await keyed(init)).toBe(selects)
    expect(onSelectAll).toHaveBeenCalledTimes(selects ? 1 : 0)
  })

  test('are left to the browser elsewhere', async () => {
    await show({})
    expect(await keyed({ key: 'a', ctrlKey: true })).toBe(false)
  })
})
