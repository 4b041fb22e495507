import { type Actor, deny, reached } from '../../buchung/actor.ts'
import { ok, type Result } from '../../result.ts'
import { earlier, type Zeitraum } from '../../time/zeitraum.ts'
import type { LeseraumBuchung } from '../types.ts'
import { hadUntil, isOf, type Step } from './checkOut.ts'

/** A stay with its pauses. */
export interface Stay extends Pick<LeseraumBuchung, 'id' | 'status' | 'zeitraum' | 'bucherId' | 'zweiteId'> {
  /** Until when the seat is kept during the current pause; null without one. */
  readonly pauseBis: Temporal.Instant | null
  /** Pauses started so far. */
  readonly pausen: number
}

/** The house's rules. */
export interface PauseRules {
  /** Length of one pause in minutes; 0: no pauses. */
  readonly minuten: number
  /** Pauses per booking. */
  readonly anzahl: number
}

/**
 * Until when the current pause of a stay lasts; null without one. A pause that would extend beyond an early
 * end no longer counts: nobody has to return to a finished stay.
 */
export function awayUntil({
  status,
  zeitraum,
  pauseBis,
}: Pick<Stay, 'status' | 'zeitraum' | 'pauseBis'>): Temporal.Instant | null {
  if (status !== 'durchgeführt' || pauseBis === null) return null
  return Temporal.Instant.compare(pauseBis, zeitraum.bis) <= 0 ? pauseBis : null
}

/** Whether another pause may start, whoever asks and whenever. */
export function mayPause({ pausen }: Pick<Stay, 'pausen'>, { minuten, anzahl }: PauseRules): boolean {
  return minuten > 0 && pausen < anzahl
}

/**
 * Starts a pause of a stay, during which the seat is kept; never beyond the booking's end. By either of its
 * people or an admin, as often as the house allows.
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

/** Ends a pause in time: the stay continues unchanged. */
export function resume(buchung: Stay, actor: Actor, now: Temporal.Instant): Result<null> {
  if (!isOf(buchung, actor)) return deny('buchung.nurEigene')
  const until = awayUntil(buchung)
  if (until === null) return deny('leseraum.nichtInPause')
  return reached(until, now) ? deny('leseraum.pauseVorbei', { bis: until.toString() }) : ok(null)
}

/**
 * By the system: the used part of a stay whose pause expired, as after an early end. Null if nothing can be
 * freed: there is no pause, it is not over or lasts until the booking's end, or the last step is running.
 */
export function endPause(buchung: Stay, now: Temporal.Instant, step: Step): Zeitraum | null {
  const until = awayUntil(buchung)
  const { zeitraum } = buchung
  if (until === null || !reached(until, now) || reached(zeitraum.bis, now)) return null
  const had = hadUntil(zeitraum, now, step)
  return had.bis.equals(zeitraum.bis) ? null : had
}
