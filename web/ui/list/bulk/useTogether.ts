import { useSelection } from './useSelection.ts'

interface Together<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly may: (item: T) => boolean
  /** Starts the common action, which itself reports the outcome of each row. */
  readonly onRun: (chosen: readonly T[]) => void
}

const NONE: ReadonlyMap<string, string> = new Map()

/** A selection for one operation on all of its rows together. */
export function useTogether<T>({ onRun, ...selectable }: Together<T>) {
  const selection = useSelection(selectable)
  return { ...selection, busy: false, faults: NONE, run: () => onRun(selection.chosen()) }
}
