import type { Actor } from '../../buchung/actor.ts'
import type { BenutzerId } from '../../id.ts'
import type { Zeitraum } from '../../time/zeitraum.ts'
import { actorOf } from '../actorOf.ts'
import { STEP, ZONE } from './plans.ts'
import type { Entry } from './rows.ts'

/** The random values of an act, which uses the ones it needs. */
export interface Roll {
  readonly person: BenutzerId
  readonly second: BenutzerId | null
  /** Mostly somebody of the booking: the others are only ever refused. */
  readonly who: 'bucher' | 'zweite' | 'leitung' | 'irgendwer'
  readonly leseraumId: string
  /** Counted back from the last: most acts apply to recent bookings. */
  readonly which: number
  /** Steps from the running one, so that starts are in the past, now, and in the future. */
  readonly after: number
  /** Steps. */
  readonly long: number
  readonly group: number
  /** One of several variants of an act. */
  readonly choice: number
}

/** Most bookings are for today, some for the next days, and the same day next week. */
const DAYS_AHEAD = [0, 0, 0, 0, 0, 0, 1, 1, 2, 6, 7, 7] as const

const STEP_MS = STEP * 60_000

/** In this zone a wall-clock step is also a step of the epoch. */
function nextStep(now: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Math.ceil(now.epochMilliseconds / STEP_MS) * STEP_MS)
}

export function periodOf(now: Temporal.Instant, { after, long, choice }: Roll): Zeitraum {
  const days = DAYS_AHEAD[choice % DAYS_AHEAD.length] ?? 0
  const first = nextStep(now).add({ minutes: (after - 2) * STEP })
  const von = days === 0 ? first : first.toZonedDateTimeISO(ZONE).add({ days }).toInstant()
  return { von, bis: von.add({ minutes: long * STEP }) }
}

export function actorIn({ who, person }: Roll, { buchung }: Entry): Actor {
  return actorOf([who, person])(buchung)
}
