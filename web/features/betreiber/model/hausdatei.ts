import type { HausdateiView } from '@platzwart/contract/mandant'

/** Whole per cent; 100 only when it is done. */
export function percentOf({ anteil, status }: Pick<HausdateiView, 'anteil' | 'status'>): number {
  const percent = Math.floor(anteil * 100)
  return status === 'fertig' ? 100 : Math.min(percent, 99)
}
