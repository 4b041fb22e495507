import { address } from '@platzwart/contract/operation'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as fahrtenbuchWire from '@platzwart/contract/operations/fahrtenbuch'
import * as wire from '@platzwart/contract/operations/uebergabe'
import { describe, expect, it } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { asOwner } from '../../testing/fahrtenbuch.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { fahrten, flotte } from '../../testing/suites/flotte.ts'
import { app, haus } from '../../testing/suites/haus.ts'
import { booked, car, second, setClock, uebergabeSuite, VON } from '../../testing/suites/uebergabe.ts'

uebergabeSuite()

const { get, checkIn, checkOut, rows } = fahrten

const at = (hour: number, minute = 0) =>
  Temporal.Instant.from(VON).add({ hours: hour, minutes: minute }).toString()

/** Typed without its comma, and confirmed when it was asked about. */
const MISTYPED = 100_464
const RIGHT = 10_046

async function mistyped(person = flotte.fahrerin, slot: object = {}): Promise<string> {
  const id = await booked(person, slot)
  setClock(VON)
  expect((await checkIn(person, id, { kilometerstand: MISTYPED })).status).toBe(200)
  return id
}

const CORRECTION = { vorher: MISTYPED, kilometerstand: RIGHT, grund: 'Komma vergessen' }

const correct = (id: string, body: object = {}, person: TestPerson = flotte.fahrerin, of: TestApp = app) =>
  of.request(address(wire.correctUebergabe, { id }), {
    as: person.token,
    host: haus.host,
    body: { ...CORRECTION, ...body },
  })

const linesOf = (id: string) =>
  rows('select art, km_start, km_ende from fahrtenbuch_eintrag where fahrzeug_id = $1 order by nummer', [id])

async function mileageOf(id: string): Promise<unknown> {
  return (await rows('select kilometerstand from fahrzeug where id = $1', [id]))[0]?.kilometerstand
}

async function verified(id: string): Promise<unknown> {
  const answer = await get(flotte.fuhrpark, address(fahrtenbuchWire.showVerification, { id }))
  return [answer.json.inOrdnung, answer.json.widersprueche]
}

describe('a mileage that was mistyped at check-in', () => {
  it('is put right by the driver under way, so that the true one is taken at check-out', async () => {
    const id = await mistyped()
    setClock(at(1))
    const refused = await checkOut(flotte.fahrerin, id, { kilometerstand: 10_090 })
    expect([refused.status, refused.json.code]).toEqual([422, 'fahrzeug.kilometerZuKlein'])
    const corrected = await correct(id)
    expect([corrected.status, corrected.json]).toMatchObject([
      200,
      { status: 'aktiv', kilometerstand: RIGHT, kmBeginn: RIGHT },
    ])
    expect(await mileageOf(car)).toBe(RIGHT)
    expect((await get(flotte.fahrerin, address(fahrtWire.readFahrt, { id }))).json).toMatchObject({
      kmBeginn: RIGHT,
      kilometerstand: RIGHT,
    })
    expect((await checkOut(flotte.fahrerin, id, { kilometerstand: 10_090 })).status).toBe(200)
    expect(await linesOf(car)).toEqual([
      { art: 'uebergabe', km_start: MISTYPED, km_ende: RIGHT },
      { art: 'fahrt', km_start: RIGHT, km_ende: 10_090 },
    ])
    expect(await verified(car)).toEqual([true, []])
  })

  it('stays visible, in a line of its own that counts no kilometres and makes no gap', async () => {
    const id = await mistyped()
    await correct(id)
    setClock(at(1))
    await checkOut(flotte.fahrerin, id, { kilometerstand: 10_090 })
    const listed = (query = '') =>
      get(flotte.fuhrpark, `${address(fahrtenbuchWire.listFahrtenbuch, { id: car })}${query}`)
    const { summen, ...page } = (await listed()).json
    const items = page.items as unknown as readonly { readonly art: string }[]
    expect(items.map(({ art }) => art).toSorted()).toEqual(['fahrt', 'uebergabe'])
    expect(items.find(({ art }) => art === 'uebergabe')).toMatchObject({
      kmStart: MISTYPED,
      kmEnde: RIGHT,
      kilometer: 0,
      grund: 'Komma vergessen',
      vollstaendig: true,
      ergaenzbarBis: null,
      erfasstVon: expect.stringMatching(/./),
    })
    expect(summen).toEqual({ dienstlich: 44, privat: 0, arbeitsweg: 0 })
    expect((await listed('?fahrtart=dienstlich')).json.items).toHaveLength(1)
    expect((await get(flotte.fuhrpark, address(fahrtenbuchWire.listLuecken, { id: car }))).json).toEqual([])
    const history = await rows(
      "select beschreibung from fahrzeug_historie where buchung_id = $1 and typ = 'STATUSAENDERUNG'",
      [id],
    )
    expect(history).toEqual([
      { beschreibung: 'Kilometerstand des Check-ins berichtigt: 100.464 → 10.046 km' },
    ])
  })

  it('is put right as often as it is wrong, each time from what it was', async () => {
    const id = await mistyped()
    expect((await correct(id, { kilometerstand: 10_064 })).status).toBe(200)
    const blind = await correct(id)
    expect([blind.status, blind.json.code]).toEqual([409, 'fahrtenbuch.ueberholt'])
    expect((await correct(id, { vorher: 10_064 })).json.kmBeginn).toBe(RIGHT)
    const same = await correct(id, { vorher: RIGHT })
    expect([same.status, same.json.code]).toEqual([422, 'fahrtenbuch.unveraendert'])
    setClock(at(1))
    await checkOut(flotte.fahrerin, id, { kilometerstand: 10_090 })
    expect((await linesOf(car)).map(({ km_ende }) => km_ende)).toEqual([10_064, RIGHT, 10_090])
    expect(await verified(car)).toEqual([true, []])
  })

  it('is never less than the vehicle had before', async () => {
    const first = await booked(flotte.fahrer)
    setClock(VON)
    await checkIn(flotte.fahrer, first, { kilometerstand: 10_010 })
    await checkOut(flotte.fahrer, first, { kilometerstand: 10_030 })
    const id = await booked(flotte.fahrerin, { von: at(2), bis: at(3) })
    setClock(at(2))
    await checkIn(flotte.fahrerin, id, { kilometerstand: MISTYPED })
    const low = await correct(id, { kilometerstand: 10_029 })
    expect([low.status, low.json.code]).toEqual([422, 'fahrzeug.kilometerZuKlein'])
    expect((await correct(id, { kilometerstand: 10_030 })).status).toBe(200)
  })

  it('is never less than a new vehicle came with', async () => {
    await rows(
      `insert into fahrzeug_historie (mandant_id, id, fahrzeug_id, zeit, typ, kilometerstand)
       values ($1, gen_random_uuid(), $2, '2026-11-01T08:00:00Z', 'ERSTELLUNG', 10_000)`,
      [haus.id, car],
    )
    const id = await mistyped()
    expect((await correct(id, { kilometerstand: 9_999 })).json.code).toBe('fahrzeug.kilometerZuKlein')
  })

  it('lies before what others have read since, where its return has not arrived', async () => {
    const id = await booked(flotte.fahrerin, { bis: at(1) })
    const next = await booked(flotte.fahrer, { von: at(2), bis: at(3) })
    setClock(at(2))
    expect((await checkIn(flotte.fahrer, next, { kilometerstand: 10_090 })).status).toBe(200)
    expect((await checkIn(flotte.fahrerin, id, { kilometerstand: 10_040, zeit: VON })).status).toBe(200)
    const high = await correct(id, { vorher: 10_040, kilometerstand: 10_091 })
    expect([high.status, high.json.code]).toEqual([422, 'fahrzeug.kilometerZuGross'])
    const corrected = await correct(id, { vorher: 10_040, kilometerstand: 10_020 })
    expect(corrected.json).toMatchObject({ kmBeginn: 10_020, kilometerstand: 10_090 })
    // The vehicle shows its latest reading, which is the next driver's.
    expect(await mileageOf(car)).toBe(10_090)
    expect((await checkOut(flotte.fahrerin, id, { kilometerstand: 10_060, zeit: at(0, 50) })).status).toBe(
      200,
    )
    expect((await checkOut(flotte.fahrer, next, { kilometerstand: 10_120 })).status).toBe(200)
    expect(await verified(car)).toEqual([true, []])
  })

  it('is put right by its people and the fleet alone, and only while the trip is under way', async () => {
    const id = await mistyped()
    expect((await correct(id, {}, flotte.fahrer)).status).toBe(404)
    expect((await correct(id, {}, flotte.fuhrpark)).status).toBe(200)
    expect((await correct(id, { vorher: RIGHT, grund: '' })).status).toBe(422)
    setClock(at(1))
    await checkOut(flotte.fahrerin, id, { kilometerstand: 10_090 })
    for (const person of [flotte.fahrerin, flotte.fuhrpark]) {
      const late = await correct(id, { vorher: RIGHT, kilometerstand: 10_050 }, person)
      expect([late.status, late.json.code]).toEqual([422, 'fahrtenbuch.fahrtBeendet'])
    }
    const ahead = await booked(flotte.fahrerin, { von: at(2), bis: at(3) })
    expect((await correct(ahead)).json.code).toBe('fahrzeug.nichtAktiv')
  })
})

describe('in the same moment', () => {
  it('one of two corrections is written, and the other is told so', async () => {
    const id = await mistyped()
    const answers = await Promise.all([
      correct(id, { kilometerstand: 10_040 }),
      correct(id, { kilometerstand: 10_050 }, flotte.fuhrpark, second),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await linesOf(car)).toHaveLength(1)
    expect(await verified(car)).toEqual([true, []])
  })

  it('as the check-out, the trip counts from the correction or is over before it', async () => {
    for (let nr = 0; nr < 10; nr += 1) {
      const slot = { von: at(nr * 2), bis: at(nr * 2 + 1) }
      const id = await booked(flotte.fahrerin, slot)
      setClock(slot.von)
      const km = 10_000 + nr * 100
      expect((await checkIn(flotte.fahrerin, id, { kilometerstand: km + 20 })).status).toBe(200)
      const [corrected, done] = await Promise.all([
        correct(id, { vorher: km + 20, kilometerstand: km + 10 }, flotte.fuhrpark, second),
        checkOut(flotte.fahrerin, id, { kilometerstand: km + 50 }),
      ])
      expect(done.status).toBe(200)
      expect([200, 422]).toContain(corrected.status)
      const [line] = await rows(
        "select km_start from fahrtenbuch_eintrag where buchung_id = $1 and art = 'fahrt'",
        [id],
      )
      expect(line?.km_start).toBe(corrected.status === 200 ? km + 10 : km + 20)
      expect(await verified(car)).toEqual([true, []])
      expect(await mileageOf(car)).toBe(km + 50)
    }
  })
})

it('is missed by those who remember it when its line is cut out', async () => {
  const id = await mistyped()
  await correct(id)
  setClock(at(1))
  await checkOut(flotte.fahrerin, id, { kilometerstand: 10_090 })
  await asOwner(app, "delete from fahrtenbuch_eintrag where fahrzeug_id = $1 and art = 'uebergabe'", [car])
  const [inOrder, found] = (await verified(car)) as [boolean, { zeuge: string }[]]
  expect([inOrder, found.map(({ zeuge }) => zeuge)]).toEqual([false, ['historie']])
})
