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

/** A closure, of whatever kind. */
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

/** With what it takes to take it back. */
export type KeptSchliessung<S extends AnySchliessung> = S & {
  readonly vorher: unknown
  readonly nachher: unknown
  readonly buchungen: unknown
}

/** A booking as it stood before, and its version since: JSON of the row. */
interface AnyKept {
  readonly id: string
  readonly version: number
}

/** The columns of a booking that a closure writes, as they are to be. */
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
  /** What can be closed, each by its own rules. */
  readonly anlass: string
  /** What is about to be saved, as its own operation takes it. */
  readonly asked: object
  /** What is known of it besides. */
  readonly prepared: Anlass<BuchungTypes>
  readonly ersatz: object
  /** What was found besides. */
  readonly vorschlag: Vorschlag<BuchungTypes, object>
  /** Why a booking stays as it is when a closure is taken back. */
  readonly reason: string
  readonly view: object
  readonly vorschlagView: object
  readonly left: object
}

/** Something that is about to be saved, and hits bookings. */
export interface Anlass<T extends BuchungTypes> {
  /** What of the kind saving it writes to, besides what the bookings have that it hits. */
  readonly seats?: readonly string[]
  /** Keeps others from booking what it closes, when all calendars are locked and before it is looked at once more. */
  readonly hold?: (call: Call) => Promise<unknown>
  /** Whether bookings that it hits can be left as they are. */
  readonly bleibt: boolean
  /** What stands there now, as JSON. */
  readonly vorher: object
  /** The bookings that it hits, by start. */
  readonly readHits: (call: Call) => Promise<readonly T['named'][]>
  /** Saves it as its own operation does; answers what stands there then. */
  readonly save: (call: Call) => Promise<{ readonly nachher: object } | Refused>
}

/** The bookings that something hits, what each would get instead, and a name for all of it. */
export interface Vorschlag<T extends BuchungTypes, Ersatz extends object> {
  readonly rows: readonly T['named'][]
  readonly ersatz: ReadonlyMap<string, Ersatz | null>
  readonly stand: string
}

/** Where and how a booking is to be. */
export interface Move<T extends SchliessTypes> {
  readonly row: T['buchung']['named']
  readonly target: T['target']
}

/** One kind of it. */
export interface Schliessend<T extends SchliessTypes> {
  /** @param alone it is about to be saved: what it is about is locked, and refused where it is not the version that was read */
  readonly prepare: (call: Call, asked: T['asked'], alone: boolean) => Promise<T['prepared'] | Refused>
  /** What of the kind putting it back writes to, besides what the bookings have. */
  readonly seatsOf?: (saved: KeptSchliessung<T['schliessung']>) => readonly string[]
  /** Puts back what stood there; refused where somebody has changed it since. */
  readonly restore: (call: Call, saved: KeptSchliessung<T['schliessung']>) => Promise<Refused | null>
}

/** What the database says of those that are to go back. */
export interface BackFacts {
  /** Those whose slot somebody else has. */
  readonly belegt: ReadonlySet<string>
  /** Who is not in the house any more. */
  readonly weg: ReadonlySet<string>
}

/**
 * The closures of one kind of booking: what differs. Proposing, applying and taking back with all consequences are the same for all of them, and
 * stand in the verbs of this feature. Its table has the columns of `KeptSchliessung` and that of where it is (docs/decisions/opening-times.md).
 */
export interface SchliessungDefinition<T extends SchliessTypes> {
  readonly art: BuchungArt<T['buchung']>
  readonly table: string
  /** The column of where it is. */
  readonly ort: string
  /** The columns of a booking that it writes, beside the period, with their types in the database. */
  readonly columns: Readonly<Record<Exclude<keyof T['target'] & string, 'zeitraum'>, string>>
  /** Closures of a Mandant with their names, without another condition and under the alias `s`. */
  readonly names: (mandantId: string) => Compilable<T['schliessung']>
  readonly ortOf: (anlass: T['prepared']) => string
  /** A closure that was just made, with the names that go with it. */
  readonly complete: (
    row: AnySchliessung & { readonly anlass: T['anlass'] },
    anlass: T['prepared'],
  ) => T['schliessung']
  readonly anlaesse: Readonly<Record<T['anlass'], Schliessend<T>>>
  /** Who may do so. */
  readonly rechte: Readonly<Record<T['anlass'], Berechtigung>>
  readonly findErsatz: (call: Call, anlass: T['prepared']) => Promise<T['vorschlag'] | Refused>
  readonly targetOf: (row: T['buchung']['named'], ersatz: T['ersatz']) => T['target']
  /** Where one stands that is cancelled, with what its people read. */
  readonly cancelledAt: (row: T['buchung']['named'], informationstext: string) => T['target']
  readonly keptOf: (row: T['buchung']['named']) => T['kept']
  /** What it was of the kind that it had. */
  readonly resourceOf: (kept: T['kept']) => string
  readonly backOf: (kept: T['kept'], row: T['buchung']['named']) => T['target']
  /** Keeps others from where it was, in the order in which whoever closes it does. */
  readonly lockOrte: (call: Call, saved: KeptSchliessung<T['schliessung']>) => Promise<void>
  /** Those of them that stay, by the rules, when what was saved is taken back. */
  readonly decideBack: (
    call: Call,
    back: readonly Move<T>[],
    facts: BackFacts,
  ) => Promise<ReadonlyMap<string, T['reason']>>
  /** What the rules say of one that somebody has changed since. */
  readonly changed: T['reason']
  /** Throws 404 `modul.aus` where the house has the module off. */
  readonly requires: (call: Call, row: T['schliessung']) => void
  /** Whether the house has the module of it. */
  readonly shows: (call: Call, row: T['schliessung']) => boolean
  readonly queueMails: (
    call: Call,
    id: string,
    anlass: T['prepared'],
    vorschlag: T['vorschlag'],
    moves: readonly Move<T>[],
  ) => Promise<void>
  /** Nobody hears of what was taken back. */
  readonly withdrawMails: (call: Call, id: string, takenBack: ReadonlySet<string>) => Promise<void>
  /** What the audit trail says of where it is. */
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

/** What somebody has decided, with the name of what they looked at. */
export type Apply = Omit<Entscheidung, 'ausnahmen'> & {
  readonly stand: string
  readonly ausnahmen: readonly {
    readonly buchungId: string
    readonly umgang: 'verschieben' | 'stornieren' | 'belassen'
  }[]
}

/** Defines the closures of a kind: once, where the kind stands. */
export function schliessungArt<T extends SchliessTypes>(
  definition: SchliessungDefinition<T>,
): SchliessungArt<T> {
  return { ...definition, sql: makeTexts(definition) }
}

/** Made once for each kind. $1 is the Mandant. */
function makeTexts<T extends SchliessTypes>({ art, table, ort, columns, names }: SchliessungDefinition<T>) {
  const named = textOfNames(names, table)
  const entries = Object.entries<string>(columns)
  const { resource, slot, record } = art
  const asked = `json_to_recordset($2::json) as r(id uuid, ${resource} uuid, von timestamptz, bis timestamptz)`
  return {
    /** What can be taken back yet ($2 now), the latest first. */
    list: `${named} and s.status = 'gilt' and s.bis > $2 order by s.erstellt desc, s.id`,
    readOne: `${named} and s.id = $2`,
    lock: `select id, vorher, nachher, buchungen from ${table} where mandant_id = $1 and id = $2 for update`,
    insert: `insert into ${table} (mandant_id, id, anlass, ${ort}, vorher, nachher, buchungen, verschoben, storniert, belassen, erstellt, bis)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    /** What can be taken back no more is of no use to anybody. */
    sweep: `delete from ${table} where mandant_id = $1 and bis < $2`,
    takeBack: `update ${table} set status = 'zurueckgenommen' where mandant_id = $1 and id = $2`,
    move: `update ${art.table} b set ${entries.map(([column]) => `${column} = r.${column}`).join(', ')},
        zeitraum = tstzrange(r.von, r.bis), gehalten_bis = null, gehalten_status = null, gilt_seit = $3, version = b.version + 1,
        geaendert = now()
      from json_to_recordset($2::json) as r(id uuid, von timestamptz, bis timestamptz, ${entries.map((one) => one.join(' ')).join(', ')})
      where b.mandant_id = $1 and b.id = r.id`,
    /** What lapsed there until a moment ($3) gives up its slot. */
    release: `update ${art.table} b set gehalten_bis = null, gehalten_status = null from ${asked}
      where b.mandant_id = $1 and b.${resource} = r.${resource} and b.${slot} && tstzrange(r.von, r.bis) and b.gehalten_bis <= $3`,
    /** Those whose slot somebody else has; what lapsed until a moment ($3) has none. */
    taken: `select distinct r.id from ${asked}
        join ${art.table} b on b.mandant_id = $1 and b.${resource} = r.${resource} and b.${slot} && tstzrange(r.von, r.bis) and b.id <> r.id
      where b.status <> 'storniert' or b.gehalten_bis > $3`,
    /** What can be booked, and can until the transaction ends. */
    holdOpen: `select id from ${record.table} where mandant_id = $1 and id = any($2::uuid[]) and ${record.open} order by id for key share`,
    /** Who and what bookings are about. */
    places: `select ${[resource, ...peopleOf(art)].join(', ')} from ${art.table} where mandant_id = $1 and id = any($2::uuid[])`,
    lockBookings: `${textsOf(art).readAll} order by b.id for no key update of b`,
    gone: `select id from benutzer where mandant_id = $1 and id = any($2::uuid[]) and status <> 'aktiv'`,
  }
}
