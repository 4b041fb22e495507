import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bookLeseraum } from '@platzwart/contract/operations/leseraum'
import { afterAll, describe, expect, it } from 'vitest'
import { cookieOf, testApp } from '../../testing/app.ts'
import { emptyDatabase } from '../../testing/database.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { type ServerProcess, startProcess } from '../../testing/serverProcess.ts'
import { freePort } from '../../testing/wire/freePort.ts'
import { uuidv7 } from '../database/uuid.ts'
import { readMigrations } from './migrationHistory.ts'
import { MIGRATIONS } from './prepareDatabase.ts'

const ROOT = join(import.meta.dirname, '../../..')

/**
 * The newest commit whose migrations are exactly the first of today's, but not all of them. Parallel branches
 * are ordered by their merges, not by their numbers. Null without history.
 */
function versionBefore(): string | null {
  const linesOf = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' })
    return status === 0 ? stdout.split('\n').filter((line) => line !== '') : []
  }
  const today = readMigrations(MIGRATIONS).map(({ name }) => name)
  const contents = linesOf('hash-object', '--', ...today.map((name) => join(MIGRATIONS, name)))
  const isBefore = (commit: string) => {
    const then = linesOf('ls-tree', '--format=%(objectname)', `${commit}:server/migrations`)
    return (
      then.length > 0 && then.length < today.length && then.every((content, i) => content === contents[i])
    )
  }
  const steps = linesOf('log', '--format=%H', '--', 'server/migrations').map((commit) => `${commit}^`)
  // A migration that is not committed yet: HEAD is the previous version.
  return ['HEAD', ...steps].find(isBefore) ?? null
}

const BEFORE = versionBefore()
const folder = mkdtempSync(join(tmpdir(), 'platzwart-test-before-'))
const running: ServerProcess[] = []

afterAll(async () => {
  for (const server of running) if (server.child.exitCode === null) await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** Unpacks a commit, with the current packages except its own workspaces. */
function unpack(commit: string): string {
  const archive = execFileSync('git', ['-C', ROOT, 'archive', commit], { maxBuffer: 256 * 1024 * 1024 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const packages = join(folder, 'node_modules')
  mkdirSync(join(packages, '@platzwart'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@platzwart') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name))
  }
  for (const name of readdirSync(join(ROOT, 'node_modules/@platzwart')))
    symlinkSync(join('..', '..', name), join(packages, '@platzwart', name))
  for (const workspace of ['server', 'libs']) {
    const own = join(ROOT, workspace, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(folder, workspace, 'node_modules'))
  }
  return join(folder, 'server', 'main.ts')
}

let slots = 0
/** Books a free slot on one of the servers; returns the status. */
async function book({ port }: ServerProcess, haus: TestMandant): Promise<number> {
  const nr = slots++
  const monday = Temporal.Now.zonedDateTimeISO('Europe/Berlin').toPlainDate()
  // The house is open from Monday to Friday.
  const day = monday.add({ days: 8 - monday.dayOfWeek + (Math.floor(nr / 18) % 5) })
  const von = day
    .toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: '08:00' })
    .add({ minutes: 30 * (nr % 18) })
  const body = {
    leseraumId: haus.seats[0],
    von: von.toInstant().toString(),
    bis: von.add({ minutes: 30 }).toInstant().toString(),
  }
  const answer = await fetch(`http://127.0.0.1:${port}${bookLeseraum.path}`, {
    method: 'POST',
    headers: {
      cookie: cookieOf(haus.leitung.token),
      'content-type': 'application/json',
      origin: `http://127.0.0.1:${port}`,
    },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return answer.status
}

describe.skipIf(BEFORE === null)(
  'the previous version (absent in a shallow clone, and before the first migration after 0.1.0)',
  { timeout: 240_000 },
  () => {
    it('keeps serving while this one starts on its database, and both serve side by side', async () => {
      const database = await emptyDatabase()
      const start = async (main?: string) => {
        const data = mkdtempSync(join(folder, 'data-'))
        const server = startProcess(data, await freePort(), { DATABASE_URL: database.adminUrl }, main)
        running.push(server)
        await server.serving()
        return server
      }
      const before = await start(unpack(BEFORE as string))
      const app = await testApp('2026-11-23T08:00:00Z', { database })
      const haus = await createTestMandant(app, 'haus')
      await haus.scoped((tx) =>
        tx.raw(
          "insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, $2, 'leseraum.maxBuchungenProWoche', '0')",
          [haus.id, uuidv7()],
        ),
      )
      const statuses: number[] = []
      let coming = true
      const booking = (async () => {
        for (; coming; await pause(1_000)) statuses.push(await book(before, haus))
      })()
      const now = await start()
      coming = false
      await booking
      for (let i = 0; i < 6; i++) statuses.push(await book(before, haus), await book(now, haus))
      expect(statuses.length).toBeGreaterThan(12)
      expect(new Set(statuses)).toEqual(new Set([201]))
      await app.close()
      for (const server of running) expect(await server.end('SIGTERM')).toBe(0)
      await database.drop()
    })
  },
)
