import type { SchliessungView, Vorschlag } from '@platzwart/contract/leseraum/schliessung'
import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import * as zeitWire from '@platzwart/contract/operations/oeffnungszeit'
import { beforeEach, describe, expect, it } from 'vitest'
import { waitingIn } from '../../../testing/people/waiting.ts'
import { closing } from '../../../testing/rows/closing.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true, anew: true })

const TUESDAY = '2026-11-24'
const { rows, set } = waitingIn(() => haus)
const { closed, look, close, undo, bookingOf, mails, otherPlan } = closing(
  () => app,
  () => haus,
)

beforeEach(async () => {
  app.clock.set(MONDAY)
  await set('leseraum.maxBuchungenProWoche', '0')
})

const book = (seat: string, who = haus.anna, tag = TUESDAY) =>
  leseraeume.booked(who, { leseraumId: seat, von: `${tag}T08:00:00Z`, bis: `${tag}T10:00:00Z` })

async function times(who = haus.leitung): Promise<PlanZeiten[]> {
  const answer = await app.request(zeitWire.listOeffnungszeiten.path, { as: who.token, host: haus.host })
  expect(answer.status).toBe(200)
  return answer.json as never
}

/** All plans with one more special time each. */
async function withEach(entry: object) {
  const all = await times()
  return {
    zeiten: {
      plaene: all.map(({ id, version, sonderoeffnungszeiten }) => ({
        grundrissId: id,
        version,
        sonder: [...sonderoeffnungszeiten, entry],
      })),
    },
  }
}

async function proposed(body: object): Promise<Vorschlag> {
  const answer = await look('zeiten', body)
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('stand')])
  return answer.json as never
}

async function applied(body: object, decision: object = {}): Promise<SchliessungView> {
  const vorschlag = await proposed(body)
  const made = await close('zeiten', { alle: 'verschieben', ...body, ...decision, stand: vorschlag.stand })
  expect(made.status, made.text).toBe(201)
  return made.json as never
}

const FEAST = { ...closed(TUESDAY, 'Tag der Ruhe'), grundEn: 'Day of Rest' }

describe('a holiday over two plans', () => {
  it('shows whom it hits on both, offers nothing that is closed as well, and is one step', async () => {
    const other = await otherPlan('Obergeschoss', 1)
    const here = await book(haus.seats[0] ?? '')
    const there = await book(other.seats[0] ?? '', haus.ben)
    const body = await withEach(FEAST)
    const { anzahl, verschiebbar, buchungen } = await proposed(body)
    expect({ anzahl, verschiebbar }).toEqual({ anzahl: 2, verschiebbar: 0 })
    expect(buchungen.map(({ id }) => id).toSorted()).toEqual([here, there].toSorted())
    await rows('delete from benachrichtigung where mandant_id = $1', haus.id)
    const view = await applied(body, { alle: 'stornieren' })
    expect(view).toMatchObject({ anlass: 'zeiten', storniert: 2, verschoben: 0 })
    expect(await bookingOf(there)).toMatchObject({ status: 'storniert' })
    expect((await times()).map((plan) => plan.sonderoeffnungszeiten)).toMatchObject([[FEAST], [FEAST]])
    expect(await mails()).toMatchObject([
      { typ: 'schliessung', daten: { grund: 'Tag der Ruhe', grundEn: 'Day of Rest' } },
      { typ: 'schliessung', daten: { grund: 'Tag der Ruhe', grundEn: 'Day of Rest' } },
    ])
    expect((await undo(view.id)).json).toEqual({ zurueck: 2, nicht: [] })
    expect((await times()).map((plan) => plan.sonderoeffnungszeiten)).toEqual([[], []])
    expect([await bookingOf(here), await bookingOf(there)]).toMatchObject([
      { status: 'reserviert' },
      { status: 'reserviert' },
    ])
  })

  it('sends those of the one to the other where that stays open', async () => {
    const other = await otherPlan('Obergeschoss', 1)
    const id = await book(haus.seats[0] ?? '')
    const both = await withEach(FEAST)
    const plaene = both.zeiten.plaene.filter(({ grundrissId }) => grundrissId === haus.grundrissId)
    const { buchungen } = await proposed({ zeiten: { plaene } })
    expect(buchungen).toMatchObject([{ id, ersatz: { leseraumId: other.seats[0] } }])
  })

  it('of whoever was slower is refused with who was quicker, and nothing is changed on either plan', async () => {
    await otherPlan('Obergeschoss', 1)
    const first = await withEach(FEAST)
    const second = await withEach(closed('2026-12-01', 'Umzug'))
    await applied(first)
    const late = await close('zeiten', { ...second, stand: 'x', alle: 'belassen' })
    expect([late.status, late.json.code, late.json.geaendert]).toMatchObject([
      412,
      'anfrage.versionVeraltet',
      { von: expect.any(String) },
    ])
    expect((await times()).flatMap((plan) => plan.sonderoeffnungszeiten)).toHaveLength(2)
  })

  it('of two at the same moment lands once on each plan', async () => {
    await otherPlan('Obergeschoss', 1)
    const body = await withEach(FEAST)
    const backwards = { zeiten: { plaene: body.zeiten.plaene.toReversed() } }
    const { stand } = await proposed(body)
    const answers = await Promise.all(
      [body, backwards, body, backwards].map((one) => close('zeiten', { ...one, stand, alle: 'belassen' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412, 412, 412])
    expect((await times()).map((plan) => plan.sonderoeffnungszeiten.length)).toEqual([1, 1])
  })

  it('that somebody has changed on one plan since is not taken back on the other either', async () => {
    const other = await otherPlan('Obergeschoss', 1)
    const { id } = await applied(await withEach(FEAST))
    await rows(
      "update sonderoeffnungszeit set grund_en = 'Other' where mandant_id = $1 and grundriss_id = $2",
      haus.id,
      other.id,
    )
    const refused = await undo(id)
    expect([refused.status, refused.json.code]).toEqual([409, 'schliessung.geaendert'])
    expect((await times()).map((plan) => plan.sonderoeffnungszeiten.length)).toEqual([1, 1])
  })
})

describe('times that are taken over from another plan', () => {
  it('are the week and the special ones, hit what lies outside then, and come back as they were', async () => {
    const other = await otherPlan('Obergeschoss', 1)
    const id = await book(other.seats[0] ?? '')
    const woche = [{ wochentag: 2, von: '11:00', bis: '15:00', geoeffnet: true }]
    const [{ version } = { version: 0 }] = (await times()).filter((plan) => plan.id === other.id)
    const body = {
      zeiten: { plaene: [{ grundrissId: other.id, version, woche, sonder: [closed('2026-12-24')] }] },
    }
    expect((await proposed(body)).buchungen).toMatchObject([{ id }])
    const view = await applied(body, { alle: 'belassen' })
    const now = (await times()).find((plan) => plan.id === other.id)
    expect(now).toMatchObject({
      oeffnungszeiten: woche,
      sonderoeffnungszeiten: [{ gueltigVon: '2026-12-24' }],
    })
    await undo(view.id)
    const back = (await times()).find((plan) => plan.id === other.id)
    expect([back?.oeffnungszeiten.length, back?.sonderoeffnungszeiten]).toEqual([5, []])
  })

  it('are refused with the place of the fault, of other houses, without the right, and of one plan twice', async () => {
    const { zeiten } = await withEach({ ...FEAST, von: '19:00' })
    const wrong = await look('zeiten', { zeiten })
    expect([wrong.status, wrong.json.issues]).toMatchObject([
      422,
      [{ field: 'zeiten.plaene.0.sonder.0.bis' }],
    ])
    const [plan] = (await withEach(FEAST)).zeiten.plaene
    const twice = await look('zeiten', { zeiten: { plaene: [plan, plan] } })
    expect([twice.status, twice.json.issues]).toMatchObject([
      422,
      [{ code: 'feld.doppelt', field: 'zeiten.plaene.1.grundrissId' }],
    ])
    const foreign = await look('zeiten', {
      zeiten: { plaene: [{ ...plan, grundrissId: fremd.grundrissId }] },
    })
    expect(foreign.status).toBe(404)
    expect((await look('zeiten', { zeiten: { plaene: [plan] } }, haus.anna)).json.code).toBe('recht.fehlt')
    expect((await look('zeiten', {})).json.issues).toMatchObject([{ code: 'feld.fehlt', field: 'zeiten' }])
    for (const grundEn of ['a\u0000b', '\ud800']) {
      const bad = await look('zeiten', { zeiten: { plaene: [{ ...plan, sonder: [{ ...FEAST, grundEn }] }] } })
      expect([bad.status, bad.json.issues]).toMatchObject([422, [{ code: 'feld.steuerzeichen' }]])
    }
  })
})
