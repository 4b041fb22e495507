/** What somebody wrote into an address may be anything that JSON can say; none of it may stop the page from being shown. */

/** A text of at most so many characters, cut between characters; a number that somebody types is a text too. */
export function textOf(value: unknown, longest: number): string {
  if (typeof value === 'number') return textOf(String(value), longest)
  if (typeof value !== 'string') return ''
  const text = value.toWellFormed()
  const cut = text.slice(0, longest)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** A whole number from 1 to `most`; anything else is 1. */
export function countOf(value: unknown, most: number): number {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : 1
  return Number.isInteger(number) && number >= 1 && number <= most ? number : 1
}

/** 1900 to 8999: what lies beyond, the server refuses to look at. */
const YEAR = '(?:19|[2-8]\\d)\\d{2}'
const DAY = new RegExp(`^${YEAR}-\\d{2}-\\d{2}$`)
const WALL = new RegExp(`^${YEAR}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$`)

/** A day as YYYY-MM-DD; undefined for anything else. */
export function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' }).toString()
  } catch {
    return undefined
  }
}

/** A wall time as YYYY-MM-DDTHH:mm; undefined for anything else. */
export function wallOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !WALL.test(value)) return undefined
  try {
    return Temporal.PlainDateTime.from(value, { overflow: 'reject' }).toString({ smallestUnit: 'minute' })
  } catch {
    return undefined
  }
}
