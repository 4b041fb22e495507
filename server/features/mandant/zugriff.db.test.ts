import { address } from '@platzwart/contract/operation'
import * as hausdatei from '@platzwart/contract/operations/hausdatei'
import * as wire from '@platzwart/contract/operations/mandant'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { anew: true, fremd: true })

/** Somebody of another house operates; and of the house somebody has signed in. */
beforeEach(async () => {
  app.clock.set(MONDAY)
  const { authPool } = app.deps
  await app.deps.appPool.query('delete from auth.hausdatei')
  await authPool.query('insert into auth.betreiber (user_id) values ($1) on conflict do nothing', [
    `user-${fremd.ben.id}`,
  ])
  await authPool.query(
    'insert into auth.mandant_anmeldung (mandant_id, zuletzt) values ($1, now()) on conflict do nothing',
    [haus.id],
  )
})

const said = (method: 'PUT' | 'DELETE', person: TestPerson, tage?: unknown) =>
  app.request(wire.grantZugriff.path, {
    as: person.token,
    host: haus.host,
    method,
    ...(tage !== undefined && { body: { tage } }),
  })

const exported = () =>
  app.request(address(hausdatei.exportMandant, { id: haus.id }), {
    as: fremd.ben.token,
    host: fremd.host,
    method: 'POST',
  })

const shown = () =>
  app.request(address(wire.readHaus, { id: haus.id }), { as: fremd.ben.token, host: fremd.host })

/** A file of the house that was written while it was allowed. */
async function written(): Promise<string> {
  const { json } = await exported()
  await app.deps.storage.put('hausdateien/da.zst', new Uint8Array([1, 2, 3]))
  await app.deps.appPool.query(
    "update auth.hausdatei set status = 'fertig', schluessel = 'hausdateien/da.zst', bytes = 3 where id = $1",
    [json.id],
  )
  return address(hausdatei.readHausdatei, { id: String(json.id) })
}

const fetched = (path: string) => app.request(path, { as: fremd.ben.token, host: fremd.host })

async function trail(): Promise<readonly string[]> {
  return haus.scoped(async (tx) => {
    const { rows } = await tx.raw<{ aktion: string }>(
      "select aktion from protokoll where mandant_id = $1 and (aktion like '%Zugriff' or aktion like 'exportMandant') order by nr",
      [haus.id],
    )
    return rows.map(({ aktion }) => aktion)
  })
}

describe('the data of a house', () => {
  it('are nobody’s who operates, until its administration allows it, and not for longer', async () => {
    expect(await exported()).toMatchObject({ status: 403, json: { code: 'mandant.ohneZugriff' } })
    const granted = await said('PUT', haus.leitung, 3)
    expect(granted).toMatchObject({ status: 200, json: { zugriffBis: '2026-11-26T08:00:00Z' } })
    expect(await shown()).toMatchObject({ status: 200, json: { zugriffBis: '2026-11-26T08:00:00Z' } })
    const path = await written()
    expect((await fetched(path)).status).toBe(200)
    app.clock.set('2026-11-26T08:00:00Z')
    expect(await fetched(path)).toMatchObject({ status: 403, json: { code: 'mandant.ohneZugriff' } })
    expect((await exported()).status).toBe(403)
    expect(await trail()).toEqual(['grantZugriff', 'exportMandant'])
  })

  it('are out of reach in the moment in which the administration ends it, the file that was written too', async () => {
    await said('PUT', haus.leitung, 7)
    const path = await written()
    expect(await said('DELETE', haus.leitung)).toMatchObject({ status: 200, json: { zugriffBis: null } })
    expect([(await fetched(path)).status, (await exported()).status]).toEqual([403, 403])
    // Ended again, nothing happens.
    expect((await said('DELETE', haus.leitung)).status).toBe(200)
    expect(await trail()).toEqual(['grantZugriff', 'exportMandant', 'endZugriff'])
  })

  it('can be had of a house in which nobody has signed in: there is nobody to ask', async () => {
    await app.deps.authPool.query('delete from auth.mandant_anmeldung where mandant_id = $1', [haus.id])
    expect((await exported()).status).toBe(201)
  })

  it('are given away by those alone who say for the house what it is', async () => {
    for (const person of [haus.anna, haus.ben])
      expect(await said('PUT', person, 1)).toMatchObject({ status: 403, json: { code: 'recht.fehlt' } })
    expect(await trail()).toEqual([])
  })

  it.each([0, 8, 1.5, '3', null])('are not given away for %j days', async (tage) => {
    expect((await said('PUT', haus.leitung, tage)).status).toBe(422)
    expect((await shown()).json.zugriffBis).toBeNull()
  })
})
