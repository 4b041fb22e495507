import * as freigabeWire from '@platzwart/contract/operations/freigabe'
import * as wire from '@platzwart/contract/operations/fuehrerschein'
import * as sucheWire from '@platzwart/contract/operations/suche'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { asOwner } from '../../testing/fahrtenbuch.ts'
import { createTestFlotte, type TestFlotte } from '../../testing/fahrzeug.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { rowsOf } from '../../testing/rows/planned.ts'
import { readHolders } from '../berechtigung/queries.ts'
import { listBookable } from '../fahrer/queries.ts'
import { countLicences, listLicences, PAGE } from './queries.ts'

const PEOPLE = 3_000
const HEUTE = Temporal.PlainDate.from('2026-11-23')

let app: TestApp
let haus: TestMandant
let flotte: TestFlotte

/** Everybody is in a group that may book vehicles; every second one has a licence, of which some are due. */
beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z')
  haus = await createTestMandant(app, 'gross')
  flotte = await createTestFlotte(app, haus)
  const steps = [
    `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
     select $1, gen_random_uuid(), 'viele' || i, 'V' || i % 97, 'N' || i % 991, 'p' || i || '@gross.example' from generate_series(1, ${PEOPLE}) i`,
    "insert into gruppe (mandant_id, id, name) values ($1, gen_random_uuid(), 'alle')",
    "insert into rolle (mandant_id, id, name) values ($1, gen_random_uuid(), 'fahrende')",
    `insert into rolle_berechtigung (mandant_id, rolle_id, berechtigung, wert)
     select $1, id, 'fahrzeug_buchen', 'true' from rolle where mandant_id = $1 and name = 'fahrende'`,
    `insert into gruppe_rolle (mandant_id, gruppe_id, rolle_id)
     select $1, g.id, r.id from gruppe g, rolle r where g.mandant_id = $1 and r.mandant_id = $1 and g.name = 'alle' and r.name = 'fahrende'`,
    `insert into benutzer_gruppe (mandant_id, gruppe_id, benutzer_id)
     select $1, g.id, b.id from gruppe g, benutzer b
     where g.mandant_id = $1 and g.name = 'alle' and b.mandant_id = $1 and b.anmeldung_id like 'viele%'`,
    `insert into fuehrerschein (mandant_id, benutzer_id, nummer, ausgestellt_am, gueltig_bis, naechste_pruefung, klassen)
     select $1, id, 'B', '2010-01-01', '2035-01-01', date '2026-11-01' + n::int % 400, '{B}'
     from (select id, row_number() over (order by id) as n from benutzer where mandant_id = $1 and anmeldung_id like 'viele%') b
     where n % 2 = 0`,
    'update mandant set stand = stand + 1 where id = $1',
  ]
  for (const step of steps) await asOwner(app, step, [haus.id])
  // By name: on a cluster nothing else is looked at where the rows are.
  for (const table of ['benutzer', 'rolle_berechtigung', 'gruppe_rolle', 'benutzer_gruppe', 'fuehrerschein'])
    await asOwner(app, `analyze ${table}`)
})

afterAll(() => app.close())

interface Page {
  readonly items: readonly { readonly id: string; readonly benutzer: { readonly id: string } }[]
  readonly cursor: string | null
  readonly faellig: number
}

async function get(person: TestPerson, path: string): Promise<Page> {
  const answer = await app.request(path, { as: person.token, host: haus.host })
  expect(answer.status).toBe(200)
  return answer.json as unknown as Page
}

/** All pages of a list. */
async function walk(person: TestPerson, path: string): Promise<Page['items'][number][]> {
  const items: Page['items'][number][] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Page = await get(person, `${path}&limit=200${cursor && `&cursor=${cursor}`}`)
    expect(page.items.length).toBeLessThanOrEqual(200)
    items.push(...page.items)
    cursor = page.cursor
  }
  return items
}

describe('a house of thousands', () => {
  it('is told for whom one may book by pages, each person once', async () => {
    const first = await get(flotte.fuhrpark, sucheWire.listFahrer.path)
    expect([first.items.length, first.cursor]).toEqual([50, first.items.at(-1)?.id])
    const all = (await walk(flotte.fuhrpark, `${sucheWire.listFahrer.path}?suche=`)).map(({ id }) => id)
    const { rows } = await haus.scoped((tx) =>
      tx.raw<{ id: string }>(
        "select benutzer_id as id from fuehrerschein where naechste_pruefung > '2026-11-23'",
      ),
    )
    const holders = new Set(await haus.scoped((tx) => readHolders(tx, 'fahrzeug_buchen')))
    expect(new Set(all)).toEqual(new Set(rows.map(({ id }) => id).filter((id) => holders.has(id))))
    expect(all).toHaveLength(new Set(all).size)
  })

  it('is searched on the server, and one of them is found by id', async () => {
    const { items } = await get(flotte.fuhrpark, `${sucheWire.listFahrer.path}?suche=p1002@`)
    expect(items.length).toBeLessThanOrEqual(1)
    const [one] = (await get(flotte.fuhrpark, `${sucheWire.listFahrer.path}?limit=1`)).items
    const alone = await get(flotte.fuhrpark, `${sucheWire.listFahrer.path}?id=${one?.id}`)
    expect(alone.items.map(({ id }) => id)).toEqual([one?.id])
  })

  it('has its licences by pages, those due first, and counts to a thousand', async () => {
    const due = await walk(flotte.pruefer, `${wire.listFuehrerscheine.path}?stand=faellig`)
    const ids = due.map(({ benutzer }) => benutzer.id)
    expect(ids).toHaveLength(new Set(ids).size)
    expect(ids.length).toBeGreaterThan(PEOPLE / 2)
    expect((await get(flotte.pruefer, wire.listFuehrerscheine.path)).faellig).toBe(1000)
    const zaehler = (
      await app.request(freigabeWire.countZaehler.path, { as: flotte.pruefer.token, host: haus.host })
    ).json
    expect(zaehler.fuehrerscheine).toBe(1000)
  })

  it('answers the same for few holders and for many', async () => {
    const answers = await Promise.all(
      [false, true].map((many) =>
        haus.scoped(async (tx) => {
          const list = { many, faelligBis: HEUTE, suche: 'V1', after: null, limit: 5000 }
          const bookable = { many, suche: 'N1', id: null, after: null, limit: 5000 }
          return {
            list: (await listLicences(tx, list)).map(({ id }) => id),
            bookable: (await listBookable(tx, HEUTE, bookable)).map(({ id }) => id),
            anzahl: await countLicences(tx, many, HEUTE),
          }
        }),
      ),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.list.length).toBeGreaterThan(100)
    expect(answers[0]?.bookable.length).toBeGreaterThan(100)
  })

  it('reads of many holders no more people than a page needs, as the role that serves requests', async () => {
    const plan = await haus.scoped(async (tx) => {
      // Of some thousands a hash of all is quick, and would be chosen; of a hundred thousand it is not.
      await tx.raw('set local enable_hashjoin = off')
      await tx.raw('set local enable_mergejoin = off')
      const after = ['0001-01-01', '00000000-0000-0000-0000-000000000000']
      const { rows } = await tx.raw<{ 'QUERY PLAN': unknown }>(
        `explain (analyze, format json) ${PAGE(true)}`,
        [haus.id, 'fahrzeug_buchen', null, null, ...after, 51],
      )
      return rows[0]?.['QUERY PLAN']
    })
    expect(rowsOf(plan, 'benutzer')).toBeGreaterThan(0)
    expect(rowsOf(plan, 'benutzer')).toBeLessThan(PEOPLE / 5)
    expect(rowsOf(plan, 'benutzer_gruppe')).toBeLessThan(PEOPLE / 5)
  })
})
