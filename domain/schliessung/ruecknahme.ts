import type { Effective } from '../einstellung/resolve.ts'
import { ownIssuesOf } from '../leseraum/limits.ts'
import { offenIssues, type Place } from '../leseraum/offen.ts'
import type { Hold, LeseraumBuchung } from '../leseraum/types.ts'
import { isSameZeitraum, type Zeitraum } from '../time/zeitraum.ts'

/** Why a booking stays as it is when a closure is taken back: changed since, its slot is somebody's, its place is closed, or against own ones. */
export const STAY_REASONS = ['geaendert', 'belegt', 'zu', 'eigene'] as const

export type StayReason = (typeof STAY_REASONS)[number]

interface Occupying {
  readonly jetzt: { readonly status: string; readonly zeitraum: Zeitraum }
  readonly vorher: { readonly zeitraum: Zeitraum }
}

/** A booking as it is now, and as it was before the closure. */
interface Returning extends Occupying {
  readonly jetzt: Pick<LeseraumBuchung, 'id' | 'status' | 'zeitraum' | 'bucherId'>
  readonly vorher: Pick<LeseraumBuchung, 'leseraumId' | 'status' | 'zeitraum'>
}

interface RuecknahmeFacts {
  readonly now: Temporal.Instant
  /** Those whose slot somebody else has. */
  readonly belegt: ReadonlySet<string>
  /** A seat as it is now that the closure is taken back; something else may have closed it since. */
  readonly placeOf: (leseraumId: string) => Place
  readonly einstellungenOf: (bucherId: string) => Effective
  /** What people have booked around these days; of those who keep their time nobody asks. */
  readonly eigene: ReadonlyMap<string, readonly Hold[]>
}

/** Whether it takes its person's time anew: who kept the time has it already. */
export const takesTimeAnew = ({ jetzt, vorher }: Occupying): boolean =>
  jetzt.status === 'storniert' || !isSameZeitraum(jetzt.zeitraum, vorher.zeitraum)

/**
 * Which bookings of a closure stay as they are when it is taken back, and why. One after the other: each that comes back stands among its person's own
 * for those behind it, so that limits of a week hold for all of them together. The time of who kept it is not asked about.
 */
export function decideRuecknahme(
  asked: readonly Returning[],
  { now, belegt, placeOf, einstellungenOf, eigene }: RuecknahmeFacts,
): ReadonlyMap<string, StayReason> {
  const nicht = new Map<string, StayReason>()
  const own = new Map(eigene)
  for (const one of asked) {
    const { jetzt, vorher } = one
    const { id, bucherId } = jetzt
    const { zeitraum } = vorher
    const place = placeOf(vorher.leseraumId)
    const others = (own.get(bucherId) ?? []).filter((hold) => hold.id !== id)
    const isAgainst = () => {
      const { kalender } = place
      const facts = {
        now,
        kalender,
        einstellungen: einstellungenOf(bucherId),
        eigene: others,
        belegungen: [],
      }
      return takesTimeAnew(one) && ownIssuesOf(zeitraum, bucherId, facts).length > 0
    }
    if (belegt.has(id)) nicht.set(id, 'belegt')
    else if (offenIssues(zeitraum, place).length > 0) nicht.set(id, 'zu')
    else if (isAgainst()) nicht.set(id, 'eigene')
    else own.set(bucherId, [...others, { ...vorher, id, bucherId }])
  }
  return nicht
}
