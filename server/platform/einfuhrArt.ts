import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import type { Cells, Columns, URTEILE } from '@platzwart/domain/einfuhr/columns'
import type { Issue } from '@platzwart/domain/issue'
import type { Language } from '@platzwart/phrases/phrases'
import type { Tx } from './database/tx.ts'
import type { Call } from './http/endpoint.ts'
import type { CodedIssue, Refusal } from './http/problem.ts'

/** A line with what it says. */
export interface Said {
  readonly zeile: number
  readonly gelesen: Cells
  /** Whether the line is in another encoding than the rest of its file: what it says is a guess then. */
  readonly fremd?: true
}

/** What is kept of the judgement of a line; a kind adds what it needs to do it. */
export interface Outcome {
  /** By column, as the file would write it. */
  readonly aenderungen: Readonly<Record<string, string>>
  /** Of what changes, what was there before; null where something comes to what is there. */
  readonly vorher: Readonly<Record<string, string | null>>
  readonly verstoesse: readonly (Issue | CodedIssue)[]
}

/** A line with what it would come to. */
export interface Judged extends Said {
  readonly urteil: (typeof URTEILE)[number]
  readonly ergebnis: Outcome
}

/** Whose file it is, and what of the house it is about where its kind asks for that. */
export interface EinfuhrFile {
  readonly benutzerId: string
  readonly zielId: string | null
  /** By the house's clock. */
  readonly now: Temporal.Instant
}

/** What each of some lines would come to, as the house is at this moment. Called with one part of a file after the other. */
export type Judge = (said: readonly Said[]) => Promise<Judged[]>

/** What a file is judged by; all that the process needs that does it. */
export interface EinfuhrRules {
  readonly tabelle: Columns
  /** Lines of one file at most. */
  readonly most: number
  /**
   * Begins to judge a file.
   * @param said all lines when a preview is made; undefined when it is done, where what came second in the file is refused already
   */
  readonly open: (tx: Tx, file: EinfuhrFile, said?: readonly Said[]) => Promise<Judge>
}

/** What whoever takes a file over may wish for. */
interface EinfuhrWishes {
  /** That those who are new are invited. */
  readonly einladen: boolean
  /** That those whom it is about are told by mail. */
  readonly benachrichtigen: boolean
}

/** A file that is being taken over, in one transaction. */
export interface Taking {
  /** By the same rules as the preview, behind the locks. */
  readonly judge: Judge
  /** Does lines that are new or change something. Answers the numbers of those that somebody else stood in the way of: then nothing is done. */
  readonly save: (lines: readonly Judged[]) => Promise<readonly number[]>
  /** When all of them are done. */
  readonly finish?: () => Promise<void>
}

/** A kind of thing that comes into the house by a table (CSV). */
export interface EinfuhrArt extends EinfuhrRules {
  readonly art: EinfuhrName
  /** The process that judges a file of this kind: a module that hands its rules to `startEinfuhr`. */
  readonly start: URL
  /** Whether the house has what a file is to be about; left out where it is about the house. */
  readonly hasTarget?: (call: Call, id: string) => Promise<boolean>
  /** Why nobody brings such a file here now, or looks at one; left out where the right is enough. */
  readonly closed?: (call: Call) => Refusal | null
  /** Whether those whom it is about can be told. */
  readonly tells?: true
  /** How many who are new may be invited at once; left out where nobody is. */
  readonly mostInvited?: number
  /**
   * Keeps others from what the file is about until the transaction ends.
   * @param shown lines that the preview wants done, for a kind that locks what each is about; a preview that is made anew meanwhile has others
   */
  readonly take: (
    call: Call,
    file: EinfuhrFile,
    wishes: EinfuhrWishes,
    shown: () => AsyncIterable<readonly Judged[]>,
  ) => Promise<Taking | { refusal: Refusal }>
  /** Columns that the example of the template fills in; in the others stand names that are the house's own. */
  readonly beispiele: readonly string[]
  /** What a line is about, in a word and in some more. */
  readonly about: (gelesen: Cells) => { readonly titel: string; readonly zusatz: string }
  /** A value as the reader says it, where it is not the same in every language. */
  readonly spoken?: (sprache: Language, spalte: string, wert: string) => string
}
