import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { HausdateiView } from '@platzwart/contract/mandant'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/hausdatei'
import pg from 'pg'
import { afterAll, beforeAll, expect } from 'vitest'
import { type HausHeader, openHausdatei } from '../../features/mandant/hausdatei/content.ts'
import { LEFT_OUT } from '../../features/mandant/hausdatei/plan.ts'
import { takeHausdatei } from '../../features/mandant/hausdatei/takeHausdatei.ts'
import { ArchiveWriter } from '../../platform/backup/writeArchive.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { cookieOf, type TestApp, testApp } from '../app.ts'
import { databaseOfOneMachine, type TestDatabase } from '../database.ts'
import { picture } from '../files.ts'
import { createTestMandant, type TestMandant } from '../mandant.ts'
import { fillMandant } from '../rows/fillMandant.ts'

const NOW = '2026-11-23T08:00:00Z'
/** With a row in every table, JSON that names the house, a file, and what no file may carry. */
export const HAUS = uuidv7()
export const KEY = `${HAUS}/fahrzeuge/${uuidv7()}.png`
const KEYS = { fahrzeuge: KEY, grundrisse: `${HAUS}/grundrisse/${uuidv7()}.png` }
export const SECRET = 'geheim-im-postausgang'

export interface Installation {
  readonly app: TestApp
  readonly admin: pg.Client
  readonly own: TestMandant
}

export let here: Installation
export let there: Installation
export let bytes: Buffer
/** The house, written out of the first installation. */
export let file: Buffer
let elsewhere: TestDatabase

async function install(database?: TestDatabase): Promise<Installation> {
  const app = await testApp(NOW, database ? { database } : {})
  const own = await createTestMandant(app, 'bleibt')
  await app.deps.authPool.query('insert into auth.betreiber (user_id) values ($1)', [`user-${own.ben.id}`])
  const admin = new pg.Client({ connectionString: app.database.adminUrl })
  await admin.connect()
  return { app, admin, own }
}

export const as = ({ own }: Installation, who = own.ben) => ({ as: who.token, host: own.host })
export const depsOf = ({ app }: Installation) => ({ ...app.deps, pool: app.jobs.pool })

/** The job of a file, as the queue runs it. */
export async function take(
  at: Installation,
  { id, mandantId }: HausdateiView,
  last = true,
): Promise<HausdateiView> {
  await takeHausdatei(depsOf(at), { data: { mandantId, hausdateiId: id }, retries: 0, last })
  const { json } = await at.app.request(address(wire.showHausdatei, { id }), as(at))
  return json as never
}

async function fetched(at: Installation, id: string): Promise<Buffer> {
  const answer = await at.app.app.request(`http://localhost:3000${address(wire.readHausdatei, { id })}`, {
    headers: { host: at.own.host, cookie: cookieOf(at.own.ben.token) },
  })
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="platzwart-[a-z0-9-]+-\d{4}-\d{2}-\d{2}\.haus"$/),
  ])
  const whole = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(whole.length))
  return whole
}

export async function exported(at: Installation, mandantId: string): Promise<Buffer> {
  const asked = await at.app.request(address(wire.exportMandant, { id: mandantId }), {
    ...as(at),
    method: 'POST',
  })
  expect([asked.status, asked.json]).toMatchObject([201, { status: 'wartend', art: 'ausfuhr' }])
  const done = await take(at, asked.json as never)
  expect(done).toMatchObject({ status: 'fertig', anteil: 1, da: true, fehler: null })
  return fetched(at, done.id)
}

export const send = (at: Installation, content: Buffer, name = 'Zweites Haus', who = at.own.ben) =>
  at.app.request(`${wire.importMandant.path}?name=${encodeURIComponent(name)}`, {
    ...as(at, who),
    bytes: new Uint8Array(content),
    headers: { 'content-type': 'application/octet-stream' },
  })

export async function imported(at: Installation, content: Buffer, name?: string): Promise<HausdateiView> {
  const sent = await send(at, content, name)
  expect([sent.status, sent.json]).toMatchObject([201, { status: 'wartend', art: 'einfuhr' }])
  return take(at, sent.json as never)
}

/** Every table of the house with its rows as the file is to keep them; `as` stands where the house is named. */
export async function content({ admin }: Installation, id: string): Promise<Record<string, string[]>> {
  const { rows: tables } = await admin.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and exists (
       select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'mandant_id') order by 1`,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables.filter((table) => !LEFT_OUT.includes(table.name))) {
    const { rows } = await admin.query<{ row: string }>(
      `select (to_jsonb(t) - array['anmeldung_id', 'einladung_bis', 'xid', 'nr'])::text as row from ${name} t where mandant_id = $1`,
      [id],
    )
    found[name] = rows
      .map(({ row }) => row.replaceAll(id, 'as'))
      .filter(
        (row) =>
          !row.includes('"importMandant"') &&
          !row.includes('"exportMandant"') &&
          !row.includes('"readHausdatei"'),
      )
      .toSorted()
  }
  return found
}

/** What of a house is anywhere in an installation: rows by table, and files. */
export async function traces({ app, admin }: Installation, id: string): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'auth') and c.relkind = 'r' and c.relname not in ('hausdatei', 'betreiber_protokoll') order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await admin.query(`select 1 from ${name} t where to_jsonb(t)::text like $1 limit 1`, [
      `%${id}%`,
    ])
    if (hits.rowCount) found.push(name)
  }
  for await (const { key } of app.deps.storage.list(`${id}/`)) found.push(key)
  return found
}

export async function left({ app }: Installation): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.deps.storage.list('hausdateien/')) keys.push(key)
  return keys
}

/** The file taken apart and put together again, other than it was. */
export async function forged(
  change: (header: HausHeader) => object,
  rewrite: (name: string, content: string) => Buffer | string | null = (_, all) => all,
  more: readonly (readonly [string, string])[] = [],
): Promise<Buffer> {
  const { storage } = here.app.deps
  const key = `hausdateien/${uuidv7()}.zst`
  await storage.put(key, file)
  const { header, parts } = await openHausdatei(storage, key, () => undefined)
  let made: Promise<Buffer> = Promise.resolve(Buffer.alloc(0))
  const writer = new ArchiveWriter((chunks) => {
    made = buffer(chunks)
    return made
  })
  await writer.begin({ ...header, ...change(header) } as never)
  let rows = 0
  let files = 0
  const put = async (name: string, said: Buffer) => {
    if (name.startsWith('files/')) files += 1
    else rows += said.toString('utf8').split('\n').length - 1
    await writer.content(name, [said] as never, true)
  }
  const binary = (name: string) => (name.startsWith('files/') ? 'latin1' : 'utf8')
  for (let part = await parts.next(); !part.done; part = await parts.next()) {
    const { name } = part.value
    const said = rewrite(name, part.value.content.toString(binary(name)))
    if (said !== null) await put(name, Buffer.from(said as string, binary(name)))
  }
  for (const [name, said] of more) await put(name, Buffer.from(said))
  await writer.end({ rows, files })
  await storage.remove([key])
  return made
}

export const same = () => ({})
/** Of one table every row rewritten. */
export const inRows = (table: string, change: (row: string) => string) => (name: string, all: string) =>
  name === `rows/${table}` ? change(all) : all

/** Two installations, and in the first a house with something of everything, which is written into a file. To be called once at the top of a suite. */
export function hausdateiSuite(): void {
  beforeAll(async () => {
    here = await install()
    elsewhere = await databaseOfOneMachine()
    there = await install(elsewhere)
    bytes = Buffer.from(await picture('png', 40, 30))
    await fillMandant(here.admin, HAUS)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    for (const [bucket, key] of Object.entries(KEYS)) {
      await here.app.deps.storage.put(key, bytes)
      const { rowCount } = await here.admin.query(
        'update datei set schluessel = $3, bytes = $4, sha256 = $5 where mandant_id = $1 and bucket = $2',
        [HAUS, bucket, key, bytes.length, sha256],
      )
      expect([bucket, rowCount]).toEqual([bucket, 1])
    }
    await here.admin.query(
      `insert into protokoll (mandant_id, id, aktion, objekt, objekt_id, nachher)
       values ($1::uuid, $2, 'changeMandant', 'mandant', $1::uuid, jsonb_build_object('mandant', $1::uuid::text, 'text', E'Zeile\\nzwei „ä“ \\\\ "q"', 'zahl', 12345678901234567890.125))`,
      [HAUS, uuidv7()],
    )
    await here.admin.query('update benachrichtigung set text = $2, html = $2 where mandant_id = $1', [
      HAUS,
      SECRET,
    ])
    await here.admin.query(
      "update benutzer set einladung_bis = now() + interval '48 hours' where mandant_id = $1",
      [HAUS],
    )
    file = await exported(here, HAUS)
  })

  afterAll(async () => {
    for (const { app, admin } of [here, there]) {
      await admin.end()
      await app.close()
    }
    await elsewhere.drop()
  })
}
