import type { Actor } from '../buchung/actor.ts'
import { issue } from '../issue.ts'
import { type Result, refused } from '../result.ts'
import { type BookingCommand, decideBooking, needsSecond } from './book.ts'
import type { BookingFacts } from './facts.ts'
import type { LeseraumBuchung } from './types.ts'

/**
 * Decides whether a booking can move in time or to another seat, or change its group (L11): by the booker,
 * before it starts, under the rules of a new booking without the old one. With a second person it is
 * tentative again: they agreed to something else.
 */
export function decideChange(
  buchung: LeseraumBuchung,
  command: BookingCommand,
  actor: Actor,
  facts: BookingFacts,
): Result<{ readonly status: 'vorgemerkt' | 'reserviert' }> {
  if (actor.benutzerId !== buchung.bucherId && !actor.pflege) return refused(issue('buchung.nurEigene'))
  if (buchung.status === 'storniert') return refused(issue('buchung.schonStorniert'))
  if (buchung.status !== 'vorgemerkt' && buchung.status !== 'reserviert')
    return refused(issue('buchung.nichtReserviert', { status: buchung.status }))
  if (Temporal.Instant.compare(buchung.zeitraum.von, facts.now) <= 0) {
    return refused(issue('buchung.inVergangenheit', { von: buchung.zeitraum.von.toString() }))
  }
  const without = {
    ...facts,
    eigene: facts.eigene.filter((own) => own.id !== buchung.id),
    belegungen: facts.belegungen.filter((hold) => hold.id !== buchung.id),
  }
  return decideBooking(command, without)
}

type Need = Parameters<typeof needsSecond>[0]

/**
 * Whether a change releases the second person: one was needed, and is no longer. A second person who was
 * never needed was the booker's wish, and stays.
 */
export function releasesSecond(
  before: Need,
  after: Need,
  facts: Pick<BookingFacts, 'einstellungen'>,
): boolean {
  return needsSecond(before, facts) && !needsSecond(after, facts)
}
