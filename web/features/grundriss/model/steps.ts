import type { Way } from './editor/editorState.ts'

/** Unsaved values with undo and redo. */
export interface Steps<T> {
  readonly now: T
  readonly past: readonly T[]
  readonly future: readonly T[]
}

/** The maximum of undo steps. */
const REMEMBERED = 200

export const firstStep = <T>(now: T): Steps<T> => ({ now, past: [], future: [] })

/** @param goesOn merges this step with the previous one into a single undo step */
export function stepped<T>({ now, past }: Steps<T>, next: T, goesOn = false): Steps<T> {
  return { now: next, past: goesOn ? past : [...past, now].slice(-REMEMBERED), future: [] }
}

export function undone<T>({ now, past, future }: Steps<T>): Steps<T> {
  const before = past.at(-1)
  return before === undefined
    ? { now, past, future }
    : { now: before, past: past.slice(0, -1), future: [now, ...future] }
}

export function redone<T>({ now, past, future }: Steps<T>): Steps<T> {
  const [next, ...rest] = future
  return next === undefined ? { now, past, future } : { now: next, past: [...past, now], future: rest }
}

/** The step of a button or shortcut. */
export const steppedBy =
  (way: Way) =>
  <T>(steps: Steps<T>): Steps<T> =>
    way === 'undo' ? undone(steps) : redone(steps)
