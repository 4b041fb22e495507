import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** The part of a bar that is held. */
export type Handle = 'ganz' | 'beginn' | 'ende'

/** A range drawn over empty time in a row, in minutes of the timeline. */
export interface Drawn {
  readonly zeile: number
  readonly von: number
  readonly bis: number
}

interface Pointer<D> {
  readonly root: RefObject<HTMLElement | null>
  /** Pixels per minute. */
  readonly scale: number
  readonly rowPx: number
  readonly rows: number
  /** Minutes per step. */
  readonly grid: number
  /** A move is pending: nothing can be picked up. */
  readonly busy: boolean
  /** Picks a bar up; null if it cannot be moved. */
  readonly take: (id: string, zeile: number) => D | null
  readonly moved: (start: D, handle: Handle, steps: number, zeile: number) => D
  readonly set: (held: D) => void
  readonly cancel: () => void
  readonly drop: (held: D) => void
  /** A press on empty time in a row, at a minute of the timeline. */
  readonly onBook: (zeile: number, minute: number) => void
  /** The drawn range so far (null: ended), and after it is released. Without these, drawing is off. */
  readonly onDraw?: (drawn: Drawn | null) => void
  readonly onDrawn?: (drawn: Drawn) => void
}

interface Held<D> {
  /** Null: empty time. */
  readonly id: string | null
  readonly zeile: number
  readonly handle: Handle
  /** The start of the drag, in pixels of the whole timeline. */
  readonly x: number
  readonly y: number
  /** For empty time. */
  readonly minute: number
  /** The timer of a long press. */
  readonly timer: ReturnType<typeof setTimeout> | null
  start: D | null
  last: D | null
  drawn: Drawn | null
}

/** Less than this is a click, or a finger that holds still. */
const THRESHOLD_PX = 5
const STILL_PX = 10
const LONG_PRESS_MS = 400
const EDGE_PX = 8
/** Near the frame's edge the timeline scrolls along. */
const SCROLL_ZONE_PX = 40
const SCROLL_STEP_PX = 14

function handleAt(target: HTMLElement, clientX: number, edge: number): Handle {
  const { left, right } = target.getBoundingClientRect()
  if (right - left < 3 * edge) return 'ganz'
  if (clientX - left < edge) return 'beginn'
  return right - clientX < edge ? 'ende' : 'ganz'
}

/** The state of the pointer. */
interface Hand<D> {
  readonly given: Pointer<D>
  readonly held: RefObject<Held<D> | null>
}

function placeOf<D>({ root }: Pointer<D>, event: PointerEvent) {
  const frame = root.current
  const box = frame?.getBoundingClientRect()
  return {
    x: event.clientX - (box?.left ?? 0) + (frame?.scrollLeft ?? 0),
    y: event.clientY - (box?.top ?? 0) + (frame?.scrollTop ?? 0),
  }
}

function letGo<D>(held: RefObject<Held<D> | null>): Held<D> | null {
  const one = held.current
  if (one?.timer != null) clearTimeout(one.timer)
  held.current = null
  return one
}

function takeUp<D>({ given, held }: Hand<D>, one: Held<D>): boolean {
  one.start = one.id === null ? null : given.take(one.id, one.zeile)
  if (one.start === null) held.current = null
  return one.start !== null
}

function press<D>(hand: Hand<D>, event: PointerEvent): void {
  const { given, held } = hand
  if (event.button !== 0 || given.busy) return
  const touch = event.pointerType === 'touch'
  const target = event.target as HTMLElement
  const bar = target.closest<HTMLElement>('[data-beweglich]')
  const lane = target.dataset.lane !== undefined && given.onDraw !== undefined && !touch
  const id = bar?.dataset.balken ?? null
  if (id === null && !lane) return
  held.current = {
    id,
    start: null,
    last: null,
    drawn: null,
    zeile: Number(target.closest<HTMLElement>('[data-zeile]')?.dataset.zeile),
    timer: touch ? setTimeout(() => held.current && takeUp(hand, held.current), LONG_PRESS_MS) : null,
    handle: bar === null ? 'ganz' : handleAt(bar, event.clientX, touch ? 2 * EDGE_PX : EDGE_PX),
    ...placeOf(given, event),
    minute: lane ? (event.clientX - target.getBoundingClientRect().left) / given.scale : 0,
  }
}

function draw<D>({ given }: Hand<D>, one: Held<D>, x: number, event: PointerEvent): void {
  if (one.drawn === null && Math.abs(x - one.x) < THRESHOLD_PX) return
  const to = one.minute + (x - one.x) / given.scale
  one.drawn = { zeile: one.zeile, von: Math.min(one.minute, to), bis: Math.max(one.minute, to) }
  given.onDraw?.(one.drawn)
  given.root.current?.setPointerCapture(event.pointerId)
}

/** Whether a bar is picked up by now: moved far enough, or after a long press. */
function isTaken<D>(hand: Hand<D>, one: Held<D>, far: number, event: PointerEvent): boolean {
  if (one.start !== null) return true
  if (one.timer !== null) {
    if (far > STILL_PX) letGo(hand.held)
    return false
  }
  if (far < THRESHOLD_PX || !takeUp(hand, one)) return false
  hand.given.root.current?.setPointerCapture(event.pointerId)
  return true
}

function carry<D>(hand: Hand<D>, event: PointerEvent): void {
  const { given, held } = hand
  const one = held.current
  if (one === null) return
  const { x, y } = placeOf(given, event)
  if (one.id === null) {
    draw(hand, one, x, event)
    return
  }
  if (!isTaken(hand, one, Math.hypot(x - one.x, y - one.y), event) || one.start === null) return
  const steps = Math.round((x - one.x) / given.scale / given.grid)
  const by = one.handle === 'ganz' ? Math.round((y - one.y) / given.rowPx) : 0
  const zeile = Math.max(0, Math.min(given.rows - 1, one.zeile + by))
  one.last = given.moved(one.start, one.handle, steps, zeile)
  given.set(one.last)
  if (given.root.current !== null) scrollAlong(given.root.current, event)
}

function release<D>({ given, held }: Hand<D>): void {
  const one = letGo(held)
  if (one === null) return
  if (one.drawn !== null) given.onDrawn?.(one.drawn)
  if (one.start !== null) given.drop(one.last ?? one.start)
  if (one.drawn === null && one.start === null) return
  // The click that follows belongs to the drag, not to the bar.
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

function interrupt<D>({ given, held }: Hand<D>): void {
  const one = letGo(held)
  if (one?.start != null) given.cancel()
  if (one?.drawn != null) given.onDraw?.(null)
}

/**
 * Dragging with mouse or pen, and by touch after a long press; a touch that moves at once scrolls. The
 * keyboard has its own way.
 */
export function usePointerDrag<D>(given: Pointer<D>) {
  const { root, scale } = given
  const held = useRef<Held<D> | null>(null)
  const hand = { given, held }

  useEffect(() => {
    const frame = root.current
    // Prevents scrolling during a touch drag; needs a non-passive listener, which React does not offer.
    const stay = (event: TouchEvent) => {
      if (held.current?.start != null) event.preventDefault()
    }
    frame?.addEventListener('touchmove', stay, { passive: false })
    return () => frame?.removeEventListener('touchmove', stay)
  }, [root])

  return {
    handlers: {
      onPointerDown: (event: PointerEvent) => press(hand, event),
      onPointerMove: (event: PointerEvent) => carry(hand, event),
      onPointerUp: () => release(hand),
      onPointerCancel: () => interrupt(hand),
      onContextMenu(event: MouseEvent) {
        // A long press opens no context menu.
        if (held.current?.timer != null) event.preventDefault()
      },
      onClick(event: MouseEvent) {
        const lane = event.target as HTMLElement
        if (lane.dataset.lane === undefined) return
        const zeile = Number(lane.closest<HTMLElement>('[data-zeile]')?.dataset.zeile)
        given.onBook(zeile, (event.clientX - lane.getBoundingClientRect().left) / scale)
      },
    },
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

function scrollAlong(frame: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const { top, bottom, right, left } = frame.getBoundingClientRect()
  const names = frame.querySelector<HTMLElement>('[data-ecke]')?.offsetWidth ?? 0
  const near = (distance: number) => distance < SCROLL_ZONE_PX
  if (near(bottom - clientY)) frame.scrollTop += SCROLL_STEP_PX
  else if (near(clientY - top - SCROLL_ZONE_PX)) frame.scrollTop -= SCROLL_STEP_PX
  if (near(right - clientX)) frame.scrollLeft += SCROLL_STEP_PX
  else if (near(clientX - left - names)) frame.scrollLeft -= SCROLL_STEP_PX
}
