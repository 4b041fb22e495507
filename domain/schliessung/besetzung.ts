import type { Holds } from '../leseraum/freieZeiten.ts'

/** Minutes since the day's local midnight. */
interface Stay {
  readonly von: number
  readonly bis: number
}

const NOBODY: readonly Stay[] = []

/** Who has the seats of a plan on a day, by the seat's place in the plan: asked for thousands of bookings, and kept as they are moved. */
export class Besetzung {
  readonly #stays: (Stay[] | undefined)[] = []

  constructor({ seat, von, bis }: Holds) {
    for (let i = 0; i < seat.length; i++) this.take(seat[i] ?? -1, { von: von[i] ?? 0, bis: bis[i] ?? 0 })
  }

  isFree(seat: number, { von, bis }: Stay): boolean {
    for (const stay of this.of(seat)) if (stay.von < bis && von < stay.bis) return false
    return true
  }

  /** A seat that the plan does not have is nobody's to take. */
  take(seat: number, stay: Stay): void {
    if (seat < 0) return
    const known = this.#stays[seat]
    if (known) known.push(stay)
    else this.#stays[seat] = [stay]
  }

  of(seat: number): readonly Stay[] {
    return this.#stays[seat] ?? NOBODY
  }
}
