import type { GrundrissBild } from '@platzwart/contract/leseraum'
import type { Tx } from '../../platform/database/tx.ts'
import { dateiUrl } from '../datei/showDatei.ts'
import type { GrundrissRow } from './queries.ts'
import { readSizes, type SizeRow } from './queries.ts'

/** How a picture lies on a plan; `breite` in plan units. */
type Lage = Pick<GrundrissBild, 'x' | 'y' | 'breite' | 'deckkraft' | 'dunkel'>

export function sizesOf(rows: readonly SizeRow[]): GrundrissBild['groessen'] {
  return rows.map((row) => ({
    breite: row.breite ?? 1,
    hoehe: row.hoehe ?? 1,
    url: dateiUrl({ ...row, bucket: 'grundrisse' }),
  }))
}

/** As high as its pixels make it. */
export function heightOf({ breite }: Pick<Lage, 'breite'>, rows: readonly SizeRow[]): number {
  const largest = rows.at(-1)
  return Math.max(1, Math.round((breite * (largest?.hoehe ?? 1)) / (largest?.breite ?? 1)))
}

/** A picture as the screens draw it. */
function placeBild(id: string, lage: Lage, rows: readonly SizeRow[]): GrundrissBild {
  return { id, ...lage, hoehe: heightOf(lage, rows), groessen: sizesOf(rows) }
}

/** How a plan's picture lies; null when it has none. */
export function lageOf(row: GrundrissRow) {
  if (row.bild_id === null) return null
  const dunkel = row.bild_dunkel === 'papier' ? ('papier' as const) : ('umkehren' as const)
  const { bild_id: id, bild_x: x, bild_y: y, bild_breite: breite, bild_deckkraft: deckkraft } = row
  return { id, x, y, breite, deckkraft, dunkel }
}

/** A plan's picture as the screens draw it; null when it has none. */
export async function showBild(tx: Tx, row: GrundrissRow): Promise<GrundrissBild | null> {
  const lage = lageOf(row)
  return lage && placeBild(lage.id, lage, await readSizes(tx, row.id, lage.id))
}
