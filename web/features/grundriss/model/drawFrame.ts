import { seatIdOf } from '../../../floorplan/planStage.ts'
import { DRAG_FROM, listenFirst, type Pressed, planUnder, swallowClick } from './press.ts'

interface Corner {
  readonly x: number
  readonly y: number
}

interface Drawing {
  readonly pointerId: number
  readonly plan: Pressed
  readonly from: Corner
  far: boolean
}

interface Hands {
  /** The visible frame, a child of the root. */
  readonly frame: HTMLElement
  /** Whether this press draws a frame instead of panning the plan. */
  readonly draws: (event: PointerEvent) => boolean
  /** Two opposite corners of the frame, in plan units. */
  readonly done: (corners: readonly [Corner, Corner], event: PointerEvent) => void
  /** A click that hits no seat and does not pan. */
  readonly missed: (at: Corner) => void
}

/**
 * Draws a frame on the empty plan: one element, positioned by its style alone. Returns a function that
 * removes the listeners.
 */
export function drawFrame(root: HTMLElement, { frame, draws, done, missed }: Hands): () => void {
  let drawing: Drawing | null = null
  let pressed: Corner = { x: 0, y: 0 }

  function down(event: PointerEvent) {
    pressed = { x: event.clientX, y: event.clientY }
    const plan = planUnder(root, event.target)
    if (event.button !== 0 || plan === null || seatIdOf(event.target) !== null || !draws(event)) return
    event.stopPropagation()
    // Prevents text selection.
    event.preventDefault()
    drawing = { pointerId: event.pointerId, plan, from: pressed, far: false }
  }
  function move(event: PointerEvent) {
    if (drawing === null || event.pointerId !== drawing.pointerId) return
    const { from } = drawing
    if (!drawing.far) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_FROM) return
      drawing.far = true
      drawing.plan.keep(drawing.pointerId)
    }
    const box = root.getBoundingClientRect()
    frame.hidden = false
    frame.style.left = `${Math.min(from.x, event.clientX) - box.left}px`
    frame.style.top = `${Math.min(from.y, event.clientY) - box.top}px`
    frame.style.width = `${Math.abs(event.clientX - from.x)}px`
    frame.style.height = `${Math.abs(event.clientY - from.y)}px`
  }
  function letGo() {
    drawing = null
    frame.hidden = true
  }
  function up(event: PointerEvent) {
    if (drawing === null || event.pointerId !== drawing.pointerId) return
    const { from, plan, far } = drawing
    letGo()
    if (!far || event.type === 'pointercancel') return
    swallowClick(root)
    done([plan.at(from.x, from.y), plan.at(event.clientX, event.clientY)], event)
  }
  function click(event: MouseEvent) {
    const more = event.shiftKey || event.ctrlKey || event.metaKey
    const still = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < DRAG_FROM
    const plan = planUnder(root, event.target)
    if (more || !still || seatIdOf(event.target) !== null || plan === null) return
    missed(plan.at(event.clientX, event.clientY))
  }
  return listenFirst(root, { pointerdown: down, pointermove: move, pointerup: up, pinched: letGo }, click)
}
