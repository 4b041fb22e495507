import * as wire from '@platzwart/contract/operations/einrichtung'
import { bookLeseraum } from '@platzwart/contract/operations/leseraum'
import { expect, it } from 'vitest'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { anew: true, fremd: true })

const send = (path: string, body: object | undefined, as = haus.leitung) =>
  app.request(path, { as: as.token, host: haus.host, method: 'POST', ...(body && { body }) })
const fill = (as?: TestPerson) => send(wire.createBeispiel.path, undefined, as)
const clear = (body: object = { buchungen: 0, fahrten: 0 }) => send(wire.deleteBeispiel.path, body)
const read = (as = haus.leitung, host = haus.host) =>
  app.request(wire.readBeispiel.path, { as: as.token, host })
const sql = async (text: string, ...values: unknown[]) =>
  (await haus.scoped((tx) => tx.raw<Record<string, string>>(text, [haus.id, ...values]))).rows

const TABLES = [
  'standort',
  'abstellplatz',
  'grundriss',
  'leseraum',
  'oeffnungszeit',
  'leseraum_buchung',
  'fahrzeug',
].concat(['fahrzeug_buchung', 'fahrzeug_pruefung', 'fahrzeug_historie', 'serviceheft_eintrag', 'beispiel'])

/** How much stands in the house, table by table. */
async function inventory() {
  const counts = TABLES.map(
    (table) => `(select count(*) from ${table} where mandant_id = $1)::int as ${table}`,
  )
  const [row] = await sql(`select ${counts.join(', ')}`)
  return row
}

const withCars = () =>
  sql("update mandant set module = '{leseraum,fahrzeugbuchung}', stand = stand + 1 where id = $1")

const seatOfSample = async () =>
  (await sql("select id from leseraum where mandant_id = $1 and bezeichnung = 'F-01'"))[0]?.id ?? ''

async function bookSample(leseraumId: string) {
  const von = '2026-11-25T09:00:00Z'
  const body = { leseraumId, von, bis: '2026-11-25T10:00:00Z' }
  return app.request(bookLeseraum.path, { as: haus.anna.token, host: haus.host, method: 'POST', body })
}

it('fills a house that can be booked at once, and takes all of it out again and nothing else', async () => {
  await withCars()
  const before = await inventory()
  const made = await fill()
  expect(made.status).toBe(200)
  expect(made.json).toMatchObject({
    da: true,
    geht: { standorte: 1, grundrisse: 1, plaetze: 33, fahrzeuge: 3 },
    buchungen: 0,
    fahrten: 0,
    geaendert: [],
    bleibt: [],
  })
  const [own] = await sql('select count(*)::text as n from leseraum_buchung where mandant_id = $1')
  expect(own?.n).toBe('4')
  const gone = await clear()
  expect([gone.status, gone.json.da]).toEqual([200, false])
  expect(await inventory()).toEqual(before)
  expect((await clear()).status).toBe(200)
  const trail = await sql(
    "select aktion from protokoll where mandant_id = $1 and aktion like '%Beispiel' order by id",
  )
  expect(trail.map(({ aktion }) => aktion)).toEqual(['createBeispiel', 'deleteBeispiel'])
})

it('is there once, when two ask at the same moment, and gone once', async () => {
  const both = await Promise.all([fill(), fill(), fill()])
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
  const [plans] = await sql(
    "select count(*)::text as n from grundriss where mandant_id = $1 and bezeichnung like 'Beispiel%'",
  )
  expect(plans?.n).toBe('1')
  const gone = await Promise.all([clear(), clear()])
  expect(gone.map(({ status, json }) => [status, json.da])).toEqual([
    [200, false],
    [200, false],
  ])
})

it('says what somebody has changed and booked of it, and takes no more than was said', async () => {
  await withCars()
  await fill()
  const seat = await seatOfSample()
  expect((await bookSample(seat)).status).toBe(201)
  await sql(
    "update standort set name = 'Mein Haus', version = 2 where mandant_id = $1 and name = 'Beispielhaus'",
  )
  const [car] = await sql("select id from fahrzeug where mandant_id = $1 and kennzeichen = 'BSP 101'")
  await sql(
    `insert into fahrzeug_historie (mandant_id, id, fahrzeug_id, zeit, typ, benutzer_id) values ($1, $2, $3, now(), 'STATUSAENDERUNG', $4)`,
    uuidv7(),
    car?.id,
    haus.leitung.id,
  )
  expect((await read()).json).toMatchObject({ buchungen: 1, fahrten: 0, geaendert: ['Mein Haus'] })
  const refused = await clear()
  expect([refused.status, refused.json.code]).toEqual([409, 'beispiel.mehrGebucht'])
  expect((await inventory())?.leseraum).toBe(38)
  expect((await clear({ buchungen: 1, fahrten: 0 })).json.da).toBe(false)
  expect(await inventory()).toMatchObject({ leseraum: 5, fahrzeug: 0, standort: 1, leseraum_buchung: 0 })
})

it('leaves what has become the house’s own: its seats on the plan, a car that was driven, and the location of both', async () => {
  await withCars()
  await fill()
  const [plan] = await sql(
    "select id, standort_id from grundriss where mandant_id = $1 and bezeichnung like 'Beispiel%'",
  )
  const mandant_id = haus.id
  await haus.scoped((tx) =>
    tx.run(
      build.insertInto('leseraum').values({
        mandant_id,
        id: uuidv7(),
        grundriss_id: plan?.id ?? '',
        bezeichnung: 'Eigener',
        x: 1200,
        y: 300,
        breite: 80,
        hoehe: 60,
      }),
    ),
  )
  await sql(
    `update fahrzeug_buchung set beginn_ist = now(), status = 'aktiv' where mandant_id = $1
     and fahrzeug_id = (select id from fahrzeug where mandant_id = $1 and kennzeichen = 'BSP 103')`,
  )
  expect((await read()).json).toMatchObject({
    geht: { standorte: 0, grundrisse: 0, plaetze: 33, fahrzeuge: 2 },
    bleibt: ['BSP 103', 'Beispiel-Lesesaal', 'Beispielhaus'],
  })
  expect((await clear()).json.da).toBe(false)
  expect(await inventory()).toMatchObject({
    standort: 2,
    grundriss: 2,
    leseraum: 6,
    fahrzeug: 1,
    beispiel: 0,
  })
  // What stayed is no sample, and another one stands beside it.
  expect((await fill()).json).toMatchObject({ da: true, geht: { standorte: 1, plaetze: 33, fahrzeuge: 3 } })
})

it('fills what the house has switched on, and is for its administration alone', async () => {
  expect((await fill(haus.anna)).status).toBe(403)
  expect((await read(haus.ben)).json.code).toBe('recht.fehlt')
  expect((await fill()).json).toMatchObject({ geht: { plaetze: 33, fahrzeuge: 0 } })
  expect((await read(fremd.leitung, fremd.host)).json.da).toBe(false)
})
