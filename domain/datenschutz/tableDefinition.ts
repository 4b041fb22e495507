import type { Move } from '../benutzer/move.ts'
import type { BestandName } from './bestaende.ts'
import type { FreitextName } from './freitexte.ts'
import type { Disclosure } from './ownRow.ts'
import type { Trace } from './trace.ts'

/**
 * Where people write freely: in these columns. `ziel` is the column of the record where the text is opened
 * for editing.
 */
export interface TextPlace {
  readonly columns: readonly string[]
  readonly ziel: string
}

interface Common {
  /**
   * Columns that accept any text and that are about things: names of rooms and cars, drawings, words that the
   * house itself publishes. A test asks for every column that could name somebody.
   */
  readonly things?: 'alle' | readonly string[]
  readonly freitexte?: Readonly<Partial<Record<FreitextName, TextPlace>>>
  /**
   * Changes appear in the audit trail under the table's name, which then needs phrases. `verhalten`: what
   * people do from day to day (bookings and waiting for them, handovers, damage, the logbook, their files and
   * mails), which staff-council mode hides. `verwaltung`: administrative changes.
   */
  readonly trail?: 'verhalten' | 'verwaltung'
  /**
   * Whether the file of a house carries the table; by default whole. `bleibt`: not at all, because its rows
   * would act twice (answers under keys, mails, pending questions with their links, addresses of calendars,
   * tokens of screens), are gone in a day anyway (exports, imports), or are meaningful only in this database
   * (marks, feed positions). `without`: all but these columns, which are meaningful only in this database:
   * accounts, transaction ids, whether the house is open.
   */
  readonly hausdatei?: 'bleibt' | { readonly without: readonly string[] }
}

/**
 * A table that names people: what is kept, what a person is shown of it, and what anonymisation and merging
 * do to it.
 */
export interface TableOfPeople extends Common {
  /** The record of the list of what is kept that its rows belong to. */
  readonly bestand: BestandName
  /** Columns that may refer to a person; without it all, because each row belongs to a person. */
  readonly columns?: readonly string[]
  readonly disclosure: Disclosure
  /** Columns that refer to the person's own files. */
  readonly files?: readonly string[]
  readonly trace: Trace
  /** What merging two people does to each column that refers to one; a test compares it with the schema. */
  readonly moves?: readonly Move[]
}

interface TableOfThings extends Common {
  readonly bestand?: never
}

/** Everything that is declared about a table, once, beside its owner; all lists of tables derive from it. */
export type TableDefinition = TableOfPeople | TableOfThings
