import type { Point } from '@platzwart/domain/grundriss/pathText'
import { holdPress } from '../../../../floorplan/heldPress.ts'
import { DRAG_FROM, listenFirst, type Pressed, planUnder, swallowClick } from '../press.ts'

/** The target of a press: a shape, one of its handles, or the empty plan for drawing. */
export interface Hold {
  readonly form: number | null
  readonly grip: number | null
}

interface Press extends Hold {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly from: Point
  readonly plan: Pressed
  far: boolean
}

interface Hands {
  /** Whether this press draws or moves instead of panning the plan. */
  readonly takes: (hold: Hold, pointerType: string) => boolean
  /** Called for each move of the pointer, for the preview. */
  readonly drags: (hold: Hold, from: Point, to: Point) => void
  readonly drops: (hold: Hold, from: Point, to: Point) => void
  /** Cancelled, or joined by a second finger. */
  readonly lost: () => void
  /** A press without movement. */
  readonly clicks: (hold: Hold, at: Point) => void
}

function holdOf(target: EventTarget | null): Hold {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-form], [data-griff]') : null
  const numberIn = (value: string | undefined) => (value === undefined ? null : Number(value))
  return { form: numberIn(element?.dataset.form), grip: numberIn(element?.dataset.griff) }
}

/**
 * Draws and moves shapes by pointer, in plan units. A handled press is not passed to the plan below, which
 * would pan. Returns a function that removes the listeners.
 */
export function pressForms(root: HTMLElement, hands: Hands): () => void {
  let press: Press | null = null
  let begun: Point = { x: 0, y: 0 }

  function down(event: PointerEvent) {
    begun = { x: event.clientX, y: event.clientY }
    const plan = planUnder(root, event.target)
    const hold = holdOf(event.target)
    if (event.button !== 0 || plan === null || !hands.takes(hold, event.pointerType)) return
    holdPress(event)
    // Further pointers are ignored.
    if (press !== null) return
    const { clientX: x, clientY: y, pointerId } = event
    press = { ...hold, pointerId, x, y, from: plan.at(x, y), plan, far: false }
  }
  function move(event: PointerEvent) {
    if (press === null || event.pointerId !== press.pointerId) return
    if (!press.far) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < DRAG_FROM) return
      press.far = true
      press.plan.keep(press.pointerId)
    }
    hands.drags(press, press.from, press.plan.at(event.clientX, event.clientY))
  }
  function up(event: PointerEvent) {
    if (press === null || event.pointerId !== press.pointerId) return
    const done = press
    press = null
    if (!done.far) return
    swallowClick(root)
    if (event.type === 'pointercancel') hands.lost()
    else hands.drops(done, done.from, done.plan.at(event.clientX, event.clientY))
  }
  function pinched() {
    press = null
    hands.lost()
  }
  function click(event: MouseEvent) {
    const still = Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < DRAG_FROM
    const plan = planUnder(root, event.target)
    if (still && plan !== null) hands.clicks(holdOf(event.target), plan.at(event.clientX, event.clientY))
  }
  return listenFirst(root, { pointerdown: down, pointermove: move, pointerup: up, pinched }, click)
}
