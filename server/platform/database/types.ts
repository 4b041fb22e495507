import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import pg from 'pg'

const OID = {
  int8: 20,
  timestamptz: 1184,
  date: 1082,
  time: 1083,
  tstzrange: 3910,
  int4multirange: 4451,
  xid8: 5069,
} as const

/** Parses PostgreSQL's `2026-11-21 09:00:00+00`; the pool sets the session to UTC. */
export function readInstant(text: string): Temporal.Instant {
  return Temporal.Instant.from(
    text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : text.replace(' ', 'T'),
  )
}

/** Parses a half-open range, which the tables' checks enforce: `["…","…")`. */
function readZeitraum(text: string): Zeitraum {
  const comma = text.indexOf(',')
  const unquote = (part: string) => readInstant(part.replaceAll('"', ''))
  return { von: unquote(text.slice(1, comma)), bis: unquote(text.slice(comma + 1, -1)) }
}

/** Spans of minutes, half-open, in their order and apart. */
export type Minutenspannen = readonly { readonly von: number; readonly bis: number }[]

/** `{[720,780),[900,915)}`. */
export function readMinutenspannen(text: string): Minutenspannen {
  return [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, von, bis]) => ({
    von: Number(von),
    bis: Number(bis),
  }))
}

const isMinutenspanne = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'von' in value &&
  'bis' in value &&
  typeof value.von === 'number'

/** Inverse of `readMinutenspannen`. */
const minutenspannenText = (spans: Minutenspannen): string =>
  `{${spans.map(({ von, bis }) => `[${von},${bis})`).join(',')}}`

const PARSERS: Record<number, (text: string) => unknown> = {
  [OID.int8]: Number,
  [OID.timestamptz]: readInstant,
  [OID.date]: (text) => Temporal.PlainDate.from(text),
  [OID.time]: (text) => text.slice(0, 5),
  [OID.tstzrange]: readZeitraum,
  [OID.int4multirange]: readMinutenspannen,
  [OID.xid8]: (text) => text,
}

/** Parses database values: Temporal instead of Date, ranges as periods, times as `HH:mm`. */
export const DATABASE_TYPES = {
  getTypeParser(oid: number, format?: string) {
    const own = PARSERS[oid]
    if (own && format !== 'binary') return own
    return pg.types.getTypeParser(oid, format as 'text')
  },
} as pg.CustomTypesConfig

function isZeitraum(value: object): value is Zeitraum {
  return (
    'von' in value &&
    value.von instanceof Temporal.Instant &&
    'bis' in value &&
    value.bis instanceof Temporal.Instant
  )
}

/** Encodes a statement's parameter. */
export function encodeParameter(value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && value.every(isMinutenspanne))
    return minutenspannenText(value)
  if (value === null || typeof value !== 'object' || Array.isArray(value) || value instanceof Uint8Array)
    return value
  if (value instanceof Temporal.Instant || value instanceof Temporal.PlainDate) return value.toString()
  if (isZeitraum(value)) return `[${value.von.toString()},${value.bis.toString()})`
  return JSON.stringify(value)
}
