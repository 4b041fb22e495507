import type { Actor } from '../../buchung/actor.ts'
import type { BenutzerId } from '../../id.ts'
import type { Zeitraum } from '../../time/zeitraum.ts'
import { actorOf } from '../actorOf.ts'
import { STEP, ZONE } from './plans.ts'
import type { Entry } from './rows.ts'

/** What chance says of a deed, which takes of it what it needs. */
export interface Roll {
  readonly person: BenutzerId
  readonly second: BenutzerId | null
  /** Mostly somebody whom a booking concerns: the others are only ever refused. */
  readonly who: 'bucher' | 'zweite' | 'leitung' | 'irgendwer'
  readonly leseraumId: string
  /** Counted back from the last: what is young is what most happens to. */
  readonly which: number
  /** Steps from the one that runs, so that starts lie in the past, at now, and ahead. */
  readonly after: number
  /** Steps. */
  readonly long: number
  readonly group: number
  /** One of several ways in which a deed can be done. */
  readonly choice: number
}

/** Most is about today, some about the next days, and the same day next week. */
const DAYS_AHEAD = [0, 0, 0, 0, 0, 0, 1, 1, 2, 6, 7, 7] as const

const STEP_MS = STEP * 60_000

/** In this zone a step of the wall is one of the epoch, too. */
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
