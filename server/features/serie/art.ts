import type { Actor } from '@platzwart/domain/buchung/actor'
import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import type { Issue } from '@platzwart/domain/issue'
import type { Result } from '@platzwart/domain/result'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'
import { type AnyBuchung, type BuchungArt, type BuchungTypes, textsOf } from '../buchung/buchungArt.ts'

interface Refused {
  readonly refusal: Refusal
}

/** A row that may belong to a series. */
interface OfSerie {
  readonly serie_id: string | null
  readonly tag: Temporal.PlainDate
}

/** One date with the rules' decision. */
interface AnyTermin {
  readonly command: { readonly zeitraum: Zeitraum }
  readonly decision: Result<unknown>
}

/** The new slot of a booking of a series, and the version that was read. */
interface AnyTarget {
  readonly version: number
  readonly resourceId: string
  readonly zeitraum: Zeitraum
}

/** A booking with its new slot. */
export type RequestedChange<T extends SerieTypes> = T['target'] & { readonly row: T['buchung']['named'] }

/** The types of one kind's series. */
export interface SerieTypes {
  readonly buchung: BuchungTypes & { readonly named: OfSerie }
  /** The row to insert for one date. */
  readonly fresh: AnyBuchung & { readonly serie_id: string }
  readonly input: unknown
  /** One requested date. */
  readonly asked: object
  readonly termin: AnyTermin
  readonly terminView: object
  readonly changeInput: unknown
  readonly target: AnyTarget
  /** One change with the rules' decision; `gleich` when nothing would change. */
  readonly wechsel: AnyTermin & { readonly row: AnyBuchung; readonly gleich: boolean }
}

/**
 * What differs between kinds' series. This feature's verbs do what is the same: booking, changing and
 * cancelling many dates as one act. The table of bookings has `serie_id` and `tag`
 * (docs/decisions/series-and-waiting.md).
 */
export interface SerieDefinition<T extends SerieTypes> {
  readonly art: BuchungArt<T['buchung']>
  /** The kind, with rows that carry their series. */
  readonly termine: BuchungArt<Omit<T['buchung'], 'fresh'> & { readonly fresh: T['fresh'] }>
  /** The requested dates; a refusal when one of them is invalid. */
  readonly askedOf: (input: T['input']) => readonly T['asked'][] | Refused
  /**
   * Judges each date by the rules of a single booking.
   *
   * @param locks true when the caller is about to book
   */
  readonly judge: (
    call: Call,
    asked: readonly T['asked'][],
    locks: boolean,
  ) => Promise<{ readonly termine: readonly T['termin'][] } | Refused>
  readonly rowOf: (termin: T['termin'], serieId: string) => T['fresh']
  /** The new slot of each booking, by id. */
  readonly targetsOf: (input: T['changeInput']) => ReadonlyMap<string, T['target']> | Refused
  /**
   * Judges each change by the rules of a single one. A caller that is about to write holds the locks already.
   */
  readonly judgeWechsel: (
    call: Call,
    asked: readonly RequestedChange<T>[],
  ) => Promise<
    { readonly termine: readonly (T['wechsel'] & { readonly row: T['buchung']['named'] })[] } | Refused
  >
  /** The columns that a change writes. */
  readonly placeOf: (wechsel: T['wechsel']) => T['buchung']['update']
  readonly decideCancel: (
    row: T['buchung']['named'],
    actor: Actor,
    now: Temporal.Instant,
  ) => Result<BuchungStatus>
  /** Columns that a cancellation writes besides those of the slot. */
  readonly cancelledBy: (row: T['buchung']['named'], now: Temporal.Instant) => T['buchung']['update']
  /** Whether the house has the row's module. */
  readonly shows: (call: Call, row: T['buchung']['named']) => boolean
  /** One date as the planner of a series sees it. */
  readonly present: (call: Call, termin: T['termin'], issues: readonly Issue[]) => T['terminView']
  /** Sends one mail for the whole series. */
  readonly notifyBooked: (
    call: Call,
    serieId: string,
    rows: readonly T['buchung']['named'][],
  ) => Promise<void>
  readonly notifyChanged: (
    call: Call,
    before: readonly T['buchung']['named'][],
    after: readonly T['buchung']['named'][],
  ) => Promise<void>
  readonly notifyCancelled: (call: Call, rows: readonly T['buchung']['named'][]) => Promise<void>
}

export interface SerieArt<T extends SerieTypes> extends SerieDefinition<T> {
  readonly sql: { readonly readNamed: string }
}

/** Defines the series of a kind. Call it once, in the kind's feature. */
export function serieArt<T extends SerieTypes>(definition: SerieDefinition<T>): SerieArt<T> {
  const { readAll } = textsOf(definition.art)
  return { ...definition, sql: { readNamed: `${readAll} order by lower(b.zeitraum), b.id` } }
}

/** Reads bookings with their names, by start. */
export function readNamed<T extends SerieTypes>(
  tx: Tx,
  { sql }: SerieArt<T>,
  ids: readonly string[],
): Promise<T['buchung']['named'][]> {
  return tx.all(ready<T['buchung']['named']>(sql.readNamed, tx.scope.mandantId, ids))
}
