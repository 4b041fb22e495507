import type { Tx } from './database/tx.ts'
import type { ServedOperation } from './http/serve.ts'
import type { Konfiguration } from './konfiguration/konfiguration.ts'
import type { Change } from './live/feed.ts'

/** A paired screen, as its token identifies it. */
export interface Anzeigegeraet {
  readonly id: string
  readonly art: string
  /** Id of what it shows. */
  readonly ziel: string
  readonly name: string
}

/** The name and place of what a screen shows, for people. */
export interface Target {
  readonly name: string
  readonly ort: string
}

/**
 * A kind of screen, declared by the feature whose records it shows, with all operations that such a screen
 * may call.
 */
export interface AnzeigegeraetArt {
  readonly art: string
  /** Column of the target in the table of screens. */
  readonly column: 'leseraum_id'
  /** Reads those of the targets that exist in the house. */
  readonly readTargets: (
    call: { readonly tx: Tx; readonly konfiguration: Konfiguration },
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Target>>
  /** Built by `serveAnzeigegeraet`. */
  readonly serves: readonly ServedOperation[]
  /** Whether a change concerns what a screen shows. The screen then reads again; the event tells it nothing more. */
  readonly isNews: (change: Change, ziel: string) => boolean
}
