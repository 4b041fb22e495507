import { hash } from 'node:crypto'
import type pg from 'pg'

/** Count and order-independent checksum of rows; missing, duplicate or changed rows alter it. */
export interface RowSum {
  readonly rows: number
  readonly sum: bigint
}

/** Hex digits of each row's digest that are summed: as many as fit into PostgreSQL's bigint. */
const DIGITS = 15

/** SQL that computes the sum of lines of text. */
const summed = (line: string, from: string) => `
  select count(*)::int as rows, coalesce(sum(
    ('x' || substr(encode(sha256(convert_to(${line}, 'UTF8')), 'hex'), 1, ${DIGITS}))::bit(${4 * DIGITS})::bigint), 0)::text as sum
  from (${from}) as r`

/** A row in COPY's text format as `SummedBytes` unescapes it: `\N` for null, tabs between values. */
const lineOf = (columns: readonly string[]) =>
  columns
    .map(
      (column) =>
        String.raw`case when r.${column} is null then '\N' else replace(concat(r.${column}), '\', '\\') end`,
    )
    .join(` || E'\\t' || `)

/**
 * SQL that computes the sum of what `copy (select) to stdout` outputs.
 * @param columns names of the selected columns, in order
 */
const sumOfCopied = (select: string, columns: readonly string[]) =>
  `${summed(lineOf(columns), select)}(${columns.join(', ')})`

/** SQL that computes the sum of the lines in a column `zeile`. */
export const sumOfLines = (select: string) => summed('r.zeile', select)

export interface RowSumRow {
  readonly rows: number
  readonly sum: string
}

export async function sumCopied(
  client: pg.Client,
  select: string,
  columns: readonly string[],
): Promise<RowSum> {
  const { rows } = await client.query<RowSumRow>(sumOfCopied(select, columns))
  return rowSumOf(rows[0])
}

/** @throws Error when the statement returned no row */
export function rowSumOf(row: RowSumRow | null | undefined): RowSum {
  if (!row) throw new Error('the database has not said the sum of its rows')
  return { rows: row.rows, sum: BigInt(row.sum) }
}

export const isSameSum = (one: RowSum, other: RowSum) => one.rows === other.rows && one.sum === other.sum

const NEWLINE = 0x0a
const BACKSLASH = 0x5c
/** COPY's escapes. */
const ESCAPED = /\\[\\bfnrtvN]/g
const MEANT: Readonly<Record<string, string>> = {
  '\\b': '\b',
  '\\f': '\f',
  '\\n': '\n',
  '\\r': '\r',
  '\\t': '\t',
  '\\v': '\v',
}

/** Sums the rows in bytes that arrive in chunks of any size. */
export class SummedBytes {
  readonly #escaped: boolean
  #rest: Buffer[] = []
  #rows = 0
  #sum = 0n

  /** @param escaped whether values are in COPY's text format */
  constructor(escaped: boolean) {
    this.#escaped = escaped
  }

  add(bytes: Buffer): void {
    let from = 0
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
      const line = bytes.subarray(from, end)
      this.#line(this.#rest.length === 0 ? line : Buffer.concat([...this.#rest.splice(0), line]))
      from = end + 1
    }
    // Copy: the caller reuses the buffer.
    if (from < bytes.length) this.#rest.push(Buffer.from(bytes.subarray(from)))
  }

  /** Ends the sum; a last line without a newline counts as a row, and so changes the sum. */
  end(): RowSum {
    if (this.#rest.length > 0) this.#line(Buffer.concat(this.#rest.splice(0)))
    return { rows: this.#rows, sum: this.#sum }
  }

  #line(line: Buffer): void {
    const meant = this.#escaped && line.includes(BACKSLASH) ? meantBy(line) : line
    this.#rows += 1
    this.#sum += BigInt(`0x${hash('sha256', meant).slice(0, DIGITS)}`)
  }
}

function meantBy(line: Buffer): Buffer {
  return Buffer.from(
    line.toString('latin1').replaceAll(ESCAPED, (written) => MEANT[written] ?? written),
    'latin1',
  )
}
