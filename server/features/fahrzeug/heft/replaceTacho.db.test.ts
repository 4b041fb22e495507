import { address } from '@platzwart/contract/operation'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as wire from '@platzwart/contract/operations/fahrtenbuch'
import * as heftWire from '@platzwart/contract/operations/heft'
import { describe, expect, it } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import { asOwner, recorded } from '../../../testing/fahrtenbuch.ts'
import { fahrten, flotte } from '../../../testing/suites/flotte.ts'
import { app, haus } from '../../../testing/suites/haus.ts'
import { issuesOf } from '../../../testing/suites/refusal.ts'
import { booked, car, second, setClock, uebergabeSuite, VON } from '../../../testing/suites/uebergabe.ts'

uebergabeSuite()

const { get, checkIn, checkOut, rows } = fahrten

const moment = (hour: number, minute = 0) => Temporal.Instant.from(VON).add({ hours: hour, minutes: minute })
const at = (hour: number, minute = 0) => moment(hour, minute).toString()

const ask = (path: string, body: object, of: TestApp = app) =>
  of.request(path, { as: flotte.fuhrpark.token, host: haus.host, body })

/** The new one shows 12 km. */
const replace = (body: object, of?: TestApp) =>
  ask(
    address(heftWire.replaceTacho, { id: car }),
    { kmEnde: 12, grund: 'Kombiinstrument ersetzt', ...body },
    of,
  )

/** From check-in to check-out, on the odometer that the car has then. */
async function drive(hour: number, von: number, bis: number): Promise<string> {
  const id = await booked(flotte.fahrerin, { von: at(hour), bis: at(hour + 1) })
  setClock(at(hour))
  expect((await checkIn(flotte.fahrerin, id, { kilometerstand: von })).status).toBe(200)
  setClock(at(hour, 50))
  expect((await checkOut(flotte.fahrerin, id, { kilometerstand: bis })).status).toBe(200)
  return id
}

const gapsOf = async () =>
  (
    (await get(flotte.fuhrpark, address(wire.listLuecken, { id: car }))).json as unknown as {
      kmVon: number
      kmBis: number
      vorNummer: number
    }[]
  ).map(({ kmVon, kmBis, vorNummer }) => [kmVon, kmBis, vorNummer])

interface Page {
  readonly items: readonly { readonly art: string; readonly kilometer: number; readonly nummer: number }[]
  readonly summen: Readonly<Record<string, number>>
}
const logbook = async () =>
  (await get(flotte.fuhrpark, address(wire.listFahrtenbuch, { id: car }))).json as unknown as Page

async function mileage(): Promise<unknown> {
  return (await rows('select kilometerstand from fahrzeug where id = $1', [car]))[0]?.kilometerstand
}

async function verified(): Promise<unknown> {
  const answer = await get(flotte.fuhrpark, address(wire.showVerification, { id: car }))
  return [answer.json.inOrdnung, answer.json.widersprueche]
}

describe('an odometer that was replaced', () => {
  it('is counted on from: the next check-in begins with what the new one shows', async () => {
    await drive(0, 10_000, 10_040)
    const next = await booked(flotte.fahrerin, { von: at(2), bis: at(3) })
    setClock(at(2))
    const refused = await checkIn(flotte.fahrerin, next, { kilometerstand: 12 })
    expect([refused.status, refused.json.code]).toEqual([422, 'fahrzeug.kilometerZuKlein'])
    const replaced = await replace({ zeit: at(1), kmStart: 10_040 })
    expect([replaced.status, replaced.json]).toMatchObject([
      201,
      { art: 'tacho', kmStart: 10_040, kmEnde: 12, kilometer: 0, vollstaendig: true },
    ])
    expect(await mileage()).toBe(12)
    const shown = await get(flotte.fahrerin, address(fahrtWire.readFahrt, { id: next }))
    expect(shown.json.kilometerstand).toBe(12)
    expect((await checkIn(flotte.fahrerin, next, { kilometerstand: 12 })).status).toBe(200)
    setClock(at(3))
    expect((await checkOut(flotte.fahrerin, next, { kilometerstand: 40 })).status).toBe(200)
    expect(await gapsOf()).toEqual([])
    const { items, summen } = await logbook()
    expect(items.map(({ art, kilometer }) => [art, kilometer])).toEqual([
      ['fahrt', 28],
      ['tacho', 0],
      ['fahrt', 40],
    ])
    expect(summen).toEqual({ dienstlich: 68, privat: 0, arbeitsweg: 0 })
    expect([await mileage(), await verified()]).toEqual([40, [true, []]])
    const history = await rows(
      "select beschreibung from fahrzeug_historie where fahrzeug_id = $1 and typ = 'STATUSAENDERUNG'",
      [car],
    )
    expect(history).toEqual([{ beschreibung: 'Tacho ersetzt: 10.040 → 12 km' }])
  })

  it('hides no kilometres: a gap before it and one after it are explained each on its own', async () => {
    await drive(0, 10_000, 10_040)
    setClock(at(1))
    expect((await replace({ zeit: at(1), kmStart: 10_045 })).status).toBe(201)
    await drive(2, 15, 30)
    expect(await gapsOf()).toEqual([
      [10_040, 10_045, 2],
      [12, 15, 3],
    ])
    for (const [kmVon, kmBis] of [
      [10_040, 10_045],
      [12, 15],
    ]) {
      const gap = { kmVon, kmBis, fahrtart: 'dienstlich', grund: 'Werkstatt' }
      expect((await ask(address(wire.explainLuecke, { id: car }), gap)).json.kilometer).toBe(
        Number(kmBis) - Number(kmVon),
      )
    }
    expect([await gapsOf(), (await logbook()).summen.dienstlich, await verified()]).toEqual([
      [],
      40 + 5 + 3 + 15,
      [true, []],
    ])
  })

  it('is passed by a trip under way, which counts what both showed', async () => {
    const id = await booked(flotte.fahrerin, { von: at(0), bis: at(2) })
    setClock(at(0))
    await checkIn(flotte.fahrerin, id, { kilometerstand: 10_000 })
    setClock(at(1))
    expect((await replace({ zeit: at(0, 30), kmStart: 10_020 })).status).toBe(201)
    const shown = await get(flotte.fahrerin, address(fahrtWire.readFahrt, { id }))
    expect(shown.json).toMatchObject({ kilometerstand: 12, kmBeginn: 10_000, kmVon: -8 })
    setClock(at(1, 30))
    const low = await checkOut(flotte.fahrerin, id, { kilometerstand: 11 })
    expect(low.json.code).toBe('fahrzeug.kilometerZuKlein')
    expect((await checkOut(flotte.fahrerin, id, { kilometerstand: 32 })).status).toBe(200)
    await drive(2, 32, 40)
    const { items, summen } = await logbook()
    expect(items.map(({ art, kilometer }) => [art, kilometer])).toEqual([
      ['fahrt', 8],
      ['tacho', 0],
      ['fahrt', 40],
    ])
    expect([summen.dienstlich, await gapsOf(), await verified()]).toEqual([48, [], [true, []]])
  })

  it('lets the new one show what the old one did, and no gap of the old one is told by the new one', async () => {
    await recorded(
      haus,
      car,
      flotte.fahrerin,
      { abfahrt: moment(0), ankunft: moment(0, 30), kmStart: 10_000, kmEnde: 10_010 },
      { abfahrt: moment(1), ankunft: moment(1, 30), kmStart: 10_020, kmEnde: 10_040 },
    )
    setClock(at(3))
    const gap = { kmVon: 10_010, kmBis: 10_020, fahrtart: 'dienstlich', grund: 'Werkstatt' }
    expect((await ask(address(wire.explainLuecke, { id: car }), gap)).status).toBe(201)
    expect((await replace({ zeit: at(2), kmStart: 10_040, kmEnde: 10_000 })).status).toBe(201)
    const told = await ask(address(wire.tellFahrt, { id: car }), {
      fahrer: 'Aushilfe',
      fahrtart: 'dienstlich',
      abfahrt: at(2, 10),
      ankunft: at(2, 40),
      kmStart: 10_000,
      kmEnde: 10_040,
      zielort: 'Husum',
      zweck: 'Pumpe',
      grund: 'ohne Buchung',
    })
    expect([told.status, told.json.kilometer]).toEqual([201, 40])
    const wrong = await ask(address(wire.correctFahrt, { id: String(told.json.id) }), {
      abfahrt: at(1, 50),
      grund: 'früher',
      stand: told.json.nummer,
    })
    expect(issuesOf(wrong)[0]).toBe('fahrtenbuch.kmUeberschneidung @kmEnde')
    const { items, summen } = await logbook()
    expect(items.find(({ art }) => art === 'luecke')?.kilometer).toBe(10)
    expect([summen.dienstlich, await gapsOf(), await mileage()]).toEqual([80, [], 10_040])
  })

  it('was replaced after a return of the same minute', async () => {
    await recorded(haus, car, flotte.fahrerin, {
      abfahrt: moment(0),
      ankunft: moment(0, 30).add({ seconds: 37 }),
      kmEnde: 10_040,
    })
    setClock(at(1))
    expect((await replace({ zeit: at(0, 30), kmStart: 10_040 })).status).toBe(201)
    expect([await gapsOf(), (await logbook()).summen.dienstlich]).toEqual([[], 40])
  })

  it('fits the readings around it, lies in the past, and is entered by the fleet', async () => {
    await drive(0, 10_000, 10_040)
    await drive(3, 10_050, 10_060)
    expect(issuesOf(await replace({ zeit: at(2), kmStart: 10_039 }))).toEqual([
      'fahrzeug.kilometerZuKlein @kmStart',
    ])
    expect(issuesOf(await replace({ zeit: at(2), kmStart: 10_045, kmEnde: 10_051 }))).toEqual([
      'fahrzeug.kilometerZuGross @kmEnde',
    ])
    expect(issuesOf(await replace({ zeit: at(9), kmStart: 10_060 }))).toEqual([
      'fahrtenbuch.tachoInZukunft @zeit',
    ])
    const own = await app.request(address(heftWire.replaceTacho, { id: car }), {
      as: flotte.fahrerin.token,
      host: haus.host,
      body: { zeit: at(2), kmStart: 10_060, kmEnde: 12, grund: 'x' },
    })
    expect(own.status).toBe(403)
  })

  it('is written once where two enter it at the same moment', async () => {
    await drive(0, 10_000, 10_040)
    const said = { zeit: at(0, 55), kmStart: 10_040 }
    setClock(at(1))
    const answers = await Promise.all([replace(said), replace(said, second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect([await mileage(), await gapsOf(), await verified()]).toEqual([12, [], [true, []]])
  })

  it('in the moment of a check-out leaves a logbook that fits, whichever was first', async () => {
    for (let nr = 0; nr < 5; nr += 1) {
      const slot = { von: at(nr * 2), bis: at(nr * 2 + 1) }
      const id = await booked(flotte.fahrerin, slot)
      setClock(slot.von)
      const km = Number(await mileage())
      await checkIn(flotte.fahrerin, id, { kilometerstand: km })
      setClock(slot.bis)
      const old = 20_000 - nr
      const [replaced, done] = await Promise.all([
        replace({ zeit: slot.bis, kmStart: old, kmEnde: 10_000 + nr }, second),
        checkOut(flotte.fahrerin, id, { kilometerstand: km + 10 }),
      ])
      expect([201, 422]).toContain(replaced.status)
      expect([200, 422]).toContain(done.status)
      expect(await verified()).toEqual([true, []])
      if (done.status !== 200)
        expect((await checkOut(flotte.fahrerin, id, { kilometerstand: 10_010 + nr })).status).toBe(200)
      expect(await verified()).toEqual([true, []])
      expect((await logbook()).items.every(({ kilometer }) => kilometer >= 0)).toBe(true)
    }
  })
})

describe('what is due by kilometres', () => {
  it('is due after as many as before, also by entries from the time of the old odometer', async () => {
    await drive(0, 10_000, 10_040)
    const path = address(heftWire.savePruefungen, { id: car })
    const [{ version } = {}] = await rows('select version from fahrzeug where id = $1', [car])
    const saved = await app.request(path, {
      as: flotte.fuhrpark.token,
      host: haus.host,
      method: 'PUT',
      headers: { 'if-match': `"${version}"` },
      body: [{ art: 'SERVICE', faelligKm: 12_000, intervallKm: 2_000 }],
    })
    expect([saved.status, saved.text]).toEqual([200, expect.stringContaining('12000')])
    setClock(at(1))
    expect((await replace({ zeit: at(0, 55), kmStart: 10_040, kmEnde: 40 })).status).toBe(201)
    const due = async () =>
      (await rows('select faellig_km from fahrzeug_pruefung where fahrzeug_id = $1', [car]))[0]?.faellig_km
    expect(await due()).toBe(2_000)
    // Done weeks before, and entered now: at 10,020 km of the old one, which are 20 of the new one.
    const done = await ask(address(heftWire.createServiceheft, { id: car }), {
      art: 'SERVICE',
      beschreibung: 'Inspektion',
      von: '2026-11-02',
      bis: '2026-11-02',
      kilometerstand: 10_020,
      pruefungErledigt: true,
    })
    expect(done.status).toBe(201)
    expect(await due()).toBe(2_020)
  })
})

it('is missed by those who remember it when its line is cut out', async () => {
  await drive(0, 10_000, 10_040)
  setClock(at(1))
  expect((await replace({ zeit: at(0, 55), kmStart: 10_040 })).status).toBe(201)
  expect(await verified()).toEqual([true, []])
  await asOwner(app, "delete from fahrtenbuch_eintrag where fahrzeug_id = $1 and art = 'tacho'", [car])
  const [inOrder, found] = (await verified()) as [boolean, { zeuge: string }[]]
  expect([inOrder, found.map(({ zeuge }) => zeuge)]).toEqual([false, ['protokoll']])
})
