import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/standort'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/mandant.ts'
import { change, flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, fremd, haus, MONDAY } from '../../testing/suites/haus.ts'

flotteSuite(MONDAY, { fremd: true })

let made = 0

const call = (person: TestPerson, path: string, method: string, more: object = {}) =>
  app.request(path, { as: person.token, host: haus.host, method, ...more })

async function standort(abstellplaetze: readonly { name: string }[] = []) {
  const id = `01980000-0000-7000-8000-${String(++made).padStart(12, '0')}`
  const path = address(wire.saveStandort, { id })
  const saved = await call(haus.leitung, path, 'PUT', {
    body: { name: `Haus ${made}`, adresse: 'Markt 1\n12345 Lindenau', abstellplaetze },
  })
  expect(saved.status).toBe(200)
  return { id, path, view: saved.json as unknown as { abstellplaetze: { id: string }[]; version: number } }
}

const remove = (path: string, match?: string, person = haus.leitung) =>
  call(person, path, 'DELETE', match === undefined ? {} : { headers: { 'if-match': match } })

const stands = (id: string) =>
  haus.scoped(async (tx) => (await tx.raw('select 1 from standort where id = $1', [id])).rows.length === 1)

describe('a location', () => {
  it('where nothing stands is deleted with its parking spaces, once, and the trail says what it was', async () => {
    const { id, path } = await standort([{ name: 'A' }])
    expect((await remove(path)).json.code).toBe('anfrage.versionFehlt')
    expect((await remove(path, '"7"')).status).toBe(412)
    expect((await remove(path, '"1"', haus.anna)).json.code).toBe('recht.fehlt')
    expect(await stands(id)).toBe(true)
    expect((await remove(path, '"1"')).status).toBe(204)
    expect((await remove(path, '"1"')).status).toBe(404)
    const { rows } = await haus.scoped((tx) =>
      tx.raw("select vorher ->> 'adresse' as adresse from protokoll where aktion = 'deleteStandort'"),
    )
    expect(rows).toEqual([{ adresse: 'Markt 1\n12345 Lindenau' }])
  })

  it('says which plans and cars keep it, and keeps everything', async () => {
    const path = address(wire.deleteStandort, { id: haus.standortId })
    const usage = await call(haus.leitung, address(wire.listStandortGebrauch, { id: haus.standortId }), 'GET')
    expect(usage.json).toMatchObject({ grundrisse: [{ id: haus.grundrissId, bezeichnung: 'Lesesaal' }] })
    expect((usage.json as unknown as { fahrzeuge: object[] }).fahrzeuge).toHaveLength(flotte.cars.length)
    const refused = await remove(path, '"1"')
    expect([refused.status, refused.json.code]).toEqual([409, 'standort.hatGrundrisse'])
    expect(refused.json.issues).toMatchObject([
      { code: 'standort.hatGrundrisse', detail: 'Hier stehen noch Grundrisse: Lesesaal.' },
      { code: 'standort.hatFahrzeuge' },
    ])
    expect(await stands(haus.standortId)).toBe(true)
  })

  it('of another Mandant is none that anybody here could see or delete', async () => {
    const id = fremd.standortId
    expect((await call(haus.leitung, address(wire.listStandortGebrauch, { id }), 'GET')).status).toBe(404)
    expect((await remove(address(wire.deleteStandort, { id }), '"1"')).status).toBe(404)
    const { rows } = await fremd.scoped((tx) => tx.raw('select 1 from standort where id = $1', [id]))
    expect(rows).toHaveLength(1)
  })

  it('keeps its address when a form that does not know it saves, and takes no control characters', async () => {
    const { path } = await standort()
    const kept = await call(haus.leitung, path, 'PUT', {
      body: { name: 'Neu' },
      headers: { 'if-match': '"1"' },
    })
    expect(kept.json).toMatchObject({ name: 'Neu', adresse: 'Markt 1\n12345 Lindenau', version: 2 })
    expect(kept.json.geaendert).toBe('2026-11-23T08:00:00Z')
    for (const [adresse, code] of [
      ['a\u0000b', 'feld.steuerzeichen'],
      ['\ud800', 'feld.steuerzeichen'],
      ['x'.repeat(301), 'feld.zuLang'],
    ]) {
      const bad = await call(haus.leitung, path, 'PUT', {
        body: { name: 'Neu', adresse },
        headers: { 'if-match': '"2"' },
      })
      expect([bad.status, bad.json.issues]).toMatchObject([422, [{ field: 'adresse', code }]])
    }
  })
})

describe('a parking space', () => {
  it('with a car of the fleet on it is not removed, and the refusal names the car', async () => {
    const { path, view, id } = await standort([{ name: 'A' }, { name: 'B' }])
    const [a, b] = view.abstellplaetze
    await change('update fahrzeug set standort_id = $1, abstellplatz_id = $2 where id = $3', [
      id,
      a?.id,
      flotte.golf,
    ])
    const body = { name: 'Weniger', abstellplaetze: [{ id: b?.id, name: 'B' }] }
    const refused = await call(haus.leitung, path, 'PUT', { body, headers: { 'if-match': '"1"' } })
    expect([refused.status, refused.json.issues]).toMatchObject([
      409,
      [{ code: 'abstellplatz.inGebrauch', field: 'abstellplaetze' }],
    ])
    // Out of the fleet, it stands nowhere.
    await change('update fahrzeug set deaktiviert = true where id = $1', [flotte.golf])
    const fewer = await call(haus.leitung, path, 'PUT', { body, headers: { 'if-match': '"1"' } })
    expect([fewer.status, fewer.json.abstellplaetze]).toEqual([200, [{ id: b?.id, name: 'B' }]])
  })
})
