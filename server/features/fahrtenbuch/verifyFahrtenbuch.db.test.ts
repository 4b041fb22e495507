import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/fahrtenbuch'
import { beforeEach, describe, expect, it } from 'vitest'
import { asOwner } from '../../testing/fahrtenbuch.ts'
import { createCar } from '../../testing/fahrzeug.ts'
import { fahrten, flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, haus } from '../../testing/suites/haus.ts'
import { keepSiegel } from './keepSiegel.ts'
import { sayFaults, verifyFahrtenbuch } from './verifyFahrtenbuch.ts'

// A Tuesday, 09:00 in Berlin (UTC+1).
const VON = Temporal.Instant.from('2026-11-24T08:00:00Z')

let car: string

flotteSuite()

const driver = fahrten

/** Two trips of 40 km from check-in to check-out, an hour each, in a car that is new. */
beforeEach(async () => {
  app.clock.set('2026-11-23T08:00:00Z')
  await asOwner(
    app,
    "update fahrzeug_buchung set status = 'storniert' where status in ('aktiv', 'reserviert')",
  )
  car = await createCar(haus)
  await drive(0, 10_040)
  await drive(2, 10_080)
})

async function drive(hours: number, km: number): Promise<void> {
  const von = VON.add({ hours })
  app.clock.set(von.subtract({ hours: 1 }).toString())
  const bis = von.add({ hours: 1 })
  const id = await driver.booked(flotte.fahrerin, { fahrzeugId: car, von: String(von), bis: String(bis) })
  app.clock.set(von.toString())
  await driver.checkIn(flotte.fahrerin, id, { kilometerstand: km - 40 })
  app.clock.set(bis.toString())
  const answer = await driver.checkOut(flotte.fahrerin, id, { kilometerstand: km })
  expect([answer.status, answer.json.status]).toEqual([200, 'durchgeführt'])
}

const seal = () => haus.scoped((tx) => keepSiegel(tx, Temporal.PlainDate.from('2026-11-24')))
const verify = () => haus.scoped((tx) => verifyFahrtenbuch(tx, car))
const witnesses = async () => (await verify()).widersprueche.map(({ zeuge }) => zeuge)

const CUT = {
  lines: 'delete from fahrtenbuch_eintrag where fahrzeug_id = $1 and nummer > 1',
  trail: `delete from protokoll where objekt = 'fahrtenbuch_eintrag' and nachher ->> 'fahrzeugId' = $1::text
    and (nachher ->> 'nummer')::integer > 1`,
  seals: 'delete from fahrtenbuch_siegel where fahrzeug_id = $1',
  history: "delete from fahrzeug_historie where fahrzeug_id = $1 and zeit > '2026-11-24T09:00:00Z'",
  trips: `delete from fahrzeug_buchung where fahrzeug_id = $1 and lower(zeitraum) > '2026-11-24T09:00:00Z'`,
}

/** What somebody with the owner's rights takes away. */
async function cut(...what: readonly (keyof typeof CUT)[]): Promise<void> {
  for (const one of what) expect(await asOwner(app, CUT[one], [car])).toBeGreaterThan(0)
}

describe('a logbook whose end was cut off', () => {
  it('agrees with everything that remembers it while it is whole', async () => {
    await seal()
    expect(await verify()).toMatchObject({ head: { nummer: 2 }, fault: null, widersprueche: [] })
  })

  it('is contradicted by all the others', async () => {
    await seal()
    await cut('lines')
    expect(await witnesses()).toEqual(['protokoll', 'siegel', 'fahrten', 'historie'])
  })

  it('is found by what remains: without the trail by seals, trips and history', async () => {
    await seal()
    await cut('lines', 'trail')
    expect(await witnesses()).toEqual(['siegel', 'fahrten', 'historie'])
    await cut('seals')
    expect(await witnesses()).toEqual(['fahrten', 'historie'])
  })

  it('is found when trips and history are gone, too: by the seal and by the car itself', async () => {
    await seal()
    await cut('lines', 'trail', 'history', 'trips')
    expect(await witnesses()).toEqual(['siegel', 'kilometerstand'])
    await cut('seals')
    expect(await verify()).toMatchObject({
      head: { nummer: 1 },
      fault: null,
      widersprueche: [{ zeuge: 'kilometerstand', km: 10_080, belegt: 10_040 }],
    })
  })

  it('is found when its trips are said not to have ended', async () => {
    await cut('lines', 'trail')
    await asOwner(app, "update fahrzeug_buchung set status = 'reserviert' where fahrzeug_id = $1", [car])
    expect(await verify()).toMatchObject({
      widersprueche: [{ zeuge: 'historie', nummer: null, km: 10_080 }],
    })
  })

  it('is found when it was written anew with another mileage, by whoever could chain it', async () => {
    await asOwner(
      app,
      'update fahrtenbuch_eintrag set km_ende = km_ende - 10 where fahrzeug_id = $1 and nummer = 2',
      [car],
    )
    expect(await verify()).toMatchObject({
      fault: { nummer: 2, art: 'inhalt' },
      widersprueche: [{ zeuge: 'historie', nummer: 2, km: 10_080 }],
    })
  })

  it('is told in words, in both languages', async () => {
    await seal()
    await cut('lines')
    const found = await verify()
    const say = (sprache: 'de' | 'en') => sayFaults(found, { sprache, zone: 'Europe/Berlin' })
    expect(say('de')).toEqual([
      'Das Protokoll kennt den Eintrag 2, im Fahrtenbuch fehlt er.',
      'Das Siegel vom Di., 24.11.2026 reicht bis zum Eintrag 2; dieser fehlt im Fahrtenbuch.',
      'Die beendete Fahrt vom Di., 24.11.2026 steht nicht im Fahrtenbuch.',
      'Die Historie kennt einen Check-out vom Di., 24.11.2026 bei 10.080 km, der nicht im Fahrtenbuch steht.',
    ])
    expect(say('en')).toEqual([
      'The audit trail knows entry 2; in the logbook it is missing.',
      'The seal of Tue, 24 Nov 2026 reaches to entry 2, which is missing in the logbook.',
      'The finished trip of Tue, 24 Nov 2026 is not in the logbook.',
      'The history knows a check-out of Tue, 24 Nov 2026 at 10,080 km that is not in the logbook.',
    ])
  })

  it('is no contradiction when its keeper corrected a mistyped mileage', async () => {
    await seal()
    const [last] = await driver.rows(
      'select id from fahrtenbuch_eintrag where fahrzeug_id = $1 order by nummer desc limit 1',
      [car],
    )
    const answer = await app.request(address(wire.correctFahrt, { id: String(last?.id) }), {
      as: flotte.fuhrpark.token,
      host: haus.host,
      method: 'POST',
      body: { kmEnde: 10_070, grund: 'vertippt', stand: 2 },
    })
    expect([answer.status, await witnesses()]).toEqual([200, []])
  })
})
