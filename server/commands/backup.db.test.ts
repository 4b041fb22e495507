import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readiness } from '@platzwart/contract/operations/health'
import { live as liveWire } from '@platzwart/contract/operations/live'
import { findPostmaster } from '@platzwart/libs/cluster/postmaster'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinOwnCluster } from '../platform/database/ownCluster.ts'
import { cookieOf } from '../testing/app.ts'
import { TEST_SECRET } from '../testing/database.ts'
import { LiveReader } from '../testing/liveReader.ts'
import { type ServerProcess, startProcess } from '../testing/serverProcess.ts'
import { type TestSmtp, testSmtp } from '../testing/smtp.ts'
import { freePort } from '../testing/wire/freePort.ts'

let folder: string
let data: string
let file: string
let smtpPort: number
let smtp: TestSmtp | null = null
let server: ServerProcess | null = null

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'platzwart-test-'))
  // PostgreSQL's account comes through, and so its data lies where the test destroys it, and not elsewhere behind a link.
  chmodSync(folder, 0o711)
  data = join(folder, 'data')
  file = join(folder, 'house.backup')
  smtpPort = await freePort()
})

afterAll(async () => {
  if (server?.child.exitCode === null) await server.end('SIGTERM')
  await smtp?.close()
  rmSync(folder, { recursive: true, force: true })
})

const environment = () => ({ DEMO: 'off', SMTP_URL: `smtp://127.0.0.1:${smtpPort}` })

async function start(): Promise<ServerProcess> {
  server = startProcess(data, await freePort(), environment())
  await server.serving()
  return server
}

/** One of our commands, as npm runs it. */
async function run(command: 'backup' | 'restore', ...args: string[]) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`${command}.ts`, import.meta.url)), ...args], {
    env: { PATH: process.env.PATH ?? '', PLATZWART_DATA: data, SECRET: TEST_SECRET, ...environment() },
  })
  let said = ''
  for (const channel of [child.stdout, child.stderr])
    channel.setEncoding('utf8').on('data', (text) => (said += text))
  const [code] = await once(child, 'close')
  return { code, said }
}

async function asAdmin<R extends pg.QueryResultRow>(sql: string): Promise<R[]> {
  const cluster = await joinOwnCluster(data)
  const client = new pg.Client({ connectionString: cluster.adminUrl })
  await client.connect()
  try {
    const answer = (await client.query<R>(sql)) as pg.QueryResult<R> | pg.QueryResult<R>[]
    return Array.isArray(answer) ? (answer.at(-1)?.rows ?? []) : answer.rows
  } finally {
    await client.end()
    await cluster.stop()
  }
}

const HOUSE = '01980000-0000-7000-8000-000000000001'
const KEY = `${HOUSE}/fahrzeuge/01980000-0000-7000-8000-0000000000e1.png`
const PERSON = `
  insert into mandant (id, name) values ('${HOUSE}', 'Haus');
  insert into auth."user" (id, name, email) values ('u', 'Anna', 'anna@haus.example');
  insert into auth.account (id, "accountId", "providerId", "userId", "password") values ('a', 'u', 'credential', 'u', 'hash');
  insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
    values ('${HOUSE}', gen_random_uuid(), 'u', 'Anna', 'Muster', 'anna@haus.example');
  insert into datei (mandant_id, id, bucket, dateiname, schluessel, inhaltstyp, bytes, sha256)
    values ('${HOUSE}', gen_random_uuid(), 'fahrzeuge', 'b.png', '${KEY}', 'image/png', 18, repeat('0', 64))`

const TOLD = ['mandant', 'benutzer', 'datei', 'auth."user"', 'auth.account']
const sums = () =>
  asAdmin(
    TOLD.map(
      (table) =>
        `select '${table}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`,
    ).join(' union all '),
  )

const GUEST = 'token-of-the-person-in-this-suite'
const SESSION = `
  insert into auth.session (id, "expiresAt", token, "userId") values ('s', now() + interval '24 hours', '${GUEST}', 'u')`
/** A mail of the house to this person, and its job, in one transaction as every mail is. */
const MAIL = (id: string, version: number) => `
  insert into benachrichtigung (mandant_id, id, typ, objekt_id, objekt_version, empfaenger_id, daten)
    select mandant_id, '${id}', 'kontoEinladung', id, ${version}, id,
      '{"konto": true, "link": "http://localhost/x", "geheim": true, "gueltigBis": "2030-01-01T00:00:00Z"}' from benutzer;
  insert into pgboss.job (name, data, retry_limit, retry_delay)
    values ('mail', jsonb_build_object('mandantId', '${HOUSE}', 'benachrichtigungId', '${id}'), 100, 1)`
const WAITING = '01980000-0000-7000-8000-0000000000f1'
const NEW = '01980000-0000-7000-8000-0000000000f2'
const MOVED = '01980000-0000-7000-8000-0000000000f3'
const arrived = (id: string) => smtp?.mails.filter(({ raw }) => raw.includes(`<${id}@`)).length

/** Two rows that are there together or not at all, again and again, while others look. */
function keepWriting() {
  let going = true
  const over = (async () => {
    const client = new pg.Client({ connectionString: (await joinOwnCluster(data)).adminUrl })
    await client.connect()
    for (let nr = 0; going; nr++) {
      await client.query(
        `begin; insert into gruppe (mandant_id, id, name) select id, gen_random_uuid(), 'G${nr}' from mandant;
         insert into rolle (mandant_id, id, name) select id, gen_random_uuid(), 'G${nr}' from mandant; commit`,
      )
    }
    await client.end()
  })()
  return async () => {
    going = false
    await over
  }
}

/** As a machine goes: server and PostgreSQL at once, and the folder with all that was in it. */
async function destroy(one: ServerProcess): Promise<void> {
  const cluster = join(data, 'postgres', 'data')
  const postmaster = findPostmaster(cluster)
  expect(postmaster).not.toBeNull()
  await one.end('SIGKILL')
  process.kill(postmaster?.pid ?? Number.NaN, 'SIGKILL')
  await expect.poll(() => findPostmaster(cluster)).toBeNull()
  rmSync(data, { recursive: true, force: true })
}

// A whole server is started twice, and PostgreSQL some more; generous for machines that have other things to do.
describe('a house whose machine is lost', { timeout: 480_000 }, () => {
  it('comes back from a backup that was made while it ran: rows, files, feed, jobs, and no mail twice', async () => {
    const first = await start()
    await asAdmin(`${PERSON}; ${SESSION}; ${MAIL(WAITING, 1)}`)
    mkdirSync(dirname(join(data, 'dateien', KEY)), { recursive: true })
    writeFileSync(join(data, 'dateien', KEY), 'bytes of a picture')
    const before = await sums()
    const stopWriting = keepWriting()
    const made = await run('backup', file)
    await stopWriting()
    expect([made.code, made.said]).toEqual([
      0,
      expect.stringMatching(/has the state of .*: \d+ rows, 1 files\./),
    ])
    expect(statSync(file).mode & 0o777).toBe(0o600)

    // What waited is sent after the backup, and the backup does not know it.
    smtp = await testSmtp({ port: smtpPort })
    await expect.poll(() => arrived(WAITING), { timeout: 60_000 }).toBe(1)
    await destroy(first)
    const sent = smtp.mails.length

    const cut = join(folder, 'cut.backup')
    writeFileSync(cut, readFileSync(file).subarray(0, -5_000))
    expect(await run('restore', cut)).toEqual({
      code: 1,
      said: expect.stringMatching(/is no backup of Platzwart, or is cut off|is damaged or cut off/),
    })
    expect(existsSync(data)).toBe(false)

    const restored = await run('restore', file)
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('Everybody signs in again.')])
    expect(restored.said).toContain('may have been sent after the backup: 1 mails.')
    expect((await run('restore', file)).said).toContain('The database is not empty')

    const second = await start()
    expect(await sums()).toEqual(before)
    const [pairs] = await asAdmin<{ gruppen: number; rollen: number }>(
      `select (select count(*)::int from gruppe where name ~ '^G\\d') as gruppen,
         (select count(*)::int from rolle where name ~ '^G\\d') as rollen`,
    )
    expect(pairs?.gruppen).toBe(pairs?.rollen)
    expect(pairs?.gruppen).toBeGreaterThan(0)
    expect(readFileSync(join(data, 'dateien', KEY), 'utf8')).toBe('bytes of a picture')

    // The session of before is none; whoever signs in again hears what changes now, once, and nothing of before.
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${second.port}${path}`, { headers: { cookie: cookieOf(GUEST) } })
    expect((await ask(liveWire.path)).status).toBe(401)
    await asAdmin(SESSION)
    const live = await new LiveReader({ port: second.port, host: '127.0.0.1', token: GUEST }).open()
    await live.until((events) => events.length > 0)
    await asAdmin(
      `insert into protokoll (mandant_id, id, aktion, objekt, objekt_id)
         values ('${HOUSE}', gen_random_uuid(), 'change', 'leseraum', gen_random_uuid())`,
    )
    await live.until((events) => events.length > 1)
    expect(live.heard.map(({ event }) => event.art)).toEqual(['neuladen', 'stand'])
    live.cut()

    // Jobs go round, what waited is told to be unknown, and a new mail is sent like any other, once.
    const [held] = await asAdmin<{ status: string; fehler: string }>(
      `select status, fehler from benachrichtigung where id = '${WAITING}'`,
    )
    expect(held).toEqual({
      status: 'fehlgeschlagen',
      fehler: expect.stringContaining('not known whether this mail was sent'),
    })
    await asAdmin(MAIL(NEW, 2))
    await expect.poll(() => arrived(NEW), { timeout: 60_000 }).toBe(1)
    await expect
      .poll(async () => (await ask(readiness.path)).json(), { timeout: 60_000, interval: 500 })
      .toMatchObject({ status: 'ok', auftraege: expect.not.arrayContaining([{ zuletzt: null }]) })
    // The mail server has a mail a moment before the outbox knows.
    await expect
      .poll(() => asAdmin("select id from benachrichtigung where status = 'wartend'"), { timeout: 30_000 })
      .toEqual([])
    expect(smtp.mails).toHaveLength(sent + 1)
    const [mark] = await asAdmin<{ ended: boolean }>(
      'select settled_at is not null as ended from platzwart_meta.restore',
    )
    expect(mark).toEqual({ ended: true })

    // A restore that was interrupted before its end starts no server.
    await second.end('SIGTERM')
    await asAdmin('update platzwart_meta.restore set settled_at = null')
    const third = startProcess(data, await freePort(), environment())
    expect(await third.end()).toBe(1)
    expect(third.said()).toContain('A restore of this database was interrupted')
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('is moved with what waits, when nothing ran on it since', async () => {
    await asAdmin('update platzwart_meta.restore set settled_at = now()')
    const moved = join(folder, 'moved.backup')
    await asAdmin(MAIL(MOVED, 3))
    expect((await run('backup', moved)).code).toBe(0)
    expect((await run('backup', moved)).said).toContain('is there already')
    expect((await run('restore', moved, '--replace', '--moved')).said).not.toContain('held')
    const jobs = `select data ->> 'benachrichtigungId' as id from pgboss.job where name = 'mail' and state < 'completed'`
    expect(await asAdmin(jobs)).toEqual([{ id: MOVED }])
    expect(await asAdmin("select id from benachrichtigung where status = 'wartend'")).toEqual([{ id: MOVED }])
  })
})
