import type { Effective } from '../../einstellung/resolve.ts'
import { isSameZeitraum, type Zeitraum } from '../../time/zeitraum.ts'
import type { BookingFacts } from '../facts.ts'
import { ownIssuesOf, zweiteIssues } from '../limits.ts'
import { offenIssues, type Place } from '../offen.ts'
import type { Hold, LeseraumBuchung } from '../types.ts'

/**
 * Why a booking stays as it is when a closure is taken back: changed since, its slot is somebody's, its place is closed, or against what its booker, or
 * who agreed to come along, has booked; or its booker has left.
 */
export const STAY_REASONS = ['geaendert', 'weg', 'belegt', 'zu', 'eigene', 'zweite'] as const

export type StayReason = (typeof STAY_REASONS)[number]

interface Occupying {
  readonly jetzt: { readonly status: string; readonly zeitraum: Zeitraum }
  readonly vorher: { readonly zeitraum: Zeitraum }
}

/** A booking as it is now, and as it was before the closure. */
interface Returning extends Occupying {
  readonly jetzt: Pick<LeseraumBuchung, 'id' | 'status' | 'zeitraum' | 'bucherId'>
  readonly vorher: Pick<LeseraumBuchung, 'leseraumId' | 'status' | 'zeitraum' | 'zweiteId'>
}

interface RuecknahmeFacts {
  readonly now: Temporal.Instant
  /** Those whose slot somebody else has. */
  readonly belegt: ReadonlySet<string>
  /** Who is not in the house any more: a cancelled booking of theirs would be nobody's. */
  readonly weg: ReadonlySet<string>
  /** A seat as it is now that the closure is taken back; something else may have closed it since. */
  readonly placeOf: (leseraumId: string) => Place
  readonly einstellungenOf: (benutzerId: string) => Effective
  /** What people have booked or agreed to around these days; of those who keep their time nobody asks. */
  readonly eigene: ReadonlyMap<string, readonly Hold[]>
}

/** Whether it takes its person's time anew: who kept the time has it already. */
export const takesTimeAnew = ({ jetzt, vorher }: Occupying): boolean =>
  jetzt.status === 'storniert' || !isSameZeitraum(jetzt.zeitraum, vorher.zeitraum)

/** Whose time a booking takes: its booker's, and that of who has agreed to come along. */
export const peopleOf = ({
  bucherId,
  zweiteId,
  status,
}: Pick<LeseraumBuchung, 'bucherId' | 'zweiteId' | 'status'>) =>
  zweiteId === null || status === 'vorgemerkt' ? ([bucherId] as const) : ([bucherId, zweiteId] as const)

/**
 * Which bookings of a closure stay as they are when it is taken back, and why. One after the other: each that comes back stands among its people's own
 * for those behind it, so that limits of a week hold for all of them together. The time of who kept it is not asked about.
 */
export function decideRuecknahme(
  asked: readonly Returning[],
  { now, belegt, weg, placeOf, einstellungenOf, eigene }: RuecknahmeFacts,
): ReadonlyMap<string, StayReason> {
  const nicht = new Map<string, StayReason>()
  const own = new Map(eigene)
  for (const one of asked) {
    const { jetzt, vorher } = one
    const { id, bucherId } = jetzt
    const { zeitraum } = vorher
    const people = peopleOf({ ...vorher, bucherId })
    const place = placeOf(vorher.leseraumId)
    const { kalender } = place
    const othersOf = (person: string) => (own.get(person) ?? []).filter((hold) => hold.id !== id)
    const factsOf = (person: string): BookingFacts => ({
      now,
      kalender,
      belegungen: [],
      einstellungen: einstellungenOf(person),
      eigene: othersOf(person),
    })
    const reason = (): StayReason | null => {
      if (jetzt.status === 'storniert' && weg.has(bucherId)) return 'weg'
      if (belegt.has(id)) return 'belegt'
      if (offenIssues(zeitraum, place).length > 0) return 'zu'
      if (!takesTimeAnew(one)) return null
      if (ownIssuesOf(zeitraum, bucherId, factsOf(bucherId)).length > 0) return 'eigene'
      const [, zweiteId] = people
      return zweiteId && zweiteIssues(vorher, factsOf(zweiteId)).length > 0 ? 'zweite' : null
    }
    const grund = reason()
    if (grund !== null) nicht.set(id, grund)
    else for (const person of people) own.set(person, [...othersOf(person), { ...vorher, id, bucherId }])
  }
  return nicht
}
