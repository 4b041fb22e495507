import { address, type RecordOperation } from '@platzwart/contract/operation'
import * as benutzerWire from '@platzwart/contract/operations/benutzer'
import * as wire from '@platzwart/contract/operations/kalender'
import * as leseraumWire from '@platzwart/contract/operations/leseraum'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, haus, hausSuite, leseraeume, MONDAY } from '../../testing/suites/haus.ts'
import { authOf } from '../sitzung/auth.ts'

hausSuite(MONDAY)

const made = async (path: string, person: TestPerson): Promise<string> => {
  const answer = await app.request(path, { as: person.token, host: haus.host, method: 'POST' })
  expect(answer.status).toBe(201)
  return new URL(String(answer.json.adresse)).pathname
}
const OWN = wire.createKalenderLink.path
const statusOf = async (path: string) => (await app.request(path, { host: haus.host })).status
const asLeitung = (method: string, path: string, more: object = {}) =>
  app.request(path, { as: haus.leitung.token, host: haus.host, method, ...more })
const versionOf = async ({ id }: TestPerson) =>
  (await asLeitung('GET', address(benutzerWire.showBenutzer, { id }))).json.version
const accountOf = async ({ id }: TestPerson) => {
  const [row] = await leseraeume.rows('select anmeldung_id from benutzer where id = $1', [id])
  return String(row?.anmeldung_id)
}

describe("the address of a person's calendar", () => {
  it('ends when their password is another one or their devices are signed out, and no other address does', async () => {
    const seat = address(leseraumWire.createLeseraumKalender, { id: String(haus.seats[0]) })
    const anna = await made(OWN, haus.anna)
    const ben = await made(OWN, haus.ben)
    const door = await made(seat, haus.leitung)
    expect(await Promise.all([anna, ben, door].map(statusOf))).toEqual([200, 200, 200])
    await authOf(app.deps).shutOut(await accountOf(haus.anna))
    expect(await Promise.all([anna, ben, door].map(statusOf))).toEqual([404, 200, 200])
    await authOf(app.deps).shutOut(await accountOf(haus.leitung))
    expect(await statusOf(door)).toBe(200)
    expect(await statusOf(await made(OWN, haus.anna))).toBe(200)
  })

  it('ends when an administrator signs them out on all devices', async () => {
    const path = await made(OWN, haus.anna)
    const ended = await asLeitung('DELETE', address(benutzerWire.endSitzungen, { id: haus.anna.id }))
    expect(ended.status).toBe(204)
    expect(await statusOf(path)).toBe(404)
  })

  it('ends when they are put out, and is none again when they are let in again', async () => {
    const path = await made(OWN, haus.ben)
    const { id } = haus.ben
    const put = async (operation: RecordOperation, body: object) => {
      const headers = { 'if-match': `"${await versionOf(haus.ben)}"` }
      return (await asLeitung('POST', address(operation, { id }), { headers, body })).status
    }
    expect(await put(benutzerWire.deactivateBenutzer, { buchungenStornieren: true })).toBe(200)
    expect(await statusOf(path)).toBe(404)
    expect(await put(benutzerWire.activateBenutzer, {})).toBe(200)
    expect(await statusOf(path)).toBe(404)
    const rows = await leseraeume.rows(
      "select 1 from protokoll where aktion = 'deleteKalenderLink' and im_auftrag_id = $1",
      [id],
    )
    expect(rows).toHaveLength(1)
  })
})
