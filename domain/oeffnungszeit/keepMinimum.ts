import { minutesOf, type Uhrzeit, uhrzeitOfMinutes } from '../time/uhrzeit.ts'

export interface Bounds {
  /** Latest start and earliest end that a picker may still offer. */
  readonly spaetesterStart: Uhrzeit
  readonly fruehestesEnde: Uhrzeit
}

/** Same-day from and to keep the minimum booking time: the latest start is pulled back, the earliest end pushed forward (K7). */
export function keepMinimum(von: Uhrzeit, bis: Uhrzeit, minimumMinutes: number): Bounds {
  return {
    spaetesterStart: uhrzeitOfMinutes(minutesOf(bis) - minimumMinutes),
    fruehestesEnde: uhrzeitOfMinutes(minutesOf(von) + minimumMinutes),
  }
}
