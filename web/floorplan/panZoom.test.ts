// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { holdPress } from './heldPress.ts'
import { PanZoom } from './panZoom.ts'

const PLAN = { breite: 1000, hoehe: 500 }
const DESK = { x: 900, y: 250, breite: 120, hoehe: 80 }

/** The size of a frame, which a document without a layout does not know, and whoever watches it. */
const size = { breite: 800, hoehe: 600 }
let resized: () => void
class Observer {
  constructor(told: () => void) {
    resized = told
  }
  observe() {}
  disconnect() {
    resized = () => {}
  }
}

let frame: HTMLElement
let stage: SVGSVGElement
let rested: (string | undefined)[]
let map: PanZoom

function open(spot?: string, apart = 60): void {
  map = new PanZoom(
    frame,
    stage,
    { plan: PLAN, apart, type: 16 },
    { moves: () => undefined, rests: (where) => rested.push(where) },
    spot,
  )
}

/** Where the plan's corner lies in the frame, and how close it is. */
function lage() {
  vi.advanceTimersToNextFrame()
  const [x = 0, y = 0, k = 0] = (stage.style.getPropertyValue('--lage').match(/-?[\d.]+/g) ?? []).map(Number)
  return { x, y, k }
}

function pointer(name: string, x: number, y: number, rest: PointerEventInit = {}): void {
  frame.dispatchEvent(new PointerEvent(name, { pointerId: 1, button: 0, clientX: x, clientY: y, ...rest }))
}

/** This document's wheel does not know where it is turned. */
function wheel(init: WheelEventInit): Event {
  const event = new Event('wheel', { cancelable: true })
  frame.dispatchEvent(Object.assign(event, { deltaMode: 0, clientX: 0, clientY: 0, ctrlKey: false, ...init }))
  return event
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('ResizeObserver', Observer)
  Object.assign(size, { breite: 800, hoehe: 600 })
  rested = []
  frame = document.body.appendChild(document.createElement('div'))
  Object.defineProperty(frame, 'clientWidth', { get: () => size.breite })
  Object.defineProperty(frame, 'clientHeight', { get: () => size.hoehe })
  frame.setPointerCapture = () => undefined
  stage = frame.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
})
afterEach(() => {
  map.destroy()
  frame.remove()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the browser scrolls to a seat, for a screen reader or voice control', () => {
  test('and the plan goes there instead, so that what is pressed there is what was meant', () => {
    open()
    const { x, y, k } = lage()
    frame.scrollLeft = 120
    frame.scrollTop = 40
    frame.dispatchEvent(new Event('scroll'))
    expect([frame.scrollLeft, frame.scrollTop]).toEqual([0, 0])
    expect(lage()).toEqual({ x: x - 120, y: y - 40, k })
  })

  test('and what it scrolls back is no further way', () => {
    open()
    const before = lage()
    frame.dispatchEvent(new Event('scroll'))
    expect(lage()).toEqual(before)
    vi.advanceTimersByTime(1000)
    expect(rested).toEqual([])
  })
})

describe('the first picture', () => {
  test('is the whole plan in the middle', () => {
    open()
    const { x, y, k } = lage()
    expect([x * 2 + PLAN.breite * k, y * 2 + PLAN.hoehe * k]).toEqual([800, 600])
    expect(k).toBeLessThanOrEqual(0.8)
  })

  test('is as close as sets the nearest seats apart: by 24 pixels on a phone, by 14 on a large screen', () => {
    open(undefined, 12)
    expect(lage().k).toBe(14 / 12)
    map.destroy()
    size.breite = 400
    open(undefined, 12)
    expect(lage().k).toBe(2)
  })

  test('is where the address says, whatever it was opened in', () => {
    open('500_250_1000')
    expect(lage()).toEqual({ x: -100, y: 50, k: 1 })
    map.destroy()
    size.breite = 400
    open('500_250_1000')
    expect(lage()).toEqual({ x: -300, y: 50, k: 1 })
  })

  test.each(['', 'x', '1_2', '1_2_3_4', '-_1_2', '12345678_1_1'])(
    'is the usual one when the address says nonsense: %j',
    (spot) => {
      open(spot)
      const there = lage()
      map.destroy()
      open()
      expect(there).toEqual(lage())
    },
  )

  test.each([
    [800, true],
    [400, false],
  ])('%i pixels wide it has legible numbers: %s', (breite, legible) => {
    size.breite = breite
    open()
    expect('nah' in frame.dataset).toBe(legible)
  })
})

describe('zooming', () => {
  test('by the buttons keeps what is in the middle there', () => {
    open('500_250_1000')
    map.zoom(2)
    expect(lage()).toEqual({ x: -600, y: -200, k: 2 })
    map.zoom(0.5)
    expect(lage()).toEqual({ x: -100, y: 50, k: 1 })
  })

  test.each([
    [100, 3.5],
    [0.001, 0.76 * 0.8],
  ])('by %d ends at %d', (factor, k) => {
    open()
    map.zoom(factor)
    expect(lage().k).toBeCloseTo(k, 6)
  })

  test('by the wheel keeps what is under the pointer there, and the page still', () => {
    open('500_250_1000')
    const event = wheel({ deltaY: -100, clientX: 400, clientY: 300 })
    expect(event.defaultPrevented).toBe(true)
    const { x, y, k } = lage()
    expect(k).toBeGreaterThan(1)
    expect(500 * k + x).toBeCloseTo(400)
    expect(250 * k + y).toBeCloseTo(300)
  })

  test('takes a wheel of lines and a pinch on a touchpad for more than a wheel of pixels', () => {
    const closeness = (init: WheelEventInit) => {
      open('500_250_1000')
      wheel({ deltaY: -10, clientX: 400, clientY: 300, ...init })
      const { k } = lage()
      map.destroy()
      return k
    }
    const pixels = closeness({})
    expect(closeness({ deltaMode: 1 })).toBeGreaterThan(pixels)
    expect(closeness({ ctrlKey: true })).toBeGreaterThan(pixels)
  })

  test('shows the whole plan again', () => {
    open('500_250_2000')
    map.reset()
    expect(lage().k).toBeCloseTo(0.76, 6)
  })
})

describe('panning', () => {
  test('begins with five pixels, so that a click with a shaking hand is a click', () => {
    open('500_250_1000')
    pointer('pointerdown', 10, 10)
    pointer('pointermove', 13, 13)
    expect([lage(), map.dragged]).toEqual([{ x: -100, y: 50, k: 1 }, false])
    pointer('pointermove', 40, 30)
    expect([lage(), map.dragged]).toEqual([{ x: -70, y: 70, k: 1 }, true])
    expect('zieht' in frame.dataset).toBe(true)
  })

  test('goes on when the frame takes a finger over from what it had touched', () => {
    open('500_250_1000')
    pointer('pointerdown', 10, 10)
    pointer('pointermove', 40, 30)
    stage.dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 1, bubbles: true }))
    pointer('pointermove', 60, 40)
    expect(lage()).toEqual({ x: -50, y: 80, k: 1 })
    pointer('lostpointercapture', 60, 40)
    pointer('pointermove', 90, 90)
    expect(lage()).toEqual({ x: -50, y: 80, k: 1 })
  })

  test('is not for a finger that something upon the plan has taken, until a second one joins it', () => {
    open('500_250_1000')
    const first = new PointerEvent('pointerdown', {
      pointerId: 1,
      pointerType: 'touch',
      clientX: 350,
      clientY: 300,
    })
    holdPress(first)
    frame.dispatchEvent(first)
    pointer('pointermove', 340, 300)
    expect([lage(), map.dragged]).toEqual([{ x: -100, y: 50, k: 1 }, false])
    pointer('pointerdown', 440, 300, { pointerId: 2 })
    pointer('pointermove', 290, 300)
    pointer('pointermove', 490, 300, { pointerId: 2 })
    const { k, x } = lage()
    expect(k).toBeCloseTo(2)
    expect(490 * k + x).toBeCloseTo(390)
  })

  test('is over after the click that belongs to it', () => {
    open('500_250_1000')
    pointer('pointerdown', 10, 10)
    pointer('pointermove', 40, 30)
    pointer('pointerup', 40, 30)
    expect([map.dragged, 'zieht' in frame.dataset]).toEqual([true, false])
    vi.advanceTimersByTime(1)
    expect(map.dragged).toBe(false)
    pointer('pointermove', 90, 90)
    expect(lage()).toEqual({ x: -70, y: 70, k: 1 })
  })

  test('is not for the other buttons of a mouse', () => {
    open('500_250_1000')
    pointer('pointerdown', 10, 10, { button: 2 })
    pointer('pointermove', 90, 90)
    expect(lage()).toEqual({ x: -100, y: 50, k: 1 })
  })

  test('with two fingers zooms about them', () => {
    open('500_250_1000')
    pointer('pointerdown', 350, 300)
    pointer('pointerdown', 450, 300, { pointerId: 2 })
    pointer('pointermove', 300, 300)
    pointer('pointermove', 500, 300, { pointerId: 2 })
    const { k, x } = lage()
    expect(k).toBeCloseTo(2)
    expect(500 * k + x).toBeCloseTo(400)
  })

  test('goes on with the finger that stays', () => {
    open('500_250_1000')
    pointer('pointerdown', 350, 300)
    pointer('pointerdown', 450, 300, { pointerId: 2 })
    pointer('pointermove', 340, 300)
    pointer('pointerup', 340, 300)
    const before = lage()
    expect(map.dragged).toBe(true)
    pointer('pointermove', 460, 310, { pointerId: 2 })
    expect(lage()).toEqual({ k: before.k, x: before.x + 10, y: before.y + 10 })
  })

  test.each([
    [5000, 5000],
    [-5000, -5000],
  ])('by %i never loses the plan out of the frame', (dx, dy) => {
    open('500_250_1000')
    map.pan(dx, dy)
    const { x, y, k } = lage()
    expect(x).toBeLessThanOrEqual(800 - 96)
    expect(y).toBeLessThanOrEqual(600 - 96)
    expect(x + PLAN.breite * k).toBeGreaterThanOrEqual(96)
    expect(y + PLAN.hoehe * k).toBeGreaterThanOrEqual(96)
  })
})

describe('what the address is told', () => {
  test('is the place, once, when it has come to rest', () => {
    open()
    map.zoom(1.2)
    map.zoom(1.2)
    vi.advanceTimersByTime(399)
    expect(rested).toEqual([])
    vi.advanceTimersByTime(1)
    expect(rested).toEqual([expect.stringMatching(/^500_250_\d+$/)])
  })

  test('leads back to the same place', () => {
    open()
    map.zoom(2)
    map.pan(-120, 30)
    const there = lage()
    vi.advanceTimersByTime(400)
    map.destroy()
    open(rested[0])
    const again = lage()
    expect(again.k).toBeCloseTo(there.k, 3)
    expect(again.x).toBeCloseTo(there.x, -1)
    expect(again.y).toBeCloseTo(there.y, -1)
  })

  test('is not told when the address itself brought it there', () => {
    open('500_250_1000')
    map.become('500_250_1000')
    vi.advanceTimersByTime(1_000)
    expect(rested).toEqual([])
  })

  test('is nothing where the way back leads to the plan as it opened', () => {
    open('500_250_1000')
    map.become(undefined)
    vi.advanceTimersByTime(400)
    expect(lage().k).toBeCloseTo(0.76, 6)
    expect(rested).toEqual([undefined])
  })

  test('is not told any more once the plan has gone', () => {
    open()
    map.zoom(2)
    map.destroy()
    vi.advanceTimersByTime(1_000)
    expect(rested).toEqual([])
  })
})

describe('a frame of another size', () => {
  const become = (breite: number, hoehe: number) => {
    Object.assign(size, { breite, hoehe })
    resized()
  }

  test('shows the whole plan anew while nobody has moved it', () => {
    open()
    become(1600, 900)
    const { x, k } = lage()
    expect(x * 2 + PLAN.breite * k).toBeCloseTo(1600)
    expect(k).toBeGreaterThan(1)
  })

  test('keeps the place where somebody has moved it to', () => {
    open()
    map.zoom(2)
    const { k } = lage()
    become(700, 500)
    expect(lage().k).toBe(k)
  })

  test('shows the whole plan again where it was asked for', () => {
    open(undefined, 12)
    map.reset()
    become(400, 300)
    expect(lage().k).toBeCloseTo(Math.min(360 / 1000, 260 / 500), 6)
  })
})

describe('a seat', () => {
  test('that is in sight stays where it is', () => {
    open('500_250_1000')
    map.reveal({ ...DESK, x: 500 })
    expect(lage()).toEqual({ x: -100, y: 50, k: 1 })
  })

  test('that is out of sight comes into it at the same zoom', () => {
    open('200_250_2000')
    map.reveal(DESK)
    const { k } = lage()
    const { x, y, halb } = map.place(DESK)
    expect(k).toBe(2)
    expect([x - halb >= 0, x + halb <= 800, y - halb >= 0, y + halb <= 600]).toEqual([true, true, true, true])
  })

  test('that one is led to is close enough for its number to be read', () => {
    size.breite = 400
    open()
    expect('nah' in frame.dataset).toBe(false)
    map.show(DESK)
    lage()
    expect('nah' in frame.dataset).toBe(true)
  })

  test.each([
    [{ x: 500, y: 250 }, true],
    [{ x: 581, y: 250 }, true],
    [{ x: 585, y: 250 }, false],
    [{ x: 500, y: 311 }, true],
    [{ x: 500, y: 315 }, false],
  ])('is hit by a finger at %o: %s', (at, hit) => {
    open('400_300_1000')
    const seat = { ...DESK, x: 500 }
    const { x, y } = lage()
    expect(map.nearest([seat], { x: at.x + x, y: at.y + y }) === seat).toBe(hit)
  })
})
