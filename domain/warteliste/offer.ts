import { earlier, type Zeitraum } from '../time/zeitraum.ts'
import type { AnyWish } from './types.ts'

/** An offer that ends sooner, because what is offered begins, is none: who is told on the way has no time to read it. */
export const LEAST_MINUTES = 5

const { compare } = Temporal.Instant

/** Until when an offer stands: for as long as the house gives, and never beyond the start of what is offered. */
export function offeredUntil(
  now: Temporal.Instant,
  minuten: number,
  { von }: Pick<Zeitraum, 'von'>,
): Temporal.Instant {
  return earlier(now.add({ minutes: minuten }), von)
}

/** Nothing can be offered any more: what is left of the period is shorter than what is waited for. */
export function isOver(
  { zeitraum, mindestens }: Pick<AnyWish, 'zeitraum' | 'mindestens'>,
  now: Temporal.Instant,
): boolean {
  return compare(now.add({ minutes: mindestens + LEAST_MINUTES }), zeitraum.bis) > 0
}
