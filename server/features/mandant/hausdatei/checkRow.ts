import { isPlainText } from '@platzwart/domain/plainText'
import { ROW_SCHEMAS } from './checkEntered.ts'
import type { HausTable } from './plan.ts'
import type { Row } from './readRows.ts'
import { HausdateiFault } from './refuseFile.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DAY = /^(\d{4})-\d\d-\d\d$/
const MOMENT = /^(\d{4})-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,6})?\+00(?::00)?$/
/** Half-open, and with both its ends. */
const SPAN = /^\["?([^",]+)"?,"?([^",]+)"?\)$/
/** As PostgreSQL writes one that is not negative. */
const INTERVAL = /^(?:\d+ (?:years?|mons?|days?) ?)*(?:\d+:\d\d:\d\d(?:\.\d+)?)?$/
const TIME = /^\d\d:\d\d:\d\d(?:\.\d+)?$/
const BYTES = /^\\x(?:[0-9a-f]{2})*$/

/** Far enough from the ends of what database and calendar know (contract/schema.ts). */
const inYears = (year: string | undefined) => year !== undefined && year >= '1900' && year < '9000'
const isText = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value)
const isMoment = (value: unknown) => typeof value === 'string' && inYears(MOMENT.exec(value)?.[1])
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

/** Words of JSON in whatever depth, names too. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return isPlainText(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, one]) => isPlainText(name) && isPlain(one))
}

function isSpan(value: unknown): boolean {
  const ends = typeof value === 'string' ? SPAN.exec(value) : null
  return ends !== null && isMoment(ends[1]) && isMoment(ends[2])
}

/** What a value of a type of the database is, as the API takes and gives it: no infinity, no year before people, no control character. */
const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  uuid: (value) => isText(value, UUID),
  date: (value) => typeof value === 'string' && inYears(DAY.exec(value)?.[1]),
  'timestamp with time zone': isMoment,
  tstzrange: isSpan,
  interval: (value) => value !== '' && isText(value, INTERVAL),
  'time without time zone': (value) => isText(value, TIME),
  bytea: (value) => isText(value, BYTES),
  boolean: (value) => typeof value === 'boolean',
  smallint: Number.isSafeInteger,
  integer: Number.isSafeInteger,
  bigint: Number.isSafeInteger,
  numeric: isNumber,
  real: isNumber,
  'double precision': isNumber,
  text: (value) => typeof value === 'string' && isPlainText(value),
}

function isOf(type: string, value: unknown): boolean {
  if (value === null) return true
  if (type.endsWith('[]')) return Array.isArray(value) && value.every((one) => isOf(type.slice(0, -2), one))
  return TYPES[type.replace(/\(.*\)/, '')]?.(value) ?? isPlain(value)
}

/**
 * A row as the API would have taken it: all columns of its table and no others, each of its type, and what people enter by the schemas of
 * the contract.
 * @throws HausdateiFault with the place
 */
export function checkRow({ name, columns }: HausTable, row: Row): void {
  const refuse = (column: string): never => {
    throw new HausdateiFault('hausdatei.regel', { stelle: `${name}.${column.slice(0, 60)}` })
  }
  const known = new Set(columns.map((column) => column.name))
  for (const column of Object.keys(row)) if (!known.has(column)) refuse(column)
  for (const { name: column, type } of columns) {
    const value = row[column]
    if (value === undefined || !isOf(type, value)) refuse(column)
  }
  const judged = ROW_SCHEMAS[name]?.safeParse(row)
  if (judged?.success === false) refuse(String(judged.error.issues[0]?.path[0] ?? '*'))
}
