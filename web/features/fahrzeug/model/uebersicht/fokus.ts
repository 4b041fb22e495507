import type { Balken, Zeile } from './belegungen.ts'

/** Where the keyboard is in the timeline: on a bar, or (id null) on the car's name. */
export interface Fokus {
  readonly zeile: number
  readonly id: string | null
  /** The minute that up and down keep to, so that a way through empty rows comes back to its column. */
  readonly minute: number
}

const PAGE = 10

function nearest(balken: readonly Balken[], minute: number): Balken | undefined {
  return balken.reduce<Balken | undefined>(
    (best, one) =>
      best === undefined || Math.abs(one.von - minute) < Math.abs(best.von - minute) ? one : best,
    undefined,
  )
}

function onRow(zeilen: readonly Zeile[], zeile: number, fokus: Fokus): Fokus {
  const row = Math.max(0, Math.min(zeilen.length - 1, zeile))
  if (fokus.id === null) return { ...fokus, zeile: row }
  const next = nearest(zeilen[row]?.balken ?? [], fokus.minute)
  // Nothing here: on the name, and still in the same column for the row after.
  return next === undefined
    ? { zeile: row, id: '', minute: fokus.minute }
    : { ...fokus, zeile: row, id: next.id }
}

function along(balken: readonly Balken[], fokus: Fokus, by: 1 | -1): Fokus {
  const here = fokus.id === null || fokus.id === '' ? -1 : balken.findIndex(({ id }) => id === fokus.id)
  const next = here + by
  if (next < 0) return { ...fokus, id: null }
  const one = balken[Math.min(next, balken.length - 1)]
  return one === undefined ? { ...fokus, id: null } : { ...fokus, id: one.id, minute: one.von }
}

/** Where an arrow leads; null when the key is none of the timeline's. */
export function nextFokus(key: string, fokus: Fokus, zeilen: readonly Zeile[]): Fokus | null {
  if (zeilen.length === 0) return null
  const balken = zeilen[fokus.zeile]?.balken ?? []
  switch (key) {
    case 'ArrowRight':
      return along(balken, fokus, 1)
    case 'ArrowLeft':
      return along(balken, fokus, -1)
    case 'ArrowDown':
      return onRow(zeilen, fokus.zeile + 1, fokus)
    case 'ArrowUp':
      return onRow(zeilen, fokus.zeile - 1, fokus)
    case 'PageDown':
      return onRow(zeilen, fokus.zeile + PAGE, fokus)
    case 'PageUp':
      return onRow(zeilen, fokus.zeile - PAGE, fokus)
    case 'Home':
      return { ...fokus, id: null }
    case 'End': {
      const last = balken.at(-1)
      return last === undefined ? { ...fokus, id: null } : { ...fokus, id: last.id, minute: last.von }
    }
    default:
      return null
  }
}

/** Rows and bars come and go under the keyboard: the same bar, else its car, else the first. */
export function keptFokus(fokus: Fokus, zeilen: readonly Zeile[]): Fokus {
  const row = zeilen[fokus.zeile]
  if (row === undefined) return { zeile: Math.max(0, zeilen.length - 1), id: null, minute: fokus.minute }
  if (fokus.id === null || fokus.id === '') return fokus
  if (row.balken.some(({ id }) => id === fokus.id)) return fokus
  const elsewhere = zeilen.findIndex(({ balken }) => balken.some(({ id }) => id === fokus.id))
  return elsewhere === -1 ? { ...fokus, id: null } : { ...fokus, zeile: elsewhere }
}
