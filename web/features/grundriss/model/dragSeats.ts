import { seatIdOf } from '../../../floorplan/planStage.ts'

/** From this many pixels on, a press is a drag and no longer a click. */
const DRAG_FROM = 5

interface Drag {
  readonly id: string
  readonly seat: SVGGElement
  readonly pointerId: number
  readonly x: number
  readonly y: number
  /** Pixels per plan unit. */
  readonly k: number
  far: boolean
}

interface Hands {
  /** Whether this press may take the seat along, rather than the plan. */
  readonly movable: (id: string, pointerType: string) => boolean
  /** In plan units, from where it stood. */
  readonly drop: (id: string, dx: number, dy: number) => void
}

/**
 * Seats follow the pointer by one CSS transform, so that nothing is rendered before they are dropped. A press on a seat that may move is kept
 * from the plan below, which would pan. The returned function lets go.
 */
export function dragSeats(root: HTMLElement, { movable, drop }: Hands): () => void {
  const ended = new AbortController()
  let drag: Drag | null = null
  let swallow = false

  function away({ clientX, clientY }: PointerEvent, { x, y, k }: Drag) {
    return { dx: (clientX - x) / k, dy: (clientY - y) / k }
  }
  function down(event: PointerEvent) {
    const id = seatIdOf(event.target)
    const svg = root.querySelector<SVGSVGElement>('svg[role="application"]')
    const seat = root.querySelector<SVGGElement>(`[data-platz="${CSS.escape(id ?? '')}"]`)
    if (event.button !== 0 || id === null || svg === null || seat === null) return
    if (!movable(id, event.pointerType)) return
    event.stopPropagation()
    const k = svg.getBoundingClientRect().width / (svg.viewBox.baseVal.width || 1) || 1
    drag = { id, seat, pointerId: event.pointerId, x: event.clientX, y: event.clientY, k, far: false }
  }
  function move(event: PointerEvent) {
    if (drag === null || event.pointerId !== drag.pointerId) return
    if (!drag.far) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG_FROM) return
      drag.far = true
      drag.seat.setPointerCapture(drag.pointerId)
    }
    const { dx, dy } = away(event, drag)
    drag.seat.style.transform = `translate(${dx}px, ${dy}px)`
  }
  function up(event: PointerEvent) {
    if (drag === null || event.pointerId !== drag.pointerId) return
    const done = drag
    drag = null
    done.seat.style.transform = ''
    if (!done.far || event.type === 'pointercancel') return
    // The click that belongs to this press comes next, and means nothing.
    swallow = true
    setTimeout(() => {
      swallow = false
    })
    const { dx, dy } = away(event, done)
    drop(done.id, dx, dy)
  }
  function click(event: MouseEvent) {
    if (swallow) event.stopPropagation()
  }
  const options = { capture: true, signal: ended.signal }
  root.addEventListener('pointerdown', down, options)
  root.addEventListener('pointermove', move, options)
  root.addEventListener('pointerup', up, options)
  root.addEventListener('pointercancel', up, options)
  root.addEventListener('click', click, options)
  return () => ended.abort()
}
