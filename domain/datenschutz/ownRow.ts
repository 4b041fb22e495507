/** As what somebody else stands in a row of the person: said instead of a name. */
type Capacity = 'bucht' | 'faehrt' | 'freigibt' | 'fuhrpark' | 'person' | 'prueft' | 'verwaltung' | 'zweite'

/** Why a column is not told: a secret, what is about others, what says nothing of anybody, or what stands there already. */
export type Withheld = 'andere' | 'doppelt' | 'geheim' | 'technisch'

/** Why nobody can say whose the rows of a table are. */
type Unfindable = 'kennung' | 'pruefsumme'

/** How a column is compared where pages begin. */
export type KeyType = 'bytea' | 'int4' | 'text' | 'timestamptz' | 'uuid'

/** Which rows of a table are a person's, and what of them the person is told. Each column stands in one of the lists. */
export interface OwnRows {
  /** What tells a row from the others of the person; pages go by it. */
  readonly key: Readonly<Record<string, KeyType>>
  /** The person stands in one of these. */
  readonly whose: readonly string[]
  /** Or their address does; behind a point a field of JSON. */
  readonly addressed?: readonly string[]
  /** Or it belongs to a row of that table that is theirs by what stands there. */
  readonly through?: Readonly<Record<string, string>>
  /** None of `whose` has an index: the table is walked by its key, so many rows at a time. */
  readonly walked?: true
  readonly values: readonly string[]
  readonly ranges?: readonly string[]
  /** People: the person, or what somebody else is there. */
  readonly people?: Readonly<Record<string, Capacity>>
  /** Addresses: the person's own, or whose else it is. */
  readonly addresses?: Readonly<Record<string, Capacity>>
  /** Things of the house, by the name that they have in a column of their table. */
  readonly names?: Readonly<Record<string, `${string}.${string}`>>
  /** Told where the person stands in that column; of others' rows they are left out. */
  readonly only?: Readonly<Record<string, string>>
  /** What people typed, by the column of who did; `selbst`: always the person. What the person typed is told as it stands, and of all else nobody else's name. */
  readonly typed?: Readonly<Record<string, string>>
  readonly withheld?: Readonly<Record<string, Withheld>>
}

/** What a person is told of a table. */
export type Told = OwnRows | { readonly unfindable: Unfindable }

/** A column that leads to files: those of the person's own that something of theirs shows. */
export interface OwnFile {
  readonly table: string
  readonly column: string
}

/** Every column of the person's file, in the order in which it is read. */
export function columnsTold(rows: OwnRows): readonly string[] {
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
