import type { SchliessungAnlass } from '@platzwart/contract/leseraum/schliessung'
import type { Kalender } from '@platzwart/domain/oeffnungszeit/types'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'
import type { Plan } from '../grundriss/plan.ts'
import type { BuchungWithNames } from '../leseraum/queries.ts'

export interface Refused {
  readonly refusal: Refusal
}

/** Why something is closed; empty where nobody said. */
export interface Grund {
  readonly grund: string
  /** For those who read English; empty: the one reason is for everybody. */
  readonly grundEn: string
}

export const NO_GRUND: Grund = { grund: '', grundEn: '' }

/** Something that is about to be saved, and hits bookings. */
export interface Anlass {
  /** As it is now. */
  readonly plan: Plan
  /** When it will be open. */
  readonly kalender: Kalender
  /** Seats that cannot be had then. */
  readonly zu: ReadonlySet<string>
  /** Seats that nobody can have for a while. */
  readonly gesperrt?: { readonly leseraumIds: readonly string[]; readonly zeitraum: Zeitraum }
  /** Seats that saving it writes to, besides those of the bookings that it hits. */
  readonly seats?: readonly string[]
  /** Keeps others from booking what it closes, when all calendars are locked and before it is looked at once more. */
  readonly hold?: (call: Call) => Promise<unknown>
  /** Whether bookings that it hits can be left as they are. */
  readonly bleibt: boolean
  /** Further plans that it closes, as they are now, and when they will be open. */
  readonly weitere?: readonly { readonly plan: Plan; readonly kalender: Kalender }[]
  /** Why, as those read it whom it hits. */
  readonly grundOf: (row: BuchungWithNames) => Grund
  /** What stands there now, as JSON. */
  readonly vorher: object
  /** The bookings that it hits, by start. */
  readonly readHits: (call: Call) => Promise<readonly BuchungWithNames[]>
  /** Saves it as its own operation does; answers what stands there then. */
  readonly save: (call: Call) => Promise<{ readonly nachher: object } | Refused>
}

/** What was saved, as it is kept. */
interface Saved {
  readonly grundriss_id: string
  readonly vorher: unknown
  readonly nachher: unknown
}

/** One kind of it. */
export interface Schliessend {
  /** @param alone it is about to be saved: what it is about is locked, and refused where it is not the version that was read */
  readonly prepare: (call: Call, asked: SchliessungAnlass, alone: boolean) => Promise<Anlass | Refused>
  /** All plans that it was about; without it the one of its row. */
  readonly plansOf?: (saved: Saved) => readonly string[]
  /** Seats that putting it back writes to, besides those of the bookings. */
  readonly seatsOf?: (saved: Saved) => readonly string[]
  /** Puts back what stood there; refused where somebody has changed it since. */
  readonly restore: (call: Call, saved: Saved) => Promise<Refused | null>
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
