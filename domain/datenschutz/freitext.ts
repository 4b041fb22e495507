/** Where people write freely, and may name somebody else. */
export interface Freitext {
  readonly table: string
  readonly columns: readonly string[]
  /** The column of what is looked at to mend it: of the row itself, or of what it belongs to. */
  readonly ziel: string
  /** Nobody changes what was written there once. */
  readonly fest?: true
}
