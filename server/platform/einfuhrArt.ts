import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import type { Cells, Columns, URTEILE } from '@platzwart/domain/einfuhr/columns'
import type { Issue } from '@platzwart/domain/issue'
import type { Language } from '@platzwart/phrases/phrases'
import type { Tx } from './database/tx.ts'
import type { Call } from './http/endpoint.ts'
import type { CodedIssue, Refusal } from './http/problem.ts'

/** A parsed line. */
export interface ParsedLine {
  readonly zeile: number
  readonly gelesen: Cells
  /** The line has another encoding than the rest of the file: its text is a guess. */
  readonly fremd?: true
}

/** What is stored of a line's judgement; a kind adds what it needs to carry it out. */
export interface Outcome {
  /** By column, as the file would write it. */
  readonly aenderungen: Readonly<Record<string, string>>
  /** Previous values of what changes; null where a value is added. */
  readonly vorher: Readonly<Record<string, string | null>>
  readonly verstoesse: readonly (Issue | CodedIssue)[]
}

/** A line with its judgement. */
export interface JudgedLine extends ParsedLine {
  readonly urteil: (typeof URTEILE)[number]
  readonly ergebnis: Outcome
}

/** The file's owner, and the target for kinds that need one. */
export interface EinfuhrFile {
  readonly benutzerId: string
  readonly zielId: string | null
  /** By the application's clock. */
  readonly now: Temporal.Instant
}

/** Judges lines by the current state of the house. Called with one part of a file at a time. */
export type LineJudge = (said: readonly ParsedLine[]) => Promise<JudgedLine[]>

/** The rules that judge a file; all that the judging process needs. */
export interface EinfuhrRules {
  readonly tabelle: Columns
  /** Maximum number of lines. */
  readonly most: number
  /**
   * Starts judging a file.
   * @param said all lines, for a preview; undefined when applying, where the preview has already refused
   * duplicates
   */
  readonly open: (tx: Tx, file: EinfuhrFile, said?: readonly ParsedLine[]) => Promise<LineJudge>
}

/** Options for applying a file. */
interface EinfuhrWishes {
  /** Invite new people. */
  readonly einladen: boolean
  /** Notify the people concerned by mail. */
  readonly benachrichtigen: boolean
}

/** An import being applied, in one transaction. */
export interface ImportTransaction {
  /** Judges by the same rules as the preview, under the locks. */
  readonly judge: LineJudge
  /**
   * Saves lines that are new or changed. Returns the numbers of lines with a conflict; if there are any,
   * nothing is saved.
   */
  readonly save: (lines: readonly JudgedLine[]) => Promise<readonly number[]>
  /** Called after all lines. */
  readonly finish?: () => Promise<void>
}

/** A kind of record that can be imported from a table (CSV). */
export interface EinfuhrArt extends EinfuhrRules {
  readonly art: EinfuhrName
  /** Module of the judging process, which passes its rules to `startEinfuhr`. */
  readonly start: URL
  /** Whether the target exists; absent for kinds without a target. */
  readonly hasTarget?: (call: Call, id: string) => Promise<boolean>
  /** Why such files can be neither uploaded nor viewed now; absent where the permission suffices. */
  readonly closed?: (call: Call) => Refusal | null
  /** Whether the people concerned can be notified. */
  readonly tells?: true
  /** Maximum number of invitations per file; absent where nobody is invited. */
  readonly mostInvited?: number
  /**
   * Locks what the file is about until the transaction ends.
   * @param shown lines that the preview would save, for kinds that lock each of them; a preview renewed
   * meanwhile has others
   */
  readonly take: (
    call: Call,
    file: EinfuhrFile,
    wishes: EinfuhrWishes,
    shown: () => AsyncIterable<readonly JudgedLine[]>,
  ) => Promise<ImportTransaction | { refusal: Refusal }>
  /** Columns that the template's example fills in; the others would need names of the house. */
  readonly beispiele: readonly string[]
  /** A title and further details of a line's subject. */
  readonly about: (gelesen: Cells) => { readonly titel: string; readonly zusatz: string }
  /** Formats a value for the reader, where that depends on the language. */
  readonly spoken?: (sprache: Language, spalte: string, wert: string) => string
}
