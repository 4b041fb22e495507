import { seatIdOf } from '../../../floorplan/planStage.ts'
import { DRAG_FROM, listenFirst, planUnder, swallowClick } from './press.ts'

interface Drag {
  readonly id: string
  readonly seats: readonly SVGGElement[]
  readonly pointerId: number
  readonly x: number
  readonly y: number
  /** Pixels per plan unit. */
  readonly k: number
  far: boolean
}

interface Hands {
  /** Which seats this press takes along, the one that is pressed among them; none, where the plan is meant. */
  readonly taken: (id: string, pointerType: string) => readonly string[]
  /** In plan units, from where it stood. */
  readonly drop: (id: string, dx: number, dy: number) => void
}

/**
 * Seats follow the pointer by one CSS transform each, once a picture, so that nothing is rendered before they are dropped. A press on a seat that
 * may move is kept from the plan below, which would pan. The returned function lets go.
 */
export function dragSeats(root: HTMLElement, { taken, drop }: Hands): () => void {
  const ended = new AbortController()
  let drag: Drag | null = null
  let frame = 0

  function away({ clientX, clientY }: PointerEvent, { x, y, k }: Drag) {
    return { dx: (clientX - x) / k, dy: (clientY - y) / k }
  }
  function show({ seats }: Drag, transform: string) {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      for (const seat of seats) seat.style.transform = transform
    })
  }
  function down(event: PointerEvent) {
    const id = seatIdOf(event.target)
    const plan = planUnder(root, event.target)
    if (event.button !== 0 || id === null || plan === null) return
    const ids = taken(id, event.pointerType)
    if (ids.length === 0) return
    event.stopPropagation()
    const seats = ids.flatMap(
      (one) => plan.svg.querySelector<SVGGElement>(`[data-platz="${CSS.escape(one)}"]`) ?? [],
    )
    const { clientX: x, clientY: y, pointerId } = event
    drag = { id, seats, pointerId, x, y, k: plan.k, far: false }
  }
  function move(event: PointerEvent) {
    if (drag === null || event.pointerId !== drag.pointerId) return
    if (!drag.far) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG_FROM) return
      drag.far = true
      root.setPointerCapture(drag.pointerId)
    }
    const { dx, dy } = away(event, drag)
    show(drag, `translate(${dx}px, ${dy}px)`)
  }
  function up(event: PointerEvent) {
    if (drag === null || event.pointerId !== drag.pointerId) return
    const done = drag
    drag = null
    cancelAnimationFrame(frame)
    for (const seat of done.seats) seat.style.transform = ''
    if (!done.far || event.type === 'pointercancel') return
    swallowClick(root)
    const { dx, dy } = away(event, done)
    drop(done.id, dx, dy)
  }
  listenFirst(root, { pointerdown: down, pointermove: move, pointerup: up }, ended)
  return () => ended.abort()
}
