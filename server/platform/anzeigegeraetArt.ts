import type { Tx } from './database/tx.ts'
import type { Served } from './http/serve.ts'
import type { Konfiguration } from './konfiguration/konfiguration.ts'
import type { Change } from './live/feed.ts'

/** A paired screen, as its token says. */
export interface Anzeigegeraet {
  readonly id: string
  readonly art: string
  /** What it shows. */
  readonly ziel: string
  readonly name: string
}

/** What a screen shows, as people call it, and where that is. */
export interface Target {
  readonly name: string
  readonly ort: string
}

/** A kind of screen: the feature whose things it shows declares it, with all that a screen of this kind may ask. */
export interface AnzeigegeraetArt {
  readonly art: string
  /** Where it stands what a screen of the kind shows: a column of the table that refers to it. */
  readonly column: 'leseraum_id'
  /** Those of these ids that the house has. */
  readonly readTargets: (
    call: { readonly tx: Tx; readonly konfiguration: Konfiguration },
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Target>>
  /** Made by `serveAnzeigegeraet`. */
  readonly serves: readonly Served[]
  /** Whether a change of the house concerns what a screen shows, which then reads anew. It is told no more than that. */
  readonly isNews: (change: Change, ziel: string) => boolean
}
