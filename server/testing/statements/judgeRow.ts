import type { Column } from './describe.ts'
import type { Property } from './findStatements.ts'

const NUMBER = /^(number|\d|[\d |]+$)/
/** A text, one of several words, or a text with a brand. */
const TEXT = /^(string\b|"|[A-Z]\w*(Id|Art|Status|Typ|Key)?\b)/
const INSTANT = /^(Temporal\.)?Instant$/
const DAY = /^(Temporal\.)?PlainDate$/

/** How values of a type of PostgreSQL look to us (`platform/database/types.ts`), as TypeScript prints it. What is not listed (json, arrays) is not judged. */
const LOOKS: Readonly<Record<string, RegExp>> = {
  int2: NUMBER,
  int4: NUMBER,
  int8: NUMBER,
  float8: NUMBER,
  numeric: TEXT,
  text: TEXT,
  varchar: TEXT,
  uuid: TEXT,
  time: TEXT,
  xid8: TEXT,
  bool: /^(boolean|true|false)$/,
  timestamptz: INSTANT,
  date: DAY,
  tstzrange: /^Zeitraum$/,
  bytea: /^(Buffer|Uint8Array)/,
}

/**
 * What the type that somebody wrote for a statement's rows says otherwise than PostgreSQL. Columns that the type does not name are no fault: a
 * statement may be read by several. Whether an expression can be null PostgreSQL does not say; of plain columns it knows.
 */
export function judgeRow(
  properties: readonly Property[],
  columns: readonly Column[],
  text: string,
): readonly string[] {
  const byName = new Map(columns.map((column) => [column.name, column]))
  return properties.flatMap(({ name, type, nullable, optional }) => {
    const column = byName.get(name)
    if (column === undefined) return optional ? [] : [`${name} is not in the answer`]
    const looks = LOOKS[column.type]
    if (looks !== undefined && type !== 'unknown' && !looks.test(type))
      return [`${name} is said to be ${type}, and is ${column.type}`]
    if (column.may && !nullable && !demandsValue(name, text))
      return [`${name} is said to be never null, and its column may be`]
    if (column.never && nullable && type !== 'unknown' && !/\b(left|full) join\b/.test(text))
      return [`${name} is said to be null at times, and its column never is`]
    return []
  })
}

/** The statement itself leaves out rows without this value. */
const demandsValue = (name: string, text: string) =>
  new RegExp(`\\b${name}\\b( is not null| like| between| ?[<>=])`).test(text)
