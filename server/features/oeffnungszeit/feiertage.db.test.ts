import { address } from '@platzwart/contract/operation'
import { listAttention } from '@platzwart/contract/operations/berechtigung'
import * as wire from '@platzwart/contract/operations/oeffnungszeit'
import * as standortWire from '@platzwart/contract/operations/standort'
import { describe, expect, it } from 'vitest'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true })

const call = (path: string, who = haus.leitung, more: object = {}) =>
  app.request(path, { as: who.token, host: haus.host, ...more })

const setLand = (bundesland: unknown, version: number, id = haus.standortId, who = haus.leitung) =>
  call(address(standortWire.setBundesland, { id }), who, {
    method: 'PUT',
    body: { bundesland },
    headers: { 'if-match': `"${version}"` },
  })

const missing = async () => {
  const all = (await call(listAttention.path)).json as unknown as { name: string; anzahl: number }[]
  return all.find(({ name }) => name === 'ohneFeiertage')?.anzahl ?? 0
}

const special = (von: string, bis = von, status = 'geschlossen') =>
  leseraeume.rows(
    `insert into sonderoeffnungszeit (mandant_id, id, grundriss_id, gueltig_von, gueltig_bis, status, von, bis)
     values ($1, gen_random_uuid(), $2, $3, $4, $5, '08:00', '22:00')`,
    [haus.id, haus.grundrissId, von, bis, status],
  )

describe('the holidays of a Land', () => {
  it('are listed with their names, for those who keep opening times, of a Land and a year that there are', async () => {
    const answer = await call(`${wire.listFeiertage.path}?land=BY&jahr=2027`)
    expect(answer.json).toContainEqual({
      tag: '2027-08-15',
      bezeichnung: { de: 'Mariä Himmelfahrt', en: 'Assumption of Mary' },
      regional: true,
    })
    for (const query of [
      'land=XX&jahr=2027',
      'land=BUND&jahr=2027',
      'land=BY&jahr=1999',
      'land=BY&jahr=2027.5',
      'land=BY',
    ]) {
      expect((await call(`${wire.listFeiertage.path}?${query}`)).status).toBe(422)
    }
    expect((await call(`${wire.listFeiertage.path}?land=BY&jahr=2027`, haus.anna)).json.code).toBe(
      'recht.fehlt',
    )
  })

  it('are asked for, from October on of the next year as well, until one of each year is decided about', async () => {
    expect(await missing()).toBe(0)
    expect((await setLand('NW', 1)).status).toBe(200)
    expect(await missing()).toBe(1)
    await special('2026-12-25')
    expect(await missing()).toBe(1)
    await special('2027-05-01', '2027-07-31', 'offen')
    expect(await missing()).toBe(1)
    await special('2027-10-03', '2027-10-03', 'offen')
    expect(await missing()).toBe(0)
    await leseraeume.rows(
      "delete from sonderoeffnungszeit where mandant_id = $1 and gueltig_von = '2026-12-25'",
      [haus.id],
    )
    // Next year's are there by now, and Christmas is open.
    expect(await missing()).toBe(1)
    await special('2026-10-03')
    expect(await missing()).toBe(1)
    await special('2026-12-24', '2027-01-01')
    expect(await missing()).toBe(0)
  })
})

describe('the Land of a location', () => {
  it('is kept with a version and a row of the trail, and can be taken away', async () => {
    const version = Number((await setLand('SN', 2)).json.version)
    expect(version).toBe(3)
    const late = await setLand('TH', 2)
    expect([late.status, late.json.geaendert]).toMatchObject([412, { von: expect.any(String) }])
    const trail = await leseraeume.rows(
      "select nachher from protokoll where mandant_id = $1 and aktion = 'setBundesland' order by zeit, id",
      [haus.id],
    )
    expect(trail.at(-1)).toMatchObject({ nachher: { bundesland: 'SN' } })
    expect((await setLand(null, version)).json.bundesland).toBeNull()
  })

  it('is none that there is not, of other houses, or of whoever may not', async () => {
    expect((await setLand('XX', 4)).status).toBe(422)
    expect((await setLand('SN', 1, fremd.standortId)).status).toBe(404)
    expect((await setLand('SN', 4, haus.standortId, haus.anna)).json.code).toBe('recht.fehlt')
  })
})
