import type { GrundrissView, PlanTag } from '@platzwart/contract/leseraum'
import { address } from '@platzwart/contract/operation'
import * as grundrissWire from '@platzwart/contract/operations/grundriss'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as schliessungWire from '@platzwart/contract/operations/leseraum/schliessung'
import * as wire from '@platzwart/contract/operations/oeffnungszeit'
import { describe, expect, it } from 'vitest'
import { app, haus, hausSuite, leseraeume, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY)

const NOON = [{ von: '12:00', bis: '13:00' }]
const TAG = '2026-11-24'
/** A day without a special time. */
const LATER = '2026-11-25'

const send = (method: string, path: string, body?: object, version?: number, who = haus.leitung) =>
  app.request(path, {
    as: who.token,
    host: haus.host,
    method,
    ...(body && { body }),
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  })

async function plan(): Promise<GrundrissView> {
  const answer = await send('GET', address(grundrissWire.showGrundriss, { id: haus.grundrissId }))
  return answer.json as unknown as GrundrissView
}

const DAYS = [1, 2, 3, 4, 5]
const weekOf = (more: object = {}) =>
  DAYS.map((wochentag) => ({ wochentag, von: '08:00', bis: '18:00', geoeffnet: true, ...more }))

async function saveWeek(body: object[]) {
  const { version } = await plan()
  return send('PUT', address(wire.replaceOeffnungszeiten, { id: haus.grundrissId }), body, version)
}

const breaksOf = ({ oeffnungszeiten }: GrundrissView) =>
  oeffnungszeiten.map(({ unterbrechungen }) => unterbrechungen)

const book = (von: string, bis: string, who = haus.anna, seat = haus.seats[0]) =>
  send('POST', raumWire.bookLeseraum.path, { leseraumId: seat, von, bis, gruppengroesse: 1 }, undefined, who)

describe('breaks of opening hours', () => {
  it('are saved with the week, and stay where somebody who does not know of them saves it', async () => {
    expect((await saveWeek(weekOf({ unterbrechungen: NOON }))).status).toBe(204)
    expect(breaksOf(await plan())).toEqual(DAYS.map(() => NOON))
    expect((await saveWeek(weekOf({ bis: '17:00' }))).status).toBe(204)
    expect(breaksOf(await plan())).toEqual(DAYS.map(() => NOON))
    expect((await saveWeek(weekOf({ bis: '12:30' }))).status).toBe(204)
    expect(breaksOf(await plan())).toEqual(DAYS.map(() => []))
  })

  it('are those of a special time by its id, in their order', async () => {
    const path = address(wire.replaceSonderoeffnungszeiten, { id: haus.grundrissId })
    const entry = { gueltigVon: TAG, gueltigBis: TAG, von: '08:00', bis: '18:00', status: 'offen' }
    const breaks = [{ von: '15:00', bis: '15:15' }, NOON[0]]
    const first = await send('PUT', path, [{ ...entry, unterbrechungen: breaks }], (await plan()).version)
    expect(first.status).toBe(204)
    const saved = await plan()
    const [one] = saved.sonderoeffnungszeiten
    expect(one?.unterbrechungen).toEqual(breaks.toReversed())
    const again = await send('PUT', path, [{ ...entry, id: one?.id, bis: '15:10' }], saved.version)
    expect(again.status).toBe(204)
    expect((await plan()).sonderoeffnungszeiten[0]?.unterbrechungen).toEqual(NOON)
  })

  it.each([
    [[{ von: '07:00', bis: '09:00' }], 'oeffnungszeit.pauseAusserhalb', '1.unterbrechungen.0.von'],
    [[{ von: '17:00', bis: '18:00' }], 'oeffnungszeit.pauseAusserhalb', '1.unterbrechungen.0.bis'],
    [NOON.concat({ von: '12:59', bis: '14:00' }), 'oeffnungszeit.pauseDoppelt', '1.unterbrechungen.1.von'],
    [[{ von: '13:00', bis: '12:00' }], 'zeitraum.startNichtVorEnde', '1.unterbrechungen.0.bis'],
  ])('%j are refused at their field', async (unterbrechungen, code, field) => {
    const refused = await saveWeek(weekOf().with(1, { ...weekOf()[1], unterbrechungen } as never))
    expect(refused.status).toBe(422)
    expect(refused.json.issues).toMatchObject([{ code, field }])
  })

  it.each(['{[480,540)}', '{[1020,1080)}', '{[420,1200)}'])(
    'the database itself takes no %s in hours from 8 to 18',
    async (spans) => {
      await saveWeek(weekOf())
      const write = leseraeume.rows('update oeffnungszeit set unterbrechungen = $1', [spans])
      await expect(write).rejects.toThrow('oeffnungszeit_unterbrechungen_check')
    },
  )

  it('the day of a plan tells them, and a booking across one is refused with what can be had', async () => {
    await saveWeek(weekOf({ unterbrechungen: NOON }))
    const path = address(grundrissWire.readPlanTag, { id: haus.grundrissId, tag: TAG })
    const day = (await send('GET', path)).json as unknown as PlanTag
    expect(day.offen?.unterbrechungen).toEqual([{ von: `${TAG}T11:00:00Z`, bis: `${TAG}T12:00:00Z` }])
    const refused = await book(`${TAG}T10:00:00Z`, `${TAG}T13:00:00Z`)
    expect([refused.status, refused.json.code]).toEqual([422, 'buchung.inUnterbrechung'])
    expect(refused.json.alternatives).toMatchObject([{ art: 'andereZeit' }])
    expect((await book(`${TAG}T12:00:00Z`, `${TAG}T13:00:00Z`)).status).toBe(201)
  })

  it('a break that comes later asks what becomes of the bookings that it hits', async () => {
    await saveWeek(weekOf({ unterbrechungen: [] }))
    expect((await book(`${LATER}T10:00:00Z`, `${LATER}T13:00:00Z`, haus.ben, haus.seats[1])).status).toBe(201)
    const zeiten = weekOf({ unterbrechungen: NOON })
    const proposed = await send(
      'POST',
      address(schliessungWire.proposeSchliessung, { anlass: 'woche' }),
      { woche: { grundrissId: haus.grundrissId, zeiten } },
      (await plan()).version,
    )
    expect(proposed.json).toMatchObject({ anzahl: 1, buchungen: [{ ersatz: { art: 'andereZeit' } }] })
  })
})
