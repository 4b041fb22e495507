import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STATEMENTS } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { fillMandant } from '../../testing/rows/fillMandant.ts'

/** With a row in every table, a file, a session, a job and a domain. */
const HAUS = uuidv7()
let app: TestApp
let admin: pg.Client
let other: TestMandant
let token: string

/** Every column of every table that may name the house, as the catalogue has them: text and JSON as well as ids. */
async function traces(id: string): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'auth', 'pgboss') and c.relkind = 'r' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await admin.query(
      `select count(*)::int as n from ${name} t where to_jsonb(t)::text like '%' || $1 || '%'`,
      [id],
    )
    if (hits[0].n > 0) found.push(name)
  }
  return found
}

async function files(id: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.deps.storage.list(`${id}/`)) keys.push(key)
  return keys
}

const remove = (id: string, name: string, key?: string) =>
  app.request(`/api/mandanten/${id}/loeschung`, {
    as: token,
    host: other.host,
    body: { name },
    headers: key ? { 'idempotency-key': key } : {},
  })

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z')
  other = await createTestMandant(app, 'bleibt')
  token = other.ben.token
  await app.deps.authPool.query('insert into auth.betreiber (user_id) values ($1)', [`user-${other.ben.id}`])
  admin = new pg.Client({ connectionString: app.database.adminUrl })
  await admin.connect()
  await fillMandant(admin, HAUS)
  await admin.query(`insert into auth."user" (id, name, email) values ('u-${HAUS}', 'A', 'a@b.example')`)
  await admin.query(
    `insert into auth.session (id, "expiresAt", token, "userId") values ('s-weg', now() + interval '9 hours', 't_${HAUS}_${uuidv7()}', 'u-${HAUS}')`,
  )
  await admin.query(
    `insert into auth.verification (id, identifier, value, "expiresAt") values ('v', 'v', 'u-${HAUS}', now())`,
  )
  await admin.query(`insert into auth.mandant_domain values ('weg.localhost', '${HAUS}')`)
  await admin.query(`insert into auth.mandant_maildomain values ('weg.example', '${HAUS}')`)
  await admin.query(`insert into auth.mandant_anmeldung values ('${HAUS}', now())`)
  await app.deps.storage.put(`${HAUS}/${uuidv7()}.png`, new Uint8Array([1]))
  await app.deps.storage.put(`${other.id}/${uuidv7()}.png`, new Uint8Array([1]))
})

afterAll(async () => {
  await admin.end()
  await app.close()
})

describe('a house that is to go', () => {
  it('stays as long as it is open, and as long as its name is not typed', async () => {
    const open = await remove(HAUS, 'M')
    expect([open.status, open.json.code]).toEqual([409, 'mandant.offen'])
    const closed = await app.request(`/api/mandanten/${HAUS}/sperre`, {
      as: token,
      host: other.host,
      method: 'PUT',
    })
    expect(closed.status).toBe(200)
    const wrong = await remove(HAUS, 'm')
    expect([wrong.status, wrong.json]).toMatchObject([
      422,
      { code: 'mandant.nameStimmtNicht', issues: [{ field: 'name' }] },
    ])
    expect((await files(HAUS)).length).toBe(1)
  })

  it('says how much of it would go', async () => {
    const { json } = await app.request(`/api/mandanten/${HAUS}/umfang`, { as: token, host: other.host })
    expect(json).toMatchObject({
      menschen: 1,
      plaetze: 1,
      buchungen: 1,
      fahrzeuge: 1,
      mails: 1,
      anmeldungen: 1,
    })
  })

  it('goes whole: no row of any table names it, no file is left, and the others are as they were', async () => {
    const before = await traces(HAUS)
    expect(before.length).toBeGreaterThan(40)
    const otherBefore = await traces(other.id)
    const gone = await remove(HAUS, 'M', 'weg')
    expect([gone.status, gone.json]).toMatchObject([200, { menschen: 1, buchungen: 1 }])
    expect(await traces(HAUS)).toEqual([])
    expect(await files(HAUS)).toEqual([])
    expect(await traces(other.id)).toEqual(otherBefore)
    expect((await files(other.id)).length).toBe(1)
    expect(
      (await app.request('/api/start', { as: other.anna.token, host: other.host })).json.sitzung,
    ).not.toBeNull()
  })

  it('is gone once, however often it is asked for, and the operators’ trail keeps its name', async () => {
    const again = await remove(HAUS, 'M', 'weg')
    expect([again.status, again.json]).toMatchObject([200, { menschen: 1 }])
    expect((await remove(HAUS, 'M')).status).toBe(404)
    const { rows } = await admin.query(
      "select mandant_id, was ->> 'name' as name from auth.betreiber_protokoll where aktion = 'deleteMandant'",
    )
    expect(rows).toEqual([{ mandant_id: null, name: 'M' }])
  })

  it('is given ten minutes, and nothing that comes after it', async () => {
    const gross = await createTestMandant(app, 'gross')
    await admin.query('update mandant set gesperrt = now() where id = $1', [gross.id])
    const texts: string[] = []
    const note = (text: unknown) => texts.push(String(text))
    subscribe(STATEMENTS, note)
    expect((await remove(gross.id, 'gross')).status).toBe(200)
    unsubscribe(STATEMENTS, note)
    const at = (words: string) => texts.findIndex((text) => text.includes(words))
    expect(at("'statement_timeout', '600000', true")).toBeGreaterThan(-1)
    expect(at("'statement_timeout', '600000', true")).toBeLessThan(at('auth.delete_mandant()'))
    const { rows } = await app.deps.appPool.query("select current_setting('statement_timeout') as left")
    expect(rows).toEqual([{ left: '10s' }])
  })

  it('leaves the account of somebody who is a person elsewhere', async () => {
    const zwei = await createTestMandant(app, 'zwei')
    await admin.query(
      `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, $2, $3, 'A', 'B', 'anna@zwei.example2')`,
      [zwei.id, uuidv7(), `user-${other.anna.id}`],
    )
    await admin.query('update mandant set gesperrt = now() where id = $1', [zwei.id])
    expect((await remove(zwei.id, 'zwei')).status).toBe(200)
    const { rows } = await admin.query('select id from auth."user" where id = any($1)', [
      [other.anna.id, zwei.ben.id].map((id) => `user-${id}`),
    ])
    expect(rows).toEqual([{ id: `user-${other.anna.id}` }])
  })
})
