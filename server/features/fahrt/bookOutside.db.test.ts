import * as wire from '@platzwart/contract/operations/suche'
import { describe, expect, it } from 'vitest'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { createCar, setSetting } from '../../testing/fahrzeug.ts'
import { change, fahrten, flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { haus } from '../../testing/suites/haus.ts'
import { issuesOf } from '../../testing/suites/refusal.ts'

flotteSuite()

const { bookAs, get } = fahrten

describe('booking a vehicle by the days and hours that it has', () => {
  it('keeps the days and the times of the car', async () => {
    const car = await createCar(haus)
    await change("update fahrzeug set gueltig_von = '2026-12-01', gueltig_bis = '2026-12-31' where id = $1", [
      car,
    ])
    const on = (von: string, bis: string) =>
      bookAs(flotte.fahrerin, { fahrzeugId: car, von: `${von}:00Z`, bis: `${bis}:00Z` })
    expect(issuesOf(await on('2026-11-30T08:00', '2026-11-30T09:00'))).toEqual(['fahrzeug.nichtGueltig @von'])
    expect(issuesOf(await on('2026-12-31T20:00', '2027-01-01T00:00'))).toEqual(['fahrzeug.nichtGueltig @bis'])
    await haus.scoped(async (tx) => {
      await tx.raw(
        `insert into fahrzeug_oeffnungszeit (mandant_id, id, fahrzeug_id, gueltig_bis)
           values ($1, gen_random_uuid(), $2, '2026-12-20')`,
        [haus.id, car],
      )
      await raiseStand(tx)
    })
    // A Saturday; before 09:00; after 18:00; over midnight; beyond the days on which the times hold.
    expect(issuesOf(await on('2026-12-05T09:00', '2026-12-05T10:00'))).toEqual([
      'fahrzeug.wochentagNichtBuchbar @von',
    ])
    expect(issuesOf(await on('2026-12-07T07:00', '2026-12-07T09:00'))).toEqual([
      'fahrzeug.ausserhalbBuchungszeit @von',
    ])
    expect(issuesOf(await on('2026-12-07T16:00', '2026-12-07T18:00'))).toEqual([
      'fahrzeug.ausserhalbBuchungszeit @bis',
    ])
    expect(issuesOf(await on('2026-12-07T09:00', '2026-12-08T09:00'))).toEqual(['fahrzeug.andererTag @bis'])
    expect(issuesOf(await on('2026-12-22T09:00', '2026-12-22T10:00'))).toEqual([
      'fahrzeug.ausserhalbBuchungszeitraum @von',
    ])
    await change(
      'update fahrzeug_oeffnungszeit set buchung_ausserhalb_moeglich = true where fahrzeug_id = $1',
      [car],
    )
    expect((await on('2026-12-22T09:00', '2026-12-22T10:00')).status).toBe(201)
    expect((await on('2026-12-07T16:00', '2026-12-07T18:00')).status).toBe(201)
    expect((await on('2026-12-07T09:00', '2026-12-07T10:00')).status).toBe(201)
    await change('update fahrzeug set deaktiviert = true where id = $1', [car])
    expect(issuesOf(await on('2026-12-08T09:00', '2026-12-08T10:00'))).toEqual(['fahrzeug.deaktiviert'])
  })

  it('outside the hours of the car waits for approval, where the flag allows it and the house wants it', async () => {
    const car = await createCar(haus)
    await haus.scoped(async (tx) => {
      await tx.raw(
        `insert into fahrzeug_oeffnungszeit (mandant_id, id, fahrzeug_id) values ($1, gen_random_uuid(), $2)`,
        [haus.id, car],
      )
      await raiseStand(tx)
    })
    // Five to seven in the evening, on a Wednesday.
    const evening = () =>
      bookAs(flotte.fahrerin, { fahrzeugId: car, von: '2026-12-09T16:00:00Z', bis: '2026-12-09T18:00:00Z' })
    await setSetting(haus, 'fahrzeug.freigabeAusserhalb', 'true')
    const refused = await evening()
    expect([refused.status, refused.json.detail, issuesOf(refused)]).toEqual([
      422,
      'Dieses Fahrzeug kann von 09:00 bis 18:00 Uhr gebucht werden.',
      ['fahrzeug.ausserhalbBuchungszeit @bis'],
    ])
    expect(refused.json.alternatives).toContainEqual(
      expect.objectContaining({ art: 'andereFahrtzeit', fahrzeugId: car, bis: '2026-12-09T17:00:00Z' }),
    )
    await change(
      'update fahrzeug_oeffnungszeit set buchung_ausserhalb_moeglich = true where fahrzeug_id = $1',
      [car],
    )
    const window = 'von=2026-12-09T16:00:00Z&bis=2026-12-09T18:00:00Z&limit=200'
    const found = await get(flotte.fahrerin, `${wire.searchFahrzeuge.path}?${window}`)
    expect(found.json.items).toContainEqual(
      expect.objectContaining({
        fahrzeug: expect.objectContaining({ id: car }),
        buchbar: true,
        freigabeNoetig: true,
      }),
    )
    const special = await evening()
    expect([special.status, special.json]).toEqual([
      201,
      expect.objectContaining({ status: 'vorgemerkt', freigabeGruende: ['ausserhalb'] }),
    ])
    await setSetting(haus, 'fahrzeug.freigabeAusserhalb', 'false')
  })
})
