import { type Actor, deny, reached } from '../../buchung/actor.ts'
import { UNDO_SECONDS } from '../../buchung/undo.ts'
import { ok, type Result, refused } from '../../result.ts'
import { earlier, later, type Zeitraum } from '../../time/zeitraum.ts'
import { roundDown, roundUp } from '../../time/zeitschritt.ts'
import type { BookingFacts } from '../facts.ts'
import { hourIssues, type OwnTime, ownIssues, type WeekFacts, zweiteIssues } from '../limits.ts'
import type { LeseraumBuchung } from '../types.ts'

type Stay = Pick<LeseraumBuchung, 'id' | 'status' | 'zeitraum' | 'bucherId' | 'zweiteId'>

/** Minutes of the time step, and the Mandant's zone in which it is counted. */
export interface Step {
  readonly minutes: number
  readonly zone: string
}

/**
 * The used part of a stay that ends now: until the start of the running step, so that the seat is available
 * to others at once. In its first step the stay lasts until the end of the running minute, so that it is
 * never empty.
 */
export function hadUntil({ von, bis }: Zeitraum, now: Temporal.Instant, { minutes, zone }: Step): Zeitraum {
  const running = roundDown(now, minutes, zone)
  const minute = later(roundUp(now, 1, zone), von.add({ minutes: 1 }))
  return { von, bis: earlier(bis, Temporal.Instant.compare(running, von) > 0 ? running : minute) }
}

/** Whether the actor is one of its people, or an admin. */
export function isOf(
  { bucherId, zweiteId }: Pick<Stay, 'bucherId' | 'zweiteId'>,
  { benutzerId, pflege }: Actor,
): boolean {
  return pflege || benutzerId === bucherId || benutzerId === zweiteId
}

/**
 * Ends a booking early: it stays durchgeführt, and its period becomes the used part. By either of its people
 * or an admin, from the check-in to its end. An early arrival who leaves before the start has used its first minute.
 */
export function checkOut(buchung: Stay, actor: Actor, now: Temporal.Instant, step: Step): Result<Zeitraum> {
  if (!isOf(buchung, actor)) return deny('buchung.nurEigene')
  const { status, zeitraum } = buchung
  if (status !== 'durchgeführt') return deny('buchung.nichtEingecheckt', { status })
  const had = hadUntil(zeitraum, now, step)
  const over = reached(zeitraum.bis, now) || had.bis.equals(zeitraum.bis)
  return over ? deny('buchung.schonVorbei', { bis: zeitraum.bis.toString() }) : ok(had)
}

/** The rest of a stay that ended early, while it is held; null if it is not. */
export interface Rest {
  readonly bis: Temporal.Instant
  /** Until when the early end can be undone. */
  readonly gehaltenBis: Temporal.Instant
}

/**
 * Undoes an early end while the rest is held. The booker's later bookings conflict by time and count towards
 * the weekly hours; the second person's conflict by time.
 */
export function undoCheckOut(
  buchung: Stay,
  rest: Rest | null,
  actor: Actor,
  facts: Pick<BookingFacts, 'now'> & WeekFacts,
  zweite?: OwnTime,
): Result<Zeitraum> {
  if (!isOf(buchung, actor)) return deny('buchung.nurEigene')
  if (buchung.status !== 'durchgeführt') return deny('buchung.nichtEingecheckt', { status: buchung.status })
  if (rest === null || reached(rest.gehaltenBis, facts.now))
    return deny('buchung.endeBleibt', { sekunden: UNDO_SECONDS })
  const zeitraum = { von: buchung.zeitraum.von, bis: rest.bis }
  const others = <F extends OwnTime>(known: F): F => ({
    ...known,
    eigene: known.eigene.filter(({ id }) => id !== buchung.id),
  })
  const issues = [
    ...hourIssues(zeitraum, buchung.bucherId, others(facts)),
    ...ownIssues(zeitraum, buchung.bucherId, others(facts)),
    ...zweiteIssues({ ...buchung, zeitraum }, zweite && others(zweite)),
  ]
  return issues.length > 0 ? refused(...issues) : ok(zeitraum)
}
