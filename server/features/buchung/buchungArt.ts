import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { IssueCode } from '@platzwart/domain/issueCodes'
import type { AnyModul } from '@platzwart/domain/mandant/module'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { Compilable } from 'kysely'
import type { Mark } from '../../platform/database/marks.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import type { Configured } from '../../platform/konfiguration/konfiguration.ts'
import type { LiveArt } from '../../platform/live/event.ts'
import type { NewMail } from '../../platform/mail/queueMail.ts'
import { type Kalender, kalender } from './kalender.ts'

/** Columns that bookings of every kind have. */
export interface AnyBuchung {
  readonly id: string
  readonly status: string
  readonly version: number
  readonly zeitraum: Zeitraum
}

/** Columns that this feature's verbs write for every kind. */
export interface HeldColumns {
  /** When somebody last did what put it into its current state; null: when it was booked. */
  readonly gilt_seit?: Temporal.Instant | null
  /** Until when a cancelled booking keeps its slot and can be undone. */
  readonly gehalten_bis?: Temporal.Instant | null
  readonly gehalten_status?: string | null
}

/** The moment a slot was taken, with the record's columns that the kind reads. */
export interface TakenSlot {
  readonly erstellt: Temporal.Instant
}

/** The types of one kind. */
export interface BuchungTypes {
  /** The row to insert. */
  readonly fresh: AnyBuchung
  /** What the insert returns. */
  readonly taken: TakenSlot
  /** A row of the table. */
  readonly row: AnyBuchung & HeldColumns
  /** A row with the names that are shown with it. */
  readonly named: AnyBuchung & HeldColumns
  /** Columns that the kind's verbs change. */
  readonly update: HeldColumns & { readonly status?: string }
  /** What can happen to a booking, as the table of mail receivers names it. */
  readonly change: string
  /** Further data that a change's mails need. */
  readonly more: object | undefined
  /** A booking as the API returns it. */
  readonly view: object
}

/** The table of what is booked. It has `mandant_id`, `id`, and a `version` that counts its changes. */
interface ResourceRecord {
  readonly table: string
  /** SQL condition under which it can be booked; blocks (`verschlossen`) ignore it. */
  readonly open: string
  /** Columns that a taken slot returns besides `erstellt`. */
  readonly reads?: readonly string[]
}

/**
 * The definition of one kind of booking. This feature's verbs derive from it what all kinds share: taking a
 * slot, moving, holding it after a cancellation, undoing that, cancelling by the system, and status
 * transitions, each with its lock, audit row, mails and live event. The table has the columns that these
 * verbs write (see `kalender.ts` and CONTRIBUTING.md).
 */
export interface BuchungArt<T extends BuchungTypes> extends Kalender {
  readonly modul: AnyModul
  readonly record: ResourceRecord
  /** Refusal codes that mean a conflict with another booking or a block; the constraint reports the first. */
  readonly taken: readonly [IssueCode, ...IssueCode[]]
  /** The columns of an insert with their database types; `takeSlot` adds `erstellt`. */
  readonly columns: Readonly<Record<Exclude<keyof T['fresh'] & string, 'version' | 'erstellt'>, string>>
  /** Columns of the people who may see a booking. Nobody else can, except holders of `pflege`. */
  readonly people: readonly (keyof T['row'] & string)[]
  readonly pflege: Berechtigung
  /** Column of `row` with the person on whose behalf somebody acts; null where people act for themselves. */
  readonly onBehalf: (keyof T['row'] & string) | null
  /**
   * For a kind that spans several modules: throws 404 `modul.aus` when the house has switched off the row's
   * module.
   */
  requires?(call: Configured, row: T['named']): void
  /** For a kind that spans several modules: the module of this row. */
  modulOf?(row: T['named']): AnyModul
  /**
   * SQL condition for bookings whose deadline has passed; $8 is what the lapses are limited to (`within`).
   * Without it, all are checked.
   */
  readonly dueIf?: string
  /** Selects bookings of a Mandant with their names: alias `b`, no further condition. */
  readonly names: (mandantId: string) => Compilable<T['named']>
  /** The booking as the audit trail stores it and the live feed reads it. */
  snapshot(row: T['fresh'] | T['row'] | T['named']): object
  /** The booking as its people see it. */
  present(call: Call, row: T['named']): T['view']
  /** Mails about a change, by the kind's table of receivers and each receiver's settings. */
  mails(
    here: Configured,
    change: T['change'],
    row: T['named'],
    before?: T['named'],
    more?: T['more'],
  ): Promise<readonly NewMail[]>
  /** Cache marks that this row invalidates: those of its day or days. Without it, those of all days. */
  marks?(row: T['fresh'] | T['row']): readonly Mark[]
  /** The live event as one reader may see it: the owner is reduced to "mine" or not. */
  readonly live: LiveArt
}

/** Defines a kind of booking. Call it once, in the kind's feature. */
export function buchungArt<T extends BuchungTypes>(definition: Omit<BuchungArt<T>, 'sql'>): BuchungArt<T> {
  return kalender(definition)
}

/** Whose bookings: those of a resource, or those of the person whose limits are decided. */
export type OwnerColumn = 'resource' | 'person'

/** A kind's SQL statements, built on first use and cached. */
export interface ArtTexts {
  readonly insert: string
  readonly insertColumns: readonly string[]
  /** $1 Mandant, $2 resource id; null where a taken slot returns nothing of the record. */
  readonly record: string | null
  /** $1 Mandant, $2 id. */
  readonly read: string
  /** The same for several ids. */
  readonly readAll: string
  readonly lock: string
  /** Bookings of a resource or person ($2) that have not started or not ended ($3 now), by start. */
  readonly waiting: Readonly<Record<OwnerColumn, string>>
  /** The same, locked, by id. */
  readonly lockWaiting: Readonly<Record<OwnerColumn, string>>
  /**
   * Bookings whose deadlines ($4 statuses, $5 whether counted from the end, $6 cut-off times) have passed by
   * now ($2), by id after $3, at most $7, locked. Rows that somebody else has locked are skipped; the next
   * period picks them up.
   */
  readonly lockDue: string
}

const DUE = `b.status in ('vorgemerkt', 'reserviert') and lower(b.zeitraum) <= $2 and b.id > $3 and exists (
  select 1 from unnest($4::text[], $5::boolean[], $6::timestamptz[]) d (status, ended, until)
  where d.status = b.status and case when d.ended then upper(b.zeitraum) else lower(b.zeitraum) end <= d.until)`

/** Placeholder for the Mandant parameter while a statement is built. */
const MANDANT = '$1'

const texts = new WeakMap<object, ArtTexts>()

/**
 * Returns the SQL of a `names` query. Its WHERE clause comes last, so that conditions can be appended.
 * @throws Error when the query has parameters other than the Mandant
 */
export function textOfNames(names: (mandantId: string) => Compilable, table: string): string {
  const { sql: text, parameters } = names(MANDANT).compile()
  if (parameters.some((parameter) => parameter !== MANDANT))
    throw new Error(`the names of ${table} have other parameters than the Mandant`)
  // Each part of the statement names the Mandant; all of them become $1.
  return text.replaceAll(/\$\d+/g, MANDANT)
}

export function textsOf<T extends BuchungTypes>(art: BuchungArt<T>): ArtTexts {
  const known = texts.get(art)
  if (known) return known
  const sql = textOfNames(art.names, art.table)
  const read = `${sql} and b.id = $2`
  const insertColumns = Object.keys(art.columns)
  const waiting = (whose: OwnerColumn, order: string) =>
    `${sql} and b.${art[whose]} = $2 and b.status in ('vorgemerkt', 'reserviert') and upper(b.zeitraum) > $3 order by ${order}`
  const ofBoth = (order: string) => ({
    resource: waiting('resource', order),
    person: waiting('person', order),
  })
  const made = {
    insert: insertText(art),
    insertColumns,
    record: recordText(art),
    read,
    readAll: `${sql} and b.id = any($2::uuid[])`,
    lock: `${read} for no key update of b`,
    waiting: ofBoth('lower(b.zeitraum), b.id'),
    lockWaiting: ofBoth('b.id for no key update of b'),
    lockDue: `${sql} and ${DUE}${art.dueIf ? ` and ${art.dueIf}` : ''} order by b.id limit $7 for no key update of b skip locked`,
  }
  texts.set(art, made)
  return made
}

/**
 * The insert reads the record with the lock that its foreign key would take anyway, so an insert that waited
 * for a concurrent close or change (version, the last parameter) sees it. The Mandant comes from the record's
 * row: a Citus cluster then routes the statement to the one worker that has both. With a CTE the row would
 * travel through the coordinator and commit in two phases.
 */
function insertText<T extends BuchungTypes>({ table, resource, record, columns }: BuchungArt<T>): string {
  const entries = Object.entries<string>(columns)
  const at = (name: string) => `$${entries.findIndex(([column]) => column === name) + 2}`
  const version = `$${entries.length + 2}::integer`
  // Uses the application's clock, as the rules do: later code compares the booking's creation with its start.
  const erstellt = `$${entries.length + 3}::timestamptz`
  return `
  insert into ${table} (mandant_id, ${entries.map(([name]) => name).join(', ')}, erstellt)
  select mandant_id, ${entries.map(([name, type]) => `${at(name)}::${type}`).join(', ')}, ${erstellt} from ${record.table}
  where mandant_id = $1::uuid and id = ${at(resource)}::uuid and (${at('status')}::text = 'verschlossen' or ${record.open})
    and (${version} is null or version = ${version}) for key share
  on conflict do nothing returning erstellt`
}

/** Reads the record's columns that a taken slot returns; null if there are none. */
function recordText<T extends BuchungTypes>({ record: { table, reads } }: BuchungArt<T>): string | null {
  return reads ? `select ${reads.join(', ')} from ${table} where mandant_id = $1 and id = $2` : null
}

/** Cache marks of the days that a row changes; those of all days if the kind defines none. */
export const daysOf = <T extends BuchungTypes>(
  art: Pick<BuchungArt<T>, 'table' | 'marks'>,
  row: T['fresh'] | T['row'],
): readonly Mark[] => art.marks?.(row) ?? [{ art: art.table }]
