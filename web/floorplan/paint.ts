import { SIGNS } from './signs.ts'
import type { SeatLook, SeatLooks } from './types.ts'

export type SeatElements = ReadonlyMap<string, SVGGElement>

export function seatElements(stage: SVGSVGElement): SeatElements {
  const elements = new Map<string, SVGGElement>()
  for (const element of stage.querySelectorAll<SVGGElement>('[data-platz]')) {
    elements.set(element.dataset.platz ?? '', element)
  }
  return elements
}

/** Brings the elements up to `looks`; touches only those whose look is another than in `before`. */
export function paintLooks(elements: SeatElements, looks: SeatLooks, before: SeatLooks | null): void {
  for (const [id, look] of looks) {
    const old = before?.get(id)
    if (old === look) continue
    const element = elements.get(id)
    if (element !== undefined) paintSeat(element, look, old)
  }
}

function paintSeat(element: SVGGElement, look: SeatLook, old: SeatLook | undefined): void {
  if (old?.state !== look.state) {
    element.dataset.state = look.state
    element.querySelector('[data-teil="zeichen"]')?.setAttribute('d', SIGNS[look.state])
  }
  if (old?.name !== look.name) element.setAttribute('aria-label', look.name)
  if (old?.matt !== look.matt) {
    element.toggleAttribute('data-matt', look.matt)
    if (look.matt) element.setAttribute('aria-hidden', 'true')
    else element.removeAttribute('aria-hidden')
  }
  if (old?.beside !== look.beside) {
    old?.beside?.(element, false)
    look.beside?.(element, true)
  }
}

/** Moves the one tab stop of the map. */
export function paintTabStop(elements: SeatElements, from: string | null, to: string | null): void {
  if (from !== null) elements.get(from)?.setAttribute('tabindex', '-1')
  if (to !== null) elements.get(to)?.setAttribute('tabindex', '0')
}
