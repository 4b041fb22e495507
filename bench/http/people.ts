import { setTimeout as pause } from 'node:timers/promises'
import { readRechte } from '@platzwart/server/features/berechtigung/readHerkunft'
import { createPool } from '@platzwart/server/platform/database/pool'
import { forMandant } from '@platzwart/server/platform/jobs/forMandant'
import type { BenchDatabase } from '../database/cluster.ts'
import { withAdmin } from '../database/cluster.ts'
import { fillPeople, PEOPLE } from '../database/fillPeople.ts'
import type { Figure } from '../figures.ts'
import { sized } from '../size.ts'
import { percentiles } from '../statistics.ts'
import { COOKIE_NAME, signedToken } from './cookie.ts'
import { type Answer, send } from './send.ts'
import { type BenchServer, startServer } from './server.ts'

const WARM = sized(10, 1)
const ASKED = sized(120, 20)
const LINES = sized(100_000, 1_000)
const LOOK_MS = 100
const GIVE_UP_MS = 120_000

const HEADERS = { host: PEOPLE.host, cookie: `${COOKIE_NAME}=${signedToken(PEOPLE.token)}` }

function good({ status, text, ...answer }: Answer, what: string, wanted = 200) {
  if (status !== wanted) throw new Error(`${what} was answered by ${status}: ${text.slice(0, 200)}`)
  return { ...answer, text }
}

const read = async ({ url }: BenchServer, path: string) =>
  good(await send(url + path, { method: 'GET', headers: HEADERS, body: '' }), path)

/** The milliseconds of questions one after the other, the first ones aside. */
async function measured(paths: readonly string[], server: BenchServer): Promise<number[]> {
  const taken: number[] = []
  for (let nr = 0; nr < WARM + ASKED; nr++) {
    const { milliseconds } = await read(server, paths[nr % paths.length] ?? '')
    if (nr >= WARM) taken.push(milliseconds)
  }
  return taken
}

const LIST = '/api/benutzer?limit=50'
const somebody = (nr: number) => `01990005-0000-7000-8000-${nr.toString(16).padStart(12, '0')}`

/** Each order and filter, from the first page and from the middle. */
const LISTS = ['name', 'email', 'personalnummer', 'erstellt'].flatMap((order) =>
  ['', '&richtung=ab', '&status=alle', `&cursor=${somebody(PEOPLE.count / 2)}`].map(
    (more) => `${LIST}&sortierung=${order}${more}`,
  ),
)

/** What many have, what few have, and what nobody has; in the order by name, and in another one. */
const SEARCHES = [
  'anna',
  'müller',
  'meier-ulm',
  'p-99',
  'person4711@',
  'anna wagner 5',
  'niemand',
  'xy',
].flatMap((words) =>
  ['', '&sortierung=email'].map((more) => `${LIST}&suche=${encodeURIComponent(words)}${more}`),
)

function figureOf(name: string, durations: readonly number[], goal: string, notes: string[] = []): Figure {
  const { p95ms, ...rest } = percentiles(durations)
  return { name, value: p95ms, unit: 'ms p95', p95ms, ...rest, goal, notes }
}

async function withPeople<T>(database: BenchDatabase, work: (server: BenchServer) => Promise<T>): Promise<T> {
  await fillPeople(database.adminUrl)
  const server = await startServer(database.adminUrl)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

/** Pages of a hundred thousand people, one question after the other. */
export function measurePeople(database: BenchDatabase, what: 'list' | 'search'): Promise<Figure[]> {
  return withPeople(database, async (server) => {
    const paths = what === 'list' ? LISTS : SEARCHES
    return [figureOf(`people.${what}`, await measured(paths, server), 'p95 < 80 ms')]
  })
}

/** A file of so many people, of whom each tenth is known. */
function fileOf(lines: number): Buffer {
  const people = Array.from({ length: lines }, (_, i) =>
    i % 10 === 0
      ? `Bekannt;Person${i};person${i + 1}@personen.example;`
      : `Neu;Person${i};neu${i}@datei.example;N-${i}`,
  )
  return Buffer.from(['Vorname;Nachname;E-Mail;Personalnummer', ...people].join('\r\n'))
}

/** From the first byte that is sent to the preview that is there, as a browser waits for it. */
export function measurePreview(database: BenchDatabase): Promise<Figure[]> {
  return withPeople(database, async (server) => {
    // The jobs begin after the first answer.
    await pause(2_000)
    const path = '/api/einfuhren/personen'
    const begun = performance.now()
    const { text } = good(
      await send(`${server.url}${path}?dateiname=personen.csv`, {
        method: 'POST',
        headers: { ...HEADERS, 'content-type': 'text/csv' },
        body: fileOf(LINES),
      }),
      path,
      201,
    )
    const { id } = JSON.parse(text) as { id: string }
    const steps = new Set<number>()
    for (;;) {
      const seen = JSON.parse((await read(server, `${path}/${id}`)).text) as {
        readonly status: string
        readonly erledigt: number
      }
      steps.add(seen.erledigt)
      const seconds = (performance.now() - begun) / 1_000
      if (seen.status === 'bereit' || seen.status === 'fehlgeschlagen' || seconds * 1_000 > GIVE_UP_MS) {
        await withAdmin(database.adminUrl, (admin) => admin.query('delete from einfuhr where id = $1', [id]))
        return [
          {
            name: 'csv.preview',
            value: seconds,
            unit: 's',
            goal: '< 10 s',
            notes: [`${LINES.toLocaleString('en')} lines; ${steps.size} steps of progress were seen`],
            sound: seen.status === 'bereit',
          },
        ]
      }
      await pause(LOOK_MS)
    }
  })
}

/** What a person may do and through what, asked of the database for one after the other, in one transaction. */
export async function measurePermissions(database: BenchDatabase): Promise<Figure[]> {
  await fillPeople(database.adminUrl)
  const pool = createPool(database.appUrl, { max: 1, applicationName: 'bench', onError: () => undefined })
  try {
    const taken = await forMandant(pool, PEOPLE.mandantId, async (tx) => {
      const durations: number[] = []
      for (let nr = 1; nr <= sized(1_000, 150); nr++) {
        const begun = performance.now()
        await readRechte(tx, somebody(nr * 4))
        if (nr > 100) durations.push(performance.now() - begun)
      }
      return durations
    })
    return [figureOf('permissions', taken, 'p95 < 1 ms')]
  } finally {
    await pool.end()
  }
}
