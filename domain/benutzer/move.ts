/** How the rows of a table come from somebody who is there twice to the one who stays. */
export type Move =
  /** They refer to the other one from then on. */
  | {
      readonly columns: readonly string[]
      /** Of one person there is one row for each of these: where the one who stays has it, the other's goes. Of nothing: one row at all. */
      readonly once?: readonly string[]
      /** Then the row stays in which this says something. */
      readonly decided?: string
      /** A row never has the same person in both columns: who stands there twice stands in the first. */
      readonly apart?: true
    }
  /** They go. */
  | { readonly goes: string }
  /** They stay as they are, by those columns: nothing may change them, or nothing needs to. */
  | { readonly stays: readonly string[] }

/** Of one person there is one row for each of these. */
export const onceFor = (column: string, ...once: string[]): readonly Move[] => [{ columns: [column], once }]
