/** Attributes that name a seat or make it reachable; a preview must have none of them. */
const NAMING = ['data-platz', 'role', 'tabindex', 'aria-label', 'aria-pressed', 'aria-describedby']

/** A preview of seats that follows the pointer. */
export interface Lifted {
  /** In plan units, from the original position. */
  by(dx: number, dy: number): void
  down(): void
}

/**
 * Lifts seats off the plan: one preview of all of them in a layer of its own, moved by a single composited
 * transform. The seats themselves stay faded in place, untouched until the drop.
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
