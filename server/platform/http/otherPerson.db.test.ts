import { exportBenutzer } from '@platzwart/contract/operations/einfuhr'
import * as liveWire from '@platzwart/contract/operations/live'
import * as benutzerWire from '@platzwart/contract/operations/start'
import { ENDPOINTS, PERSON_HEADER } from '@platzwart/contract/paths'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Document, isOfSignIn } from '../../testing/openapi.ts'
import { documentedOperations, House, sampleOf } from '../../testing/samples.ts'
import { change, flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, fremd, haus } from '../../testing/suites/haus.ts'
import { uuidv7 } from '../database/uuid.ts'
import { placeIn } from '../sitzung/place.ts'

flotteSuite(undefined, { fremd: true })

let admin: pg.Client

beforeAll(async () => {
  admin = new pg.Client({ connectionString: app.database.adminUrl })
  await admin.connect()
  await change("update mandant set module = array_append(module, 'arbeitswelt') where id = $1", [haus.id])
  for (const [option, wert] of [
    ['leseraum.maxBuchungenProWoche', '0'],
    ['leseraum.mehrerePlaetzeGleichzeitig', 'true'],
  ]) {
    await change('insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, $2, $3, $4)', [
      haus.id,
      uuidv7(),
      option,
      wert,
    ])
  }
})
afterAll(() => admin.end())

/** A checksum of each table's rows. */
async function rowsOfAll(): Promise<Record<string, string>> {
  const { rows: tables } = await admin.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth') order by 1`,
  )
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from ${name} t`,
  )
  const { rows } = await admin.query<{ name: string; sum: string }>(sums.join(' union all '))
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

const REFUSED = [409, 'sitzung.personGewechselt']

interface Sent {
  readonly name: string
  readonly path: string
  readonly method: string
}

/** better-auth's own calls, from the API document. */
async function signInCalls(): Promise<Sent[]> {
  const { paths } = (await app.request(ENDPOINTS.openapi)).json as unknown as Document
  return Object.entries(paths)
    .filter(([path]) => isOfSignIn(path))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ name: path, path, method: method.toUpperCase() })),
    )
}

async function sampled() {
  const house = new House(app, haus, flotte)
  const sent = []
  for (const operation of await documentedOperations(app)) {
    if (operation.path === benutzerWire.start.path) continue
    if (operation.path === liveWire.live.path) continue
    const { path, query, ...request } = await sampleOf(operation, house)
    sent.push({ ...request, name: operation.operationId, path: `${path}${query}` })
  }
  return sent
}

describe('a page that shows another person than the signed-in one', () => {
  it('gets no answer from any operation, and changes no row', async () => {
    const own = await sampled()
    const library = await signInCalls()
    expect([own.length > 250, library.length > 15]).toEqual([true, true])
    const before = await rowsOfAll()
    const answered: unknown[] = []
    for (const { name, path, headers, ...request } of own) {
      const answer = await app.request(path, {
        ...request,
        as: haus.leitung.token,
        host: haus.host,
        headers: { ...headers, [PERSON_HEADER]: haus.anna.id },
      })
      answered.push([name, answer.status, answer.json.code])
    }
    for (const { name, path, method } of library) {
      const answer = await app.request(path, {
        method,
        as: haus.leitung.token,
        host: haus.host,
        headers: { [PERSON_HEADER]: haus.anna.id, origin: `http://${haus.host}` },
        ...(method === 'GET' ? {} : { body: {} }),
      })
      answered.push([name, answer.status, answer.json.code])
    }
    const names = [...own, ...library].map(({ name }) => [name, ...REFUSED])
    expect(answered).toEqual(names)
    expect(await rowsOfAll()).toEqual(before)
  }, 300_000)

  it('gets no live events, and no downloads by link', async () => {
    const stream = await app.request(liveWire.live.path, {
      as: haus.leitung.token,
      host: haus.host,
      headers: { [PERSON_HEADER]: haus.anna.id },
    })
    expect([stream.status, stream.json.code]).toEqual(REFUSED)
    const file = (id: string) =>
      app.request(`${exportBenutzer.path}?${PERSON_HEADER}=${id}`, {
        as: haus.leitung.token,
        host: haus.host,
      })
    const refused = await file(haus.anna.id)
    expect([refused.status, refused.json.code]).toEqual(REFUSED)
    expect((await file(haus.leitung.id)).status).toBe(200)
  })
})

describe('a page that shows the signed-in person', () => {
  const ask = (token: string, shown: string, host: string) =>
    app.request(benutzerWire.changeSprache.path, {
      as: token,
      host,
      method: 'PUT',
      body: { sprache: 'de' },
      headers: { [PERSON_HEADER]: shown },
    })

  it('gets answers at the house’s host and at the shared one', async () => {
    for (const host of [haus.host, 'localhost:3000'])
      expect((await ask(haus.anna.token, haus.anna.id, host)).status).toBe(204)
    for (const shown of ['', 'x', haus.ben.id, fremd.anna.id, `${haus.anna.id} `.repeat(200).trim()])
      expect((await ask(haus.anna.token, shown, haus.host)).status).toBe(409)
  })

  it('learns from the gate that its session has expired or is invalid here', async () => {
    const over = await ask(uuidv7(), haus.anna.id, haus.host)
    expect([over.status, over.json.code]).toEqual([401, 'sitzung.ungueltig'])
    const elsewhere = await ask(fremd.anna.token, fremd.anna.id, haus.host)
    expect(elsewhere.status).toBe(401)
    const guest = await app.request(benutzerWire.changeSprache.path, {
      host: haus.host,
      method: 'PUT',
      body: { sprache: 'de' },
      headers: { [PERSON_HEADER]: haus.anna.id },
    })
    expect(guest.status).toBe(401)
  })

  it('is recognised with an older token without a place', async () => {
    const token = uuidv7()
    await app.deps.authPool.query(
      `insert into session (id, "expiresAt", token, "userId") values ($1, now() + interval '24 hours', $1, $2)`,
      [token, `user-${haus.anna.id}`],
    )
    expect(placeIn(token)).toBeNull()
    expect((await ask(token, haus.anna.id, haus.host)).status).toBe(204)
    expect((await ask(token, haus.ben.id, haus.host)).status).toBe(409)
  })

  it('may be an operator’s who is no person of a house', async () => {
    const token = uuidv7()
    const { rows } = await admin.query<{ id: string }>(`
      with konto as (
        insert into auth."user" (id, name, email, "emailVerified") values ('user-bea', 'Bea', 'bea@betrieb.example', true) returning id
      ) insert into auth.betreiber (user_id) select id from konto returning id`)
    const id = rows[0]?.id ?? ''
    await app.deps.authPool.query(
      `insert into session (id, "expiresAt", token, "userId") values ($1, now() + interval '24 hours', $1, 'user-bea')`,
      [token],
    )
    const list = (shown: string) =>
      app.request('/api/mandanten', { as: token, headers: { [PERSON_HEADER]: shown } })
    expect((await app.request('/api/start', { as: token })).json.betreiber).toMatchObject({ id })
    expect((await list(id)).status).toBe(200)
    expect((await list(haus.anna.id)).status).toBe(409)
  })
})
