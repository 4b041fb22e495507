import { blocks } from '@platzwart/domain/buchung/status'
import { type DemoBuchung, overlaps, type Span, spanOf } from '../buchungen/belegungsbuch.ts'
import type { Random } from '../random.ts'

/** Looks at so many before it lets somebody go. */
const TRIES = 6

/** What is taken of a day: of seats and of people alike, whatever has an id. */
export class Taken {
  readonly #held = new Map<string, Span[]>()

  hold(id: string, { von, bis }: Span): void {
    const held = this.#held.get(id)
    if (held) held.push({ von, bis })
    else this.#held.set(id, [{ von, bis }])
  }

  isFree(id: string, span: Span): boolean {
    return !this.#held.get(id)?.some((one) => overlaps(one, span))
  }

  /** What somebody has booked already: their seat and themselves; a lock holds a seat alone. */
  note(buchung: DemoBuchung): void {
    if (!blocks(buchung.status)) return
    const span = spanOf(buchung.zeitraum)
    this.hold(buchung.ort.id, span)
    if (buchung.status === 'verschlossen') return
    this.hold(buchung.benutzer1Id, span)
    if (buchung.benutzer2Id !== null) this.hold(buchung.benutzer2Id, span)
  }
}

/** Of a list the first are taken most often: the desks at the window, those who are there every day. */
function liked<T>(list: readonly T[], zufall: Random): T | undefined {
  return list[Math.floor(list.length * zufall.next() ** 1.5)]
}

/** One of a list that is free then. */
export function pickFree<T>(list: readonly T[], zufall: Random, isFree: (one: T) => boolean): T | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const one = liked(list, zufall)
    if (one !== undefined && isFree(one)) return one
  }
  return undefined
}
