import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import type { Balken } from './belegungen.ts'
import type { Uebersichtsstand } from './useUebersicht.ts'
import type { ZugSteuerung } from './useZug.ts'
import { RASTER } from './zeitplan.ts'
import { type Griff, movedZug, type Zug } from './zug.ts'

interface Zeiger {
  readonly stand: Uebersichtsstand
  readonly zug: ZugSteuerung
  /** Pixels a minute. */
  readonly massstab: number
  readonly root: RefObject<HTMLElement | null>
  readonly zeilePx: number
  /** Empty time of a row was pressed, at a minute of the timeline. */
  readonly onBook: (zeile: number, minute: number) => void
}

interface Held {
  readonly balken: Balken
  readonly zeile: number
  readonly griff: Griff
  /** Where it was taken, in pixels of the whole timeline. */
  readonly x: number
  readonly y: number
  start: Zug | null
  last: Zug | null
}

/** Less than this is a click. */
const THRESHOLD_PX = 5
const EDGE_PX = 8
/** Near the frame's edge the timeline goes along. */
const SCROLL_ZONE_PX = 40
const SCROLL_STEP_PX = 14

function griffAt(target: HTMLElement, clientX: number): Griff {
  const { left, right } = target.getBoundingClientRect()
  if (right - left < 3 * EDGE_PX) return 'ganz'
  if (clientX - left < EDGE_PX) return 'beginn'
  return right - clientX < EDGE_PX ? 'ende' : 'ganz'
}

/** Dragging with mouse or pen. A finger scrolls; it moves bookings in their dialog, and the keyboard has its own way. */
export function useZeigerZug({ stand, zug, massstab, root, zeilePx, onBook }: Zeiger) {
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
    if (event.button !== 0 || event.pointerType === 'touch' || zug.sendet) return
    const target = (event.target as HTMLElement).closest<HTMLElement>('[data-beweglich]')
    const zeile = Number(target?.closest<HTMLElement>('[data-zeile]')?.dataset.zeile)
    const balken = zeilen[zeile]?.balken.find(({ id }) => id === target?.dataset.balken)
    if (target === null || balken === undefined) return
    held.current = {
      balken,
      zeile,
      griff: griffAt(target, event.clientX),
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
      if (Math.hypot(x - one.x, y - one.y) < THRESHOLD_PX || !zug.begin(one.balken, one.zeile)) return
      const { von } = stand.ausschnitt.zeitraum
      const alt = { von: von.add({ minutes: one.balken.von }), bis: von.add({ minutes: one.balken.bis }) }
      one.start = { id: one.balken.id, vonZeile: one.zeile, zeile: one.zeile, alt, zeitraum: alt }
      root.current?.setPointerCapture(event.pointerId)
    }
    const raster = RASTER[stand.search.zoom]
    const steps = Math.round((x - one.x) / massstab / raster)
    const rows = one.griff === 'ganz' ? Math.round((y - one.y) / zeilePx) : 0
    const zeile = Math.max(0, Math.min(zeilen.length - 1, one.zeile + rows))
    one.last = { ...movedZug(one.start, one.griff, steps, raster, stand.zone), zeile }
    zug.set(one.last)
    if (root.current !== null) scrollAlong(root.current, event)
  }

  function onPointerUp() {
    const one = held.current
    held.current = null
    if (one?.last == null) return
    zug.drop(one.last, false)
    // The click that follows belongs to the drag, not to the bar.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
  }

  function onPointerCancel() {
    if (held.current?.start != null) zug.cancel()
    held.current = null
  }

  function onClick(event: MouseEvent) {
    const spur = event.target as HTMLElement
    if (spur.dataset.spur === undefined) return
    const zeile = Number(spur.closest<HTMLElement>('[data-zeile]')?.dataset.zeile)
    onBook(zeile, (event.clientX - spur.getBoundingClientRect().left) / massstab)
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
