import type { Holds } from '../leseraum/freieZeiten.ts'

/** Minutes since the day's local midnight. */
interface Stay {
  readonly von: number
  readonly bis: number
}

const NOBODY: readonly Stay[] = []

/** Who has the seats of a plan on a day, by the seat's place in the plan: asked for thousands of bookings, and kept as they are moved. */
export class Besetzung {
  readonly #stays = new Map<number, Stay[]>()

  constructor({ seat, von, bis }: Holds) {
    for (let i = 0; i < seat.length; i++) this.take(seat[i] ?? -1, { von: von[i] ?? 0, bis: bis[i] ?? 0 })
  }

  isFree(seat: number, { von, bis }: Stay): boolean {
    return !this.of(seat).some((stay) => stay.von < bis && von < stay.bis)
  }

  take(seat: number, stay: Stay): void {
    const known = this.#stays.get(seat)
    if (known) known.push(stay)
    else this.#stays.set(seat, [stay])
  }

  of(seat: number): readonly Stay[] {
    return this.#stays.get(seat) ?? NOBODY
  }
}
