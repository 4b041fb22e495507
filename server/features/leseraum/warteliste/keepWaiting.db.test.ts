import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum'
import { beforeEach, expect, it } from 'vitest'
import { planAsRead } from '../../../testing/rows/matchOf.ts'
import { app, haus } from '../../../testing/suites/haus.ts'
import {
  ELEVEN,
  fill,
  joined,
  later,
  list,
  NINE,
  rows,
  statusOf,
  waitingSuite,
} from '../../../testing/suites/waiting.ts'

waitingSuite()

const OST = 'Ost'
const NORD = 'Nord'

async function admin(method: string, path: string, body?: object) {
  const house = { as: haus.leitung.token, host: haus.host }
  const read = await app.request(path, house)
  const headers = { 'if-match': read.headers.get('etag') ?? '' }
  return app.request(path, { ...house, method, headers, ...(body && { body }) })
}

const seatAt = (i: number) => address(wire.showLeseraum, { id: haus.seats[i] ?? '' })

/** Saves a seat as it stands, in another zone. */
async function put(i: number, zone: string) {
  const { json } = await app.request(seatAt(i), { as: haus.leitung.token, host: haus.host })
  const { id: _, version: __, ...seat } = json as Record<string, unknown>
  const ausstattung = (seat.ausstattung as { id: string; anzahl: number }[]).map(({ id, anzahl }) => ({
    id,
    anzahl,
  }))
  expect((await admin('PUT', seatAt(i), { ...seat, ausstattung, zone })).status).toBe(200)
}

beforeEach(async () => {
  await rows("update leseraum set zone = case when bezeichnung in ('P1', 'P2') then 'Ost' else '' end")
  await rows('update mandant set stand = stand + 1')
  await fill(NINE, ELEVEN)
})

it('goes on in a zone that is called otherwise, once all of its seats are, and is offered what comes free there', async () => {
  const id = await joined(haus.anna, { zone: OST })
  await put(0, NORD)
  expect(await list(haus.anna)).toMatchObject([{ id, zone: OST, status: 'wartet' }])
  await put(1, NORD)
  expect(await list(haus.anna)).toMatchObject([{ id, zone: NORD, status: 'wartet', version: 2 }])
  const [trail] = await rows<{ vorher: object; nachher: object }>(
    "select vorher, nachher from protokoll where objekt_id = $1 and aktion = 'renameZone'",
    id,
  )
  expect(trail).toMatchObject({ vorher: { zone: OST }, nachher: { zone: NORD, benutzerId: haus.anna.id } })
  await rows('delete from leseraum_buchung where leseraum_id = $1', haus.seats[0])
  await later(10)
  expect(await statusOf(id)).toBe('angeboten')
})

it('goes on when many seats are changed at once, and stays as it is where a zone is parted', async () => {
  const id = await joined(haus.anna, { zone: OST })
  const change = async (...zonen: string[]) => {
    const seats = await rows<{ id: string; version: number }>(
      "select id, version from leseraum where bezeichnung in ('P1', 'P2') order by bezeichnung",
    )
    const leseraeume = seats.map((seat, i) => ({ ...seat, zone: zonen[i], ausstattung: [] }))
    const { params, headers } = await planAsRead(haus)
    return app.request(address(wire.changeLeseraeume, params), {
      as: haus.leitung.token,
      host: haus.host,
      method: 'PATCH',
      body: { leseraeume },
      headers,
    })
  }
  expect((await change('Süd', 'Süd')).status).toBe(200)
  expect(await list(haus.anna)).toMatchObject([{ id, zone: 'Süd' }])
  expect((await change('West', NORD)).status).toBe(200)
  expect(await list(haus.anna)).toMatchObject([{ id, zone: 'Süd', status: 'wartet' }])
})

it('is over, and said to be, when the equipment is deleted that it is for', async () => {
  const id = await joined(haus.anna, { ausstattungId: haus.ausstattungId })
  const other = await joined(haus.ben)
  await rows('delete from leseraum_ausstattung')
  const path = address(wire.deleteAusstattung, { id: haus.ausstattungId })
  const [kind] = await rows<{ version: number }>(
    'select version from ausstattung where id = $1',
    haus.ausstattungId,
  )
  const gone = await app.request(path, {
    as: haus.leitung.token,
    host: haus.host,
    method: 'DELETE',
    headers: { 'if-match': `"${kind?.version}"` },
  })
  expect(gone.status).toBe(204)
  expect(await list(haus.anna)).toMatchObject([{ id, status: 'vorbei', ausstattung: null }])
  expect(await statusOf(other)).toBe('wartet')
  const trail = await rows('select aktion from protokoll where objekt_id = $1 order by nr', id)
  expect(trail.map((row) => (row as { aktion: string }).aktion)).toContain('endWarten')
})
