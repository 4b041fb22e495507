import { readFileSync, writeFileSync } from 'node:fs'

/** One measured thing. What does not apply is left out. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly p50ms?: number
  readonly p95ms?: number
  readonly p99ms?: number
  /** The same work without the server, measured in the same run on the same database; in the figure's unit. */
  readonly raw?: number
  /** The smallest work of its kind that the database can do, measured in the same run; in the figure's unit. */
  readonly limit?: number
  /** Lowest and highest value of the runs, when there was more than one. */
  readonly spread?: readonly [number, number]
  /** What the figure is to reach. */
  readonly goal?: string
  /** What else was seen: refused requests, what a number is made of. */
  readonly notes?: readonly string[]
  /** False when something went wrong that no speed makes up for. */
  readonly sound?: boolean
}

function ratioOf(figure: Figure): number | undefined {
  return figure.raw === undefined || figure.raw === 0 ? undefined : figure.value / figure.raw
}

function ofLimit({ value, limit }: Figure): number | undefined {
  return limit === undefined || limit === 0 ? undefined : value / limit
}

function share(ratio: number | undefined): string {
  return ratio === undefined ? '' : `${Math.round(ratio * 100)} %`
}

function rounded(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}

function cell(value: number | undefined, unit = ''): string {
  return value === undefined ? '' : `${rounded(value).toLocaleString('en')}${unit}`
}

/** Value and 95th percentile of an older run, by the figure's name. */
export type Earlier = ReadonlyMap<string, { readonly value: number; readonly p95ms?: number }>

const HEAD = ['figure', 'value', 'spread', 'p50 ms', 'p95 ms', 'p99 ms', 'raw', 'of raw', 'of limit', 'goal']
const COMPARED = ['earlier', 'change', 'earlier p95 ms']
const LEFT = new Set(['figure', 'goal'])

function change(now: number, earlier: number): string {
  if (earlier === 0) return ''
  const percent = Math.round((now / earlier - 1) * 100)
  return `${percent > 0 ? '+' : ''}${percent} %`
}

function comparedRow(figure: Figure, earlier: Earlier): string[] {
  const before = earlier.get(figure.name)
  if (before === undefined) return COMPARED.map(() => '')
  return [cell(before.value), change(figure.value, before.value), cell(before.p95ms)]
}

function rowOf(figure: Figure): string[] {
  const [lowest, highest] = figure.spread ?? []
  return [
    figure.name,
    cell(figure.value, ` ${figure.unit}`),
    lowest === undefined ? '' : `${cell(lowest)} – ${cell(highest)}`,
    cell(figure.p50ms),
    cell(figure.p95ms),
    cell(figure.p99ms),
    cell(figure.raw),
    share(ratioOf(figure)),
    share(ofLimit(figure)),
    figure.goal ?? '',
  ]
}

/** A table in Markdown that also reads well in a terminal, and the notes below it; beside an older run when there is one. */
export function table(figures: readonly Figure[], earlier?: Earlier): string {
  const compared = (figure: Figure) => (earlier === undefined ? [] : comparedRow(figure, earlier))
  const head = [...HEAD, ...(earlier === undefined ? [] : COMPARED)]
  const rows = [head, ...figures.map((figure) => [...rowOf(figure), ...compared(figure)])]
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const isLeft = (column: number) => LEFT.has(head[column] ?? '')
  const pad = (text: string, column: number) =>
    isLeft(column) ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)
  const line = (row: readonly string[]) => `| ${row.map(pad).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (isLeft(column) ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  const notes = figures.flatMap(({ name, notes = [] }) => notes.map((note) => `- ${name}: ${note}`))
  const [first, ...rest] = rows.map(line)
  return [first, rule, ...rest, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
}

/** The figures for programs: `name`, `value`, `unit`, `spread`, `p95ms`, `raw`, `ratio`, `ofLimit`. */
export function writeJson(path: string, figures: readonly Figure[]): void {
  const plain = figures.map((figure) => {
    const { name, value, unit, spread, p95ms, raw } = figure
    const ratio = ratioOf(figure)
    const limited = ofLimit(figure)
    return {
      name,
      value: rounded(value),
      unit,
      spread: spread?.map(rounded),
      p95ms: p95ms && rounded(p95ms),
      raw: raw && rounded(raw),
      ratio: ratio && rounded(ratio),
      ofLimit: limited && rounded(limited),
    }
  })
  writeFileSync(path, `${JSON.stringify(plain, null, 2)}\n`)
}

/** What `writeJson` wrote once. Throws a sentence when the file holds anything else. */
export function readEarlier(path: string): Earlier {
  const refuse = () => new Error(`${path} holds no figures: give a file that was written by --json.`)
  let read: unknown
  try {
    read = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw refuse()
  }
  if (!Array.isArray(read)) throw refuse()
  const figures = read as { name?: unknown; value?: unknown; p95ms?: number }[]
  return new Map(
    figures.map(({ name, value, p95ms }) => {
      if (typeof name !== 'string' || typeof value !== 'number') throw refuse()
      return [name, p95ms === undefined ? { value } : { value, p95ms }]
    }),
  )
}
