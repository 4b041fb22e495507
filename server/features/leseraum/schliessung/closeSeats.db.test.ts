import type { SchliessungView, Vorschlag } from '@platzwart/contract/leseraum/schliessung'
import { address } from '@platzwart/contract/operation'
import * as raum from '@platzwart/contract/operations/leseraum'
import type { AnlassArt } from '@platzwart/domain/leseraum/schliessung/types'
import { beforeEach, describe, expect, it } from 'vitest'
import { waitingIn } from '../../../testing/people/waiting.ts'
import { closing } from '../../../testing/rows/closing.ts'
import { app, haus, hausSuite, leseraeume, MONDAY } from '../../../testing/suites/haus.ts'

hausSuite(MONDAY, { anew: true })

const { rows, set } = waitingIn(() => haus)
const { look, close, undo, bookingOf, mails, otherPlan } = closing(
  () => app,
  () => haus,
)
const TIMES = { von: '2026-11-24T08:00:00Z', bis: '2026-11-24T10:00:00Z' }

beforeEach(async () => {
  await set('leseraum.maxBuchungenProWoche', '0')
  await set('leseraum.mindestpause', '0')
})

/** Anna's and Ben's bookings of the first two seats, and nobody's mails. */
async function twoBooked() {
  const first = await leseraeume.booked(haus.anna, { leseraumId: haus.seats[0], ...TIMES })
  const second = await leseraeume.booked(haus.ben, { leseraumId: haus.seats[1], ...TIMES })
  await rows('delete from benachrichtigung where mandant_id = $1', haus.id)
  return { first, second }
}

async function looked(anlass: AnlassArt, body: object): Promise<Vorschlag> {
  const answer = await look(anlass, body)
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('stand')])
  return answer.json as never
}

async function done(
  anlass: AnlassArt,
  body: object,
  what?: readonly [string, string],
): Promise<SchliessungView> {
  const { stand } = await looked(anlass, body)
  const answer = await close(anlass, { ...body, stand, alle: 'verschieben' }, what)
  expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('verschoben')])
  return answer.json as never
}

const stateOf = async (table: 'leseraum' | 'grundriss', id: string) =>
  (
    await rows<{ aktiv: boolean }>(
      `select aktiv from ${table} where mandant_id = $1 and id = $2`,
      haus.id,
      id,
    )
  )[0]?.aktiv

const locks = () =>
  rows("select 1 from leseraum_buchung where mandant_id = $1 and status = 'verschlossen'", haus.id)

describe('a seat that is put out of use', () => {
  const platz = () => ({
    platz: {
      leseraumId: haus.seats[0],
      leseraum: {
        grundrissId: haus.grundrissId,
        bezeichnung: 'P1',
        aktiv: false,
        x: 100,
        y: 100,
        breite: 80,
        hoehe: 60,
      },
    },
  })

  it('moves its bookings to the nearest seat that is free then, one mail each, and all of it back', async () => {
    const { first } = await twoBooked()
    const { anzahl, bleibt, stand } = await looked('platz', platz())
    expect([anzahl, bleibt]).toEqual([1, false])
    const what = ['leseraum', haus.seats[0] ?? ''] as const
    const left = await close('platz', { ...platz(), stand, alle: 'belassen' }, what)
    expect([left.status, left.json.code]).toEqual([422, 'schliessung.nichtBelassen'])
    const { id } = await done('platz', platz(), what)
    expect(await bookingOf(first)).toMatchObject({ leseraum_id: haus.seats[2], status: 'reserviert' })
    expect([await stateOf('leseraum', what[1]), (await mails()).map(({ typ }) => typ)]).toEqual([
      false,
      ['schliessung'],
    ])
    expect((await undo(id)).json).toEqual({ zurueck: 1, nicht: [] })
    expect(await bookingOf(first)).toMatchObject({ leseraum_id: haus.seats[0] })
    expect([await stateOf('leseraum', what[1]), await mails()]).toEqual([true, []])
  })

  it('is for those who keep rooms, and of a version that was read', async () => {
    await twoBooked()
    const { stand } = await looked('platz', platz())
    expect((await look('platz', platz(), haus.anna)).json.code).toBe('recht.fehlt')
    const what = ['leseraum', haus.seats[0] ?? ''] as const
    await rows('update leseraum set version = version + 1 where id = $1', what[1])
    const answer = await close('platz', { ...platz(), stand, alle: 'stornieren' }, ['leseraum', haus.room])
    expect([answer.status, answer.json.code]).toEqual([412, 'anfrage.versionVeraltet'])
  })
})

describe('many seats that are put out of use', () => {
  const versions = async (ids: readonly string[]) =>
    rows<{ id: string; version: number }>(
      'select id, version from leseraum where mandant_id = $1 and id = any($2::uuid[]) order by id',
      haus.id,
      ids,
    )
  const plaetze = async (...ids: readonly string[]) => ({
    plaetze: { grundrissId: haus.grundrissId, leseraeume: await versions(ids) },
  })
  const two = () => haus.seats.slice(0, 2)

  it('send their people to the nearest ones that stay, one mail each, and have them back', async () => {
    const { first, second } = await twoBooked()
    const body = await plaetze(...two())
    const { anzahl, bleibt, stand, buchungen } = await looked('plaetze', body)
    expect([anzahl, bleibt]).toEqual([2, false])
    expect(buchungen.map(({ ersatz }) => two().includes(ersatz?.leseraumId ?? ''))).toEqual([false, false])
    const left = await close('plaetze', { ...body, stand, alle: 'belassen' })
    expect([left.status, left.json.code]).toEqual([422, 'schliessung.nichtBelassen'])
    const { id } = await done('plaetze', body)
    for (const seat of two()) expect(await stateOf('leseraum', seat)).toBe(false)
    const places = [await bookingOf(first), await bookingOf(second)].map((one) => one?.leseraum_id)
    expect([new Set(places).size, places.some((place) => two().includes(String(place)))]).toEqual([2, false])
    expect((await mails()).map(({ typ }) => typ)).toEqual(['schliessung', 'schliessung'])
    expect((await undo(id)).json).toEqual({ zurueck: 2, nicht: [] })
    for (const seat of two()) expect(await stateOf('leseraum', seat)).toBe(true)
    expect([(await bookingOf(first))?.leseraum_id, (await bookingOf(second))?.leseraum_id]).toEqual(two())
    expect(await mails()).toEqual([])
  })

  it('stay in use, all of them, where one is another by now, and come back where none was', async () => {
    const { first } = await twoBooked()
    const body = await plaetze(...two())
    const { stand } = await looked('plaetze', body)
    await rows('update leseraum set version = version + 1 where id = $1', two()[1])
    const late = await close('plaetze', { ...body, stand, alle: 'stornieren' })
    expect([late.status, late.json.code]).toEqual([412, 'anfrage.versionVeraltet'])
    expect([await stateOf('leseraum', two()[0] ?? ''), (await bookingOf(first))?.status]).toEqual([
      true,
      'reserviert',
    ])
    const { id } = await done('plaetze', await plaetze(...two()))
    await rows('update leseraum set version = version + 1 where id = $1', two()[0])
    expect((await undo(id)).json.code).toBe('schliessung.geaendert')
    expect(await stateOf('leseraum', two()[1] ?? '')).toBe(false)
    // One of them was out of use before: that stays so.
    const third = haus.seats[2] ?? ''
    const again = await done('plaetze', await plaetze(two()[0] ?? '', third))
    expect((await undo(again.id)).json).toEqual({ zurueck: 1, nicht: [] })
    expect([await stateOf('leseraum', third), await stateOf('leseraum', two()[0] ?? '')]).toEqual([
      true,
      false,
    ])
    await rows('update leseraum set aktiv = true, version = version + 1 where mandant_id = $1', haus.id)
  })

  it('are those of this plan, and for those who keep rooms', async () => {
    const body = await plaetze(...two())
    expect((await look('plaetze', body, haus.anna)).json.code).toBe('recht.fehlt')
    const other = await otherPlan('Anderswo', 1)
    const foreign = await plaetze(two()[0] ?? '', other.seats[0] ?? '')
    const answer = await look('plaetze', foreign)
    expect([answer.status, answer.json.issues]).toMatchObject([
      404,
      [{ field: expect.stringMatching(/^plaetze/) }],
    ])
    const twice = {
      plaetze: { ...body.plaetze, leseraeume: [...body.plaetze.leseraeume, body.plaetze.leseraeume[0]] },
    }
    const { stand } = await looked('plaetze', twice)
    const doubled = await close('plaetze', { ...twice, stand, alle: 'stornieren' })
    expect([doubled.status, doubled.json.code]).toEqual([422, 'anfrage.ungueltig'])
  })

  it('lose what is booked on them where nobody looked first, and come back into use together', async () => {
    const { first } = await twoBooked()
    const setAktiv = async (aktiv: boolean) => {
      const changes = (await versions(two())).map((one) => ({ ...one, aktiv }))
      const [plan] = await rows<{ version: number }>(
        'select version from grundriss where id = $1',
        haus.grundrissId,
      )
      return app.request(address(raum.changeLeseraeume, { id: haus.grundrissId }), {
        as: haus.leitung.token,
        host: haus.host,
        method: 'PATCH',
        body: { leseraeume: changes },
        headers: { 'if-match': `"${plan?.version}"` },
      })
    }
    expect((await setAktiv(false)).status).toBe(200)
    expect(await bookingOf(first)).toMatchObject({ status: 'storniert' })
    expect(await mails()).toHaveLength(2)
    expect((await setAktiv(true)).status).toBe(200)
    expect(await stateOf('leseraum', two()[0] ?? '')).toBe(true)
  })
})

it('a floor plan that is put out of use sends its people to another one, and has them back', async () => {
  const other = await otherPlan('Obergeschoss', 2)
  const { first, second } = await twoBooked()
  const plan = {
    bezeichnung: 'Lesesaal',
    standortId: haus.standortId,
    breite: 1000,
    hoehe: 800,
    aktiv: false,
  }
  const body = { grundriss: { grundrissId: haus.grundrissId, grundriss: plan } }
  const { id, verschoben } = await done('grundriss', body)
  expect([verschoben, await stateOf('grundriss', haus.grundrissId)]).toEqual([2, false])
  for (const one of [first, second]) expect(await bookingOf(one)).toMatchObject({ grundriss_id: other.id })
  expect((await undo(id)).json).toEqual({ zurueck: 2, nicht: [] })
  expect(await stateOf('grundriss', haus.grundrissId)).toBe(true)
})

describe('a lock of a period', () => {
  const sperre = (more: object = {}) => ({
    sperre: { grundrissId: haus.grundrissId, ...TIMES, grund: 'Bauarbeiten', ...more },
  })

  it('of some seats moves people to the others, and goes when it is taken back', async () => {
    const { first, second } = await twoBooked()
    const { id } = await done(
      'sperre',
      sperre({ leseraumIds: [haus.seats[0], haus.seats[1], haus.seats[2]] }),
    )
    expect(await locks()).toHaveLength(3)
    const anna = await bookingOf(first)
    const ben = await bookingOf(second)
    expect(anna).toMatchObject({ leseraum_id: haus.seats[3], status: 'reserviert' })
    // The only other seat is Anna's, who came first: Ben gets another time.
    expect(ben).toMatchObject({ status: 'reserviert' })
    const [mail] = await mails()
    expect(mail).toMatchObject({ daten: { grund: 'Bauarbeiten' } })
    expect((await undo(id)).json).toEqual({ zurueck: 2, nicht: [] })
    expect([await locks(), await bookingOf(first)]).toMatchObject([[], { leseraum_id: haus.seats[0] }])
  })

  it('of the whole plan gives people another time, and refuses a period the wrong way round', async () => {
    const { first } = await twoBooked()
    const { buchungen } = await looked('sperre', sperre())
    expect(buchungen.map(({ ersatz }) => ersatz?.art)).toEqual(['andereZeit', 'andereZeit'])
    await done('sperre', sperre())
    expect(await bookingOf(first)).toMatchObject({ leseraum_id: haus.seats[0], status: 'reserviert' })
    const wrong = await look('sperre', sperre({ von: TIMES.bis, bis: TIMES.von }))
    expect([wrong.status, wrong.json.code]).toEqual([422, 'zeitraum.startNichtVorEnde'])
  })
})

it('shorter hours of the week hit the weekdays that they change, and are as before when they are taken back', async () => {
  const { first } = await twoBooked()
  const week = (bis: string) =>
    [1, 2, 3, 4, 5].map((wochentag) => ({
      wochentag,
      von: '08:00',
      bis: wochentag === 2 ? bis : '18:00',
      geoeffnet: true,
    }))
  const woche = (bis: string) => ({ woche: { grundrissId: haus.grundrissId, zeiten: week(bis) } })
  expect((await looked('woche', woche('18:00'))).anzahl).toBe(0)
  expect((await looked('woche', woche('17:00'))).anzahl).toBe(0)
  const { id } = await done('woche', woche('10:00'))
  expect(await bookingOf(first)).toMatchObject({ status: 'reserviert' })
  expect((await undo(id)).json).toEqual({ zurueck: 2, nicht: [] })
  const [tuesday] = await rows(
    'select bis from oeffnungszeit where mandant_id = $1 and wochentag = 2',
    haus.id,
  )
  expect(tuesday).toMatchObject({ bis: '18:00' })
})
