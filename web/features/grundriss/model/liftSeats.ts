/** What of a seat names it or can be reached: a picture of one has none of it. */
const NAMING = ['data-platz', 'role', 'tabindex', 'aria-label', 'aria-pressed', 'aria-describedby']

/** A picture of seats that follows the pointer. */
export interface Lifted {
  /** In plan units, from where they stand. */
  by(dx: number, dy: number): void
  down(): void
}

/**
 * Lifts seats off the plan: one picture of all of them, on a layer of its own, that is moved by one transform which the browser composes. The seats
 * themselves stay where they are, pale, and are not touched again until they are put down.
 */
export function liftSeats(svg: SVGSVGElement, seats: readonly SVGGElement[]): Lifted {
  const layer = svg.cloneNode(false) as SVGSVGElement
  for (const name of [...NAMING, 'data-focus-target', 'data-gleitet']) layer.removeAttribute(name)
  layer.setAttribute('aria-hidden', 'true')
  layer.setAttribute('data-gehoben', '')
  for (const seat of seats) {
    const picture = seat.cloneNode(true) as SVGGElement
    for (const name of NAMING) picture.removeAttribute(name)
    layer.append(picture)
  }
  for (const seat of seats) seat.setAttribute('data-blass', '')
  svg.after(layer)
  return {
    by(dx, dy) {
      layer.style.transform = `var(--lage) translate(${dx}px, ${dy}px)`
    },
    down() {
      layer.remove()
      for (const seat of seats) seat.removeAttribute('data-blass')
    },
  }
}
