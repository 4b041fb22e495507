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

/** What the rows of all kinds of bookings have. */
export interface AnyBuchung {
  readonly id: string
  readonly status: string
  readonly version: number
  readonly zeitraum: Zeitraum
}

/** What the verbs of this feature write to each kind. */
export interface HeldColumns {
  /** When somebody last did what made it as it stands; null: when it was booked. */
  readonly gilt_seit?: Temporal.Instant | null
  /** A cancelled booking's slot, while it can be undone. */
  readonly gehalten_bis?: Temporal.Instant | null
  readonly gehalten_status?: string | null
}

/** When a slot was taken, with the columns of the record that the kind reads. */
export interface Taken {
  readonly erstellt: Temporal.Instant
}

/** The types of one kind. */
export interface BuchungTypes {
  /** What is inserted. */
  readonly fresh: AnyBuchung
  /** What the insert answers. */
  readonly taken: Taken
  /** A row of the table. */
  readonly row: AnyBuchung & HeldColumns
  /** The same with the names that go with it. */
  readonly named: AnyBuchung & HeldColumns
  /** Columns that its verbs change. */
  readonly update: HeldColumns & { readonly status?: string }
  /** What can happen to one, as the table of receivers names it. */
  readonly change: string
  /** What else a change has to tell. */
  readonly more: object | undefined
  /** As an answer shows it. */
  readonly view: object
}

/** The record of what is booked. Its table has `mandant_id`, `id`, and a `version` that counts its changes. */
interface ResourceRecord {
  readonly table: string
  /** When it can be booked, over the columns of its table; blocks (`verschlossen`) do not ask. */
  readonly open: string
  /** Columns that a taken slot answers with, besides `erstellt`. */
  readonly reads?: readonly string[]
}

/**
 * One kind of booking. What is the same for all kinds (taking a slot, moving, holding it after a cancellation, undoing that, cancelling by
 * the system, going from status to status, with lock, audit row, mails and live event) is derived from this by the verbs of this feature;
 * its table has the columns that those write (see `kalender.ts` and CONTRIBUTING.md).
 */
export interface BuchungArt<T extends BuchungTypes> extends Kalender {
  readonly modul: AnyModul
  readonly record: ResourceRecord
  /** Codes of refusals that say that somebody else has the slot, or a block; the first is what the constraint says. */
  readonly taken: readonly [IssueCode, ...IssueCode[]]
  /** The columns of an insert with their types in the database; when it was made is the moment that `takeSlot` is told. */
  readonly columns: Readonly<Record<Exclude<keyof T['fresh'] & string, 'version' | 'erstellt'>, string>>
  /** Columns of the people to whom a booking exists; to others it does not, unless they hold `pflege`. */
  readonly people: readonly (keyof T['row'] & string)[]
  readonly pflege: Berechtigung
  /** For whom somebody acts when it is not themselves: a column of `row`; null where people act for themselves. */
  readonly onBehalf: (keyof T['row'] & string) | null
  /** Of a kind that lies in several modules: throws 404 `modul.aus` for one whose module the house has off. */
  requires?(call: Configured, row: T['named']): void
  /** The same without a throw: of a kind that lies in several modules, the one of this row. */
  modulOf?(row: T['named']): AnyModul
  /** What else is asked of one whose deadline has passed, by what the lapses say ($8); without it all are looked at. */
  readonly dueIf?: string
  /** Bookings of a Mandant with their names, without another condition and under the alias `b`. */
  readonly names: (mandantId: string) => Compilable<T['named']>
  /** As the audit trail keeps one and the live feed reads it. */
  snapshot(row: T['fresh'] | T['row'] | T['named']): object
  /** As its people see one. */
  present(call: Call, row: T['named']): T['view']
  /** Whom a change is told, by the kind's table of receivers and their own settings. */
  mails(
    here: Configured,
    change: T['change'],
    row: T['named'],
    before?: T['named'],
    more?: T['more'],
  ): Promise<readonly NewMail[]>
  /** What is kept of its days and changes with this row: its day, or those that it reaches over. Without it all days do. */
  marks?(row: T['fresh'] | T['row']): readonly Mark[]
  /** A change as one reader may see it: whose booking it is comes down to "mine" or not. */
  readonly live: LiveArt
}

/** Defines a kind: once, where its feature stands. */
export function buchungArt<T extends BuchungTypes>(definition: Omit<BuchungArt<T>, 'sql'>): BuchungArt<T> {
  return kalender(definition)
}

/** Whose bookings: of what is booked, or of the person whose limits are decided. */
export type Whose = 'resource' | 'person'

/** What verbs write and read of one kind; the texts are made when the first of them is asked for, and once. */
export interface ArtTexts {
  readonly insert: string
  readonly insertColumns: readonly string[]
  /** $1 Mandant, $2 id of what is booked; null where a taken slot says nothing of it. */
  readonly record: string | null
  /** $1 Mandant, $2 id. */
  readonly read: string
  /** The same of several. */
  readonly readAll: string
  readonly lock: string
  /** Those of what is booked, or of whose limits are decided ($2), that wait to begin or have not ended ($3 now), by start. */
  readonly waiting: Readonly<Record<Whose, string>>
  /** The same, locked by id. */
  readonly lockWaiting: Readonly<Record<Whose, string>>
  /**
   * Those that wait to begin and whose deadlines ($4 statuses, $5 whether after the end, $6 until when) have passed by now ($2), by id behind
   * the last one ($3), so many ($7), locked. Somebody who is at one of them at this moment is not waited for: the next period sees what came
   * of it.
   */
  readonly lockDue: string
}

const DUE = `b.status in ('vorgemerkt', 'reserviert') and lower(b.zeitraum) <= $2 and b.id > $3 and exists (
  select 1 from unnest($4::text[], $5::boolean[], $6::timestamptz[]) d (status, ended, until)
  where d.status = b.status and case when d.ended then upper(b.zeitraum) else lower(b.zeitraum) end <= d.until)`

/** Stands for the parameter of the Mandant while a text is made. */
const MANDANT = '$1'

const texts = new WeakMap<object, ArtTexts>()

/**
 * The text that reads rows of a table with their names: a select whose last words are conditions.
 * @throws Error when it asks for more than the Mandant
 */
export function textOfNames(names: (mandantId: string) => Compilable, table: string): string {
  const { sql: text, parameters } = names(MANDANT).compile()
  if (parameters.some((parameter) => parameter !== MANDANT))
    throw new Error(`the names of ${table} have other parameters than the Mandant`)
  // Each part of the statement names the Mandant, and all of them mean the first parameter.
  return text.replaceAll(/\$\d+/g, MANDANT)
}

export function textsOf<T extends BuchungTypes>(art: BuchungArt<T>): ArtTexts {
  const known = texts.get(art)
  if (known) return known
  const sql = textOfNames(art.names, art.table)
  const read = `${sql} and b.id = $2`
  const insertColumns = Object.keys(art.columns)
  const waiting = (whose: Whose, order: string) =>
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
 * The record is read with the lock that its foreign key takes anyway: whoever has waited for it to be closed, or for a change of what the
 * rules have looked at (its version, the last parameter), sees so. The Mandant is the record's, so that a cluster hands the statement to the
 * one machine that has both: behind a CTE, the row would travel by way of the coordinator, and be committed in two phases.
 */
function insertText<T extends BuchungTypes>({ table, resource, record, columns }: BuchungArt<T>): string {
  const entries = Object.entries<string>(columns)
  const at = (name: string) => `$${entries.findIndex(([column]) => column === name) + 2}`
  const version = `$${entries.length + 2}::integer`
  // By the clock that the rules go by: what is told later asks which came first, the booking or its start.
  const erstellt = `$${entries.length + 3}::timestamptz`
  return `
  insert into ${table} (mandant_id, ${entries.map(([name]) => name).join(', ')}, erstellt)
  select mandant_id, ${entries.map(([name, type]) => `${at(name)}::${type}`).join(', ')}, ${erstellt} from ${record.table}
  where mandant_id = $1::uuid and id = ${at(resource)}::uuid and (${at('status')}::text = 'verschlossen' or ${record.open})
    and (${version} is null or version = ${version}) for key share
  on conflict do nothing returning erstellt`
}

/** What a taken slot answers with besides; null where that is nothing. */
function recordText<T extends BuchungTypes>({ record: { table, reads } }: BuchungArt<T>): string | null {
  return reads ? `select ${reads.join(', ')} from ${table} where mandant_id = $1 and id = $2` : null
}

/** The days that a row changes; all of them where its kind cannot say. */
export const daysOf = <T extends BuchungTypes>(
  art: Pick<BuchungArt<T>, 'table' | 'marks'>,
  row: T['fresh'] | T['row'],
): readonly Mark[] => art.marks?.(row) ?? [{ art: art.table }]
