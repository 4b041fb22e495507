import { type Box, rowsOf, tableFrom, tablesUnder } from './drawRoom.ts'

/** A seat, or a room that has its own furniture. */
interface Seat extends Box {
  readonly id: string
  readonly art: string
}

interface Shape {
  readonly art: string
  readonly d?: string | undefined
}

/**
 * Updates a plan's drawing after seats have moved: a table drawn under seats moves with them, is split when
 * one leaves, and merges with that of the seats they join. Everything else that was drawn stays; an unchanged
 * drawing is returned as the same object.
 */
export function moveTables<S extends Shape>(
  zeichnung: readonly S[],
  before: readonly Seat[],
  after: readonly Seat[],
): readonly (S | { readonly art: 'tisch'; readonly d: string })[] {
  const tables = zeichnung.flatMap(({ art, d }) => (art === 'tisch' && d !== undefined ? [d] : []))
  if (tables.length === 0) return zeichnung
  const seated = seatedAt(tables, before)
  const ids = new Set([...seated.values()].flat())
  const fresh = tablesUnder(after.filter(({ id }) => ids.has(id)))
  const stays = new Set(fresh.map(({ d }) => d))
  const isGone = ({ art, d }: Shape) => art === 'tisch' && d !== undefined && seated.has(d) && !stays.has(d)
  const place = zeichnung.findIndex(isGone)
  if (place < 0) return zeichnung
  const added = fresh.flatMap(({ d }) => (seated.has(d) ? [] : [{ art: 'tisch', d } as const]))
  return zeichnung.flatMap((shape, i) => [...(i === place ? added : []), ...(isGone(shape) ? [] : [shape])])
}

/**
 * The tables under seats, by outline, with the ids of those seats, from the first to the last of the table.
 */
function seatedAt(tables: readonly string[], seats: readonly Seat[]): Map<string, string[]> {
  const begins = new Map<string, readonly [row: number, at: number]>()
  const ends = new Map<string, readonly [row: number, at: number]>()
  const rows = rowsOf(seats.filter(({ art }) => art === 'platz'))
  for (const [row, ofRow] of rows.entries()) {
    for (const [at, seat] of ofRow.entries()) {
      const [first, second, third, fourth] = cornersOf(tableFrom(seat, seat))
      const begin = `${first} ${fourth}`
      // With seats on top of each other the table begins with the first, and ends with the last.
      if (!begins.has(begin)) begins.set(begin, [row, at])
      ends.set(`${second} ${third}`, [row, at])
    }
  }
  const seated = new Map<string, string[]>()
  for (const d of tables) {
    const [first, second, third, fourth] = cornersOf(d)
    const from = begins.get(`${first} ${fourth}`)
    const to = ends.get(`${second} ${third}`)
    if (from === undefined || to === undefined || from[0] !== to[0] || from[1] > to[1]) continue
    const row = rows[from[0]] ?? []
    seated.set(
      d,
      row.slice(from[1], to[1] + 1).map(({ id }) => id),
    )
  }
  return seated
}

/** The corner texts of a table's outline; any other outline matches no seat. */
function cornersOf(d: string): string[] {
  return d.slice(1, -1).split('L')
}
