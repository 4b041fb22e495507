import { type Actor, deny, reached } from '../../buchung/actor.ts'
import { ok, type Result } from '../../result.ts'
import { earlier, type Zeitraum } from '../../time/zeitraum.ts'
import type { LeseraumBuchung } from '../types.ts'
import { hadUntil, isOf, type Step } from './checkOut.ts'

/** A stay with its pauses. */
export interface Stay extends Pick<LeseraumBuchung, 'id' | 'status' | 'zeitraum' | 'bucherId' | 'zweiteId'> {
  /** Until when the seat is kept for who is away; null where nobody is. */
  readonly pauseBis: Temporal.Instant | null
  /** How many were begun. */
  readonly pausen: number
}

/** What a house allows. */
export interface PauseRules {
  /** Of one pause; 0: there is none. */
  readonly minuten: number
  /** In one booking. */
  readonly anzahl: number
}

/**
 * Until when somebody is away, while their stay goes on; null where they are not. What was ended early has a pause no more that would reach beyond
 * its end: nobody has to come back to what is over.
 */
export function awayUntil({
  status,
  zeitraum,
  pauseBis,
}: Pick<Stay, 'status' | 'zeitraum' | 'pauseBis'>): Temporal.Instant | null {
  if (status !== 'durchgeführt' || pauseBis === null) return null
  return Temporal.Instant.compare(pauseBis, zeitraum.bis) <= 0 ? pauseBis : null
}

/** Whether another pause may be begun, whoever asks and whenever. */
export function mayPause({ pausen }: Pick<Stay, 'pausen'>, { minuten, anzahl }: PauseRules): boolean {
  return minuten > 0 && pausen < anzahl
}

/**
 * Whoever is checked in goes away for a while, and the seat stays theirs until then; never beyond the booking's end. By either of its people or an
 * admin, as often as the house allows.
 */
export function pause(
  buchung: Stay,
  actor: Actor,
  now: Temporal.Instant,
  rules: PauseRules,
): Result<Temporal.Instant> {
  if (!isOf(buchung, actor)) return deny('buchung.nurEigene')
  const { status, zeitraum, pausen } = buchung
  if (status !== 'durchgeführt') return deny('buchung.nichtEingecheckt', { status })
  if (!reached(zeitraum.von, now)) return deny('buchung.nochNichtBegonnen', { von: zeitraum.von.toString() })
  if (reached(zeitraum.bis, now)) return deny('buchung.schonVorbei', { bis: zeitraum.bis.toString() })
  if (rules.minuten <= 0) return deny('leseraum.keinePausen')
  const until = awayUntil(buchung)
  if (until !== null) return deny('leseraum.schonInPause', { bis: until.toString() })
  if (!mayPause({ pausen }, rules)) return deny('leseraum.pausenAufgebraucht', { anzahl: rules.anzahl })
  return ok(earlier(now.add({ minutes: rules.minuten }), zeitraum.bis))
}

/** Whoever was away is back in time: the stay goes on as it was. */
export function resume(buchung: Stay, actor: Actor, now: Temporal.Instant): Result<null> {
  if (!isOf(buchung, actor)) return deny('buchung.nurEigene')
  const until = awayUntil(buchung)
  if (until === null) return deny('leseraum.nichtInPause')
  return reached(until, now) ? deny('leseraum.pauseVorbei', { bis: until.toString() }) : ok(null)
}

/**
 * By the system: what was had of a stay to which nobody came back in time, as of an early end. Null when there is nothing to give back: they are not
 * away, or still may be, or as long as the booking lasts, or its last step runs.
 */
export function endPause(buchung: Stay, now: Temporal.Instant, step: Step): Zeitraum | null {
  const until = awayUntil(buchung)
  const { zeitraum } = buchung
  if (until === null || !reached(until, now) || reached(zeitraum.bis, now)) return null
  const had = hadUntil(zeitraum, now, step)
  return had.bis.equals(zeitraum.bis) ? null : had
}
