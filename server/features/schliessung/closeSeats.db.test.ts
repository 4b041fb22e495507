import type { SchliessungView, Vorschlag } from '@platzwart/contract/leseraum/schliessung'
import type { AnlassArt } from '@platzwart/domain/schliessung/types'
import { beforeEach, describe, expect, it } from 'vitest'
import { waitingIn } from '../../testing/people/waiting.ts'
import { closing } from '../../testing/rows/closing.ts'
import { app, haus, hausSuite, leseraeume, MONDAY } from '../../testing/suites/haus.ts'

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
        ...{ grundrissId: haus.grundrissId, bezeichnung: 'P1', aktiv: false },
        ...{ x: 100, y: 100, breite: 80, hoehe: 60 },
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
    const [anna, ben] = [await bookingOf(first), await bookingOf(second)]
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
      ...{ wochentag, von: '08:00', bis: wochentag === 2 ? bis : '18:00', geoeffnet: true },
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
