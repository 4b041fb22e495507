/**
 * What locking and taking slots need to know of a kind. Names are our own columns and tables, never a
 * request's: they become SQL once, when the kind is defined, so that every statement is a constant text.
 */
export interface KalenderDefinition {
  /**
   * The table of bookings. Audit trail and live feed use it as the object's name; `<table>_ueberschneidung`
   * is the exclusion constraint.
   */
  readonly table: string
  /** Column of the resource. */
  readonly resource: string
  /** Column of the period in the exclusion constraint. */
  readonly slot: string
  /** Column of the person whose limits are decided, one booking at a time. */
  readonly person: string
  /** Column of a second person whose time the booking takes once they agree. */
  readonly zweite?: string
  /**
   * SQL condition under which somebody waits for a cancelled slot, over the table's columns, with the Mandant
   * as $1. Without it nobody ever waits.
   */
  readonly awaited?: string
  /**
   * Column that stores the cause of a cancellation, and its value for a change by the system. Without it no
   * cause is stored.
   */
  readonly cause?: { readonly column: string; readonly of: (change: string) => string | null }
  /** Seeds of the advisory locks of people and calendars; no two kinds share one. */
  readonly locks: { readonly person: number; readonly kalender: number }
}

export interface Kalender extends KalenderDefinition {
  readonly sql: {
    /** Locks given people and calendars: $1 Mandant, $2 people, $3 calendars. */
    readonly lock: string
    /** The same, plus those of a booking ($4). */
    readonly lockOf: string
    /** Locks those calendars ($2) that are free. */
    readonly tryLock: string
    /** Whether a lapsed cancellation still holds a slot: $2 resource, $3 period, $4 now. */
    readonly find: string
    readonly release: string
    /** Releases all held slots of a resource ($2). */
    readonly drop: string
    /** Releases all held slots of a person ($2). */
    readonly dropOf: string
    /**
     * Cancels bookings ($2), with a text ($3) and the cause, if the kind stores one ($4). The last parameter
     * is the end of the undo period of those that had not started.
     */
    readonly cancel: string
  }
}

/** Steps of the lock order (docs/decisions/bookings.md). */
export const PERSON = 1
export const KALENDER = 2
export const BUCHUNG = 3

// On a Citus cluster an advisory lock belongs to the machine that takes it. Reading from the house's row
// takes all of these on the house's machine.
const given = (parameter: string) =>
  `select unnest(${parameter}::text[]) as id from mandant where id = $1::uuid`
const GIVEN_PEOPLE = given('$2')
const GIVEN_CALENDARS = given('$3')

/** Seconds that a slot with a waiting list stays held after the undo period: longer than the offering job needs. */
export const KEPT_SECONDS = 60

// Seeds keep the kinds apart. Each house has 256 calendar locks per kind, so that plans with thousands of
// seats take no more; two seats that share one wait for each other for a few milliseconds.
const stripe = (seed: number) => `hashtextextended($1::text || (hashtext(id) & 255), ${seed})`

/** The lock function is called once per row, in row order, so the rows are sorted first. */
function lockSorted({ locks }: KalenderDefinition, people: string, calendars: string): string {
  return `select stufe, id, pg_advisory_xact_lock(schluessel) from (
    select ${PERSON} as stufe, id, hashtextextended(id, ${locks.person}) as schluessel from (${people}) p
    union all select ${KALENDER}, id, ${stripe(locks.kalender)} from (${calendars}) k order by 1, 3) sortiert`
}

/** Columns of the people whose time a booking takes. */
export const peopleOf = ({ person, zweite }: KalenderDefinition): readonly string[] =>
  zweite === undefined ? [person] : [person, zweite]

/** One statement reads the booking's people and resource and locks them. */
function lockOf(definition: KalenderDefinition): string {
  const { table, resource } = definition
  const of = (column: string) =>
    `select ${column}::text as id from ${table} where mandant_id = $1::uuid and id = $4 and ${column} is not null`
  return lockSorted(
    definition,
    [...peopleOf(definition).map(of), GIVEN_PEOPLE].join(' union '),
    `${of(resource)} union ${GIVEN_CALENDARS}`,
  )
}

/** Adds the statements that are the same for every kind. */
export function kalender<D extends KalenderDefinition>(definition: D): D & Kalender {
  const { table, resource, slot, person, locks, awaited, cause } = definition
  const own = `mandant_id = $1 and ${resource} = $2`
  const kept =
    awaited === undefined
      ? ''
      : ` and not (gehalten_bis > $4::timestamptz - interval '${KEPT_SECONDS} seconds' and ${awaited})`
  const lapsed = `${own} and gehalten_bis <= $4::timestamptz and ${slot} && $3::tstzrange${kept}`
  const until = `$${cause ? 5 : 4}::timestamptz`
  const held = `${until} is not null and status in ('vorgemerkt', 'reserviert')`
  const release = `update ${table} set gehalten_bis = null, gehalten_status = null`
  return {
    ...definition,
    sql: {
      lock: lockSorted(definition, GIVEN_PEOPLE, GIVEN_CALENDARS),
      lockOf: lockOf(definition),
      tryLock: `select id from (${GIVEN_PEOPLE}) k where pg_try_advisory_xact_lock(${stripe(locks.kalender)})`,
      find: `select 1 from ${table} where ${lapsed} limit 1`,
      release: `${release} where ${lapsed} returning *`,
      drop: `${release} where ${own} and gehalten_bis is not null`,
      dropOf: `${release} where mandant_id = $1 and ${person} = $2 and gehalten_bis is not null`,
      cancel: `update ${table} set status = 'storniert', version = version + 1, geaendert = now(), informationstext = coalesce($3, informationstext),
        gehalten_bis = case when ${held} then ${until} end, gehalten_status = case when ${held} then status end${cause ? `, ${cause.column} = $4` : ''}
        where mandant_id = $1 and id = any($2::uuid[])`,
    },
  }
}

/** Returns the value of a column that a definition names. */
export function columnOf(row: object, column: string): unknown {
  return (row as Readonly<Record<string, unknown>>)[column]
}
