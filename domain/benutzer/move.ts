/** How a table's rows move from a duplicate person to the one who remains when the two are merged. */
export type Move =
  /** The rows refer to the remaining person. */
  | {
      readonly columns: readonly string[]
      /**
       * Columns that are unique per person: if the remaining person has a row with the same values, the
       * duplicate's row is deleted. Empty: one row per person.
       */
      readonly once?: readonly string[]
      /** If both have a row, the one with a value in this column is kept. */
      readonly decided?: string
      /** A row never names the same person in both columns: if it would, only the first is set. */
      readonly apart?: true
    }
  /** The rows are deleted. */
  | { readonly goes: string }
  /** The rows keep these columns as they are: nothing may change them, or nothing needs to. */
  | { readonly stays: readonly string[] }

/** A move of a column whose rows are unique per person and these columns. */
export const onceFor = (column: string, ...once: string[]): readonly Move[] => [{ columns: [column], once }]
