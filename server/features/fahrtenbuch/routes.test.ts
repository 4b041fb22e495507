import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/fahrtenbuch'
import { describe, expect, it } from 'vitest'
import { build } from '../../platform/database/sql.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import type { TestRequest } from '../../testing/app.ts'
import { asOwner, recorded } from '../../testing/fahrtenbuch.ts'
import { createCar } from '../../testing/fahrzeug.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, fremd, haus } from '../../testing/suites/haus.ts'

flotteSuite('2026-11-20T08:00:00Z', { fremd: true })

/** What is read of a car's logbook. */
const OPERATIONS = [wire.listFahrtenbuch, wire.listLuecken, wire.showVerification]
const ask = (person: TestPerson, path: string, more: TestRequest = {}) =>
  app.request(path, { as: person.token, host: haus.host, ...more })
const list = (car: string, query = '') =>
  ask(flotte.fuhrpark, `${address(wire.listFahrtenbuch, { id: car })}${query}`)
const complete = (person: TestPerson, id: string, body: object) =>
  ask(person, address(wire.completeFahrt, { id }), { body })
const correct = (id: string, body: object) =>
  ask(flotte.fuhrpark, address(wire.correctFahrt, { id }), {
    body: { grund: 'vertippt', stand: 1, ...body },
  })
const luecken = (car: string, body?: object) =>
  ask(flotte.fuhrpark, address(wire.explainLuecke, { id: car }), body ? { body } : {})
const items = (answer: Awaited<ReturnType<typeof list>>) =>
  answer.json.items as unknown as Record<string, unknown>[]
const zwecke = async (car: string, query: string) => items(await list(car, query)).map(({ zweck }) => zweck)

async function steuerlich(): Promise<string> {
  const car = await createCar(haus)
  await haus.scoped((tx) => tx.raw("update fahrzeug set fahrtenbuch = 'steuerlich' where id = $1", [car]))
  return car
}

describe('the list', () => {
  it('is a vehicle’s trips, the newest first, page by page, with the sums of all', async () => {
    const car = await createCar(haus)
    await recorded(haus, car, flotte.fahrerin, {}, { fahrtart: 'privat' }, { fahrtart: 'arbeitsweg' }, {})
    const first = await list(car, '?limit=3')
    expect(first.json).toMatchObject({
      summen: { dienstlich: 80, privat: 40, arbeitsweg: 40 },
      fahrtenbuch: 'einfach',
      kennzeichen: expect.stringContaining('NH-PW'),
    })
    expect(items(first).map(({ nummer }) => nummer)).toEqual([4, 3, 2])
    const rest = await list(car, `?limit=3&cursor=${String(first.json.cursor)}`)
    expect([items(rest).map(({ nummer }) => nummer), rest.json.cursor]).toEqual([[1], null])
  })

  it('is narrowed by day, driver, purpose and kind, each as it stands now', async () => {
    const car = await createCar(haus)
    const [first = ''] = await recorded(
      haus,
      car,
      flotte.fahrerin,
      { zweck: 'Messe' },
      { zweck: 'Übergabe', abfahrt: Temporal.Instant.from('2026-11-17T22:59:59Z') },
      {
        zweck: 'Wartung',
        fahrerId: flotte.fahrer.id,
        abfahrt: Temporal.Instant.from('2026-11-17T23:00:00Z'),
      },
    )
    expect(await zwecke(car, '?von=2026-11-17&bis=2026-11-17')).toEqual(['Übergabe'])
    expect(await zwecke(car, '?von=2026-11-18')).toEqual(['Wartung'])
    expect(await zwecke(car, `?fahrerId=${flotte.fahrer.id}`)).toEqual(['Wartung'])
    expect(await zwecke(car, '?zweck=%C3%BCBERg')).toEqual(['Übergabe'])
    expect(await zwecke(car, '?zweck=%25')).toEqual([])
    expect((await correct(first, { zweck: 'Lieferung', fahrtart: 'arbeitsweg' })).status).toBe(200)
    expect(await zwecke(car, '?zweck=messe')).toEqual([])
    expect(await zwecke(car, '?fahrtart=arbeitsweg')).toEqual(['Lieferung'])
  })

  it('knows the last day that can be written, also where it ends in the year after', async () => {
    const car = await createCar(haus)
    await recorded(haus, car, flotte.fahrerin, { zweck: 'Silvester' })
    const inZone = (zone: string) =>
      haus.scoped(async (tx) => {
        await tx.run(build.updateTable('mandant').set({ zone }).where('id', '=', haus.id))
        await raiseStand(tx)
      })
    for (const zone of ['America/New_York', 'Europe/Berlin']) {
      await inZone(zone)
      expect([zone, await zwecke(car, '?bis=9999-12-31')]).toEqual([zone, ['Silvester']])
    }
  })

  it('refuses days in the wrong order, cursors of others, and filters that are none', async () => {
    expect((await list(flotte.golf, '?von=2026-11-18&bis=2026-11-17')).json.code).toBe(
      'zeitraum.startNichtVorEnde',
    )
    for (const query of [
      '?cursor=x',
      '?von=gestern',
      '?fahrerId=1',
      '?fahrtart=weit',
      '?limit=201',
      '?von=0001-01-01',
    ])
      expect([query, (await list(flotte.golf, query)).status]).toEqual([query, 422])
  })
})

describe('completing', () => {
  it('is the driver’s to do within seven days, and seen as it was', async () => {
    const car = await createCar(haus)
    const [id = ''] = await recorded(haus, car, flotte.fahrerin, { zweck: '' })
    expect(items(await list(car))[0]).toMatchObject({
      vollstaendig: false,
      ergaenzbarBis: '2026-11-23T23:00:00Z',
    })
    const offen = await ask(flotte.fahrerin, wire.listOpenFahrten.path)
    expect((offen.json as unknown as object[]).length).toBeGreaterThan(0)
    expect(offen.text).toContain(id)
    const done = await complete(flotte.fahrerin, id, { zweck: ' Messe ' })
    expect([done.status, done.json]).toEqual([
      200,
      expect.objectContaining({ zweck: 'Messe', vollstaendig: true, ergaenzbarBis: null, verspaetet: false }),
    ])
    expect(done.json.aenderungen).toEqual([
      expect.objectContaining({
        nummer: 2,
        art: 'nachtrag',
        erfasstVon: 'fahrerin Muster',
        felder: [{ feld: 'zweck', alt: '', neu: 'Messe' }],
      }),
    ])
    expect((await ask(flotte.fahrerin, wire.listOpenFahrten.path)).text).not.toContain(id)
  })

  it('is marked as late from the eighth day on', async () => {
    const car = await createCar(haus)
    const [id = ''] = await recorded(haus, car, flotte.fahrerin, {
      zweck: '',
      abfahrt: Temporal.Instant.from('2026-11-12T20:00:00Z'),
    })
    expect((await complete(flotte.fuhrpark, id, { zweck: 'Messe' })).json.verspaetet).toBe(true)
  })

  it('of a tax-grade logbook needs destination, purpose and person', async () => {
    const car = await steuerlich()
    const [id = ''] = await recorded(haus, car, flotte.fahrerin, { zweck: '', zielperson: '' })
    expect((await complete(flotte.fahrerin, id, { zweck: 'Messe' })).json.vollstaendig).toBe(false)
    expect((await ask(flotte.fahrerin, wire.listOpenFahrten.path)).text).toContain(id)
    expect(
      (await complete(flotte.fahrerin, id, { zweck: 'Messe', zielperson: 'Halle 3' })).json,
    ).toMatchObject({ vollstaendig: true })
  })

  it('asks for an open trip behind more than a screen of those that need no more', async () => {
    const ole = flotte.fahrer
    const einfach = await createCar(haus)
    const enough = { zielort: '', zielperson: '', fahrerId: ole.id }
    await recorded(haus, einfach, ole, ...Array.from({ length: 101 }, () => enough), {
      zweck: '',
      zielort: 'Husum',
      fahrerId: ole.id,
    })
    const buch = await steuerlich()
    await recorded(haus, buch, ole, { ...enough, zielort: 'Plön' }, { fahrerId: ole.id })
    const offen = await ask(ole, wire.listOpenFahrten.path)
    expect(offen.json).toEqual([
      expect.objectContaining({ fahrzeugId: buch, zielort: 'Plön', kilometer: 40 }),
      expect.objectContaining({ fahrzeugId: einfach, zielort: 'Husum', kilometer: 40 }),
    ])
  })

  it('is nobody else’s, and changes nothing that is written', async () => {
    const car = await createCar(haus)
    const [open = '', private_ = ''] = await recorded(
      haus,
      car,
      flotte.fahrerin,
      { zweck: '' },
      { fahrtart: 'privat' },
    )
    expect((await complete(flotte.fahrer, open, { zweck: 'x' })).status).toBe(404)
    expect((await complete(flotte.fahrerin, open, { zweck: 'x', zielort: 'Bremen' })).json).toMatchObject({
      status: 422,
      code: 'fahrtenbuch.nurMitGrund',
      issues: [expect.objectContaining({ field: 'zielort' })],
    })
    expect((await complete(flotte.fahrerin, private_, { zweck: 'x' })).json.code).toBe(
      'fahrtenbuch.privatOhneAngaben',
    )
    for (const body of [{}, { zweck: '' }, { zweck: 'x'.repeat(201) }, { zweck: 'a\u0000b' }, { zweck: 1 }])
      expect([body, (await complete(flotte.fahrerin, open, body)).status]).toEqual([body, 422])
    expect((await list(car)).text).not.toContain('Bremen')
  })
})

describe('correcting', () => {
  it('keeps the old values, says why, and puts the car’s mileage right', async () => {
    const car = await createCar(haus)
    await haus.scoped((tx) => tx.raw('update fahrzeug set kilometerstand = 10040 where id = $1', [car]))
    const [id = ''] = await recorded(haus, car, flotte.fahrerin, {})
    const done = await correct(id, { kmEnde: 10_004, zweck: 'Messe' })
    expect([done.status, done.json]).toEqual([
      200,
      expect.objectContaining({ kmEnde: 10_004, verspaetet: false }),
    ])
    expect(done.json.aenderungen).toEqual([
      expect.objectContaining({
        art: 'korrektur',
        grund: 'vertippt',
        felder: [
          { feld: 'kmEnde', alt: '10040', neu: '10004' },
          { feld: 'zweck', alt: 'Besprechung', neu: 'Messe' },
        ],
      }),
    ])
    const rows = await haus.scoped((tx) =>
      tx.raw<{ kilometerstand: number }>('select kilometerstand from fahrzeug where id = $1', [car]),
    )
    expect(rows.rows[0]?.kilometerstand).toBe(10_004)
  })

  it('of two who correct at the same moment lets one see the other first', async () => {
    const car = await createCar(haus)
    const [id = ''] = await recorded(haus, car, flotte.fahrerin, {})
    const answers = await Promise.all(['A', 'B', 'C'].map((zweck) => correct(id, { zweck })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('fahrtenbuch.ueberholt')
  })

  it('is refused against its rules, and without a reason', async () => {
    const car = await createCar(haus)
    const [id = ''] = await recorded(haus, car, flotte.fahrerin, {}, {})
    for (const [body, code] of [
      [{ zweck: 'Besprechung' }, 'fahrtenbuch.unveraendert'],
      [{ kmEnde: 9_999 }, 'fahrtenbuch.kmReihenfolge'],
      [{ kmEnde: 10_041 }, 'fahrtenbuch.kmUeberschneidung'],
      [{ ankunft: '2026-11-16T07:00:00Z' }, 'zeitraum.startNichtVorEnde'],
      [{ ankunft: '2026-11-21T07:00:00Z' }, 'fahrtenbuch.inZukunft'],
      [{ fahrtart: 'privat', zweck: 'x' }, 'fahrtenbuch.privatOhneAngaben'],
      [{ zweck: 'x', grund: ' ' }, 'anfrage.ungueltig'],
      [{ kmEnde: -1 }, 'anfrage.ungueltig'],
      [{ kmEnde: 1e9 }, 'anfrage.ungueltig'],
      [{ fahrer: 'x' }, 'anfrage.ungueltig'],
    ] as const)
      expect([body, (await correct(id, body)).json.code]).toEqual([body, code])
    expect(items(await list(car)).every(({ aenderungen }) => (aenderungen as []).length === 0)).toBe(true)
  })

  it('and completing an entry that explains a gap is not possible, nor of a row that is no trip', async () => {
    const car = await createCar(haus)
    await recorded(haus, car, flotte.fahrerin, {}, { kmStart: 10_050 })
    const explained = await luecken(car, { kmVon: 10_040, kmBis: 10_050, fahrtart: 'dienstlich', grund: 'x' })
    expect((await correct(String(explained.json.id), { stand: 3, zweck: 'x' })).json.code).toBe(
      'fahrtenbuch.keineFahrt',
    )
    expect(
      (await complete(flotte.fuhrpark, '01980000-0000-7000-8000-00000000dead', { zweck: 'x' })).status,
    ).toBe(404)
  })
})

describe('gaps', () => {
  it('are found, shown at the trip after them, and explained in parts', async () => {
    const car = await createCar(haus)
    await recorded(haus, car, flotte.fahrerin, {}, { kmStart: 10_060 })
    const gap = { kmVon: 10_040, kmBis: 10_060, nachNummer: 1, vorNummer: 2 }
    expect((await luecken(car)).json).toEqual([expect.objectContaining(gap)])
    expect(items(await list(car))[0]?.lueckeVorher).toEqual({ kmVon: 10_040, kmBis: 10_060 })
    const first = await luecken(car, {
      kmVon: 10_040,
      kmBis: 10_050,
      fahrtart: 'dienstlich',
      grund: 'Werkstatt',
    })
    expect([first.status, first.json]).toEqual([
      201,
      expect.objectContaining({ art: 'luecke', kmStart: 10_040, kmEnde: 10_050, grund: 'Werkstatt' }),
    ])
    expect((await luecken(car)).json).toEqual([expect.objectContaining({ kmVon: 10_050, kmBis: 10_060 })])
    const beyond = { kmVon: 10_050, kmBis: 10_061, fahrtart: 'privat', grund: 'x' }
    expect((await luecken(car, beyond)).json.code).toBe('fahrtenbuch.keineLuecke')
    expect((await luecken(car, { ...beyond, kmBis: 10_060 })).status).toBe(201)
    expect([(await luecken(car)).json, (await luecken(car, beyond)).status]).toEqual([[], 422])
  })
})

describe('a gap that was explained, and that a correction fills', () => {
  it('counts in the sums only what no trip tells: together they are what the odometer went', async () => {
    const car = await createCar(haus)
    await recorded(haus, car, flotte.fahrerin, {}, { kmStart: 10_090, kmEnde: 10_140 })
    const gap = { kmVon: 10_040, kmBis: 10_090, fahrtart: 'privat', grund: 'unbekannt' }
    expect((await luecken(car, gap)).status).toBe(201)
    const sums = async () => (await list(car)).json.summen
    const shown = async () => items(await list(car)).find(({ art }) => art === 'luecke')
    expect(await shown()).toMatchObject({ kmStart: 10_040, kmEnde: 10_090, kilometer: 50 })
    expect(await sums()).toEqual({ dienstlich: 90, privat: 50, arbeitsweg: 0 })
    const id = String(items(await list(car)).find(({ nummer }) => nummer === 2)?.id)
    expect((await correct(id, { stand: 2, kmStart: 10_060 })).status).toBe(200)
    expect(await sums()).toEqual({ dienstlich: 120, privat: 20, arbeitsweg: 0 })
    expect((await shown())?.kilometer).toBe(20)
    expect((await correct(id, { stand: 4, kmStart: 10_040 })).status).toBe(200)
    expect(await sums()).toEqual({ dienstlich: 140, privat: 0, arbeitsweg: 0 })
    expect((await shown())?.kilometer).toBe(0)
  })
})

describe('checking the chain', () => {
  it('says that all is well, or names the first broken entry in the reader’s language', async () => {
    const car = await createCar(haus)
    await recorded(haus, car, flotte.fahrerin, {}, {}, {})
    const verify = () => ask(flotte.fuhrpark, address(wire.showVerification, { id: car }))
    expect((await verify()).json).toMatchObject({ eintraege: 3, inOrdnung: true, fehler: null })
    await asOwner(
      app,
      "update fahrtenbuch_eintrag set zielort = 'Rom' where fahrzeug_id = $1 and nummer > 1",
      [car],
    )
    expect((await verify()).json).toMatchObject({
      eintraege: 1,
      inOrdnung: false,
      fehler: {
        nummer: 2,
        art: 'inhalt',
        text: 'Der Eintrag 2 ist nicht mehr so, wie er geschrieben wurde.',
      },
      widersprueche: [],
    })
    await asOwner(app, 'delete from fahrtenbuch_eintrag where fahrzeug_id = $1 and nummer > 1', [car])
    expect((await verify()).json).toMatchObject({
      inOrdnung: false,
      fehler: null,
      widersprueche: [
        { zeuge: 'protokoll', text: 'Das Protokoll kennt den Eintrag 3, im Fahrtenbuch fehlt er.' },
      ],
    })
  })
})

describe('whoever asks', () => {
  it('needs a right: drivers see their open trips and nothing else', async () => {
    const car = await createCar(haus)
    const [id = ''] = await recorded(haus, car, flotte.fahrerin, {})
    for (const operation of OPERATIONS)
      expect((await ask(flotte.fahrerin, address(operation, { id: car }))).status).toBe(403)
    const body = { grund: 'x', stand: 1, zweck: 'y' }
    expect((await ask(flotte.fahrerin, address(wire.correctFahrt, { id }), { body })).status).toBe(403)
  })

  it('and is of another house finds nothing', async () => {
    const car = await createCar(haus)
    const [id = ''] = await recorded(haus, car, flotte.fahrerin, { zweck: '' })
    const there = { as: fremd.leitung.token, host: fremd.host }
    for (const operation of OPERATIONS)
      expect((await app.request(address(operation, { id: car }), there)).status).toBe(404)
    const done = await app.request(address(wire.completeFahrt, { id }), {
      ...there,
      body: { zweck: 'x' },
    })
    expect(done.status).toBe(404)
    expect((await app.request(wire.listOpenFahrten.path, there)).json).toEqual([])
  })
})
