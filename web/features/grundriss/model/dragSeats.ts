import { holdPress } from '../../../floorplan/heldPress.ts'
import { seatIdOf } from '../../../floorplan/planStage.ts'
import { type Lifted, liftSeats } from './liftSeats.ts'
import { DRAG_FROM, FINGER, listenFirst, type Pressed, planUnder, swallowClick } from './press.ts'

interface Drag {
  readonly id: string
  readonly plan: Pressed
  /** The ids that it drags along. */
  readonly ids: readonly string[]
  readonly pointerId: number
  readonly x: number
  readonly y: number
  /** Null until the press becomes a drag. */
  lifted: Lifted | null
}

interface Hands {
  /** The seats that a press drags, including the pressed one; none if the press is for the plan. */
  readonly taken: (id: string, pointerType: string) => readonly string[]
  /** The distance in plan units from the original position. */
  readonly drop: (id: string, dx: number, dy: number) => void
}

/**
 * Drags seats by one shared transform, updated once per frame, so that nothing renders before the drop. A
 * press on a movable seat is not passed to the plan below, which would pan. Returns a function that removes
 * the listeners.
 */
export function dragSeats(root: HTMLElement, { taken, drop }: Hands): () => void {
  let drag: Drag | null = null
  let frame = 0

  function away({ clientX, clientY }: PointerEvent, { x, y, plan }: Drag) {
    return { dx: (clientX - x) / plan.k, dy: (clientY - y) / plan.k }
  }
  function down(event: PointerEvent) {
    const id = seatIdOf(event.target) ?? nearFinger(root, event)
    const plan = planUnder(root, event.target)
    if (event.button !== 0 || id === null || plan === null) return
    const ids = taken(id, event.pointerType)
    if (ids.length === 0) return
    holdPress(event)
    const { clientX: x, clientY: y, pointerId } = event
    drag = { id, ids, plan, pointerId, x, y, lifted: null }
  }
  function move(event: PointerEvent) {
    if (drag === null || event.pointerId !== drag.pointerId) return
    if (drag.lifted === null) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG_FROM) return
      drag.lifted = liftSeats(drag.plan.svg, elementsOf(drag))
      drag.plan.keep(drag.pointerId)
    }
    const { lifted } = drag
    const { dx, dy } = away(event, drag)
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => lifted.by(dx, dy))
  }
  function letGo() {
    cancelAnimationFrame(frame)
    drag?.lifted?.down()
    drag = null
  }
  function up(event: PointerEvent) {
    if (drag === null || event.pointerId !== drag.pointerId) return
    const done = drag
    letGo()
    if (done.lifted === null || event.type === 'pointercancel') return
    swallowClick(root)
    const { dx, dy } = away(event, done)
    drop(done.id, dx, dy)
  }
  return listenFirst(root, { pointerdown: down, pointermove: move, pointerup: up, pinched: letGo })
}

/** A finger hits a marked seat anywhere within its touch area, even if the plan is drawn very small. */
function nearFinger(root: HTMLElement, { pointerType, clientX, clientY }: PointerEvent): string | null {
  if (pointerType !== 'touch') return null
  const marked = [...root.querySelectorAll<SVGGElement>('[data-gewaehlt], [data-dabei]')]
  const near = marked.find((seat) => {
    const { left, top, width, height } = seat.getBoundingClientRect()
    const away = [clientX - left - width / 2, clientY - top - height / 2]
    return [width, height].every((side, i) => Math.abs(away[i] ?? 0) <= Math.max(FINGER, side / 2))
  })
  return near?.dataset.platz ?? null
}

function elementsOf({ plan: { svg }, ids }: Drag): SVGGElement[] {
  const wanted = new Set(ids)
  const seats = svg.querySelectorAll<SVGGElement>('[data-platz]')
  return [...seats].filter(({ dataset }) => wanted.has(dataset.platz ?? ''))
}
