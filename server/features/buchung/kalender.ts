/**
 * Whose slots are kept apart, as far as locking and taking know. The names are columns and tables of ours, never of a request: they become
 * SQL once, when a kind is defined, so that every statement is a constant text.
 */
export interface KalenderDefinition {
  /** The bookings; the audit trail and the live feed name their object so, and `<table>_ueberschneidung` is the exclusion constraint. */
  readonly table: string
  /** The column of what is booked. */
  readonly resource: string
  /** The column of the period that the exclusion constraint looks at. */
  readonly slot: string
  /** The column of the person whose limits are decided, one booking after the other. */
  readonly person: string
  /** The column of another one whose time it takes, too, once they agreed. */
  readonly zweite?: string
  /** When somebody waits for what a cancellation gives back, over the columns of the table, with the Mandant as $1; without it nobody ever does. */
  readonly awaited?: string
  /** The column that keeps by what one was cancelled, and what it says of a change of the system's; without it nothing is kept of it. */
  readonly cause?: { readonly column: string; readonly of: (change: string) => string | null }
  /** Seeds of the advisory locks of people and calendars, which no other kind has. */
  readonly locks: { readonly person: number; readonly kalender: number }
}

export interface Kalender extends KalenderDefinition {
  readonly sql: {
    /** People and calendars that are given: $1 Mandant, $2 people, $3 calendars. */
    readonly lock: string
    /** The same with those of a booking: $4. */
    readonly lockOf: string
    /** Calendars ($2) that nobody has. */
    readonly tryLock: string
    /** Whether a lapsed cancellation holds a slot: $2 resource, $3 period, $4 now. */
    readonly find: string
    readonly release: string
    /** Gives up whatever is held of a resource ($2). */
    readonly drop: string
    /** The same of a person. */
    readonly dropOf: string
    /** Cancels bookings ($2) with a text ($3) for what they have none of yet, and where it is kept by what ($4); until the last parameter what had not begun can be taken back. */
    readonly cancel: string
  }
}

/** Steps of the order of locks (docs/decisions/bookings.md). */
export const PERSON = 1
export const KALENDER = 2
export const BUCHUNG = 3

// Where houses are spread over machines, a lock is of the machine that takes it. All of these are taken where the house is: those of given
// people and calendars, too, by being read from its row.
const given = (parameter: string) =>
  `select unnest(${parameter}::text[]) as id from mandant where id = $1::uuid`
const GIVEN_PEOPLE = given('$2')
const GIVEN_CALENDARS = given('$3')

/** Seconds that a slot which somebody waits for is kept from everybody else after it lapsed: longer than the job takes that offers it. */
export const KEPT_SECONDS = 60

// The seeds keep people and calendars of the kinds apart. A house has 256 calendars of each: of a plan with thousands of seats no more
// locks are taken, and two seats that share one wait for each other for some milliseconds.
const stripe = (seed: number) => `hashtextextended($1::text || (hashtext(id) & 255), ${seed})`

/** Sorted before they are taken: the function is called once for each row, in the order of the rows. */
function lockSorted({ locks }: KalenderDefinition, people: string, calendars: string): string {
  return `select stufe, id, pg_advisory_xact_lock(schluessel) from (
    select ${PERSON} as stufe, id, hashtextextended(id, ${locks.person}) as schluessel from (${people}) p
    union all select ${KALENDER}, id, ${stripe(locks.kalender)} from (${calendars}) k order by 1, 3) sortiert`
}

/** The columns of those whose time a booking takes. */
export const peopleOf = ({ person, zweite }: KalenderDefinition): readonly string[] =>
  zweite === undefined ? [person] : [person, zweite]

/** Who and what a booking is about need not be asked for first: they are read by the statement that locks them. */
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

/** The calendar of what can be booked: all statements that are the same for every kind. */
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

/** The value of a column that a definition names. */
export function columnOf(row: object, column: string): unknown {
  return (row as Readonly<Record<string, unknown>>)[column]
}
