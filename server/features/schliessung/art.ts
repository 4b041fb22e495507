import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import type { Entscheidung } from '@platzwart/domain/schliessung/umgang'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { Compilable } from 'kysely'
import type { Call } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'
import { type BuchungArt, type BuchungTypes, textOfNames, textsOf } from '../buchung/buchungArt.ts'
import { peopleOf } from '../buchung/kalender.ts'

export interface Refused {
  readonly refusal: Refusal
}

/** Columns that closures of every kind have. */
export interface AnySchliessung {
  readonly id: string
  readonly anlass: string
  readonly verschoben: number
  readonly storniert: number
  readonly belassen: number
  readonly status: string
  readonly erstellt: Temporal.Instant
  readonly bis: Temporal.Instant
}

/** A closure with what its undo needs. */
export type KeptSchliessung<S extends AnySchliessung> = S & {
  readonly vorher: unknown
  readonly nachher: unknown
  readonly buchungen: unknown
}

/** A booking's previous state as JSON, with its version after the closure. */
interface AnyKept {
  readonly id: string
  readonly version: number
}

/** The columns of a booking that a closure writes. */
export interface AnyTarget {
  readonly zeitraum: Zeitraum
  readonly status: BuchungStatus
  readonly informationstext: string
}

/** The types of one kind's closures. */
export interface SchliessTypes {
  readonly buchung: BuchungTypes
  readonly schliessung: AnySchliessung
  readonly target: AnyTarget
  readonly kept: AnyKept
  /** The causes of a closure, each with its own rules. */
  readonly anlass: string
  /** The input of the operation that saves the cause. */
  readonly asked: object
  /** The cause with what was read about it. */
  readonly prepared: Anlass<BuchungTypes>
  readonly ersatz: object
  /** The proposal with what was read for it. */
  readonly vorschlag: Vorschlag<BuchungTypes, object>
  /** Why a booking stays as it is when a closure is undone. */
  readonly reason: string
  readonly view: object
  readonly vorschlagView: object
  readonly left: object
}

/** A change about to be saved that hits bookings. */
export interface Anlass<T extends BuchungTypes> {
  /** Ids of resources that saving writes to, besides those of the bookings it hits. */
  readonly seats?: readonly string[]
  /**
   * Prevents new bookings of what it closes; runs under all calendar locks, before the hits are read again.
   */
  readonly hold?: (call: Call) => Promise<unknown>
  /** Whether the hit bookings may be left as they are. */
  readonly bleibt: boolean
  /** The state before, as JSON. */
  readonly vorher: object
  /** The bookings it hits, by start. */
  readonly readHits: (call: Call) => Promise<readonly T['named'][]>
  /** Saves the change as its own operation does; returns the state after. */
  readonly save: (call: Call) => Promise<{ readonly nachher: object } | Refused>
}

/** The bookings a change hits, the replacement for each, and a fingerprint of all that. */
export interface Vorschlag<T extends BuchungTypes, Ersatz extends object> {
  readonly rows: readonly T['named'][]
  readonly ersatz: ReadonlyMap<string, Ersatz | null>
  readonly stand: string
}

/** A booking with its new slot and status. */
export interface Move<T extends SchliessTypes> {
  readonly row: T['buchung']['named']
  readonly target: T['target']
}

/** One cause of closures. */
export interface AnlassDefinition<T extends SchliessTypes> {
  /**
   * @param alone true when it is about to be saved: locks what it is about, and refuses if its version
   * differs from the one read
   */
  readonly prepare: (call: Call, asked: T['asked'], alone: boolean) => Promise<T['prepared'] | Refused>
  /** Ids of resources that undoing writes to, besides those of the bookings. */
  readonly seatsOf?: (saved: KeptSchliessung<T['schliessung']>) => readonly string[]
  /** Restores the state before; refused when somebody has changed it since. */
  readonly restore: (call: Call, saved: KeptSchliessung<T['schliessung']>) => Promise<Refused | null>
}

/** Database facts about the bookings to restore. */
export interface BackFacts {
  /** Ids of bookings whose slot is taken. */
  readonly belegt: ReadonlySet<string>
  /** Ids of people who have left the house. */
  readonly weg: ReadonlySet<string>
}

/**
 * What differs between kinds' closures. This feature's verbs do what is the same: proposing, applying and
 * undoing with all consequences. The table has the columns of `KeptSchliessung` and that of `ort`
 * (docs/decisions/opening-times.md).
 */
export interface SchliessungDefinition<T extends SchliessTypes> {
  readonly art: BuchungArt<T['buchung']>
  readonly table: string
  /** Column of where the closure applies. */
  readonly ort: string
  /** Columns of a booking that a closure writes besides the period, with their database types. */
  readonly columns: Readonly<Record<Exclude<keyof T['target'] & string, 'zeitraum'>, string>>
  /** Selects closures of a Mandant with their names: alias `s`, no further condition. */
  readonly names: (mandantId: string) => Compilable<T['schliessung']>
  readonly ortOf: (anlass: T['prepared']) => string
  /** A new closure with the names that are shown with it. */
  readonly complete: (
    row: AnySchliessung & { readonly anlass: T['anlass'] },
    anlass: T['prepared'],
  ) => T['schliessung']
  readonly anlaesse: Readonly<Record<T['anlass'], AnlassDefinition<T>>>
  /** The permission each cause requires. */
  readonly rechte: Readonly<Record<T['anlass'], Berechtigung>>
  readonly findErsatz: (call: Call, anlass: T['prepared']) => Promise<T['vorschlag'] | Refused>
  readonly targetOf: (row: T['buchung']['named'], ersatz: T['ersatz']) => T['target']
  /** The columns of a cancelled booking, with the text its people read. */
  readonly cancelledAt: (row: T['buchung']['named'], informationstext: string) => T['target']
  readonly keptOf: (row: T['buchung']['named']) => T['kept']
  /** The resource the booking had before. */
  readonly resourceOf: (kept: T['kept']) => string
  readonly backOf: (kept: T['kept'], row: T['buchung']['named']) => T['target']
  /** Locks what was closed, in the same order as applying does. */
  readonly lockOrte: (call: Call, saved: KeptSchliessung<T['schliessung']>) => Promise<void>
  /** Decides which bookings stay as they are when the closure is undone. */
  readonly decideBack: (
    call: Call,
    back: readonly Move<T>[],
    facts: BackFacts,
  ) => Promise<ReadonlyMap<string, T['reason']>>
  /** The reason for bookings that somebody has changed since. */
  readonly changed: T['reason']
  /** Throws 404 `modul.aus` when the house has switched the module off. */
  readonly requires: (call: Call, row: T['schliessung']) => void
  /** Whether the house has its module. */
  readonly shows: (call: Call, row: T['schliessung']) => boolean
  readonly queueMails: (
    call: Call,
    id: string,
    anlass: T['prepared'],
    vorschlag: T['vorschlag'],
    moves: readonly Move<T>[],
  ) => Promise<void>
  /** Withdraws unsent mails about bookings that the undo restored. */
  readonly withdrawMails: (call: Call, id: string, takenBack: ReadonlySet<string>) => Promise<void>
  /** Where the closure applies, as the audit trail stores it. */
  readonly trail: (ort: string) => object
  readonly present: (row: T['schliessung']) => T['view']
  readonly presentVorschlag: (
    call: Call,
    anlass: T['prepared'],
    vorschlag: T['vorschlag'],
  ) => T['vorschlagView']
  readonly presentLeft: (
    call: Call,
    kept: readonly T['kept'][],
    nicht: ReadonlyMap<string, T['reason']>,
  ) => Promise<T['left'][]>
}

export interface SchliessungArt<T extends SchliessTypes> extends SchliessungDefinition<T> {
  readonly sql: ReturnType<typeof makeTexts>
}

/** What somebody decided, with the fingerprint of the proposal they looked at. */
export type Apply = Omit<Entscheidung, 'ausnahmen'> & {
  readonly stand: string
  readonly ausnahmen: readonly {
    readonly buchungId: string
    readonly umgang: 'verschieben' | 'stornieren' | 'belassen'
  }[]
}

/** Defines the closures of a kind. Call it once, in the kind's feature. */
export function schliessungArt<T extends SchliessTypes>(
  definition: SchliessungDefinition<T>,
): SchliessungArt<T> {
  return { ...definition, sql: makeTexts(definition) }
}

/** Builds the statements, once per kind. $1 is the Mandant. */
function makeTexts<T extends SchliessTypes>({ art, table, ort, columns, names }: SchliessungDefinition<T>) {
  const named = textOfNames(names, table)
  const entries = Object.entries<string>(columns)
  const { resource, slot, record } = art
  const asked = `json_to_recordset($2::json) as r(id uuid, ${resource} uuid, von timestamptz, bis timestamptz)`
  return {
    /** Closures that can still be undone ($2 now), the latest first. */
    list: `${named} and s.status = 'gilt' and s.bis > $2 order by s.erstellt desc, s.id`,
    readOne: `${named} and s.id = $2`,
    lock: `select id, vorher, nachher, buchungen from ${table} where mandant_id = $1 and id = $2 for update`,
    insert: `insert into ${table} (mandant_id, id, anlass, ${ort}, vorher, nachher, buchungen, verschoben, storniert, belassen, erstellt, bis)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    /** Deletes closures that can no longer be undone. */
    sweep: `delete from ${table} where mandant_id = $1 and bis < $2`,
    takeBack: `update ${table} set status = 'zurueckgenommen' where mandant_id = $1 and id = $2`,
    move: `update ${art.table} b set ${entries.map(([column]) => `${column} = r.${column}`).join(', ')},
        zeitraum = tstzrange(r.von, r.bis), gehalten_bis = null, gehalten_status = null, gilt_seit = $3, version = b.version + 1,
        geaendert = now()
      from json_to_recordset($2::json) as r(id uuid, von timestamptz, bis timestamptz, ${entries.map((one) => one.join(' ')).join(', ')})
      where b.mandant_id = $1 and b.id = r.id`,
    /** Releases slots there that lapsed by $3. */
    release: `update ${art.table} b set gehalten_bis = null, gehalten_status = null from ${asked}
      where b.mandant_id = $1 and b.${resource} = r.${resource} and b.${slot} && tstzrange(r.von, r.bis) and b.gehalten_bis <= $3`,
    /** Bookings whose slot is taken; holds that lapsed by $3 do not count. */
    taken: `select distinct r.id from ${asked}
        join ${art.table} b on b.mandant_id = $1 and b.${resource} = r.${resource} and b.${slot} && tstzrange(r.von, r.bis) and b.id <> r.id
      where b.status <> 'storniert' or b.gehalten_bis > $3`,
    /** Locks resources that can be booked, so that they stay so until the transaction ends. */
    holdOpen: `select id from ${record.table} where mandant_id = $1 and id = any($2::uuid[]) and ${record.open} order by id for key share`,
    /** Resource and people of bookings. */
    places: `select ${[resource, ...peopleOf(art)].join(', ')} from ${art.table} where mandant_id = $1 and id = any($2::uuid[])`,
    lockBookings: `${textsOf(art).readAll} order by b.id for no key update of b`,
    gone: `select id from benutzer where mandant_id = $1 and id = any($2::uuid[]) and status <> 'aktiv'`,
  }
}
