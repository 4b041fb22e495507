import { address } from '@platzwart/contract/operation'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as wire from '@platzwart/contract/operations/fuhrpark'
import * as standortWire from '@platzwart/contract/operations/standort'
import { beforeEach, describe, expect, it } from 'vitest'
import { NEW_FAHRZEUG } from '../../testing/fuhrpark.ts'
import { fahrten, flotte, flotteSuite, fuhrpark, rows } from '../../testing/suites/flotte.ts'
import { app, haus, MONDAY } from '../../testing/suites/haus.ts'

flotteSuite(MONDAY, { anew: true })

const { get, checkIn, checkOut, booked } = fahrten
const at = (time: string) => `2026-11-24T${time}:00Z`
const VON = at('08:00')
const BIS = at('10:00')
const WHEN = Temporal.Instant.from(MONDAY).toString()
const HINT = 'Schlüssel im Kasten links vom Tor'

let car: string

async function made(more: object = {}) {
  const answer = await fuhrpark.create({
    kennzeichen: 'NH-KEY 1',
    schluesselHinweis: HINT,
    schluesselCode: '4711#',
    ...more,
  })
  expect([answer.status, answer.json.issues]).toEqual([201, undefined])
  return answer.json
}

beforeEach(async () => {
  app.clock.set(MONDAY)
  car = String((await made()).id)
})

const seen = async (who: Parameters<typeof get>[0], id: string) => {
  const { json } = await get(who, address(fahrtWire.readFahrt, { id }))
  return [json.schluesselHinweis, json.schluesselCode]
}

describe('the key of a car', () => {
  it('is told with the trip: its code to the driver alone, from half an hour before until the return', async () => {
    const id = await booked(flotte.fuhrpark, {
      fahrzeugId: car,
      fahrerId: flotte.fahrerin.id,
      von: VON,
      bis: BIS,
    })
    const early = await get(flotte.fahrerin, address(fahrtWire.readFahrt, { id }))
    expect(early.json).toMatchObject({
      schluesselHinweis: HINT,
      schluesselCode: null,
      schluesselCodeAb: at('07:30'),
    })
    app.clock.set(at('07:29'))
    expect(await seen(flotte.fahrerin, id)).toEqual([HINT, null])
    app.clock.set(at('07:30'))
    expect(await seen(flotte.fahrerin, id)).toEqual([HINT, '4711#'])
    // Who booked for somebody else, and maintains vehicles, reads it with the vehicle and not with the trip.
    const booker = await get(flotte.fuhrpark, address(fahrtWire.readFahrt, { id }))
    expect(booker.json).toMatchObject({
      schluesselHinweis: HINT,
      schluesselCode: null,
      schluesselCodeAb: null,
    })
    app.clock.set(VON)
    await checkIn(flotte.fahrerin, id, { kilometerstand: 0 })
    app.clock.set(at('10:20'))
    expect(await seen(flotte.fahrerin, id)).toEqual([HINT, '4711#'])
    await checkOut(flotte.fahrerin, id, { kilometerstand: 40 })
    expect(await seen(flotte.fahrerin, id)).toEqual([HINT, null])
  })

  it('has its hint in the confirmation, and its code in no mail, list or trail', async () => {
    app.clock.set(at('07:40'))
    const id = await booked(flotte.fahrerin, { fahrzeugId: car, von: VON, bis: BIS })
    const [mail] = await rows<{ fahrt: object }>(
      "select daten -> 'fahrt' as fahrt from benachrichtigung where mandant_id = $1 and objekt_id = $2 and typ = 'fahrtGebucht'",
      id,
    )
    expect(mail?.fahrt).toMatchObject({ schluesselHinweis: HINT })
    const kept = await rows<{ told: boolean }>(
      `select exists (select 1 from benachrichtigung where mandant_id = $1 and daten::text like '%4711#%')
         or exists (select 1 from protokoll where mandant_id = $1 and concat(vorher, nachher) like '%4711#%') as told`,
    )
    expect(kept).toEqual([{ told: false }])
    const list = await get(flotte.fahrerin, wire.listFahrzeuge.path)
    expect(JSON.stringify(list.json)).not.toContain('4711#')
    const own = await get(flotte.fahrerin, address(wire.showFahrzeug, { id: car }))
    expect([own.json.schluesselCode, own.json.schluesselHinweis]).toEqual([undefined, HINT])
  })

  it('is kept by those who maintain vehicles: what is left out stays, what is emptied goes, and the trail says when', async () => {
    const show = async () => (await get(flotte.fuhrpark, address(wire.showFahrzeug, { id: car }))).json
    expect(await show()).toMatchObject({ schluesselCode: '4711#', schluesselCodeSeit: WHEN })
    const body = { ...NEW_FAHRZEUG, kennzeichen: 'NH-KEY 1', standortId: haus.standortId }
    const save = (draft: object, version: number) =>
      fuhrpark.send(flotte.fuhrpark, 'PUT', address(wire.updateFahrzeug, { id: car }), draft, version)
    app.clock.set(at('06:00'))
    expect((await save(body, 1)).json).toMatchObject({ schluesselCode: '4711#', schluesselCodeSeit: WHEN })
    expect((await save({ ...body, schluesselCode: '0815' }, 2)).json).toMatchObject({
      schluesselCode: '0815',
      schluesselCodeSeit: at('06:00'),
    })
    const gone = await save({ ...body, schluesselCode: '' }, 3)
    expect(gone.json).toMatchObject({ schluesselCode: '', schluesselCodeSeit: null })
  })
})

describe('where a car stands', () => {
  it('is one thing: its parking space until somebody leaves it elsewhere, and what the record says anew', async () => {
    const place = await fuhrpark.send(
      haus.leitung,
      'PUT',
      address(standortWire.saveStandort, { id: haus.standortId }),
      { name: 'Haus', abstellplaetze: [{ name: 'Ebene 1' }, { name: 'Ebene 2' }] },
      1,
    )
    const [one, two] = place.json.abstellplaetze as unknown as { id: string }[]
    const parked = await made({ kennzeichen: 'NH-KEY 2', abstellplatzId: one?.id })
    const fahrzeugId = String(parked.id)
    const standing = async (id: string) =>
      (await get(flotte.fahrerin, address(fahrtWire.readFahrt, { id }))).json.stellplatz
    const trip = { fahrzeugId, von: VON, bis: BIS }
    const answer = await fahrten.bookAs(flotte.fahrerin, trip)
    expect([answer.json.stellplatz, await standing(String(answer.json.id))]).toEqual(['Ebene 1', 'Ebene 1'])
    app.clock.set(VON)
    await checkIn(flotte.fahrerin, String(answer.json.id), { kilometerstand: 0, stellplatz: '' })
    await checkOut(flotte.fahrerin, String(answer.json.id), { kilometerstand: 12, stellplatz: 'Hof' })
    expect(await standing(String(answer.json.id))).toBe('Hof')
    const show = await get(flotte.fuhrpark, address(wire.showFahrzeug, { id: fahrzeugId }))
    expect(show.json.zustand).toMatchObject({ stellplatz: 'Hof' })
    const body = {
      ...NEW_FAHRZEUG,
      kennzeichen: 'NH-KEY 2',
      standortId: haus.standortId,
      abstellplatzId: two?.id,
    }
    const moved = await fuhrpark.send(
      flotte.fuhrpark,
      'PUT',
      address(wire.updateFahrzeug, { id: fahrzeugId }),
      body,
      Number(show.json.version),
    )
    expect(moved.json.zustand).toMatchObject({ stellplatz: 'Ebene 2' })
  })
})

describe('the logbook of a trip', () => {
  it('is on the trip: both readings, what was driven, and what is still missing until when', async () => {
    await fuhrpark.create({ kennzeichen: 'NH-KEY 3', fahrtenbuch: 'steuerlich', kilometerstand: 500 })
    const [tax] = await rows<{ id: string }>(
      "select id from fahrzeug where mandant_id = $1 and kennzeichen = 'NH-KEY 3'",
    )
    const fahrzeugId = tax?.id ?? ''
    const id = await booked(flotte.fahrerin, { fahrzeugId, von: VON, bis: BIS, zielort: 'Kiel' })
    const read = async (who = flotte.fahrerin) => (await get(who, address(fahrtWire.readFahrt, { id }))).json
    app.clock.set(VON)
    await checkIn(flotte.fahrerin, id, { kilometerstand: 500 })
    expect(await read()).toMatchObject({ kmBeginn: 500, fahrtenbuch: 'steuerlich', eintrag: null })
    app.clock.set(at('09:00'))
    await checkOut(flotte.fahrerin, id, { kilometerstand: 564, zielort: 'Kiel', fahrtgrund: 'Messe' })
    expect((await read()).eintrag).toMatchObject({
      kmStart: 500,
      kmEnde: 564,
      kilometer: 64,
      zielort: 'Kiel',
      zweck: 'Messe',
      fehlt: ['zielperson'],
      ergaenzbarBis: '2026-12-01T23:00:00Z',
    })
  })

  it('is told of the kind that the trip was in the end, and of a private one to its driver alone', async () => {
    const id = await booked(flotte.fuhrpark, {
      fahrzeugId: car,
      fahrerId: flotte.fahrerin.id,
      von: VON,
      bis: BIS,
    })
    app.clock.set(VON)
    await checkIn(flotte.fahrerin, id, { kilometerstand: 0 })
    app.clock.set(at('09:00'))
    const out = await checkOut(flotte.fahrerin, id, { kilometerstand: 30, fahrtart: 'privat' })
    expect([out.status, out.json.fahrtart]).toEqual([200, 'privat'])
    const own = await get(flotte.fahrerin, address(fahrtWire.readFahrt, { id }))
    expect(own.json.eintrag).toMatchObject({ fahrtart: 'privat', kilometer: 30, zweck: '', fehlt: [] })
    const other = await get(flotte.fuhrpark, address(fahrtWire.readFahrt, { id }))
    expect(other.json.eintrag).toMatchObject({
      fahrtart: 'privat',
      kilometer: null,
      kmStart: null,
      kmEnde: null,
    })
  })
})
