import { useState } from 'react'
import { allOf, NOTHING, pressed, stillThere } from './selection.ts'

interface Selectable<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly may: (item: T) => boolean
}

/** The selection of a list, once selecting has started. */
export function useSelection<T>({ items, keyOf, may }: Selectable<T>) {
  const [on, setOn] = useState(false)
  const [selection, setSelection] = useState(NOTHING)
  const order = items.filter(may).map(keyOf)
  const { keys } = stillThere(selection, order)
  return {
    on,
    count: keys.size,
    possible: order.length,
    isSelected: (item: T) => keys.has(keyOf(item)),
    canSelect: (item: T) => order.includes(keyOf(item)),
    chosen: () => items.filter((item) => keys.has(keyOf(item))),
    begin: () => setOn(true),
    end() {
      setOn(false)
      setSelection(NOTHING)
    },
    press: (item: T, reach: boolean) => setSelection((now) => pressed(now, keyOf(item), order, reach)),
    all: () => setSelection(keys.size === order.length ? NOTHING : allOf(order)),
    /** Keeps only these selected; without any, selecting ends. */
    keep(left: readonly T[]) {
      setSelection({ keys: new Set(left.map(keyOf)), anchor: null })
      setOn(left.length > 0)
    },
  }
}
