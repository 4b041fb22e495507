import { isUuid } from '@platzwart/domain/id'

/** The type of a search parameter. Parsing never fails, whatever JSON the address contains. */
export interface Kind<T> {
  /** Parses a written value; undefined if it is invalid. Its own values are returned unchanged. */
  readonly read: (written: unknown) => T | undefined
  /** The value of an absent parameter; it is never written. */
  readonly fallback: T
}

const LONGEST = 100

/** A text of at most so many characters, cut between characters; a typed number is a text too. */
export function text(longest = LONGEST): Kind<string> {
  return {
    read: (written) => {
      if (typeof written !== 'string' && typeof written !== 'number') return undefined
      const whole = String(written).toWellFormed()
      const cut = whole.slice(0, longest)
      return cut.isWellFormed() ? cut : cut.slice(0, -1)
    },
    fallback: '',
  }
}

/** An integer from 1 to `most`. */
export function count(most: number): Kind<number> {
  return {
    read: (written) => {
      if (typeof written !== 'number' && typeof written !== 'string') return undefined
      const number = Number(written)
      return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
    },
    fallback: 1,
  }
}

/** A boolean; only the word itself switches it on. */
export const flag: Kind<boolean> = {
  read: (written) => (typeof written === 'boolean' ? written : undefined),
  fallback: false,
}

/** One of several words, or undefined. */
export function oneOf<const T extends string>(words: readonly T[]): Kind<T | undefined> {
  return { read: (written) => words.find((word) => word === written), fallback: undefined }
}

/** One of several words; `fallback` for anything else. */
export function oneOfOr<const T extends string>(words: readonly T[], fallback: NoInfer<T>): Kind<T> {
  return { read: oneOf(words).read, fallback }
}

/** Any number of several words, in the order of `words`. */
export function someOf<const T extends string>(words: readonly T[]): Kind<readonly T[]> {
  return {
    read: (written) => {
      const all = listOf(written)
      return words.filter((word) => all.includes(word))
    },
    fallback: [],
  }
}

export const id: Kind<string | undefined> = {
  read: (written) => (isId(written) ? written : undefined),
  fallback: undefined,
}

export const ids: Kind<readonly string[]> = {
  read: (written) => [...new Set(listOf(written).filter(isId))],
  fallback: [],
}

function listOf(written: unknown): readonly unknown[] {
  return Array.isArray(written) ? written : [written]
}

function isId(written: unknown): written is string {
  return typeof written === 'string' && isUuid(written)
}

/** 1900 to 8999: the server rejects other years. */
const YEAR = '(?:19|[2-8]\\d)\\d{2}'
const DAY = new RegExp(`^${YEAR}-\\d{2}-\\d{2}$`)
const WALL = new RegExp(`^${YEAR}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?:[+-]\\d{2}:\\d{2})?$`)
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A day as YYYY-MM-DD. */
export const day: Kind<string | undefined> = {
  read: (written) =>
    real(written, DAY, (words) => Temporal.PlainDate.from(words, { overflow: 'reject' }).toString()),
  fallback: undefined,
}

const OFFSET = /[+-]\d\d:\d\d$/

/** A wall time of the Mandant as YYYY-MM-DDTHH:mm, with the offset if it is a repeated one. */
export const wall: Kind<string | undefined> = {
  read: (written) =>
    real(written, WALL, (words) => {
      const text = Temporal.PlainDateTime.from(words, { overflow: 'reject' })
      return text.toString({ smallestUnit: 'minute' }) + (OFFSET.exec(words)?.[0] ?? '')
    }),
  fallback: undefined,
}

/** A wall time of the Mandant as HH:mm. */
export function time(fallback: string): Kind<string> {
  return { read: (written) => real(written, TIME, (words) => words), fallback }
}

function real(written: unknown, pattern: RegExp, print: (words: string) => string): string | undefined {
  if (typeof written !== 'string' || !pattern.test(written)) return undefined
  try {
    return print(written)
  } catch {
    // The calendar does not have it.
    return undefined
  }
}
