import { type Actor, deny, reached } from '../../buchung/actor.ts'
import { UNDO_SECONDS } from '../../buchung/undo.ts'
import { ok, type Result, refused } from '../../result.ts'
import { earlier, later, type Zeitraum } from '../../time/zeitraum.ts'
import { roundDown, roundUp } from '../../time/zeitschritt.ts'
import type { BookingFacts } from '../facts.ts'
import { hourIssues, type OwnTime, ownIssues, type WeekFacts, zweiteIssues } from '../limits.ts'
import type { LeseraumBuchung } from '../types.ts'

type Stay = Pick<LeseraumBuchung, 'id' | 'status' | 'zeitraum' | 'bucherId' | 'zweiteId'>

/** Minutes of the time step, and the Mandant's zone that it is counted in. */
export interface Step {
  readonly minutes: number
  readonly zone: string
}

/**
 * What was had of a stay that ends now: until the step began that runs, so that somebody else can have the seat at once. In its first step it
 * lasts until the minute that runs is over: what was had is never nothing.
 */
export function hadUntil({ von, bis }: Zeitraum, now: Temporal.Instant, { minutes, zone }: Step): Zeitraum {
  const running = roundDown(now, minutes, zone)
  const minute = later(roundUp(now, 1, zone), von.add({ minutes: 1 }))
  return { von, bis: earlier(bis, Temporal.Instant.compare(running, von) > 0 ? running : minute) }
}

/** Either of its people, or an admin. */
export function isOf(
  { bucherId, zweiteId }: Pick<Stay, 'bucherId' | 'zweiteId'>,
  { benutzerId, pflege }: Actor,
): boolean {
  return pflege || benutzerId === bucherId || benutzerId === zweiteId
}

/**
 * Whoever is checked in ends the booking now; it stays durchgeführt, and is as long as it was had. By either of its people or an admin, from its
 * start until its end: before the start nothing was had that could be kept.
 */
export function checkOut(buchung: Stay, actor: Actor, now: Temporal.Instant, step: Step): Result<Zeitraum> {
  if (!isOf(buchung, actor)) return deny('buchung.nurEigene')
  const { status, zeitraum } = buchung
  if (status !== 'durchgeführt') return deny('buchung.nichtEingecheckt', { status })
  if (!reached(zeitraum.von, now)) return deny('buchung.nochNichtBegonnen', { von: zeitraum.von.toString() })
  const had = hadUntil(zeitraum, now, step)
  const over = reached(zeitraum.bis, now) || had.bis.equals(zeitraum.bis)
  return over ? deny('buchung.schonVorbei', { bis: zeitraum.bis.toString() }) : ok(had)
}

/** What is still held of a stay that ended early; null when nothing is. */
export interface Rest {
  readonly bis: Temporal.Instant
  /** When it can no longer be taken back. */
  readonly gehaltenBis: Temporal.Instant
}

/**
 * The whole stay again, while the rest is held. What the booker has booked since stands against it, as time and among the hours of the week; what the
 * second person has, as time.
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
