import type { Holds } from './freieZeiten.ts'

const HOURS = 24
const WEEK = 7

/** What holds seats, and whether it is a lock of the house and nobody's booking. */
export interface Taken extends Holds {
  /** 1 for a lock. */
  readonly gesperrt: ArrayLike<number>
}

/** A day of a plan as utilisation sees it. */
export interface Werktag {
  /** 0 is Sunday. */
  readonly wochentag: number
  /** When it is open, in minutes since the day's midnight; null when it is closed. */
  readonly offen: { readonly von: number; readonly bis: number } | null
  /** Which hour the wall shows in each hour that passes: 23 to 25 of them. */
  readonly stunden: readonly number[]
  readonly taken: Taken
}

/** Minutes in which somebody had a seat, and in which it could be had. */
export interface Share {
  readonly belegt: number
  readonly offen: number
}

/** Of one seat. */
export interface SeatShare extends Share {
  readonly buchungen: number
}

export interface Auslastung {
  /** By weekday (0 is Sunday) and hour of the wall: index 24 times the weekday plus the hour. */
  readonly raster: readonly Share[]
  /** In the plan's order. */
  readonly plaetze: readonly SeatShare[]
}

/** Lays minutes into the hours that they pass. */
function spread(into: number[], { wochentag, stunden }: Werktag, von: number, bis: number, weight = 1): void {
  for (let at = von; at < bis; ) {
    const hour = Math.floor(at / 60)
    const end = Math.min(bis, (hour + 1) * 60)
    const index = wochentag * HOURS + (stunden[hour] ?? hour % HOURS)
    into[index] = (into[index] ?? 0) + weight * (end - at)
    at = end
  }
}

const zeros = (length: number) => new Array<number>(length).fill(0)
const add = (into: number[], index: number, value: number) => {
  into[index] = (into[index] ?? 0) + value
}

/**
 * How much of the time in which seats could be had somebody had them: bookings within the opening hours, of seats in use, against these hours
 * without what the house has locked. Whose the bookings were is not asked. (R1, office utilisation)
 * @param aktiv whether a seat is in use, in the plan's order
 */
export function auslastungOf(aktiv: readonly boolean[], tage: readonly Werktag[]): Auslastung {
  const seats = aktiv.filter(Boolean).length
  const [belegt, offen] = [zeros(WEEK * HOURS), zeros(WEEK * HOURS)]
  const [mine, open, count] = [zeros(aktiv.length), zeros(aktiv.length), zeros(aktiv.length)]
  let all = 0
  for (const tag of tage) {
    if (tag.offen === null) continue
    const { von, bis } = tag.offen
    all += bis - von
    spread(offen, tag, von, bis, seats)
    const { taken } = tag
    for (let i = 0; i < taken.seat.length; i++) {
      const seat = taken.seat[i] ?? -1
      if (aktiv[seat] !== true) continue
      const [from, to] = [Math.max(von, taken.von[i] ?? 0), Math.min(bis, taken.bis[i] ?? 0)]
      if (from >= to) continue
      if (taken.gesperrt[i] === 1) {
        spread(offen, tag, from, to, -1)
        add(open, seat, from - to)
      } else {
        spread(belegt, tag, from, to)
        add(mine, seat, to - from)
        add(count, seat, 1)
      }
    }
  }
  return {
    raster: belegt.map((minutes, i) => ({ belegt: minutes, offen: offen[i] ?? 0 })),
    plaetze: aktiv.map((active, seat) => ({
      belegt: mine[seat] ?? 0,
      offen: active ? all + (open[seat] ?? 0) : 0,
      buchungen: count[seat] ?? 0,
    })),
  }
}

export function sumOf(parts: readonly SeatShare[]): SeatShare {
  return parts.reduce(
    (sum, part) => ({
      belegt: sum.belegt + part.belegt,
      offen: sum.offen + part.offen,
      buchungen: sum.buchungen + part.buchungen,
    }),
    { belegt: 0, offen: 0, buchungen: 0 },
  )
}

/** 0 to 1; null where nothing could be had. */
export function shareOf({ belegt, offen }: Share): number | null {
  return offen <= 0 ? null : belegt / offen
}
