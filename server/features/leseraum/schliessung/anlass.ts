import type { SchliessungAnlass } from '@platzwart/contract/leseraum/schliessung'
import type { Kalender } from '@platzwart/domain/oeffnungszeit/types'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { refuse } from '../../../platform/http/endpoint.ts'
import type { Plan } from '../../grundriss/plan.ts'
import type { Anlass, AnlassDefinition, KeptSchliessung, Refused } from '../../schliessung/art.ts'
import type { LeseraumTypes } from '../art.ts'
import type { BuchungWithNames } from '../queries.ts'
import type { SeatClosures } from './art.ts'
import type { SchliessungRow } from './queries.ts'

/** Why something is closed; empty where nobody said. */
export interface Grund {
  readonly grund: string
  /** For those who read English; empty: the one reason is for everybody. */
  readonly grundEn: string
}

export const NO_GRUND: Grund = { grund: '', grundEn: '' }

/** Something that is about to be saved, and hits bookings of seats. */
export interface SeatAnlass extends Anlass<LeseraumTypes> {
  /** As it is now. */
  readonly plan: Plan
  /** When it will be open. */
  readonly kalender: Kalender
  /** Seats that cannot be had then. */
  readonly zu: ReadonlySet<string>
  /** Seats that nobody can have for a while. */
  readonly gesperrt?: { readonly leseraumIds: readonly string[]; readonly zeitraum: Zeitraum }
  /** Further plans that it closes, as they are now, and when they will be open. */
  readonly weitere?: readonly { readonly plan: Plan; readonly kalender: Kalender }[]
  /** Why, as those read it whom it hits. */
  readonly grundOf: (row: BuchungWithNames) => Grund
}

/** One kind of it. */
export interface SeatsClosing extends AnlassDefinition<SeatClosures> {
  /** All plans that it was about; without it the one of its row. */
  readonly plansOf?: (saved: Pick<KeptSchliessung<SchliessungRow>, 'vorher' | 'nachher'>) => readonly string[]
}

/** Of the parts of a closure the one that its path names is missing. */
export function missing(part: keyof SchliessungAnlass): Refused {
  const issues = [{ code: 'feld.fehlt', field: part, data: {} } as const]
  return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
}

/** A refusal of a part, whose fields are those of the whole. */
export function within({ refusal }: Refused, part: string): Refused {
  const { issues = [] } = refusal
  return refuse({ ...refusal, issues: issues.map((one) => ({ ...one, field: `${part}.${one.field}` })) })
}
