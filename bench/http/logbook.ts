import { request } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { BenchDatabase } from '../database/cluster.ts'
import { fillFahrtenbuch, LOGBOOK } from '../database/fillFahrtenbuch.ts'
import type { Figure } from '../figures.ts'
import { COOKIE_NAME, signedToken } from './cookie.ts'
import { childrenOf, cpuTime, residentMemory } from './processFacts.ts'
import { type BenchServer, startServer } from './server.ts'

const TRIPS = LOGBOOK.cars * LOGBOOK.tripsPerCar
const LOOK_MS = 100
const GIVE_UP_MS = 180_000
const PATH = '/api/ausfuhren'

interface Answer {
  readonly status: number
  readonly bytes: Buffer
}

function ask(url: string, method: 'GET' | 'POST', body?: object): Promise<Answer> {
  const text = body === undefined ? '' : JSON.stringify(body)
  const headers = {
    host: LOGBOOK.host,
    cookie: `${COOKIE_NAME}=${signedToken(LOGBOOK.token)}`,
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  return new Promise((settle, fail) => {
    const sent = request(url, { method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => settle({ status: answer.statusCode ?? 0, bytes: Buffer.concat(chunks) }))
      answer.on('error', fail)
    })
    sent.on('error', fail)
    sent.end(text)
  })
}

interface Ausfuhr {
  readonly id: string
  readonly status: string
  readonly erledigt: number
  readonly gesamt: number
  readonly bytes: number | null
}

/** Peak memory in MB (`both`: at the same moment), and the writer's CPU time in milliseconds. */
interface Peaks {
  server: number
  writer: number
  both: number
  processor: number
}

/** Samples memory and CPU time of the server and its child process that writes. */
function look(server: BenchServer, peaks: Peaks): void {
  const pid = server.process.pid ?? 0
  const memory = residentMemory(pid) ?? 0
  let writer = 0
  for (const child of childrenOf(pid)) {
    writer += residentMemory(child) ?? 0
    peaks.processor = Math.max(peaks.processor, cpuTime(child) ?? 0)
  }
  peaks.server = Math.max(peaks.server, memory)
  peaks.writer = Math.max(peaks.writer, writer)
  peaks.both = Math.max(peaks.both, memory + writer)
}

/** Polls as a browser does, and samples memory meanwhile. */
async function follow(server: BenchServer, id: string) {
  const steps = new Set<number>()
  const peaks: Peaks = { server: 0, writer: 0, both: 0, processor: 0 }
  for (const begun = performance.now(); ; await pause(LOOK_MS)) {
    look(server, peaks)
    const { status, bytes } = await ask(`${server.url}${PATH}/${id}`, 'GET')
    if (status !== 200) throw new Error(`the export answered ${status}`)
    const ausfuhr = JSON.parse(bytes.toString('utf8')) as Ausfuhr
    steps.add(ausfuhr.erledigt)
    const over = ausfuhr.status === 'fertig' || ausfuhr.status === 'fehlgeschlagen'
    if (over || performance.now() - begun > GIVE_UP_MS) return { ausfuhr, peaks, steps: steps.size }
  }
}

const mb = (value: number) => `${Math.round(value)} MB`
const loadNow = () => (loadavg()[0] ?? 0).toFixed(1)

async function exportOnce(database: BenchDatabase, format: 'xlsx' | 'pdf'): Promise<Figure> {
  // A separate server per format, so that memory does not carry over.
  const server = await startServer(database.adminUrl)
  try {
    await pause(2_000)
    const rest = residentMemory(server.process.pid ?? 0) ?? 0
    const before = loadNow()
    const begun = performance.now()
    const asked = await ask(`${server.url}${PATH}`, 'POST', { format, von: LOGBOOK.von, bis: LOGBOOK.bis })
    if (asked.status !== 201) throw new Error(`the export was answered with ${asked.status}`)
    const { id } = JSON.parse(asked.bytes.toString('utf8')) as Ausfuhr
    const { ausfuhr, peaks, steps } = await follow(server, id)
    const seconds = (performance.now() - begun) / 1_000
    const file = await ask(`${server.url}${PATH}/${id}/datei`, 'GET')
    return {
      name: format === 'xlsx' ? 'export.logbook' : 'export.logbook.pdf',
      value: seconds,
      unit: 's',
      goal: '< 30 s, < 300 MB',
      notes: [
        `${ausfuhr.gesamt.toLocaleString('en')} trips, ${Math.round((ausfuhr.bytes ?? 0) / 1_048_576)} MB; ${steps} steps of progress were seen`,
        `memory at its peak: ${mb(peaks.writer)} of the process that writes, ${mb(peaks.server)} of the server (${mb(rest)} before), ${mb(peaks.both)} of both`,
        `${(peaks.processor / 1_000).toFixed(1)} s of processor in the process that writes; load ${before} before, ${loadNow()} after`,
      ],
      sound: ausfuhr.status === 'fertig' && ausfuhr.gesamt === TRIPS && file.bytes.length === ausfuhr.bytes,
    }
  } finally {
    await server.stop()
  }
}

/** Exports a year of twenty cars over HTTP; measures from the request until the file is ready. */
export async function measureLogbook(database: BenchDatabase): Promise<Figure[]> {
  await fillFahrtenbuch(database.adminUrl)
  return [await exportOnce(database, 'xlsx'), await exportOnce(database, 'pdf')]
}
