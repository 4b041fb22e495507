/** A bar by its start, in minutes of the timeline. */
export interface Placed {
  readonly id: string
  readonly von: number
}

/** A row with its bars, sorted by start. */
export interface Lane<B extends Placed = Placed> {
  readonly balken: readonly B[]
}

/** The keyboard position in the timeline: on a bar, or (id null) on the row's name. */
export interface Focus {
  readonly zeile: number
  readonly id: string | null
  /** The column that up and down keep to, so that a way across empty rows returns to it. */
  readonly minute: number
}

const PAGE = 10

function nearest(balken: readonly Placed[], minute: number): Placed | undefined {
  return balken.reduce<Placed | undefined>(
    (best, one) =>
      best === undefined || Math.abs(one.von - minute) < Math.abs(best.von - minute) ? one : best,
    undefined,
  )
}

function onRow(zeilen: readonly Lane[], zeile: number, focusAt: Focus): Focus {
  const row = Math.max(0, Math.min(zeilen.length - 1, zeile))
  if (focusAt.id === null) return { ...focusAt, zeile: row }
  const next = nearest(zeilen[row]?.balken ?? [], focusAt.minute)
  // An empty row: on the name, but still in the same column for the next row.
  return next === undefined
    ? { zeile: row, id: '', minute: focusAt.minute }
    : { ...focusAt, zeile: row, id: next.id }
}

function along(balken: readonly Placed[], focusAt: Focus, by: 1 | -1): Focus {
  const here = focusAt.id === null || focusAt.id === '' ? -1 : balken.findIndex(({ id }) => id === focusAt.id)
  const next = here + by
  if (next < 0) return { ...focusAt, id: null }
  const one = balken[Math.min(next, balken.length - 1)]
  return one === undefined ? { ...focusAt, id: null } : { ...focusAt, id: one.id, minute: one.von }
}

/** The position after a key; null for any other key. */
export function nextFocus(key: string, focusAt: Focus, zeilen: readonly Lane[]): Focus | null {
  if (zeilen.length === 0) return null
  const balken = zeilen[focusAt.zeile]?.balken ?? []
  switch (key) {
    case 'ArrowRight':
      return along(balken, focusAt, 1)
    case 'ArrowLeft':
      return along(balken, focusAt, -1)
    case 'ArrowDown':
      return onRow(zeilen, focusAt.zeile + 1, focusAt)
    case 'ArrowUp':
      return onRow(zeilen, focusAt.zeile - 1, focusAt)
    case 'PageDown':
      return onRow(zeilen, focusAt.zeile + PAGE, focusAt)
    case 'PageUp':
      return onRow(zeilen, focusAt.zeile - PAGE, focusAt)
    case 'Home':
      return { ...focusAt, id: null }
    case 'End': {
      const last = balken.at(-1)
      return last === undefined ? { ...focusAt, id: null } : { ...focusAt, id: last.id, minute: last.von }
    }
    default:
      return null
  }
}

/** The position after rows and bars have changed: the same bar, else its row, else the first. */
export function resolveFocus(focusAt: Focus, zeilen: readonly Lane[]): Focus {
  const row = zeilen[focusAt.zeile]
  if (row === undefined) return { zeile: Math.max(0, zeilen.length - 1), id: null, minute: focusAt.minute }
  if (focusAt.id === null || focusAt.id === '') return focusAt
  if (row.balken.some(({ id }) => id === focusAt.id)) return focusAt
  const elsewhere = zeilen.findIndex(({ balken }) => balken.some(({ id }) => id === focusAt.id))
  return elsewhere === -1 ? { ...focusAt, id: null } : { ...focusAt, zeile: elsewhere }
}
