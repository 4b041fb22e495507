import { parseArgs } from 'node:util'
import { type BenchDatabase, openBench } from './database/cluster.ts'
import type { LimitName } from './database/limits.ts'
import { type Figure, readEarlier, table, writeJson } from './figures.ts'
import { load, machine } from './machine.ts'
import { ALONE, MEASURES } from './measures.ts'
import { medians } from './median.ts'

/** The yardsticks, and the figures that are held against them. */
const YARDSTICKS: Readonly<Record<LimitName, string>> = {
  'limit.read': 'http.plan-day',
  'limit.insert': 'http.book',
}

/** Those that were asked for and the yardsticks that belong to them, in the order in which all are measured. */
function chosen(names: readonly string[]): string[] {
  const all = Object.keys(MEASURES)
  const unknown = names.filter((name) => !(name in MEASURES))
  if (unknown.length > 0) {
    throw new Error(`${unknown.join(', ')}: no such figure. There are ${all.join(', ')}.`)
  }
  const wanted = new Set(names.length === 0 ? all.filter((name) => !ALONE.includes(name)) : names)
  for (const [limit, name] of Object.entries(YARDSTICKS)) if (wanted.has(name)) wanted.add(limit)
  return all.filter((name) => wanted.has(name))
}

function wholeNumber(option: string, text: string, most: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw new Error(`--${option} ${text}: give a whole number from 1 to ${most}.`)
}

/** Each figure beside its yardstick, where it has one and that was measured. */
function withLimits(figures: readonly Figure[]): Figure[] {
  const limits = new Map(
    Object.entries(YARDSTICKS).map(([limit, name]) => [
      name,
      figures.find((figure) => figure.name === limit)?.value,
    ]),
  )
  return figures.map((figure) => {
    const limit = limits.get(figure.name)
    return limit === undefined ? figure : { ...figure, limit }
  })
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: 'string' },
      compare: { type: 'string' },
      runs: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '60' },
      picture: { type: 'string', default: 'soak.svg' },
      houses: { type: 'string', default: '5000' },
      bookings: { type: 'string', default: '3000000' },
    },
    allowPositionals: true,
  })
  const names = chosen(positionals)
  const runs = names.some((name) => ALONE.includes(name)) ? 1 : wholeNumber('runs', values.runs, 9)
  const minutes = wholeNumber('minutes', values.minutes, 24 * 60)
  const size = {
    houses: wholeNumber('houses', values.houses, 100_000),
    bookings: wholeNumber('bookings', values.bookings, 100_000_000),
  }
  const earlier = values.compare === undefined ? undefined : readEarlier(values.compare)
  const before = load()
  let opened: Promise<BenchDatabase> | null = null
  const database = () => {
    opened ??= openBench()
    return opened
  }
  const measured: Figure[][] = []
  try {
    // Round by round and not figure by figure: a machine that is slower for some minutes is so for one run of each.
    for (let run = 1; run <= runs; run++) {
      for (const name of names) {
        console.error(`${name}, ${run} of ${runs} …`)
        measured.push((await MEASURES[name]?.(database, { minutes, picture: values.picture, size })) ?? [])
      }
    }
  } finally {
    await (await (opened as Promise<BenchDatabase> | null))?.stop()
  }
  const figures = withLimits(medians(measured))
  console.log(
    `\n${machine(before)} · ${runs === 1 ? 'one run' : `medians of ${runs} runs`}\n\n${table(figures, earlier)}\n`,
  )
  if (values.json !== undefined) writeJson(values.json, figures)
  if (figures.some(({ sound }) => sound === false)) process.exitCode = 1
}

await main()
