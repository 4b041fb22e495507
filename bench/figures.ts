import { writeFileSync } from 'node:fs'

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

function rounded(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}

function cell(value: number | undefined, unit = ''): string {
  return value === undefined ? '' : `${rounded(value).toLocaleString('en')}${unit}`
}

const HEAD = ['figure', 'value', 'p50 ms', 'p95 ms', 'p99 ms', 'raw', 'of raw', 'goal']

function rowOf(figure: Figure): string[] {
  const ratio = ratioOf(figure)
  return [
    figure.name,
    cell(figure.value, ` ${figure.unit}`),
    cell(figure.p50ms),
    cell(figure.p95ms),
    cell(figure.p99ms),
    cell(figure.raw),
    ratio === undefined ? '' : `${Math.round(ratio * 100)} %`,
    figure.goal ?? '',
  ]
}

/** A table in Markdown that also reads well in a terminal, and the notes below it. */
export function table(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(rowOf)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((text, i) => (i === 0 || i === 7 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, i) => (i === 0 || i === 7 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  const notes = figures.flatMap(({ name, notes = [] }) => notes.map((note) => `- ${name}: ${note}`))
  const [head, ...rest] = rows.map(line)
  return [head, rule, ...rest, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
}

/** The figures for programs: `name`, `value`, `unit`, `p95ms`, `raw`, `ratio`. */
export function writeJson(path: string, figures: readonly Figure[]): void {
  const plain = figures.map((figure) => {
    const { name, value, unit, p95ms, raw } = figure
    const ratio = ratioOf(figure)
    return {
      name,
      value: rounded(value),
      unit,
      p95ms: p95ms && rounded(p95ms),
      raw: raw && rounded(raw),
      ratio: ratio && rounded(ratio),
    }
  })
  writeFileSync(path, `${JSON.stringify(plain, null, 2)}\n`)
}
