/** The capacity of somebody else in a row of the person; shown instead of their name. */
type Capacity = 'bucht' | 'faehrt' | 'freigibt' | 'fuhrpark' | 'person' | 'prueft' | 'verwaltung' | 'zweite'

/** Why a column is not disclosed: a secret, about others, about nobody, or a duplicate. */
export type Withheld = 'andere' | 'doppelt' | 'geheim' | 'technisch'

/** Why nobody can tell whose the rows of a table are. */
type Unfindable = 'kennung' | 'pruefsumme'

/** The type of a column by which pages are ordered. */
export type KeyType = 'bytea' | 'int4' | 'text' | 'timestamptz' | 'uuid'

/**
 * Which rows of a table are a person's, and what the person is shown of them. Each column is in exactly one
 * of the lists.
 */
export interface OwnRows {
  /** The columns that identify a row among the person's; the cursor of a page. */
  readonly key: Readonly<Record<string, KeyType>>
  /** The row is the person's if one of these columns refers to them. */
  readonly whose: readonly string[]
  /** Or if one of these holds their address; a point separates a field of JSON. */
  readonly addressed?: readonly string[]
  /** Or if the row belongs to a row of that table that is theirs by its own definition. */
  readonly through?: Readonly<Record<string, string>>
  /** No column of `whose` has an index: the table is scanned by its key, in batches. */
  readonly walked?: true
  readonly values: readonly string[]
  readonly ranges?: readonly string[]
  /** References to people: the person, or the capacity of somebody else. */
  readonly people?: Readonly<Record<string, Capacity>>
  /** Addresses: the person's own, or the capacity of their owner. */
  readonly addresses?: Readonly<Record<string, Capacity>>
  /** References to records of the house, shown by a name column of their table. */
  readonly names?: Readonly<Record<string, `${string}.${string}`>>
  /** Shown if that column refers to the person; redacted in rows of others. */
  readonly only?: Readonly<Record<string, string>>
  /**
   * Free texts, by the column that refers to the author; `selbst`: always the person. The person's own texts
   * are shown unchanged, in all others the names of other people are hidden.
   */
  readonly typed?: Readonly<Record<string, string>>
  readonly withheld?: Readonly<Record<string, Withheld>>
}

/** What a person is shown of a table. */
export type Disclosure = OwnRows | { readonly unfindable: Unfindable }

/** A column that refers to files which the person's records show. */
export interface OwnFile {
  readonly table: string
  readonly column: string
}

/** Every column of the person's file, in reading order. */
export function disclosedColumns(rows: OwnRows): readonly string[] {
  const { values, ranges = [], people = {}, addresses = {}, names = {}, only = {} } = rows
  return [
    ...ranges,
    ...Object.keys(names),
    ...values,
    ...Object.keys(only),
    ...Object.keys(people),
    ...Object.keys(addresses),
  ]
}
