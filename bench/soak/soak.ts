import { writeFileSync } from 'node:fs'
import { testSmtp } from '@platzwart/server/testing/smtp'
import type { BenchDatabase } from '../database/cluster.ts'
import { fillFlotte } from '../database/fillFlotte.ts'
import type { Figure } from '../figures.ts'
import type { LoadResult } from '../http/client.ts'
import { load, MANY, numbersFor, warmUp } from '../http/load.ts'
import { startServer } from '../http/server.ts'
import type { VerbName } from '../http/verbs.ts'
import { sized } from '../size.ts'
import { drawPicture, type Series } from './picture.ts'
import { type Sample, takeSample, watchMemory } from './sample.ts'
import { openStreams, type Streams } from './streams.ts'

/** As much of each as a busy house has of it beside one another: many looks, some bookings. */
const MIX: readonly { readonly verb: VerbName; readonly connections: number }[] = [
  { verb: 'http.plan-day', connections: 12 },
  { verb: 'http.vehicle-search', connections: 4 },
  { verb: 'http.book', connections: 4 },
]
const STREAMS = sized(200, 5)
const WINDOWS = sized(6, 3)
/** Of what the same mix reached when nothing held it back. */
const OF_PEAK = 2 / 3
const PEAK_SECONDS = sized(15, 2)
/** Memory of the last window above that of the second, when caches are full. */
const TREND = 0.1

interface Window {
  readonly sample: Sample
  readonly results: readonly LoadResult[]
  readonly mails: number
  readonly streams: number
}

type Rates = ReadonlyMap<VerbName, number>

async function loadMix(url: string, seconds: number, rates?: Rates): Promise<LoadResult[]> {
  return Promise.all(
    MIX.map(({ verb, connections }) => {
      const rate = rates?.get(verb)
      const order = { url, verb, connections, duration: seconds, first: numbersFor(MANY) }
      return load(rate === undefined ? order : { ...order, rate })
    }),
  )
}

async function peakOf(url: string): Promise<Rates> {
  const results = await loadMix(url, PEAK_SECONDS)
  return new Map(
    MIX.map(({ verb }, i) => [verb, Math.max(1, Math.floor((results[i]?.perSecond ?? 1) * OF_PEAK))]),
  )
}

function seriesOf(windows: readonly Window[]): Series[] {
  const of = (name: string, unit: string, value: (window: Window) => number): Series => ({
    name,
    unit,
    values: windows.map(value),
  })
  return [
    of('memory of the server', 'MB', ({ sample }) => sample.memoryMb),
    of('connections to the database', '', ({ sample }) => sample.connections),
    of('tables', 'MB', ({ sample }) => sample.tablesMb),
    of('indexes', 'MB', ({ sample }) => sample.indexesMb),
    of('jobs and mails that wait', '', ({ sample }) => sample.waiting),
    ...MIX.map(({ verb }, i) => of(`p95 of ${verb}`, 'ms', ({ results }) => results[i]?.p95ms ?? 0)),
  ]
}

function faultsOf(windows: readonly Window[]): string[] {
  const results = windows.flatMap((window) => window.results)
  const refused = results.flatMap((result) => Object.entries(result.refused))
  const errors = results.reduce((sum, result) => sum + result.errors, 0)
  const cut = windows.filter(({ streams }) => streams < STREAMS).length
  return [
    ...refused.map(([status, count]) => `${count} answers of status ${status}`),
    ...(errors > 0 ? [`${errors} requests without an answer`] : []),
    ...(cut > 0 ? [`live streams were missing in ${cut} windows`] : []),
  ]
}

function figuresOf(windows: readonly Window[], rates: Rates, minutes: number, picture: string): Figure[] {
  const second = windows[1]
  const last = windows.at(-1)
  if (second === undefined || last === undefined) return []
  const grown = last.sample.memoryMb / second.sample.memoryMb - 1
  const faults = faultsOf(windows)
  const mails = windows.reduce((sum, window) => sum + window.mails, 0)
  const perSecond = [...rates].map(([verb, rate]) => `${rate} ${verb}`).join(', ')
  return [
    {
      name: 'soak.memory',
      value: last.sample.memoryMb,
      unit: `MB after ${minutes} minutes`,
      goal: 'no trend',
      sound: grown <= TREND && faults.length === 0,
      notes: [
        `a second: ${perSecond}; ${STREAMS} live streams; ${mails} mails arrived, ${last.sample.waiting} jobs wait`,
        `memory ${Math.round(grown * 100)} % above the second of ${WINDOWS} windows; connections ${second.sample.connections} → ${last.sample.connections}`,
        ...faults,
        `drawn in ${picture}`,
      ],
    },
    ...MIX.map(({ verb }, i) => ({
      name: `soak.${verb.replace(/^http\./, '')}`,
      value: last.results[i]?.p95ms ?? 0,
      unit: 'ms p95 in the last window',
      notes: [`by window: ${windows.map(({ results }) => (results[i]?.p95ms ?? 0).toFixed(0)).join(', ')}`],
    })),
  ]
}

/**
 * Reads, searches, bookings, live streams and mails at two thirds of what the server can bear, for so many minutes in six windows: what
 * grows with the time and not with the data is a leak. Writes the course as a picture.
 */
export async function measureSoak(
  database: BenchDatabase,
  minutes: number,
  picture: string,
): Promise<Figure[]> {
  await fillFlotte(database.adminUrl)
  const smtp = await testSmtp()
  const server = await startServer(database.adminUrl, { SMTP_URL: smtp.url })
  let streams: Streams | null = null
  try {
    for (const { verb } of MIX) await warmUp(server.url, verb)
    streams = await openStreams(server.url, STREAMS)
    const rates = await peakOf(server.url)
    const windows: Window[] = []
    for (let i = 0; i < WINDOWS; i++) {
      smtp.mails.length = 0
      const memory = watchMemory(server.process.pid ?? 0)
      const results = await loadMix(server.url, (minutes * 60) / WINDOWS, rates)
      const sample = await takeSample(database, memory.stop())
      windows.push({ sample, results, mails: smtp.mails.length, streams: streams.open() })
      console.error(`soak: window ${i + 1} of ${WINDOWS}, ${Math.round(sample.memoryMb)} MB`)
    }
    const title = `${minutes} minutes at two thirds of the peak, ${Temporal.Now.plainDateISO()}`
    writeFileSync(picture, drawPicture(title, seriesOf(windows)))
    return figuresOf(windows, rates, minutes, picture)
  } finally {
    streams?.close()
    await server.stop()
    await smtp.close()
  }
}
