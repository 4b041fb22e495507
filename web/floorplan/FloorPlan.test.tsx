// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mount, press } from '../testing/mount.tsx'
import { FloorPlan } from './FloorPlan.tsx'
import type { PlanSeat, SeatFeed, SeatLook } from './types.ts'

const seat = (id: string, bezeichnung: string, x: number, y: number): PlanSeat => ({
  id,
  bezeichnung,
  x,
  y,
  art: 'platz',
  kapazitaet: 1,
  breite: 120,
  hoehe: 80,
  drehung: 0,
})

/** Two rows of two. */
const SEATS = [
  seat('a', 'C-101', 100, 100),
  seat('b', 'C-102', 300, 100),
  seat('c', 'C-103', 100, 300),
  seat('d', 'C-11', 300, 300),
]

const look = (state: SeatLook['state'], name: string, matt = false): SeatLook => ({ state, name, matt })
const LOOKS = new Map([
  ['a', look('belegt', 'C-101, belegt')],
  ['b', look('frei', 'C-102, frei')],
  ['c', look('frei', 'C-103, frei')],
  ['d', look('frei', 'C-11, frei')],
])

const TEXTS = {
  name: 'Lesesaal',
  anleitung: 'Pfeile gehen weiter.',
  naeher: 'Näher',
  weiter: 'Weiter',
  ganz: 'Ganz',
  noSeat: (text: string) => `Kein Platz ${text}`,
}
const PLAN = { id: 'plan', breite: 400, hoehe: 400, zeichnung: [] }

let opened: string[]
let looks: (next: ReadonlyMap<string, SeatLook>) => void
let led: number
let paint: Parameters<SeatFeed>[0] | null = null

const FEED: SeatFeed = (paints) => {
  paint = paints
  return () => {
    paint = null
  }
}

function Probe({ ziel, chosen = null }: { readonly ziel?: string; readonly chosen?: string | null }) {
  const [shown, setShown] = useState<ReadonlyMap<string, SeatLook>>(LOOKS)
  looks = setShown
  return (
    <FloorPlan
      {...{ plan: PLAN, seats: SEATS, looks: shown, feed: FEED, sprache: 'de', texts: TEXTS, chosen, ziel }}
      ort={undefined}
      onOrt={() => undefined}
      onZiel={() => {
        led += 1
      }}
      onOpen={(id) => opened.push(id)}
      renderCard={(id) => <p data-card>Karte {id}</p>}
    />
  )
}

const place = (id: string) => document.querySelector<SVGGElement>(`[data-platz="${id}"]`)
const focused = () => (document.activeElement as SVGElement | null)?.dataset?.platz ?? null
const tabStops = () =>
  [...document.querySelectorAll<SVGElement>('[data-platz][tabindex="0"]')].map(({ dataset }) => dataset.platz)
const card = () => document.querySelector('[data-card]')?.textContent ?? null

/** Pressed where the focus is, as a person does. True when the page keeps it for itself. */
async function key(name: string, held: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...held })
  await act(async () => void document.activeElement?.dispatchEvent(event))
  return event.defaultPrevented
}
const goTo = (id: string) => act(async () => place(id)?.focus())

let shown: Awaited<ReturnType<typeof mount>>
beforeEach(() => {
  opened = []
  led = 0
})
afterEach(() => shown.unmount())

describe('the map by keyboard', () => {
  beforeEach(async () => {
    shown = await mount(<Probe />)
  })

  test('is named, explained, and one tab stop: the first free seat', () => {
    const map = document.querySelector('[role="application"]')
    expect(map?.getAttribute('aria-label')).toBe('Lesesaal')
    expect(document.getElementById(map?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Pfeile gehen weiter.',
    )
    expect(tabStops()).toEqual(['b'])
  })

  test('has seats that are buttons, with state and name', () => {
    const names = [...document.querySelectorAll('[data-platz]')].map((one) => [
      one.getAttribute('role'),
      one.getAttribute('aria-label'),
      one.getAttribute('data-state'),
    ])
    expect(names[0]).toEqual(['button', 'C-101, belegt', 'belegt'])
    expect(names[1]).toEqual(['button', 'C-102, frei', 'frei'])
  })

  test.each([
    ['a', 'ArrowRight', 'b'],
    ['b', 'ArrowLeft', 'a'],
    ['a', 'ArrowDown', 'c'],
    ['d', 'ArrowUp', 'b'],
    ['a', 'ArrowUp', 'a'],
    ['d', 'Home', 'a'],
    ['a', 'End', 'd'],
  ])('goes from %s by %s to %s', async (from, name, to) => {
    await goTo(from)
    expect(await key(name)).toBe(true)
    expect(focused()).toBe(to)
    expect(tabStops()).toEqual([to])
  })

  test.each(['Enter', ' '])('opens the seat by %j', async (name) => {
    await goTo('c')
    expect(await key(name)).toBe(true)
    expect(opened).toEqual(['c'])
  })

  test('leaves the browser its own keys', async () => {
    await goTo('c')
    expect(await key('f', { ctrlKey: true })).toBe(false)
    expect(await key('Tab')).toBe(false)
    expect(focused()).toBe('c')
  })

  test('leads to a seat whose number is typed', async () => {
    await goTo('a')
    expect(await key('c')).toBe(true)
    await key('1')
    await key('1')
    expect(focused()).toBe('d')
    expect(document.body.textContent).not.toContain('Kein Platz')
  })

  test('says when no seat has the number, until one goes on', async () => {
    await goTo('a')
    await key('x')
    expect(document.body.textContent).toContain('Kein Platz x')
    expect(focused()).toBe('a')
    await act(async () => place('a')?.blur())
    expect(document.body.textContent).not.toContain('Kein Platz')
  })
})

describe('what changes on the map', () => {
  beforeEach(async () => {
    shown = await mount(<Probe />)
  })

  test('is told at the seat, and the focus stays on it', async () => {
    await goTo('b')
    await act(async () => looks(new Map([...LOOKS, ['b', look('belegt', 'C-102, belegt')]])))
    expect(place('b')?.getAttribute('aria-label')).toBe('C-102, belegt')
    expect(place('b')?.dataset.state).toBe('belegt')
    expect([focused(), tabStops()]).toEqual(['b', ['b']])
  })

  test('by a filter is skipped by keys and by typing, and nobody hears of it', async () => {
    await act(async () => looks(new Map([...LOOKS, ['b', look('frei', 'C-102, frei', true)]])))
    expect(place('b')?.getAttribute('aria-hidden')).toBe('true')
    expect(tabStops()).toEqual(['c'])
    await goTo('a')
    await key('ArrowRight')
    expect(focused()).not.toBe('b')
    await goTo('a')
    for (const one of 'c102') await key(one)
    expect(focused()).toBe('a')
    expect(document.body.textContent).toContain('Kein Platz c102')
  })

  test('back is heard again', async () => {
    await act(async () => looks(new Map([...LOOKS, ['b', look('frei', 'C-102, frei', true)]])))
    await act(async () => looks(LOOKS))
    expect(place('b')?.hasAttribute('aria-hidden')).toBe(false)
    expect(place('b')?.hasAttribute('data-matt')).toBe(false)
  })

  test('to nothing leaves no seat to go to', async () => {
    const none = [...LOOKS].map(([id, one]) => [id, { ...one, matt: true }] as const)
    await act(async () => looks(new Map(none)))
    expect(tabStops()).toEqual([])
  })
})

describe('the map by pointer', () => {
  beforeEach(async () => {
    shown = await mount(<Probe />)
  })

  test('opens the seat that is pressed, and puts the focus there', async () => {
    await act(async () => void place('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
    expect([opened, focused()]).toEqual([['a'], 'a'])
  })

  test('opens nothing far from every seat', async () => {
    const map = document.querySelector('[role="application"]')
    const far = { bubbles: true, clientX: 9_000, clientY: 9_000 }
    await act(async () => void map?.dispatchEvent(new MouseEvent('click', far)))
    expect(opened).toEqual([])
  })

  test.each(['Näher', 'Weiter', 'Ganz'])('has a button: %s', async (name) => {
    await press(name)
    expect(document.querySelector('svg[data-gleitet]')).not.toBeNull()
  })

  describe('shows a card beside the seat', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())
    const over = (target: Element | null, init: PointerEventInit = {}) =>
      act(async () => {
        target?.dispatchEvent(
          new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', buttons: 0, ...init }),
        )
      })
    const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

    test('once the mouse rests there, and no more once it has gone', async () => {
      await over(place('c'))
      expect(card()).toBeNull()
      await wait(140)
      expect(card()).toBe('Karte c')
      await over(document.querySelector('[role="application"]'))
      await wait(140)
      expect(card()).toBeNull()
    })

    test('and not on the way across', async () => {
      await over(place('c'))
      await over(document.querySelector('[role="application"]'))
      await wait(500)
      expect(card()).toBeNull()
    })

    test.each([{ pointerType: 'touch' }, { buttons: 1 }])('and not with %o', async (init) => {
      await over(place('c'), init)
      await wait(500)
      expect(card()).toBeNull()
    })

    test('that Escape closes', async () => {
      await over(place('c'))
      await wait(140)
      await goTo('c')
      await key('Escape')
      expect(card()).toBeNull()
    })
  })
})

describe('a link to a seat', () => {
  test('leads there, shows its card, and does so once', async () => {
    shown = await mount(<Probe ziel="c" />)
    expect([focused(), card(), led]).toEqual(['c', 'Karte c', 1])
  })

  test('that the plan does not have leads nowhere', async () => {
    shown = await mount(<Probe ziel="zz" />)
    expect([focused(), card(), led]).toEqual([null, null, 1])
  })

  test('whose dialog is open marks it', async () => {
    shown = await mount(<Probe chosen="d" />)
    expect(document.querySelector<SVGElement>('[data-gewaehlt]')?.dataset.platz).toBe('d')
  })
})

describe('what changes between two drawings', () => {
  let shown: Awaited<ReturnType<typeof mount>>
  beforeEach(async () => {
    opened = []
    led = 0
    shown = await mount(<Probe />)
  })
  afterEach(() => shown.unmount())

  const said = (id: string) => [place(id)?.dataset.state, place(id)?.getAttribute('aria-label')]

  test('is painted on its seat at once, keeps the tab stop, and the next drawing comes after it', async () => {
    const stops = tabStops()
    paint?.('b', look('belegt', 'C-102, belegt'))
    expect(said('b')).toEqual(['belegt', 'C-102, belegt'])
    expect(said('c')).toEqual(['frei', 'C-103, frei'])
    expect(tabStops()).toEqual(stops)
    await act(async () => looks(new Map(LOOKS).set('b', look('frei', 'C-102, wieder frei'))))
    expect(said('b')).toEqual(['frei', 'C-102, wieder frei'])
  })

  test('is told to nobody once the map is gone, and of a seat that it does not have, nothing is painted', async () => {
    paint?.('zz', look('belegt', 'ZZ'))
    expect(place('zz')).toBeNull()
    await shown.unmount()
    expect(paint).toBeNull()
    shown = await mount(<Probe />)
  })
})
