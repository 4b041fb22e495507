import type { Move } from '../benutzer/move.ts'
import type { BestandName } from './bestaende.ts'
import type { FreitextName } from './freitexte.ts'
import type { Told } from './ownRow.ts'
import type { Trace } from './trace.ts'

/** Where people write freely: in these columns, looked at to mend it by the one of what it belongs to. */
export interface TextPlace {
  readonly columns: readonly string[]
  readonly ziel: string
}

interface Common {
  /**
   * Columns into which anything fits and that are about things: names of rooms and cars, drawings, words that the house itself publishes. A test asks
   * it of every column in which somebody could stand.
   */
  readonly things?: 'alle' | readonly string[]
  readonly freitexte?: Readonly<Partial<Record<FreitextName, TextPlace>>>
  /**
   * Changes stand in the trail under its name, and that has words. `verhalten`: they say what people do from day to day (bookings and waiting for them,
   * handovers, damages, the logbook, files and mails of theirs), which staff-council mode hides. `verwaltung`: what somebody administers.
   */
  readonly trail?: 'verhalten' | 'verwaltung'
  /**
   * The file of a house carries it whole. `bleibt`: not at all, because it would act twice (answers under keys, mails, pending questions with their
   * links, addresses of calendars, tokens of screens), is gone in a day anyway (exports, imports), or means this database alone (marks, places in the
   * feed). `without`: not these columns, which mean this database alone: accounts, numbers of transactions, whether the house is open.
   */
  readonly hausdatei?: 'bleibt' | { readonly without: readonly string[] }
}

/** A table in which people stand: what is kept, what a person is told of it, and what becomes of them there. */
export interface TableOfPeople extends Common {
  /** The record of the list of what is kept that its rows belong to. */
  readonly bestand: BestandName
  /** Columns that a person may stand in; without it all, because each row is of a person. */
  readonly columns?: readonly string[]
  readonly told: Told
  /** Columns that lead to files of the person's own. */
  readonly files?: readonly string[]
  readonly trace: Trace
  /** What becomes of each column that refers to somebody when two of them become one; a test holds it against the schema. */
  readonly moves?: readonly Move[]
}

interface TableOfThings extends Common {
  readonly bestand?: never
}

/** All that is said of a table, once, beside whose it is: the lists of all tables derive from it. */
export type TableDefinition = TableOfPeople | TableOfThings
