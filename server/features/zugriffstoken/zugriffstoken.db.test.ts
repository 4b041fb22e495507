import { address } from '@platzwart/contract/operation'
import * as rooms from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/zugriffstoken'
import { TOKEN_BEREICHE, type TokenUmfang } from '@platzwart/domain/zugriffstoken/umfang'
import { describe, expect, it } from 'vitest'
import { POLICIES } from '../../platform/http/policy.ts'
import { newGeheimnis } from '../../platform/sitzung/geheimnis.ts'
import { formatToken, parseToken } from '../../platform/sitzung/zugriffstoken.ts'
import { cookieOf } from '../../testing/app.ts'
import { TEST_SECRET } from '../../testing/database.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true, anew: true })

const { slot } = leseraeume

const ask = (method: string, path: string, { token }: TestPerson, body?: unknown, host = haus.host) =>
  app.request(path, { as: token, host, method, ...(body === undefined ? {} : { body }) })

interface Options {
  readonly host?: string
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

const by = (token: string, path: string, { host = haus.host, method = 'GET', body, headers }: Options = {}) =>
  app.request(path, {
    host,
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body === undefined ? {} : { body }),
  })

interface Issued {
  readonly id: string
  readonly token: string
}

async function issue(
  person: TestPerson,
  umfang: readonly TokenUmfang[],
  more: { readonly name?: string; readonly tage?: number } = {},
): Promise<Issued> {
  const { status, json } = await ask('POST', wire.createZugriffstoken.path, person, {
    name: 'Website',
    umfang,
    ...more,
  })
  expect([status, json]).toEqual([201, expect.anything()])
  const { geheim, token } = json as unknown as { geheim: string; token: { id: string } }
  return { id: token.id, token: geheim }
}

interface Listed {
  readonly erlaubt: boolean
  readonly token: readonly {
    id: string
    name: string
    anfang: string
    benutzt: string | null
    abgelaufen: boolean
  }[]
}

const listed = async (person: TestPerson) =>
  (await ask('GET', wire.listZugriffstoken.path, person)).json as unknown as Listed

const bookings = rooms.listLeseraumBuchungen.path

const book = (token: string, headers: Record<string, string> = {}, time = slot()) =>
  by(token, rooms.bookLeseraum.path, {
    method: 'POST',
    body: { leseraumId: haus.seats[0], ...time },
    headers,
  })

const codeOf = ({ status, json }: { status: number; json: unknown }) => [
  status,
  (json as { code?: string }).code,
]

describe('what tokens are for', () => {
  it('names every tag of the operations of signed-in people, and no other', () => {
    const never = new Set(['anmeldedienst', 'live', 'sitzung', 'zugriffstoken'])
    const tags = [...POLICIES.values()].filter(({ who }) => who === 'sitzung').map(({ tag }) => tag)
    expect([...new Set(tags)].filter((tag) => !never.has(tag)).toSorted()).toEqual(
      [...TOKEN_BEREICHE].toSorted(),
    )
  })
})

describe('an API token', () => {
  it('acts for its person within what it is for', async () => {
    const { token } = await issue(haus.anna, ['leseraum.schreiben'])
    expect((await book(token)).status).toBe(201)
    const seen = await by(token, bookings)
    expect(seen.status).toBe(200)
    expect(seen.text).toContain(haus.seats[0])
    expect(codeOf(await by(token, wire.listZugriffstoken.path))).toEqual([403, 'token.umfangFehlt'])
    expect(codeOf(await by(token, '/api/benutzer'))).toEqual([403, 'token.umfangFehlt'])
  })

  it('that only reads writes nothing', async () => {
    const { token } = await issue(haus.anna, ['leseraum.lesen'])
    expect((await by(token, bookings)).status).toBe(200)
    expect(codeOf(await book(token))).toEqual([403, 'token.umfangFehlt'])
    expect((await listed(haus.anna)).token[0]?.benutzt).toBe('2026-11-23')
  })

  it('gives its person no right that they do not have', async () => {
    const { token } = await issue(haus.anna, ['benutzer.lesen', 'protokoll.lesen'])
    expect(codeOf(await by(token, '/api/protokoll'))).toEqual([403, 'recht.fehlt'])
  })

  it('books once under one Idempotency-Key', async () => {
    const { token } = await issue(haus.anna, ['leseraum.schreiben'])
    const time = slot()
    const first = await book(token, { 'idempotency-key': 'einmal' }, time)
    const again = await book(token, { 'idempotency-key': 'einmal' }, time)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.json).toEqual(first.json)
  })

  it('is returned once and stored as a hash', async () => {
    const headers = { 'idempotency-key': 'token' }
    const body = { name: 'Website', umfang: ['leseraum.lesen'] }
    const create = () =>
      app.request(wire.createZugriffstoken.path, {
        as: haus.anna.token,
        host: haus.host,
        method: 'POST',
        body,
        headers,
      })
    const first = (await create()).json as unknown as { geheim: string }
    const again = (await create()).json as unknown as { geheim: string | null }
    expect(again.geheim).toBeNull()
    const secret = parseToken(first.geheim, TEST_SECRET)?.geheimnis ?? ''
    expect(secret).toHaveLength(43)
    const kept = await haus.scoped(async (tx) => {
      const rows = await tx.raw<{ alles: string }>(
        `select coalesce((select string_agg(z::text, ' ') from zugriffstoken z where mandant_id = $1), '')
           || coalesce((select string_agg(w::text, ' ') from wiederholschluessel w where mandant_id = $1), '')
           || coalesce((select string_agg(p::text, ' ') from protokoll p where mandant_id = $1), '') as alles`,
        [haus.id],
      )
      return rows.rows[0]?.alles ?? ''
    })
    expect(kept).toContain('Website')
    expect(kept).not.toContain(secret)
  })

  it('ends when it is revoked, by its person or by the house', async () => {
    const own = await issue(haus.anna, ['leseraum.lesen'], { name: 'A' })
    const other = await issue(haus.anna, ['leseraum.lesen'], { name: 'B' })
    const foreign = await ask('DELETE', address(wire.revokeZugriffstoken, { id: own.id }), haus.ben)
    expect(foreign.status).toBe(404)
    expect((await by(own.token, bookings)).status).toBe(200)
    expect((await ask('DELETE', address(wire.revokeZugriffstoken, { id: own.id }), haus.anna)).status).toBe(
      204,
    )
    expect(codeOf(await by(own.token, bookings))).toEqual([401, 'token.ungueltig'])
    const all = (await ask('GET', wire.listHausZugriffstoken.path, haus.leitung)).json as unknown as {
      items: { id: string; person: { name: string } }[]
    }
    expect(all.items).toEqual([
      expect.objectContaining({ id: other.id, person: { id: haus.anna.id, name: 'anna Muster' } }),
    ])
    const path = address(wire.revokeHausZugriffstoken, { id: other.id })
    expect((await ask('DELETE', path, haus.ben)).status).toBe(403)
    expect((await ask('DELETE', path, haus.leitung)).status).toBe(204)
    expect(codeOf(await by(other.token, bookings))).toEqual([401, 'token.ungueltig'])
  })

  it('ends with its time, its person and the setting of the house', async () => {
    const { token } = await issue(haus.anna, ['leseraum.lesen'], { tage: 1 })
    const answer = async () => codeOf(await by(token, bookings))
    app.clock.set('2026-11-24T07:59:59Z')
    expect((await answer())[0]).toBe(200)
    app.clock.set('2026-11-24T08:00:00Z')
    expect(await answer()).toEqual([401, 'token.abgelaufen'])
    expect((await listed(haus.anna)).token[0]?.abgelaufen).toBe(true)
    app.clock.set(MONDAY)
    const set = (wert: unknown) =>
      haus.scoped(async (tx) => {
        await tx.raw(
          "delete from einstellung_wert where mandant_id = $1 and option_name = 'system.apiToken'",
          [haus.id],
        )
        await tx.raw(
          "insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, gen_random_uuid(), 'system.apiToken', $2)",
          [haus.id, String(wert)],
        )
        await tx.raw('update mandant set stand = stand + 1 where id = $1', [haus.id])
      })
    await set(false)
    expect(await answer()).toEqual([403, 'token.nichtErlaubt'])
    const refused = await ask('POST', wire.createZugriffstoken.path, haus.anna, {
      name: 'X',
      umfang: ['leseraum.lesen'],
    })
    expect(codeOf(refused)).toEqual([403, 'token.nichtErlaubt'])
    await set(true)
    expect((await answer())[0]).toBe(200)
    await haus.scoped((tx) =>
      tx.raw("update benutzer set status = 'inaktiv' where mandant_id = $1 and id = $2", [
        haus.id,
        haus.anna.id,
      ]),
    )
    expect(await answer()).toEqual([401, 'sitzung.inaktiv'])
  })

  it('is worth nothing in another house, forged, or for somebody else', async () => {
    const { id, token } = await issue(haus.anna, ['leseraum.lesen'])
    const parsed = parseToken(token, TEST_SECRET)
    if (parsed === null) throw new Error('a token that was issued can be read')
    const forged = [
      formatToken({ ...parsed, benutzerId: haus.leitung.id }, TEST_SECRET),
      formatToken({ ...parsed, mandantId: fremd.id, benutzerId: fremd.leitung.id }, TEST_SECRET),
      formatToken({ ...parsed, geheimnis: newGeheimnis() }, TEST_SECRET),
      formatToken(parsed, 'x'.repeat(40)),
      token.slice(0, -1),
      `pzw_${id}`,
      'pzw_',
    ]
    for (const one of forged) expect(codeOf(await by(one, bookings))).toEqual([401, 'token.ungueltig'])
    expect(codeOf(await by(token, bookings, { host: fremd.host }))).toEqual([401, 'token.ungueltig'])
  })

  it('is not replaced by a cookie that is there too', async () => {
    const { token } = await issue(haus.anna, ['leseraum.lesen'])
    const cookie = { cookie: cookieOf(haus.leitung.token) }
    expect(codeOf(await by(token, '/api/protokoll', { headers: cookie }))).toEqual([403, 'token.umfangFehlt'])
    expect(codeOf(await by(`${token}x`, '/api/protokoll', { headers: cookie }))).toEqual([
      401,
      'token.ungueltig',
    ])
  })

  it('has a name of its own, a limit in number and in days', async () => {
    await issue(haus.anna, ['leseraum.lesen'])
    const create = (body: unknown) => ask('POST', wire.createZugriffstoken.path, haus.anna, body)
    const base = { name: 'Neu', umfang: ['leseraum.lesen'] }
    expect(codeOf(await create({ ...base, name: 'Website' }))).toEqual([422, 'feld.vergeben'])
    for (const wrong of [
      { tage: 731 },
      { tage: 0 },
      { umfang: [] },
      { umfang: ['live.lesen'] },
      { name: ' ' },
    ])
      expect((await create({ ...base, ...wrong })).status).toBe(422)
    const all = await Promise.all(Array.from({ length: 21 }, (_, nr) => create({ ...base, name: `T${nr}` })))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(19)
    expect(all.filter(({ status }) => status === 409)).toHaveLength(2)
  })
})
