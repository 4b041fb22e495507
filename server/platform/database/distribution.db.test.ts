import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import * as wire from '@platzwart/contract/operations/live'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setSetting } from '../../testing/fahrzeug.ts'
import { type DocumentedOperation, documentedOperations, House, sampleOf } from '../../testing/samples.ts'
import { flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, haus } from '../../testing/suites/haus.ts'
import { withAdmin } from '../migrate/session.ts'
import { STATEMENTS } from './tx.ts'

/** Set while the server answers, so that the tests' own queries are not recorded. */
const answering = new AsyncLocalStorage<Set<string>>()
const read = (message: unknown) => {
  answering.getStore()?.add(String(message))
}

let tables: string
let operations: readonly DocumentedOperation[]

flotteSuite()

beforeAll(async () => {
  operations = (await documentedOperations(app)).filter(({ path }) => path !== wire.live.path)
  tables = await withAdmin(app.database.adminUrl, async (admin) => {
    const { rows } = await admin.query<{ name: string }>(
      `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
         where a.attname = 'mandant_id' and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
    )
    return rows.map(({ name }) => name).join('|')
  })
  // One person calls every operation, several times in the same hours.
  await setSetting(haus, 'leseraum.maxBuchungenProWoche', '0')
  await setSetting(haus, 'leseraum.mehrerePlaetzeGleichzeitig', 'true')
  subscribe(STATEMENTS, read)
})

afterAll(() => unsubscribe(STATEMENTS, read))

const ofMandant = (text: string) =>
  new RegExp(String.raw`\b(?:from|join|update|into)\s+(?:public\.)?"?(?:${tables})\b`, 'i').test(text)

/** Compared with a value in the statement, or inserted by it. */
const OWN =
  /\bmandant_id"?\s*=\s*(?:any\()?(?:\$|nullif\(current_setting\()|\binto [^(]+\([^)]*\bmandant_id\b/i
const LOCKS = /\bfor (?:no key )?(?:update|share)\b/i
/** One Mandant, not a list. */
const ONE = /\bmandant_id"?\s*=\s*(?:\$|nullif\(current_setting\()/i

/** Tables read without their Mandant beside others read with it. */
function unjoined(text: string): boolean {
  const read = text.match(new RegExp(String.raw`\b(?:from|join)\s+(?:public\.)?"?(?:${tables})\b`, 'gi'))
  return (read?.length ?? 0) > (text.match(/\bmandant_id"?\s*=/gi)?.length ?? 0)
}

function everywhere(text: string): boolean {
  return ofMandant(text) && (!OWN.test(text) || unjoined(text) || (LOCKS.test(text) && !ONE.test(text)))
}

describe('on a Citus cluster', () => {
  it('every statement of an operation names the Mandant, and none locks across several', async () => {
    const house = new House(app, haus, flotte)
    const sent = new Map<string, string>()
    let succeeded = 0
    for (const operation of operations) {
      const { path, query, ...request } = await sampleOf(operation, house)
      const texts = new Set<string>()
      const { status } = await answering.run(texts, () =>
        app.request(`${path}${query}`, { as: haus.leitung.token, host: haus.host, ...request }),
      )
      if (status < 300) succeeded++
      for (const text of texts) sent.set(text, operation.operationId)
    }
    // Those for operators, and those that only admins may call, are refused and send less.
    expect(succeeded).toBeGreaterThan(operations.length * 0.7)
    expect([...sent.keys()].filter(ofMandant).length).toBeGreaterThan(100)
    expect([...sent].filter(([text]) => everywhere(text)).map(([text, by]) => `${by}: ${text}`)).toEqual([])
  })

  it('the test finds a statement that does not', () => {
    expect(everywhere('select id from leseraum where id = $1')).toBe(true)
    expect(everywhere('update "leseraum" set "aktiv" = $1 where "id" = $2')).toBe(true)
    expect(everywhere('select id from leseraum where mandant_id = any($1) for update')).toBe(true)
    expect(everywhere('select l.id from leseraum l join grundriss g on g.mandant_id = l.mandant_id')).toBe(
      true,
    )
    const beside = 'select l.id from leseraum l left join grundriss g on g.id = l.grundriss_id'
    expect(everywhere(`${beside} where l.mandant_id = $1`)).toBe(true)
  })

  it('the test accepts those that do, and tables without Mandant', () => {
    expect(everywhere('select id from "leseraum" where "mandant_id" = $1 for update')).toBe(false)
    expect(everywhere('insert into "leseraum" ("mandant_id", "id") values ($1, $2)')).toBe(false)
    expect(everywhere('select 1 from pgboss.job where id = $1')).toBe(false)
  })
})
