import { useSelection } from './useSelection.ts'

interface Together<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly may: (item: T) => boolean
  /** Begins what is done to all of them together, which tells by itself what came of each. */
  readonly onRun: (chosen: readonly T[]) => void
}

const NONE: ReadonlyMap<string, string> = new Map()

/** Selecting several rows for one thing that is done to all of them together. */
export function useTogether<T>({ onRun, ...selectable }: Together<T>) {
  const selection = useSelection(selectable)
  return { ...selection, busy: false, faults: NONE, run: () => onRun(selection.chosen()) }
}
