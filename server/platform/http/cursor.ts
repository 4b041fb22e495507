import { isUuid } from '@platzwart/domain/id'
import { ProblemError } from './problem.ts'

/** A position in a list ordered by an instant, then by id. */
export interface Cursor {
  readonly zeit: string
  readonly id: string
}

const SEPARATOR = '~'
const INSTANT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/

/** Parses a cursor; null when it is invalid. */
export function parseCursor(text: string): Cursor | null {
  const [zeit = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(SEPARATOR)
  return INSTANT.test(zeit) && isInstant(zeit) && isUuid(id) ? { zeit, id } : null
}

/** 31 February passes the regular expression, too. */
function isInstant(text: string): boolean {
  try {
    Temporal.Instant.from(text)
    return true
  } catch {
    return false
  }
}

/**
 * Parses the query's cursor; null means the start of the list.
 * @throws ProblemError 422 for an invalid cursor
 */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  const cursor = parseCursor(text)
  if (cursor) return cursor
  const issues = [{ code: 'feld.format', field: 'cursor', data: {} }] as const
  throw new ProblemError({ status: 422, code: 'anfrage.ungueltig', issues })
}

export function formatCursor(zeit: Temporal.Instant, id: string): string {
  return Buffer.from(`${zeit.toString()}${SEPARATOR}${id}`).toString('base64url')
}
