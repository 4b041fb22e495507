import { PLATZ_BERICHT_MAILS } from '@platzwart/domain/leseraum/mails'
import type { MemoryFile } from '../../../platform/http/attachment.ts'

export const PLATZ_BERICHT = 'platzBericht' satisfies keyof typeof PLATZ_BERICHT_MAILS
export const PLATZ_BERICHT_FLAG = PLATZ_BERICHT_MAILS[PLATZ_BERICHT].flag

/** All that the outbox keeps of it until it is sent. */
export interface PlatzBerichtData {
  readonly art: typeof PLATZ_BERICHT
  /** The month's name, `2026-10`. */
  readonly periode: string
}

/** A figure, its value and that of the time before. */
export type Row = readonly [name: string, jetzt: string, davor: string]

/** What the mail of a month tells, in the language of who reads it. */
export interface PlatzBericht {
  /** Days, both of them part of it. */
  readonly von: string
  readonly bis: string
  readonly davor: { readonly von: string; readonly bis: string }
  readonly zeilen: readonly Row[]
  /** What is left out, and why. */
  readonly hinweise: readonly string[]
  readonly dateien: readonly MemoryFile[]
}
