import { benutzerQuerySchema } from '@platzwart/contract/benutzer'
import { beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../../testing/fahrtenbuch.ts'
import { rowsOf } from '../../testing/rows/planned.ts'
import { app, haus, hausSuite } from '../../testing/suites/haus.ts'
import { pageOf, readFew, readPeople } from './queries.ts'

const PEOPLE = 4_000

hausSuite()

beforeAll(async () => {
  await asOwner(
    app,
    `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email, personalnummer, erstellt)
     select $1, gen_random_uuid(), 'viele' || i, 'V' || i % 97, 'N' || i % 991, md5(i::text) || '@gross.example',
       case when i % 3 > 0 then md5('P' || i) end, now() - i * 7919 % 4001 * interval '1 minute' from generate_series(1, ${PEOPLE}) i`,
    [haus.id],
  )
  // By name: on a cluster nothing else is looked at where the rows are.
  await asOwner(app, 'analyze benutzer')
})

/** How a page is read by the role that serves requests. */
function planOf(asked: object) {
  const { sql, parameters } = pageOf(haus.id, benutzerQuerySchema.parse({ limit: 20, ...asked }))
  return haus.scoped(async (tx) => {
    // Of some thousands a walk over all rows is quick, and would be chosen; of a hundred thousand it is not.
    await tx.raw('set local enable_seqscan = off')
    const { rows } = await tx.raw<{ 'QUERY PLAN': unknown }>(`explain (analyze, format json) ${sql}`, [
      ...parameters,
    ])
    return rows[0]?.['QUERY PLAN']
  })
}

/** Somebody in the middle of the house, to go on behind. */
async function middle(): Promise<string> {
  const [row] = await haus.scoped(
    async (tx) =>
      (
        await tx.raw<{ id: string }>('select id from benutzer where mandant_id = $1 and anmeldung_id = $2', [
          haus.id,
          `viele${PEOPLE / 2}`,
        ])
      ).rows,
  )
  return row?.id ?? ''
}

describe('a page of thousands of people', () => {
  for (const sortierung of ['name', 'email', 'personalnummer', 'erstellt'] as const)
    for (const richtung of ['auf', 'ab'] as const)
      it(`by ${sortierung}, ${richtung}, reads no more of them than it shows, from the first and from any other`, async () => {
        for (const cursor of [undefined, await middle()]) {
          const plan = await planOf({ sortierung, richtung, cursor, status: 'alle' })
          expect(rowsOf(plan, 'benutzer')).toBeGreaterThan(20)
          expect(rowsOf(plan, 'benutzer')).toBeLessThan(PEOPLE / 20)
        }
      })
})

describe('a search in another order than that of the names', () => {
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

  it('puts the few that it fits into the order, and walks the order where they are many', async () => {
    const few = (suche: string, sortierung = 'email') =>
      haus.scoped((tx) => readFew(tx, benutzerQuerySchema.parse({ suche, sortierung, status: 'alle' })))
    expect((await few('v96 '))?.length).toBe(41)
    expect(await few('niemand da')).toEqual([])
    expect(await few('gross.example')).toBeNull()
    expect(await few('v96', 'name')).toBeNull()
    expect(await few(' ')).toBeNull()
  })

  for (const suche of ['v96', 'gross.example', 'niemand da'])
    it(`finds by ${suche} whom the walk through the whole order finds, in that order and behind anybody`, async () => {
      for (const sortierung of ['email', 'personalnummer', 'erstellt'])
        for (const richtung of ['auf', 'ab'])
          for (const cursor of [undefined, await middle()]) {
            const asked = { sortierung, richtung, cursor, suche, status: 'alle', limit: 20 }
            const query = benutzerQuerySchema.parse(asked)
            const [found, walked] = await haus.scoped(async (tx) => [
              idsOf(await readPeople(tx, query)),
              idsOf(await tx.all(pageOf(haus.id, query))),
            ])
            expect([asked, found]).toEqual([asked, walked])
          }
    })
})
