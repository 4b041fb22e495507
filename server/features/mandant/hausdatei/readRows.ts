import { HausdateiFault } from './refuseFile.ts'

/** A row that is longer is none of ours: the largest is a drawing. */
const LONGEST_ROW = 16 * 1024 * 1024
const NEWLINE = 0x0a

export type Row = Readonly<Record<string, unknown>>

/** A row as it came, and what it says. */
export interface ReadRow {
  readonly line: string
  readonly row: Row
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Texts and names of a JSON text, in their order: a name is followed by a colon. */
const TEXTS = /"(?:[^"\\]|\\.)*"(\s*:)?/g

const MOST_DEPTH = 32

/** Names in whatever depth; @throws HausdateiFault for more depth than any value of ours has */
function namesIn(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0
  if (depth > MOST_DEPTH) throw new HausdateiFault('hausdatei.inhalt')
  const inside = Object.values(value).reduce((sum: number, one) => sum + namesIn(one, depth + 1), 0)
  return Array.isArray(value) ? inside : inside + Object.keys(value).length
}

/** @throws HausdateiFault for what is no JSON object, or says something twice: who reads it would have to choose */
function readRow(bytes: Buffer): ReadRow {
  let line: string
  let value: unknown
  try {
    line = UTF8.decode(bytes)
    value = JSON.parse(line)
  } catch {
    throw new HausdateiFault('hausdatei.inhalt')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HausdateiFault('hausdatei.inhalt')
  let names = 0
  for (const [, colon] of line.matchAll(TEXTS)) if (colon !== undefined) names += 1
  if (names !== namesIn(value)) throw new HausdateiFault('hausdatei.inhalt')
  return { line, row: value as Row }
}

/** The rows of a table as they come, each a JSON object on a line. */
export class RowReader {
  #rest: Buffer = Buffer.alloc(0)

  /** @throws HausdateiFault when a row has no end */
  end(): void {
    if (this.#rest.length > 0) throw new HausdateiFault('hausdatei.beschaedigt')
  }

  *add(chunk: Buffer): Generator<ReadRow, void, void> {
    let rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    for (let end = rest.indexOf(NEWLINE); end !== -1; end = rest.indexOf(NEWLINE)) {
      yield readRow(rest.subarray(0, end))
      rest = rest.subarray(end + 1)
    }
    if (rest.length > LONGEST_ROW) throw new HausdateiFault('hausdatei.inhalt')
    this.#rest = rest
  }
}
