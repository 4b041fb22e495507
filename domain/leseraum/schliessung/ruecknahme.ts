import type { Effective } from '../../einstellung/resolve.ts'
import { isSameZeitraum, type Zeitraum } from '../../time/zeitraum.ts'
import type { BookingFacts } from '../facts.ts'
import { ownIssuesOf, zweiteIssues } from '../limits.ts'
import { offenIssues, type Place } from '../offen.ts'
import type { Hold, LeseraumBuchung } from '../types.ts'

/**
 * Why a booking stays as it is when a closure is undone: it was changed since, its slot is taken, its place
 * is closed, it conflicts with other bookings of its booker or confirmed second person, or its booker has
 * left.
 */
export const STAY_REASONS = ['geaendert', 'weg', 'belegt', 'zu', 'eigene', 'zweite'] as const

export type StayReason = (typeof STAY_REASONS)[number]

interface Occupying {
  readonly jetzt: { readonly status: string; readonly zeitraum: Zeitraum }
  readonly vorher: { readonly zeitraum: Zeitraum }
}

/** A booking's current state, and that before the closure. */
interface Returning extends Occupying {
  readonly jetzt: Pick<LeseraumBuchung, 'id' | 'status' | 'zeitraum' | 'bucherId'>
  readonly vorher: Pick<LeseraumBuchung, 'leseraumId' | 'status' | 'zeitraum' | 'zweiteId'>
}

interface RuecknahmeFacts {
  readonly now: Temporal.Instant
  /** Those whose slot somebody else has. */
  readonly belegt: ReadonlySet<string>
  /** People who have left the house: a cancelled booking of theirs would have no owner. */
  readonly weg: ReadonlySet<string>
  /** A seat's state after the undo; something else may have closed it since. */
  readonly placeOf: (leseraumId: string) => Place
  readonly einstellungenOf: (benutzerId: string) => Effective
  /**
   * People's bookings, as booker or confirmed second person, around these days; not needed for bookings that
   * keep their time.
   */
  readonly eigene: ReadonlyMap<string, readonly Hold[]>
}

/** Whether restoring it claims its person's time: a booking that kept its time holds it already. */
export const takesTimeAnew = ({ jetzt, vorher }: Occupying): boolean =>
  jetzt.status === 'storniert' || !isSameZeitraum(jetzt.zeitraum, vorher.zeitraum)

/** The people whose time a booking claims: its booker, and a confirmed second person. */
export const peopleOf = ({
  bucherId,
  zweiteId,
  status,
}: Pick<LeseraumBuchung, 'bucherId' | 'zweiteId' | 'status'>) =>
  zweiteId === null || status === 'vorgemerkt' ? ([bucherId] as const) : ([bucherId, zweiteId] as const)

/**
 * Decides which bookings of a closure stay as they are when it is undone, and why. Sequential: each restored
 * booking counts as its people's own for the following ones, so that weekly limits hold for all of them
 * together. The time of a booking that kept it is not checked.
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
