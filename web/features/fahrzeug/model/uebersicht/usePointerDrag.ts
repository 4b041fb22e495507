import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import type { Bar } from './belegungen.ts'
import { type Drag, type Handle, movedDrag } from './drag.ts'
import { GRID } from './schedule.ts'
import type { DragControl } from './useDrag.ts'
import type { Uebersichtsstand } from './useUebersicht.ts'

interface Pointer {
  readonly stand: Uebersichtsstand
  readonly drag: DragControl
  /** Pixels a minute. */
  readonly scale: number
  readonly root: RefObject<HTMLElement | null>
  readonly rowPx: number
  /** Empty time of a row was pressed, at a minute of the timeline. */
  readonly onBook: (zeile: number, minute: number) => void
}

interface Held {
  readonly balken: Bar
  readonly zeile: number
  readonly handle: Handle
  /** Where it was taken, in pixels of the whole timeline. */
  readonly x: number
  readonly y: number
  start: Drag | null
  last: Drag | null
}

/** Less than this is a click. */
const THRESHOLD_PX = 5
const EDGE_PX = 8
/** Near the frame's edge the timeline goes along. */
const SCROLL_ZONE_PX = 40
const SCROLL_STEP_PX = 14

function handleAt(target: HTMLElement, clientX: number): Handle {
  const { left, right } = target.getBoundingClientRect()
  if (right - left < 3 * EDGE_PX) return 'ganz'
  if (clientX - left < EDGE_PX) return 'beginn'
  return right - clientX < EDGE_PX ? 'ende' : 'ganz'
}

/** Dragging with mouse or pen. A finger scrolls; it moves bookings in their dialog, and the keyboard has its own way. */
export function usePointerDrag({ stand, drag, scale, root, rowPx, onBook }: Pointer) {
  const held = useRef<Held | null>(null)
  const { zeilen } = stand.belegungen

  function placeOf(event: PointerEvent) {
    const frame = root.current
    const box = frame?.getBoundingClientRect()
    return {
      x: event.clientX - (box?.left ?? 0) + (frame?.scrollLeft ?? 0),
      y: event.clientY - (box?.top ?? 0) + (frame?.scrollTop ?? 0),
    }
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || event.pointerType === 'touch' || drag.sendet) return
    const target = (event.target as HTMLElement).closest<HTMLElement>('[data-beweglich]')
    const zeile = Number(target?.closest<HTMLElement>('[data-zeile]')?.dataset.zeile)
    const balken = zeilen[zeile]?.balken.find(({ id }) => id === target?.dataset.balken)
    if (target === null || balken === undefined) return
    held.current = {
      balken,
      zeile,
      handle: handleAt(target, event.clientX),
      ...placeOf(event),
      start: null,
      last: null,
    }
  }

  function onPointerMove(event: PointerEvent) {
    const one = held.current
    if (one === null) return
    const { x, y } = placeOf(event)
    if (one.start === null) {
      if (Math.hypot(x - one.x, y - one.y) < THRESHOLD_PX || !drag.begin(one.balken, one.zeile)) return
      const { von } = stand.excerpt.zeitraum
      const alt = { von: von.add({ minutes: one.balken.von }), bis: von.add({ minutes: one.balken.bis }) }
      one.start = { id: one.balken.id, vonRow: one.zeile, zeile: one.zeile, alt, zeitraum: alt }
      root.current?.setPointerCapture(event.pointerId)
    }
    const grid = GRID[stand.search.zoom]
    const steps = Math.round((x - one.x) / scale / grid)
    const rows = one.handle === 'ganz' ? Math.round((y - one.y) / rowPx) : 0
    const zeile = Math.max(0, Math.min(zeilen.length - 1, one.zeile + rows))
    one.last = { ...movedDrag(one.start, one.handle, steps, grid, stand.zone), zeile }
    drag.set(one.last)
    if (root.current !== null) scrollAlong(root.current, event)
  }

  function onPointerUp() {
    const one = held.current
    held.current = null
    if (one?.last == null) return
    drag.drop(one.last, false)
    // The click that follows belongs to the drag, not to the bar.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
  }

  function onPointerCancel() {
    if (held.current?.start != null) drag.cancel()
    held.current = null
  }

  function onClick(event: MouseEvent) {
    const lane = event.target as HTMLElement
    if (lane.dataset.lane === undefined) return
    const zeile = Number(lane.closest<HTMLElement>('[data-zeile]')?.dataset.zeile)
    onBook(zeile, (event.clientX - lane.getBoundingClientRect().left) / scale)
  }

  return { handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick } }
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
