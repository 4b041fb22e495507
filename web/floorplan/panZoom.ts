import { isHeldPress } from './heldPress.ts'
import { spotOf, viewportAt } from './spot.ts'
import {
  type Box,
  fit,
  hold,
  nearestBox,
  opening,
  type Point,
  panBy,
  pinch,
  reveal,
  type Size,
  toFrame,
  toPlan,
  type Viewport,
  zoomAt,
  zoomRange,
} from './viewport.ts'

/** From this many pixels on, a press is a pan and no longer a click. */
const DRAG_FROM = 5
const WHEEL_SPEED = 0.0016
/** Numbers are drawn from this size of type on, in pixels. */
const LEGIBLE = 8.3
/** Moving is over when nothing has moved for so long. */
const REST_MS = 400

interface Furniture {
  readonly plan: Size
  /** How far seats are from each other at the least, for the first picture. */
  readonly apart: number
  /** The size of type of the seats' numbers, in plan units. */
  readonly type: number
}

/** How the plan lies, and how large the frame is. */
export type ViewWatcher = (vp: Viewport, frame: Size) => void

export interface Watcher {
  /** While it moves, each time it is painted. */
  readonly moves: ViewWatcher
  /** Once it rests where somebody moved it; undefined where it lies as it opened. */
  readonly rests: (spot: string | undefined) => void
}

/**
 * Moves the plan under the frame with one CSS transform: no element of the plan is touched, nothing is rendered
 * again, and the browser composes. `frame` gets `data-nah` when numbers are legible.
 */
export class PanZoom {
  readonly #frame: HTMLElement
  readonly #stage: SVGSVGElement
  readonly #furniture: Furniture
  readonly #watcher: Watcher
  readonly #pointers = new Map<number, Point>()
  readonly #observer: ResizeObserver
  readonly #cleanup = new AbortController()
  #size: Size
  #vp: Viewport
  #dragged = false
  /** The one finger that is down has taken something that lies upon the plan. */
  #isHeld = false
  /** What the frame shows when its size changes: the first picture, the whole plan, or where somebody moved it. */
  #shows: 'opening' | 'whole' | 'moved' = 'opening'
  #frameRequest = 0
  /** What the address says of it. */
  #written: string | undefined
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(
    frame: HTMLElement,
    stage: SVGSVGElement,
    furniture: Furniture,
    watcher: Watcher,
    spot: string | undefined,
  ) {
    this.#frame = frame
    this.#stage = stage
    this.#furniture = furniture
    this.#watcher = watcher
    this.#size = sizeOf(frame)
    this.#vp = this.#placed(spot)
    this.#observer = new ResizeObserver(() => this.#resized())
    this.#observer.observe(frame)
    this.#listen()
    this.#paint()
  }

  destroy(): void {
    this.#observer.disconnect()
    this.#cleanup.abort()
    cancelAnimationFrame(this.#frameRequest)
    clearTimeout(this.#rest)
  }

  /** True right after a press that panned: the click that follows it is not meant for a seat. */
  get dragged(): boolean {
    return this.#dragged
  }

  zoom(factor: number): void {
    const middle = { x: this.#size.breite / 2, y: this.#size.hoehe / 2 }
    this.#glide(zoomAt(this.#vp, factor, middle, this.#range()))
  }

  pan(dx: number, dy: number): void {
    this.#glide(panBy(this.#vp, dx, dy))
  }

  /** The whole plan, however small that makes its seats. */
  reset(): void {
    this.#glide(fit(this.#furniture.plan, this.#size), 'whole')
  }

  /** Where the address says, unless it lies there already. */
  become(spot: string | undefined): void {
    if (spot === this.#written) return
    this.#glide(this.#placed(spot), this.#shows)
  }

  /** Brings a seat into sight, close enough for its number to be read. */
  show(box: Box): void {
    const { breite, hoehe } = this.#size
    const middle = { x: breite / 2, y: hoehe / 2 }
    const close = zoomAt(
      this.#vp,
      Math.max(1, LEGIBLE / this.#furniture.type / this.#vp.k),
      middle,
      this.#range(),
    )
    this.#glide(reveal(close, box, this.#size, Math.min(breite, hoehe) / 3))
  }

  /** Brings a seat into sight by the smallest pan; one that is in sight stays where it is. */
  reveal(box: Box): void {
    const next = reveal(this.#vp, box, this.#size)
    if (next.x !== this.#vp.x || next.y !== this.#vp.y) this.#glide(next)
  }

  /** Where a box of the plan is, in pixels of the frame. */
  place(box: Box): { x: number; y: number; halb: number } {
    const { x, y } = toFrame(this.#vp, box)
    return { x, y, halb: (Math.max(box.breite, box.hoehe) / 2) * this.#vp.k }
  }

  /** The seat that a finger at `client` means: within 22 pixels, so that every seat is a target of 44. */
  nearest<B extends Box>(boxes: readonly B[], client: Point): B | null {
    const rect = this.#frame.getBoundingClientRect()
    const at = toPlan(this.#vp, { x: client.x - rect.left, y: client.y - rect.top })
    return nearestBox(boxes, at, 22 / this.#vp.k)
  }

  #range(): { min: number; max: number } {
    return zoomRange(this.#furniture.plan, this.#size)
  }

  #resized(): void {
    this.#size = sizeOf(this.#frame)
    const { plan, apart } = this.#furniture
    if (this.#shows === 'moved') this.#vp = hold(this.#vp, plan, this.#size)
    else this.#vp = this.#shows === 'whole' ? fit(plan, this.#size) : opening(plan, this.#size, apart)
    this.#paint()
  }

  #placed(spot: string | undefined): Viewport {
    const { plan, apart } = this.#furniture
    const there = spot === undefined ? null : viewportAt(spot, plan, this.#size)
    this.#shows = there === null ? 'opening' : 'moved'
    this.#written = spot
    return there ?? opening(plan, this.#size, apart)
  }

  #listen(): void {
    const { signal } = this.#cleanup
    const frame = this.#frame
    frame.addEventListener('wheel', (event) => this.#wheel(event), { passive: false, signal })
    frame.addEventListener('pointerdown', (event) => this.#down(event), { signal })
    frame.addEventListener('pointermove', (event) => this.#move(event), { signal })
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      frame.addEventListener(name, (event) => this.#up(event), { signal })
    }
    frame.addEventListener('scroll', () => this.#scrolled(), { signal })
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault()
    const rect = this.#frame.getBoundingClientRect()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1
    const speed = event.ctrlKey ? WHEEL_SPEED * 5 : WHEEL_SPEED
    const factor = Math.exp(-event.deltaY * lines * speed)
    const at = { x: event.clientX - rect.left, y: event.clientY - rect.top }
    this.#set(zoomAt(this.#vp, factor, at, this.#range()))
  }

  /** A screen reader, voice control or a search in the page scroll to what they mean to press: the plan goes there instead, within the same frame. */
  #scrolled(): void {
    const { scrollLeft, scrollTop } = this.#frame
    if (scrollLeft === 0 && scrollTop === 0) return
    this.#frame.scrollTo(0, 0)
    delete this.#stage.dataset.gleitet
    this.#set(panBy(this.#vp, -scrollLeft, -scrollTop))
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0) return
    this.#pointers.set(event.pointerId, pointOf(event))
    this.#isHeld = this.#pointers.size === 1 && isHeldPress(event)
    if (this.#pointers.size === 1) this.#dragged = false
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId)
    if (before === undefined) return
    const after = pointOf(event)
    if (this.#isHeld) {
      this.#pointers.set(event.pointerId, after)
      return
    }
    const far = Math.hypot(after.x - before.x, after.y - before.y) >= DRAG_FROM
    if (!this.#dragged && this.#pointers.size === 1 && !far) return
    if (!this.#dragged) this.#startDrag(event.pointerId)
    const others = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    const other = others[0]
    this.#pointers.set(event.pointerId, after)
    this.#set(
      other === undefined
        ? panBy(this.#vp, after.x - before.x, after.y - before.y)
        : this.#pinched([before, other], [after, other]),
    )
  }

  #pinched(before: readonly [Point, Point], after: readonly [Point, Point]): Viewport {
    const rect = this.#frame.getBoundingClientRect()
    const inFrame = (p: Point) => ({ x: p.x - rect.left, y: p.y - rect.top })
    return pinch(
      this.#vp,
      [inFrame(before[0]), inFrame(before[1])],
      [inFrame(after[0]), inFrame(after[1])],
      this.#range(),
    )
  }

  #startDrag(pointerId: number): void {
    this.#dragged = true
    this.#frame.setPointerCapture(pointerId)
    this.#frame.dataset.zieht = ''
  }

  #up(event: PointerEvent): void {
    // A finger belongs to what it has touched until the frame takes it over: lost there, it is still down.
    if (event.type === 'lostpointercapture' && event.target !== this.#frame) return
    this.#pointers.delete(event.pointerId)
    if (this.#pointers.size > 0) return
    delete this.#frame.dataset.zieht
    // The click that belongs to this press comes next; a later one, perhaps without any press, is meant.
    setTimeout(() => {
      this.#dragged = false
    })
  }

  #glide(vp: Viewport, shows: 'opening' | 'whole' | 'moved' = 'moved'): void {
    this.#stage.dataset.gleitet = ''
    this.#set(vp, shows)
  }

  #set(vp: Viewport, shows: 'opening' | 'whole' | 'moved' = 'moved'): void {
    this.#shows = shows
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => {
      this.#written = this.#shows === 'opening' ? undefined : spotOf(this.#vp, this.#size)
      this.#watcher.rests(this.#written)
    }, REST_MS)
    if (this.#pointers.size > 0) delete this.#stage.dataset.gleitet
    this.#vp = hold(vp, this.#furniture.plan, this.#size)
    if (this.#frameRequest === 0) {
      this.#frameRequest = requestAnimationFrame(() => {
        this.#frameRequest = 0
        this.#paint()
      })
    }
  }

  #paint(): void {
    const { x, y, k } = this.#vp
    this.#stage.style.setProperty('--lage', `translate(${x}px, ${y}px) scale(${k})`)
    const nah = k * this.#furniture.type >= LEGIBLE
    if (nah !== 'nah' in this.#frame.dataset) this.#frame.toggleAttribute('data-nah', nah)
    this.#watcher.moves(this.#vp, this.#size)
  }
}

function sizeOf(element: HTMLElement): Size {
  return { breite: Math.max(1, element.clientWidth), hoehe: Math.max(1, element.clientHeight) }
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY }
}
