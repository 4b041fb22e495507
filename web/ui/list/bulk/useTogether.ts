import { useState } from 'react'
import { allOf, NOTHING, pressed, stillThere } from './selection.ts'

interface Together<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly may: (item: T) => boolean
  /** Begins what is done to all of them together, which tells by itself what came of each. */
  readonly onRun: (chosen: readonly T[]) => void
}

const NONE: ReadonlyMap<string, string> = new Map()

/** Selecting several rows for one thing that is done to all of them together. */
export function useTogether<T>({ items, keyOf, may, onRun }: Together<T>) {
  const [on, setOn] = useState(false)
  const [selection, setSelection] = useState(NOTHING)
  const order = items.filter(may).map(keyOf)
  const { keys } = stillThere(selection, order)
  return {
    on,
    busy: false,
    faults: NONE,
    count: keys.size,
    possible: order.length,
    isSelected: (item: T) => keys.has(keyOf(item)),
    canSelect: (item: T) => order.includes(keyOf(item)),
    begin: () => setOn(true),
    end() {
      setOn(false)
      setSelection(NOTHING)
    },
    press: (item: T, reach: boolean) => setSelection((now) => pressed(now, keyOf(item), order, reach)),
    all: () => setSelection(keys.size === order.length ? NOTHING : allOf(order)),
    run: () => onRun(items.filter((item) => keys.has(keyOf(item)))),
  }
}
