import { readingOrder } from './neighbour.ts'

export const NUMBER_ORDERS = ['rows', 'columns'] as const

/** How seats are renumbered. */
export interface Numbering {
  readonly prefix: string
  readonly first: number
  /** Minimum digits of a number. */
  readonly digits: number
  /** In reading order, or column by column from the left, each from the top. */
  readonly order: (typeof NUMBER_ORDERS)[number]
}

interface Named {
  readonly id: string
  readonly bezeichnung: string
  readonly x: number
  readonly y: number
}

interface NewName {
  readonly id: string
  readonly bezeichnung: string
}

/** The new names of the chosen seats; and one that another seat of the plan has already, or null. */
export interface Renumbering {
  readonly names: readonly NewName[]
  readonly taken: string | null
}

/** Numbers seats by position. The others keep their names, so one of them may conflict. */
export function renumber(
  chosen: readonly Named[],
  others: readonly Pick<Named, 'bezeichnung'>[],
  numbering: Numbering,
): Renumbering {
  const all = inOrder(chosen, numbering.order).map(({ id, bezeichnung }, i) => ({
    id,
    before: bezeichnung,
    bezeichnung: `${numbering.prefix}${String(numbering.first + i).padStart(numbering.digits, '0')}`,
  }))
  const names = new Set(others.map(({ bezeichnung }) => bezeichnung))
  return {
    names: all.flatMap(({ id, before, bezeichnung }) =>
      bezeichnung === before ? [] : [{ id, bezeichnung }],
    ),
    taken: all.find(({ bezeichnung }) => names.has(bezeichnung))?.bezeichnung ?? null,
  }
}

function inOrder(seats: readonly Named[], order: Numbering['order']): readonly Named[] {
  if (order === 'rows') return readingOrder(seats)
  const byId = new Map(seats.map((seat) => [seat.id, seat]))
  // A column is a row of the transposed plan.
  return readingOrder(seats.map(({ id, x, y }) => ({ id, x: y, y: x }))).flatMap(
    ({ id }) => byId.get(id) ?? [],
  )
}
