import type { Way } from './editor/editorState.ts'

/** What is thought of and not saved, with the way back and forth again. */
export interface Steps<T> {
  readonly now: T
  readonly past: readonly T[]
  readonly future: readonly T[]
}

/** Steps that can be undone. */
const REMEMBERED = 200

export const firstStep = <T>(now: T): Steps<T> => ({ now, past: [], future: [] })

/** @param goesOn the step before belongs to it: one way back leads before both */
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

/** The step that a press or a key asks for. */
export const steppedBy =
  (way: Way) =>
  <T>(steps: Steps<T>): Steps<T> =>
    way === 'undo' ? undone(steps) : redone(steps)
