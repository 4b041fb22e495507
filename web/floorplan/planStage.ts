import { type Direction, nextInDirection } from '@platzwart/domain/grundriss/neighbour'
import { createRef, type PointerEvent } from 'react'
import type { HoverCardHandle } from './HoverCard.tsx'
import { paintLooks, paintTabStop, type SeatElements, seatElements } from './paint.ts'
import { PanZoom, type ViewWatcher } from './panZoom.ts'
import { seatShape, TYPE } from './seatShape.ts'
import { NOTHING_TYPED, numbered, typedWith } from './typeAhead.ts'
import type { PlanSeat, SeatLook, SeatLooks } from './types.ts'
import type { Point, Size } from './viewport.ts'

/** The map's hands: what moves, paints and focuses by element, outside React's rendering. */
export class PlanStage {
  readonly frame = createRef<HTMLDivElement>()
  readonly svg = createRef<SVGSVGElement>()
  readonly ring = createRef<SVGRectElement>()
  readonly card = createRef<HoverCardHandle>()
  #panZoom: PanZoom | null = null
  #seats: readonly PlanSeat[] = []
  #seatById: ReadonlyMap<string, PlanSeat> = new Map()
  #looks: SeatLooks = new Map()
  #elements: SeatElements = new Map()
  #stop: string | null = null
  #typed = NOTHING_TYPED
  readonly #watchers = new Set<ViewWatcher>()
  #view: Parameters<ViewWatcher> | null = null

  /** Takes over the frame of a plan that was just rendered; the returned function lets go of it. */
  attach(
    plan: Size & { readonly id: string },
    seats: readonly PlanSeat[],
    spot: string | undefined,
    opensWhole: boolean,
    onRest: (spot: string | undefined) => void,
  ): () => void {
    const { current: frame } = this.frame
    const { current: svg } = this.svg
    if (frame === null || svg === null) return () => {}
    const moves: ViewWatcher = (vp, size) => {
      this.ring.current?.style.setProperty('--k', String(vp.k))
      this.#view = [vp, size]
      for (const tell of this.#watchers) tell(vp, size)
      this.card.current?.follow()
    }
    const apart = opensWhole ? Number.POSITIVE_INFINITY : leastApart(seats)
    const furniture = { plan, apart, type: typeOf(seats) }
    const panZoom = new PanZoom(frame, svg, furniture, { moves, rests: onRest }, spot)
    this.#panZoom = panZoom
    return () => panZoom.destroy()
  }

  /** Takes over the seats that were just rendered: the plan lies as it lay, and who was at a seat is there still. */
  furnish(seats: readonly PlanSeat[]): void {
    const { current: svg } = this.svg
    if (svg === null) return
    this.#seats = seats
    this.#seatById = new Map(seats.map((seat) => [seat.id, seat]))
    const before = this.#elements
    this.#elements = seatElements(svg)
    // An element that was there before shows still what it showed.
    this.#looks = new Map([...this.#looks].filter(([id]) => this.#elements.get(id) === before.get(id)))
    if (this.#stop !== null && !this.#elements.has(this.#stop)) this.#stop = null
    const focused = this.#seatById.get(seatIdOf(document.activeElement) ?? '')
    const { current: ring } = this.ring
    if (focused !== undefined && ring?.hasAttribute('data-sichtbar') === true) circle(ring, focused)
  }

  /** Shows the seats as `looks` says; touches those that changed, and nothing else. */
  show(looks: SeatLooks): void {
    paintLooks(this.#elements, looks, this.#looks)
    this.#looks = looks
    this.#moveStop(this.#keptStop())
  }

  /** Shows one seat otherwise at once; what `show` is given next comes after it. */
  readonly repaint = (id: string, look: SeatLook): void => {
    paintLooks(this.#elements, new Map([[id, look]]), this.#looks)
    this.#looks = new Map(this.#looks).set(id, look)
  }

  /** Marks the seat whose dialog is open. */
  choose(id: string | null): () => void {
    const element = id === null ? undefined : this.#elements.get(id)
    element?.setAttribute('data-gewaehlt', '')
    return () => element?.removeAttribute('data-gewaehlt')
  }

  /** Marks those that are chosen together; touches those that changed, and nothing else. */
  select(ids: ReadonlySet<string>): void {
    for (const [id, element] of this.#elements) {
      if (ids.has(id) === element.hasAttribute('data-dabei')) continue
      element.toggleAttribute('data-dabei', ids.has(id))
      if (ids.has(id)) element.setAttribute('aria-pressed', 'true')
      else element.removeAttribute('aria-pressed')
    }
  }

  focus(id: string): void {
    this.#elements.get(id)?.focus({ preventScroll: true })
  }

  /** Leads to a seat: in sight, readable, focused. False when the plan or the filter does not have it. */
  lead(id: string): boolean {
    const seat = this.#reachable().find((one) => one.id === id)
    if (seat === undefined) return false
    this.focus(id)
    circle(this.ring.current, seat)
    this.#panZoom?.show(seat)
    this.card.current?.show(id)
    return true
  }

  /** Types a key of a seat's number. Null when it is none; otherwise what is typed, and whether a seat has such a number. */
  type(event: { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean; timeStamp: number }) {
    const typed = typedWith(this.#typed, event, event.timeStamp)
    if (typed === null) return null
    this.#typed = typed
    const [seat] = numbered(this.#reachable(), typed.text)
    return { text: typed.text, found: seat !== undefined && this.lead(seat.id) }
  }

  /** Tells how the plan lies in its frame, now and whenever that changes; the returned function ends it. */
  watchView(tell: ViewWatcher): () => void {
    this.#watchers.add(tell)
    if (this.#view) tell(...this.#view)
    return () => void this.#watchers.delete(tell)
  }

  become(spot: string | undefined): void {
    this.#panZoom?.become(spot)
  }

  focusNext(from: string, richtung: Direction): void {
    this.focus(nextInDirection(this.#reachable(), from, richtung))
  }

  focusEdge(rand: 'erster' | 'letzter'): void {
    const edge = this.#reachable().at(rand === 'erster' ? 0 : -1)
    if (edge !== undefined) this.focus(edge.id)
  }

  readonly onFocus = (target: EventTarget): void => {
    const seat = this.#seatById.get(seatIdOf(target) ?? '')
    if (seat === undefined || !(target instanceof Element)) return
    this.#moveStop(seat.id)
    if (!target.matches(':focus-visible')) return
    circle(this.ring.current, seat)
    this.#panZoom?.reveal(seat)
    this.card.current?.show(seat.id)
  }

  readonly onBlur = (): void => {
    this.ring.current?.removeAttribute('data-sichtbar')
    this.card.current?.hide()
  }

  readonly onHover = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return
    const id = seatIdOf(event.target)
    if (id === null) this.card.current?.hideSoon()
    else this.card.current?.showSoon(id)
  }

  readonly onLeave = (): void => this.card.current?.hideSoon()

  /** The seat that a click means, or null when it ended a pan. */
  clicked(target: EventTarget, at: Point): string | null {
    if (this.#panZoom === null || this.#panZoom.dragged) return null
    return seatIdOf(target) ?? this.#panZoom.nearest(this.#reachable(), at)?.id ?? null
  }

  readonly place = (id: string) => {
    const seat = this.#seatById.get(id)
    return seat === undefined || this.#panZoom === null ? null : this.#panZoom.place(seat)
  }

  zoom(factor: number): void {
    this.#panZoom?.zoom(factor)
  }

  pan(dx: number, dy: number): void {
    this.#panZoom?.pan(dx, dy)
  }

  reset(): void {
    this.#panZoom?.reset()
  }

  #reachable(): PlanSeat[] {
    return this.#seats.filter((seat) => this.#looks.get(seat.id)?.matt !== true)
  }

  #moveStop(to: string | null): void {
    if (to === this.#stop) return
    paintTabStop(this.#elements, this.#stop, to)
    this.#stop = to
  }

  /** The tab stop stays where it was; at first it is a free seat, so that Tab and Enter are enough to book one. */
  #keptStop(): string | null {
    const look = this.#stop === null ? undefined : this.#looks.get(this.#stop)
    if (look !== undefined && !look.matt) return this.#stop
    const shown = this.#reachable()
    const free = shown.find((seat) => this.#looks.get(seat.id)?.state === 'frei')
    return (free ?? shown[0])?.id ?? null
  }
}

export function seatIdOf(target: EventTarget | null): string | null {
  const seat = target instanceof Element ? target.closest<SVGGElement>('[data-platz]') : null
  return seat?.dataset.platz ?? null
}

function circle(ring: SVGRectElement | null, seat: PlanSeat): void {
  if (ring === null) return
  const air = 7
  ring.setAttribute('x', String(seat.x - seat.breite / 2 - air))
  ring.setAttribute('y', String(seat.y - seat.hoehe / 2 - air))
  ring.setAttribute('width', String(seat.breite + 2 * air))
  ring.setAttribute('height', String(seat.hoehe + 2 * air))
  ring.setAttribute('transform', `rotate(${seat.drehung} ${seat.x} ${seat.y})`)
  ring.setAttribute('data-sichtbar', '')
}

/** How far the middles of two neighbours are from each other; of seats that lie upon each other nothing follows. */
function leastApart(seats: readonly PlanSeat[]): number {
  const across = seats.toSorted((a, b) => a.x - b.x)
  let least = Number.POSITIVE_INFINITY
  for (const [i, seat] of across.entries()) {
    for (let j = i + 1; j < across.length; j++) {
      const other = across[j]
      if (other === undefined || other.x - seat.x >= least) break
      least = Math.min(least, Math.max(LEAST_APART, Math.hypot(other.x - seat.x, other.y - seat.y)))
    }
  }
  return least
}

const LEAST_APART = 40

/** The size in which most of the numbers are written. */
function typeOf(seats: readonly PlanSeat[]): number {
  const sizes = seats.filter(({ art }) => art === 'platz').map((seat) => seatShape(seat).groesse)
  return TYPE * (sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 4)] ?? 1)
}
