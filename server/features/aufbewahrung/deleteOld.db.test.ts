import type { Fristen } from '@platzwart/contract/aufbewahrung'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/aufbewahrung'
import { saveHausEinstellungen } from '@platzwart/contract/operations/einstellung'
import { readPlanTag } from '@platzwart/contract/operations/grundriss'
import { beforeEach, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { periodAt } from '../../platform/jobs/recurring.ts'
import { fahrtOf, lockAndRecord } from '../../testing/fahrtenbuch.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { change, flotte, flotteSuite, rows } from '../../testing/suites/flotte.ts'
import { app, fremd, haus } from '../../testing/suites/haus.ts'
import { deleteOld } from './deleteOld.ts'

const NOW = '2026-11-23T08:00:00Z'
flotteSuite(NOW, { fremd: true, anew: true })

const ask = (path: string, as: TestPerson | null = haus.leitung, more: object = {}) =>
  app.request(path, { host: haus.host, ...(as && { as: as.token }), ...more })

const fristen = async (query = '') =>
  (await ask(`${wire.listFristen.path}${query}`)).json as unknown as Fristen
const foundOf = async (art: string, query = '') => (await fristen(query)).find((one) => one.art === art)

const choose = (art: string, monate: number) =>
  ask(saveHausEinstellungen.path, haus.leitung, {
    method: 'PUT',
    body: { aenderungen: [{ name: `aufbewahrung.${art}`, wert: monate, bisher: 0 }] },
  })

let turn = 0
const run = (batch?: number) => {
  const now = Temporal.Instant.from(NOW).add({ hours: turn++ * 6 })
  return deleteOld({ pool: app.jobs.pool }, { name: now.toString(), von: now, now }, batch)
}

const count = async (table: string) =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${table} where mandant_id = $1`))[0]?.n

/** A seat's booking of long ago, each on a day of its own. */
async function booked(days: number, who: TestPerson, status = 'durchgeführt'): Promise<void> {
  const von = Temporal.Instant.from('2024-03-04T09:00:00Z').add({ hours: days * 24 })
  await change(
    `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, benutzer1_id, status, zeitraum, tag)
     values ($1, $2, $3, $4, $5, $6, tstzrange($7, $8), $9)`,
    [
      haus.id,
      uuidv7(),
      haus.seats[0],
      haus.grundrissId,
      who.id,
      status,
      `${von}`,
      `${von.add({ hours: 2 })}`,
      `${von}`.slice(0, 10),
    ],
  )
}

beforeEach(() => app.clock.set(NOW))

describe('what a house keeps', () => {
  it('is all there is until somebody chooses, and the preview says what a choice would mean', async () => {
    for (const day of [0, 1, 2]) await booked(day, haus.anna)
    expect(await foundOf('platzbuchungen')).toMatchObject({ monate: 0, vor: null, anzahl: 0, mindestens: 1 })
    await run()
    expect(await count('leseraum_buchung')).toBe(3)
    const preview = await foundOf('platzbuchungen', '?art=platzbuchungen&monate=24')
    expect(preview).toMatchObject({ monate: 24, vor: '2024-11-23', anzahl: 3 })
    expect(await foundOf('platzbuchungen')).toMatchObject({ monate: 0 })
  })

  it('goes in batches when it is over its time; how much a seat was used stays, and the trail says how much went', async () => {
    for (const day of [0, 1, 2]) await booked(day, haus.anna)
    await booked(3, haus.anna, 'storniert')
    await booked(980, haus.ben)
    expect((await choose('platzbuchungen', 12)).status).toBe(200)
    await run(2)
    expect(await count('leseraum_buchung')).toBe(1)
    expect(
      await rows('select buchungen, minuten from leseraum_nutzung where mandant_id = $1 order by tag'),
    ).toEqual([0, 1, 2].map(() => ({ buchungen: 1, minuten: 120 })))
    const trail = await rows<{ nachher: object }>(
      "select nachher from protokoll where mandant_id = $1 and aktion = 'deleteOld' order by zeit, id",
    )
    expect(trail.map(({ nachher }) => nachher)).toEqual([
      { art: 'platzbuchungen', anzahl: 2, vor: '2025-11-23' },
      { art: 'platzbuchungen', anzahl: 2, vor: '2025-11-23' },
    ])
    await run()
    expect(await count('leseraum_buchung')).toBe(1)
    expect(await count('leseraum_nutzung')).toBe(3)
  })

  it('is in no answer that a server has kept', async () => {
    await booked(0, haus.anna)
    await choose('platzbuchungen', 12)
    const day = async () =>
      (await ask(address(readPlanTag, { id: haus.grundrissId, tag: '2024-03-04' }))).text
    expect(await day()).toContain(haus.seats[0])
    await run()
    expect(await day()).not.toContain(haus.seats[0])
  })

  it('is deleted once by two servers in one period', async () => {
    await booked(0, haus.anna)
    await choose('platzbuchungen', 12)
    const period = periodAt(Temporal.Instant.from(NOW), 6 * 3600)
    await Promise.all([1, 2].map(() => deleteOld({ pool: app.jobs.pool }, period)))
    expect(await rows("select 1 from protokoll where mandant_id = $1 and aktion = 'deleteOld'")).toHaveLength(
      1,
    )
    expect(await rows('select buchungen from leseraum_nutzung where mandant_id = $1')).toEqual([
      { buchungen: 1 },
    ])
  })

  it('stays while there is a hold, and goes when it is lifted', async () => {
    await booked(0, haus.anna)
    await booked(1, haus.ben)
    await choose('platzbuchungen', 12)
    const body = { kennung: haus.anna.email.toUpperCase(), grund: 'Streit über einen Schaden' }
    const held = await ask(wire.createLoeschsperre.path, haus.leitung, { body })
    expect(held).toMatchObject({
      status: 201,
      json: { name: 'anna Muster', grund: 'Streit über einen Schaden' },
    })
    expect(await foundOf('platzbuchungen')).toMatchObject({ anzahl: 1 })
    await run()
    expect(await rows('select benutzer1_id from leseraum_buchung where mandant_id = $1')).toEqual([
      { benutzer1_id: haus.anna.id },
    ])
    const path = address(wire.deleteLoeschsperre, { id: String(held.json.id) })
    expect((await ask(path, haus.leitung, { method: 'DELETE' })).status).toBe(204)
    expect((await ask(path, haus.leitung, { method: 'DELETE' })).status).toBe(404)
    await run()
    expect(await count('leseraum_buchung')).toBe(0)
  })

  it('of the audit trail is everything while anybody is held, and for ever what testifies to a logbook', async () => {
    await choose('protokoll', 13)
    await change(
      `insert into protokoll (mandant_id, id, aktion, objekt, objekt_id, zeit) values
        ($1, $2, 'book', 'leseraum_buchung', $2, '2020-01-01'), ($1, $3, 'recordFahrt', 'fahrtenbuch_eintrag', $3, '2020-01-01')`,
      [haus.id, uuidv7(), uuidv7()],
    )
    expect(await foundOf('protokoll')).toMatchObject({ anzahl: 1 })
    const [car] = await rows<{ kennzeichen: string }>(
      'select kennzeichen from fahrzeug where mandant_id = $1 limit 1',
    )
    const body = { kennung: car?.kennzeichen, grund: 'Unfall' }
    const held = await ask(wire.createLoeschsperre.path, haus.leitung, { body })
    expect(held.status).toBe(201)
    await run()
    const old = () =>
      rows<{ objekt: string }>("select objekt from protokoll where mandant_id = $1 and zeit < '2021-01-01'")
    expect(await old()).toHaveLength(2)
    await ask(address(wire.deleteLoeschsperre, { id: String(held.json.id) }), haus.leitung, {
      method: 'DELETE',
    })
    await run()
    expect(await old()).toEqual([{ objekt: 'fahrtenbuch_eintrag' }])
  })
})

describe('a choice', () => {
  it.each([
    ['fahrtenbuecher', 131, 132],
    ['pruefungen', 35, 36],
    ['protokoll', 12, 13],
  ])('of %s is never shorter than the law has it', async (art, monate, mindestens) => {
    const refused = await choose(art, monate)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(String(mindestens))
    expect((await ask(`${wire.listFristen.path}?art=${art}&monate=${monate}`)).status).toBe(422)
    expect((await choose(art, mindestens)).status).toBe(200)
  })

  it('is refused by the database, too', async () => {
    const early = () =>
      haus.scoped((tx) =>
        tx.raw("select auth.delete_aufbewahrtes('fahrtenbuecher', now() - interval '9 years', 10)", []),
      )
    await expect(early()).rejects.toThrow('too early for fahrtenbuecher')
  })
})

describe('a logbook', () => {
  it('goes as a whole, ten years after its last line, when its car is out of the fleet', async () => {
    const car = flotte.golf
    const old = Temporal.Instant.from('2010-05-03T08:00:00Z')
    const fahrt = fahrtOf(car, flotte.fahrerin, { abfahrt: old, erfasst: old.add({ hours: 2 }) })
    await haus.scoped((tx) => lockAndRecord(tx, fahrt))
    await choose('fahrtenbuecher', 132)
    await run()
    expect(await count('fahrtenbuch_eintrag')).toBe(1)
    await change('update fahrzeug set deaktiviert = true where mandant_id = $1 and id = $2', [haus.id, car])
    expect(await foundOf('fahrtenbuecher')).toMatchObject({ anzahl: 1 })
    await run()
    expect(await count('fahrtenbuch_eintrag')).toBe(0)
  })
})

describe('a logbook under a hold', () => {
  /** A car that is out of the fleet, with a line of long ago. */
  async function left(car: string, fahrer: TestPerson): Promise<void> {
    const old = Temporal.Instant.from('2010-05-03T08:00:00Z')
    const fahrt = fahrtOf(car, fahrer, { abfahrt: old, erfasst: old.add({ hours: 2 }) })
    await haus.scoped((tx) => lockAndRecord(tx, fahrt))
    await change('update fahrzeug set deaktiviert = true where mandant_id = $1 and id = $2', [haus.id, car])
  }

  it('stays of every car that has had the plate, and the list tells them apart', async () => {
    const [first, second] = await rows<{ id: string; kennzeichen: string }>(
      'select id, kennzeichen from fahrzeug where mandant_id = $1 order by id limit 2',
    )
    if (!first || !second) throw new Error('the fleet has two cars')
    for (const { id } of [first, second]) await left(id, flotte.fahrerin)
    await change('update fahrzeug set kennzeichen = $3 where mandant_id = $1 and id = $2', [
      haus.id,
      second.id,
      first.kennzeichen,
    ])
    await choose('fahrtenbuecher', 132)
    expect(await foundOf('fahrtenbuecher')).toMatchObject({ anzahl: 2 })
    const body = { kennung: first.kennzeichen, grund: 'Unfall' }
    const held = await ask(wire.createLoeschsperre.path, haus.leitung, { body })
    expect(held).toMatchObject({ status: 201, json: { anzahl: 2 } })
    expect(await foundOf('fahrtenbuecher')).toMatchObject({ anzahl: 0 })
    const list = (await ask(wire.listLoeschsperren.path)).json as unknown as readonly { name: string }[]
    expect(list.map(({ name }) => name)).toEqual([1, 2].map(() => expect.stringMatching(/^.+ \(.+\)$/)))
    expect((await ask(wire.createLoeschsperre.path, haus.leitung, { body })).status).toBe(409)
  })

  it('stays of who is held, also under the row that was merged with theirs', async () => {
    await left(flotte.golf, flotte.fahrerin)
    await change('update benutzer set aufgegangen_in = $3 where mandant_id = $1 and id = $2', [
      haus.id,
      flotte.fahrerin.id,
      haus.anna.id,
    ])
    await choose('fahrtenbuecher', 132)
    expect(await foundOf('fahrtenbuecher')).toMatchObject({ anzahl: 1 })
    const body = { kennung: haus.anna.email, grund: 'Streit' }
    expect((await ask(wire.createLoeschsperre.path, haus.leitung, { body })).status).toBe(201)
    expect(await foundOf('fahrtenbuecher')).toMatchObject({ anzahl: 0 })
  })
})

describe('what belongs to cars and drivers', () => {
  const damage = (behoben: string | null, von: TestPerson | null = null) =>
    change(
      `insert into fahrzeug_schaden (mandant_id, id, fahrzeug_id, ansicht, x, y, beschreibung, gemeldet, gemeldet_von, behoben, behoben_von)
       values ($1, $2, $3, 'vorne', 1, 1, 'Kratzer', '2020-01-01', $4, $5, $6)`,
      [haus.id, uuidv7(), flotte.golf, flotte.fahrerin.id, behoben, von?.id ?? null],
    )

  it('goes when a damage was mended long ago, and never while it is open', async () => {
    await damage(null)
    await damage('2020-02-01')
    await damage('2026-11-01')
    await choose('schaeden', 12)
    expect(await foundOf('schaeden')).toMatchObject({ monate: 12, anzahl: 1 })
    await run()
    expect(
      await rows("select 1 from fahrzeug_schaden where mandant_id = $1 and beschreibung = 'Kratzer'"),
    ).toHaveLength(2)
  })

  it('stays of a car that is held, whoever found the damage', async () => {
    await damage('2020-02-01')
    await choose('schaeden', 12)
    const [car] = await rows<{ kennzeichen: string }>(
      'select kennzeichen from fahrzeug where mandant_id = $1 and id = $2',
      flotte.golf,
    )
    const body = { kennung: ` ${car?.kennzeichen.toLowerCase()} `, grund: 'Unfall' }
    expect((await ask(wire.createLoeschsperre.path, haus.leitung, { body })).status).toBe(201)
    await run()
    expect(await count('fahrzeug_schaden')).toBe(1)
  })

  it('stays of who is held, also what they have mended or checked for others', async () => {
    const check = (jahr: number, von: TestPerson) =>
      change(
        `insert into fuehrerschein_pruefung (mandant_id, id, benutzer_id, pruefer_id, geprueft_am, naechste_pruefung, klassen, in_ordnung, erstellt)
         values ($1, $2, $3, $4, $5::date, $5::date, '{B}', true, $5::date)`,
        [haus.id, uuidv7(), flotte.fahrerin.id, von.id, `${jahr}-02-01`],
      )
    for (const von of [haus.anna, haus.ben]) await damage('2020-02-01', von)
    await check(2019, haus.anna)
    await check(2020, haus.ben)
    await check(2021, haus.ben)
    await choose('schaeden', 12)
    await choose('pruefungen', 36)
    const body = { kennung: haus.anna.email, grund: 'Streit' }
    expect((await ask(wire.createLoeschsperre.path, haus.leitung, { body })).status).toBe(201)
    expect([await foundOf('schaeden'), await foundOf('pruefungen')]).toMatchObject([
      { anzahl: 1 },
      { anzahl: 1 },
    ])
    await run()
    expect(
      await rows(
        "select behoben_von from fahrzeug_schaden where mandant_id = $1 and beschreibung = 'Kratzer'",
      ),
    ).toEqual([{ behoben_von: haus.anna.id }])
    const left = 'select pruefer_id from fuehrerschein_pruefung where mandant_id = $1 order by erstellt'
    expect(await rows(left)).toEqual([{ pruefer_id: haus.anna.id }, { pruefer_id: haus.ben.id }])
  })

  it('goes of a trip that was cancelled, and stays of one that was made', async () => {
    const trip = (status: string) =>
      change(
        `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, benutzer_id, fahrer_id, status, zeitraum, sperrzeitraum)
         values ($1, $2, $3, $4, $4, $5, tstzrange('2024-03-04 09:00Z', '2024-03-04 11:00Z'), tstzrange('2024-03-04 09:00Z', '2024-03-04 11:00Z'))`,
        [haus.id, uuidv7(), flotte.golf, flotte.fahrerin.id, status],
      )
    await trip('storniert')
    await trip('durchgeführt')
    await change(
      `insert into fahrzeug_historie (mandant_id, id, fahrzeug_id, typ, zeit, buchung_id)
       select mandant_id, $2, fahrzeug_id, 'CHECK_OUT', '2024-03-04', id from fahrzeug_buchung where mandant_id = $1 and status = 'durchgeführt'`,
      [haus.id, uuidv7()],
    )
    await choose('fahrten', 6)
    await run()
    expect(await rows('select status from fahrzeug_buchung where mandant_id = $1')).toEqual([
      { status: 'durchgeführt' },
    ])
  })
})

describe('retention and holds', () => {
  it('are for those who keep the settings, in their own house', async () => {
    const hold = { body: { kennung: haus.anna.email, grund: 'Streit' } }
    for (const who of [haus.anna, flotte.fahrerin]) {
      expect((await ask(wire.listFristen.path, who)).status).toBe(403)
      expect((await ask(wire.listLoeschsperren.path, who)).status).toBe(403)
      expect((await ask(wire.createLoeschsperre.path, who, hold)).status).toBe(403)
    }
    expect((await ask(wire.listFristen.path, null)).status).toBe(401)
    const unknown = { body: { kennung: fremd.anna.email, grund: 'Streit' } }
    expect((await ask(wire.createLoeschsperre.path, haus.leitung, unknown)).status).toBe(404)
    const both = await Promise.all([1, 2].map(() => ask(wire.createLoeschsperre.path, haus.leitung, hold)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const mine = await ask(wire.listLoeschsperren.path)
    expect(mine.json).toMatchObject([{ grund: 'Streit' }])
  })
})
