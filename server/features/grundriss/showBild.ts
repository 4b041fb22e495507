import type { GrundrissBild } from '@platzwart/contract/leseraum'
import type { Tx } from '../../platform/database/tx.ts'
import { dateiUrl } from '../datei/showDatei.ts'
import type { GrundrissRow } from './queries.ts'
import { readSizes, readTiles, type SizeRow, type TileRow } from './queries.ts'

/** How a picture lies on a plan; `breite` in plan units. */
type Lage = Pick<GrundrissBild, 'x' | 'y' | 'breite' | 'schnitt' | 'deckkraft' | 'dunkel'>

export function sizesOf(rows: readonly SizeRow[]): GrundrissBild['groessen'] {
  return rows.map((row) => ({
    breite: row.breite ?? 1,
    hoehe: row.hoehe ?? 1,
    url: dateiUrl({ ...row, bucket: 'grundrisse' }),
  }))
}

/** The finest size in pieces; nothing where it has none. */
export function piecesOf(rows: readonly TileRow[]): Pick<GrundrissBild, 'kacheln'> {
  if (rows.length === 0) return {}
  return { kacheln: sizesOf(rows).map((size, i) => ({ ...size, x: rows[i]?.x ?? 0, y: rows[i]?.y ?? 0 })) }
}

/** As high as its pixels make it. */
export function heightOf({ breite }: Pick<Lage, 'breite'>, rows: readonly SizeRow[]): number {
  const largest = rows.at(-1)
  return Math.max(1, Math.round((breite * (largest?.hoehe ?? 1)) / (largest?.breite ?? 1)))
}

/** A picture as the screens draw it. */
function placeBild(
  id: string,
  lage: Lage,
  rows: readonly SizeRow[],
  tiles: readonly TileRow[],
): GrundrissBild {
  return { id, ...lage, hoehe: heightOf(lage, rows), groessen: sizesOf(rows), ...piecesOf(tiles) }
}

/** How a plan's picture lies; null when it has none. */
export function lageOf(row: GrundrissRow) {
  if (row.bild_id === null) return null
  const dunkel = row.bild_dunkel === 'papier' ? ('papier' as const) : ('umkehren' as const)
  const { bild_id: id, bild_x: x, bild_y: y, bild_breite: breite, bild_deckkraft: deckkraft } = row
  const { bild_links: links, bild_oben: oben, bild_rechts: rechts, bild_unten: unten } = row
  const isWhole = links + oben + rechts + unten === 0
  const schnitt = isWhole ? undefined : { links, oben, rechts, unten }
  return { id, x, y, breite, deckkraft, dunkel, ...(schnitt && { schnitt }) }
}

/** A plan's picture as the screens draw it; null when it has none. */
export async function showBild(tx: Tx, row: GrundrissRow): Promise<GrundrissBild | null> {
  const lage = lageOf(row)
  if (lage === null) return null
  const [sizes, tiles] = await Promise.all([readSizes(tx, row.id, lage.id), readTiles(tx, row.id, lage.id)])
  return placeBild(lage.id, lage, sizes, tiles)
}
