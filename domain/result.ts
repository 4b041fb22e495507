import type { Issue } from './issue.ts'

/** The outcome of a rule: the new facts, or every reason why not. Rules never throw. */
export type Result<T> = Ok<T> | Refused

export interface Ok<T> {
  readonly ok: true
  readonly value: T
}

export interface Refused {
  readonly ok: false
  readonly issues: readonly Issue[]
}

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value }
}

export function refused(...issues: Issue[]): Refused {
  return { ok: false, issues }
}
