import { verifyChain } from '@platzwart/domain/fahrtenbuch/chain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eintragOf, selectEintrag } from '../features/fahrtenbuch/eintrag.ts'
import { sha256 } from '../features/fahrtenbuch/hashEintrag.ts'
import { readZeugnis } from '../features/fahrtenbuch/readZeugnis.ts'
import { verifyFahrtenbuch } from '../features/fahrtenbuch/verifyFahrtenbuch.ts'
import { verifyPassword } from '../features/sitzung/anmeldung/verifyPassword.ts'
import { inScope } from '../platform/database/inScope.ts'
import { mintScope } from '../platform/database/scope.ts'
import { build } from '../platform/database/sql.ts'
import { type DemoHouses, demoHouses } from '../testing/suites/demoHouses.ts'
import { DEMO_LOGINS, DEMO_PASSWORD } from './logins.ts'
import { lindenau } from './mandanten/lindenau.ts'
import { nordhafen } from './mandanten/nordhafen.ts'

const now = Temporal.Instant.from('2026-11-18T11:07:00Z')
const NORDHAFEN_ID = nordhafen().id
const TEMPLATES = [lindenau(Temporal.PlainDate.from('2026-11-18')), nordhafen()]

let houses: DemoHouses

/** Rows of every table of the Mandanten, as the superuser sees them. */
async function rowsOfAllTables(): Promise<Record<string, number>> {
  const { rows: tables } = await houses.admin.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r'
       and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace) order by 1`,
  )
  const counts = tables.map(async ({ name }) => {
    const { rows } = await houses.admin.query<{ n: number }>(`select count(*)::int as n from ${name}`)
    return [name, rows[0]?.n ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

beforeAll(async () => {
  houses = await demoHouses(now)
})

afterAll(() => houses.close())

describe('the demo', () => {
  it('has two Mandanten with plans, people and bookings', async () => {
    const counts = await rowsOfAllTables()
    expect(counts).toMatchObject({
      mandant: 2,
      'auth.mandant_domain': 2,
      'auth.betreiber': 1,
      grundriss: 5,
      oeffnungszeit: 35,
      sonderoeffnungszeit: 3,
      benutzer: 43 + 26,
      // The operator is one account and a person of both.
      'auth."user"': 68,
      'auth.account': 68,
    })
    expect(counts.leseraum).toBe(330 + 43 + 41 + 51 + 12)
    expect(counts.leseraum_buchung).toBeGreaterThan(700)
    expect(counts.protokoll).toBeGreaterThan(counts.leseraum_buchung ?? 0)
  })

  it('changes nothing when it is filled again, now or later', async () => {
    const before = await rowsOfAllTables()
    await houses.fill()
    await houses.fill(now.add({ hours: 50 }))
    expect(await rowsOfAllTables()).toEqual(before)
  })

  it('takes up a start that stopped before the domains were written', async () => {
    const before = await rowsOfAllTables()
    await houses.admin.query('delete from auth.mandant_domain')
    await houses.admin.query('delete from auth.account where "id" in (select "id" from auth.account limit 5)')
    await houses.fill()
    expect(await rowsOfAllTables()).toEqual(before)
  })

  it('has a fleet with a year of trips, in every state, and a logbook that verifies', async () => {
    const counts = await rowsOfAllTables()
    expect(counts).toMatchObject({ fahrzeug: 24, standort: 2 + 3, serviceheft_eintrag: 96 })
    expect(counts.fahrzeug_buchung).toBeGreaterThan(2000)
    expect(counts.fuehrerschein).toBeGreaterThan(20)
    const { rows } = await houses.admin.query<{ status: string }>(
      'select distinct status from fahrzeug_buchung order by 1',
    )
    expect(rows.map((row) => row.status)).toEqual([
      'aktiv',
      'durchgeführt',
      'reserviert',
      'storniert',
      'verschlossen',
      'vorgemerkt',
    ])
    const trips = await inScope(houses.appPool, mintScope(NORDHAFEN_ID, null), (tx) =>
      tx.all(selectEintrag(tx.scope.mandantId).orderBy('fahrzeug_id').orderBy('nummer')),
    )
    const chains = Map.groupBy(trips.map(eintragOf), (eintrag) => eintrag.fahrzeugId)
    expect(chains.size).toBe(24)
    for (const chain of chains.values()) {
      expect(verifyChain(chain, sha256)).toEqual({
        head: { nummer: chain.length, hash: chain.at(-1)?.hash },
        fault: null,
      })
    }
    expect(new Set(trips.map((row) => row.art))).toEqual(new Set(['fahrt', 'nachtrag', 'korrektur']))
  })

  it('has logbooks that trips, history and audit trail agree with', async () => {
    const found = await inScope(houses.appPool, mintScope(NORDHAFEN_ID, null), async (tx) => {
      const cars = await tx.all(build.selectFrom('fahrzeug').select('id'))
      return Promise.all(
        cars.map(async ({ id }) => [await verifyFahrtenbuch(tx, id), await readZeugnis(tx, id)]),
      )
    })
    expect(found).toHaveLength(24)
    for (const [verification, zeugnis] of found)
      expect([verification, zeugnis]).toMatchObject([
        { fault: null, widersprueche: [] },
        { protokoll: { nummer: expect.any(Number) } },
      ])
  })

  it('knows every state of room bookings', async () => {
    const { rows } = await houses.admin.query<{ status: string }>(
      'select distinct status from leseraum_buchung order by 1',
    )
    expect(rows.map((row) => row.status)).toEqual([
      'durchgeführt',
      'reserviert',
      'storniert',
      'verschlossen',
      'vorgemerkt',
    ])
  })

  it.each(DEMO_LOGINS)('lets $email sign in with the password of the demo', async ({ email }) => {
    const { rows } = await houses.authPool.query<{ id: string; accountId: string; password: string }>(
      `select u."id", a."accountId", a."password" from auth."user" u join auth.account a on a."userId" = u."id"
       where u."email" = $1 and a."providerId" = 'credential'`,
      [email],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.accountId).toBe(rows[0]?.id)
    expect(await verifyPassword({ hash: rows[0]?.password ?? '', password: DEMO_PASSWORD })).toBe(true)
    const { rows: persons } = await houses.authPool.query('select 1 from benutzer where anmeldung_id = $1', [
      rows[0]?.id,
    ])
    expect(persons.length).toBe(email.startsWith('betreiber') ? 2 : 1)
  })

  it.each(TEMPLATES)('shows $name its own rows, and none of the other', async ({ id, personen }) => {
    const seen = await inScope(houses.appPool, mintScope(id, null), (tx) =>
      tx.all(
        sql<{ mandant_id: string; tabelle: string; n: number }>`
          select mandant_id, 'benutzer' as tabelle, count(*)::int as n from benutzer group by 1
          union all select mandant_id, 'leseraum', count(*)::int from leseraum group by 1
          union all select mandant_id, 'leseraum_buchung', count(*)::int from leseraum_buchung group by 1
          union all select mandant_id, 'einstellung_wert', count(*)::int from einstellung_wert group by 1
          union all select mandant_id, 'protokoll', count(*)::int from protokoll group by 1`.compile(build),
      ),
    )
    expect(seen).toHaveLength(5)
    expect(new Set(seen.map((row) => row.mandant_id))).toEqual(new Set([id]))
    expect(seen.find((row) => row.tabelle === 'benutzer')?.n).toBe(personen.length)
  })
})
