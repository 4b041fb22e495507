import type { Fahrer } from '../fahrzeug/types.ts'
import { checkAhead } from './valid.ts'

/** The booker. */
export interface Bucher {
  readonly id: string
  /** Holds fahrzeug_buchen. */
  readonly mayBook: boolean
  /** Holds fahrzeug_fremdbuchung. */
  readonly fremdbuchung: boolean
}

/**
 * The people for whom somebody may book (P5): with fahrzeug_fremdbuchung everybody who holds fahrzeug_buchen
 * and whose next licence check is in the future; with fahrzeug_buchen alone oneself, with a licence;
 * otherwise nobody.
 */
export function bookableFor<F extends Fahrer>(
  bucher: Bucher,
  people: readonly F[],
  now: Temporal.Instant,
  zone: string,
): F[] {
  if (bucher.fremdbuchung) {
    return people.filter(
      ({ mayBook, fuehrerschein }) =>
        mayBook && fuehrerschein !== null && checkAhead(fuehrerschein, now, zone),
    )
  }
  if (!bucher.mayBook) return []
  return people.filter(({ id, fuehrerschein }) => id === bucher.id && fuehrerschein !== null)
}
