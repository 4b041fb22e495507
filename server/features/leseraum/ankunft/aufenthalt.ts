import type { Stay } from '@platzwart/domain/leseraum/ankunft/pause'
import { buchungOf } from '../art.ts'
import type { BuchungRow } from '../queries.ts'

/** A booking with its pauses. */
export const stayOf = (row: BuchungRow): Stay => ({
  ...buchungOf(row),
  pauseBis: row.pause_bis,
  pausen: row.pausen,
})
