/** What anonymising a person does to some of a table's rows. */
export interface Step {
  /** The rows are deleted, or kept without a name. */
  readonly fate: 'geht' | 'ohneNamen'
  /**
   * Columns that refer to the person. A row is selected if one of them does, or if one of `address` holds
   * their address.
   */
  readonly person?: readonly string[]
  /**
   * Columns that may hold the person's e-mail address; in rows that are kept, it is replaced by the address
   * that belongs to nobody.
   */
  readonly address?: readonly string[]
  /**
   * Rows that belong to a row of another table: that table, the column here that refers to it, and its
   * columns that refer to the person.
   */
  readonly through?: { readonly table: string; readonly column: string; readonly person: readonly string[] }
  /** Columns about the person, which are cleared. */
  readonly empty?: readonly string[]
  /** Excludes the rows in which this column has this value. */
  readonly but?: readonly [column: string, value: string]
}

/**
 * `selbst`: the person's own row, which stays without what names them. `konto`: belongs to the directory;
 * deleted with the account unless another house uses it. `sache`: about a thing, and names people only by
 * their ids. `frist`: may keep the name until its retention ends, because of a law or for operation.
 */
export type Trace = 'selbst' | 'konto' | 'sache' | 'frist' | readonly Step[]

/** Deletes a person's rows by the column that refers to them. */
export const goesBy = (...person: string[]): readonly Step[] => [{ fate: 'geht', person }]

/** Keeps the rows, which then refer to somebody without a name. */
export const staysNameless = (...person: string[]): readonly Step[] => [{ fate: 'ohneNamen', person }]
