import { address } from '@platzwart/contract/operation'
import * as holds from '@platzwart/contract/operations/aufbewahrung'
import * as wire from '@platzwart/contract/operations/einrichtung'
import { beforeEach, expect, it } from 'vitest'
import { app, haus, hausSuite, leseraeume, MONDAY } from '../../testing/suites/haus.ts'
import { DELETE } from './deleteBeispiel.ts'

hausSuite(MONDAY, { anew: true })

const ask = (method: string, path: string, body?: object) =>
  app.request(path, { as: haus.leitung.token, host: haus.host, method, ...(body && { body }) })
const clear = () => ask('POST', wire.deleteBeispiel.path, { buchungen: 0, fahrten: 0 })
const hold = (kennung: string) =>
  ask('POST', holds.createLoeschsperre.path, { kennung, grund: 'Streit über einen Schaden' })
const sql = (text: string, ...values: unknown[]) => leseraeume.rows(text, [haus.id, ...values])

const LEFT = `
  select (select count(*)::int from leseraum where mandant_id = $1 and bezeichnung = 'F-01') as plaetze,
    (select count(*)::int from fahrzeug where mandant_id = $1) as fahrzeuge,
    (select count(*)::int from beispiel where mandant_id = $1) as beispiele`
const left = async () => (await sql(LEFT))[0]

async function expectGone() {
  expect((await clear()).status).toBe(200)
  expect(await left()).toEqual({ plaetze: 0, fahrzeuge: 0, beispiele: 0 })
}

async function expectHeld(name: string) {
  const { status, json, text } = await clear()
  expect([status, json.code]).toEqual([409, 'beispiel.loeschsperre'])
  expect(text).toContain(name)
}

beforeEach(async () => {
  await sql("update mandant set module = '{leseraum,fahrzeugbuchung}', stand = stand + 1 where id = $1")
  await ask('POST', wire.createBeispiel.path)
})

/** What hangs on what in the database, and is not taken along by it. */
const EDGES = `
  select k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent, k.confdeltype = 'c' as along
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and n.nspname = 'public'`

/** What is not deleted, and why it does not stand in the way. */
const STANDS = [
  // A car with a line in its logbook, or with a trip that began, stays.
  'fahrtenbuch_eintrag → fahrzeug',
  'fahrtenbuch_eintrag → fahrzeug_buchung',
  'fahrtenbuch_siegel → fahrzeug',
  'fahrzeug_schaden → fahrzeug_historie',
  // Refused in words.
  'loeschsperre → fahrzeug',
]

it('takes the tables one after the other as they hang on each other, every one of them', async () => {
  const edges = (await sql(`${EDGES} and $1::uuid is not null`)) as {
    child: string
    parent: string
    along: boolean
  }[]
  // The history goes first, by a function of its own.
  const order = [
    'fahrzeug_beleg',
    'fahrzeug_historie',
    ...DELETE.flatMap(([, tables]) => Object.keys(tables)),
  ]
  /** When a table is emptied: by its own statement, or along with what it hangs on. */
  const when = (table: string): number => {
    const own = order.indexOf(table)
    if (own >= 0) return own
    const along = edges.filter((it) => it.child === table && it.along && it.parent !== table)
    return Math.max(-1, ...along.map(({ parent }) => when(parent)))
  }
  const wrong = edges.filter(({ child, parent, along }) => {
    const gone = when(parent)
    return !along && gone >= 0 && !(when(child) >= 0 && when(child) < gone)
  })
  expect(wrong.map(({ child, parent }) => `${child} → ${parent}`).sort()).toEqual([...STANDS].sort())
})

const seatOfSamples = async () => {
  const [seat] = await sql(
    "select id, grundriss_id from leseraum where mandant_id = $1 and bezeichnung = 'F-01'",
  )
  return seat as { readonly id: string; readonly grundriss_id: string }
}

it('takes along what came to hang on seats and cars later', async () => {
  const { id: seat } = await seatOfSamples()
  await sql(
    `insert into leseraum_nutzung (mandant_id, leseraum_id, tag, buchungen, minuten) values ($1, $2, '2026-01-05', 1, 60)`,
    seat,
  )
  for (const { id } of await sql('select id from fahrzeug where mandant_id = $1'))
    await sql(
      `insert into fahrzeug_schaden (mandant_id, id, fahrzeug_id, ansicht, x, y, beschreibung, gemeldet, gemeldet_von)
       values ($1, gen_random_uuid(), $2, 'vorne', 1, 1, 'Kratzer', now(), $3)`,
      id,
      haus.ben.id,
    )
  await expectGone()
})

it('takes nothing while a legal hold lies on a car of it, says which, and all of it once that is lifted', async () => {
  const before = await left()
  expect(before).toMatchObject({ plaetze: 1, fahrzeuge: 3 })
  const held = await hold('BSP 102')
  expect(held.status).toBe(201)
  await expectHeld('BSP 102')
  expect(await left()).toEqual(before)
  expect((await ask('DELETE', address(holds.deleteLoeschsperre, { id: String(held.json.id) }))).status).toBe(
    204,
  )
  await expectGone()
})

it('takes nothing of somebody who is held, and the samples of who is all the same', async () => {
  await hold(haus.leitung.email)
  await hold(haus.ben.email)
  const { id, grundriss_id } = await seatOfSamples()
  const wait = `insert into warteplatz (mandant_id, id, benutzer_id, grundriss_id, leseraum_id, tag, zeitraum, mindestens, erstellt)
    values ($1, gen_random_uuid(), $2, $3, $4, '2026-11-26', '[2026-11-26T09:00Z,2026-11-26T10:00Z)', 60, now())`
  await sql(wait, haus.ben.id, grundriss_id, id)
  await expectHeld('ben Muster')
  await sql('delete from loeschsperre where mandant_id = $1 and benutzer_id = $2', haus.ben.id)
  await expectGone()
})
