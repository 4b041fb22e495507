/** What becomes of some of a table's rows when a person is made anonymous. */
export interface Step {
  /** The rows go, or they stay and name nobody any more. */
  readonly fate: 'geht' | 'ohneNamen'
  /** Columns that refer to the person; a row is meant when one of them does, or when one of `address` has their address. */
  readonly person?: readonly string[]
  /** Columns in which the person's e-mail address may stand; in rows that stay, the address that is nobody's takes its place. */
  readonly address?: readonly string[]
  /** Rows that belong to one of these: its table, the column here that refers to it, and its own columns that refer to the person. */
  readonly through?: { readonly table: string; readonly column: string; readonly person: readonly string[] }
  /** Columns that say something of the person, and are empty afterwards. */
  readonly empty?: readonly string[]
  /** Not the rows of which this column has this value. */
  readonly but?: readonly [column: string, value: string]
}

/**
 * `selbst`: the person's own row, which stays and loses what names them. `konto`: of the directory; goes with the account, where it is nobody's
 * elsewhere. `sache`: about a thing, and names people by their ids alone. `frist`: may say the name until its time is over, because a law or the
 * operation asks for it.
 */
export type Trace = 'selbst' | 'konto' | 'sache' | 'frist' | readonly Step[]

/** What is deleted of a person by the column that refers to them. */
export const goesBy = (...person: string[]): readonly Step[] => [{ fate: 'geht', person }]

/** What stays and refers to somebody without a name from then on. */
export const staysNameless = (...person: string[]): readonly Step[] => [{ fate: 'ohneNamen', person }]
