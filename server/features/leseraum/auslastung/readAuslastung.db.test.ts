import type { AuslastungView } from '@platzwart/contract/leseraum/auslastung'
import * as wire from '@platzwart/contract/operations/leseraum'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from '../../../platform/database/sql.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import type { TestPerson } from '../../../testing/mandant.ts'
import { app, fremd, haus, hausSuite } from '../../../testing/suites/haus.ts'

hausSuite('2026-11-23T08:00:00Z', { fremd: true })

/** Monday to Sunday before the day of the tests. Open on weekdays from 8 to 18: ten hours of five seats a day. */
const WEEK = { von: '2026-11-16', bis: '2026-11-22' }
const DAY_MINUTES = 600
const SEATS = 5

interface Row {
  readonly seat: number
  readonly tag: string
  readonly von: string
  readonly bis: string
  readonly status?: 'durchgeführt' | 'verschlossen' | 'storniert'
  /** Held of a booking that ended early, and until when. */
  readonly restBis?: string
  readonly wer?: TestPerson
}

async function insert(rows: readonly Row[]): Promise<void> {
  await haus.scoped((tx) =>
    tx.run(
      build.insertInto('leseraum_buchung').values(
        rows.map(({ seat, tag, von, bis, status = 'durchgeführt', restBis, wer }) => ({
          mandant_id: haus.id,
          id: uuidv7(),
          grundriss_id: haus.grundrissId,
          status,
          leseraum_id: haus.seats[seat] ?? haus.room,
          tag: Temporal.PlainDate.from(tag),
          zeitraum: {
            von: Temporal.Instant.from(`${tag}T${von}+01:00`),
            bis: Temporal.Instant.from(`${tag}T${bis}+01:00`),
          },
          benutzer1_id: (wer ?? haus.ben).id,
          rest_von: restBis ? uuidv7() : null,
          gehalten_status: restBis ? ('reserviert' as const) : null,
          gehalten_bis: restBis ? Temporal.Instant.from(restBis) : null,
        })),
      ),
    ),
  )
}

async function read(person: TestPerson, query: object = WEEK, house = haus) {
  const answer = await app.request(`${wire.readAuslastung.path}?${new URLSearchParams({ ...query })}`, {
    as: person.token,
    host: house.host,
  })
  return { ...answer, view: answer.json as unknown as AuslastungView }
}

/** The house agrees with its staff council that no figure is about fewer people; null: no longer. */
async function agree(mindestgruppe: number | null): Promise<void> {
  await haus.scoped(async (tx) => {
    await tx.raw(
      'update mandant set personalrat_seit = $2::timestamptz, mindestgruppe = coalesce($3::int, mindestgruppe) where id = $1',
      [haus.id, mindestgruppe === null ? null : '2026-01-01T00:00:00Z', mindestgruppe],
    )
    await raiseStand(tx)
  })
}

const at = ({ raster }: AuslastungView, wochentag: number, hour: number) => raster[24 * wochentag + hour]

beforeAll(() =>
  insert([
    // Six on the first seat: enough to be told. One on the second: not.
    ...['16', '17', '18', '19', '20'].map((day) => ({
      seat: 0,
      tag: `2026-11-${day}`,
      von: '09:00',
      bis: '11:30',
    })),
    { seat: 0, tag: '2026-11-16', von: '14:00', bis: '15:00' },
    { seat: 1, tag: '2026-11-17', von: '10:00', bis: '12:00' },
    { seat: 2, tag: '2026-11-18', von: '08:00', bis: '18:00', status: 'verschlossen' },
    { seat: 3, tag: '2026-11-18', von: '08:00', bis: '18:00', status: 'storniert' },
    // In the week before.
    { seat: 0, tag: '2026-11-10', von: '09:00', bis: '13:00' },
  ]),
)

describe('utilisation', () => {
  it('is what was booked of what could be had, beside the week before', async () => {
    const { status, view } = await read(haus.leitung)
    expect(status).toBe(200)
    const offen = 5 * SEATS * DAY_MINUTES
    expect(view.gesamt).toMatchObject({
      belegt: 5 * 150 + 60 + 120,
      offen: offen - DAY_MINUTES,
      buchungen: 7,
    })
    expect(view.davor).toEqual({ von: '2026-11-09', bis: '2026-11-15' })
    expect(view.gesamtDavor).toMatchObject({ belegt: 240, offen, buchungen: 1 })
    expect(view.grundrisse).toMatchObject([{ grundriss: 'Lesesaal', standort: 'Haus', plaetze: 5 }])
  })

  it('is told by weekday and hour on the wall of the house', async () => {
    const { view } = await read(haus.leitung)
    expect(at(view, 1, 9)).toEqual({ belegt: 60, offen: 300, wenige: false })
    expect(at(view, 1, 11)).toEqual({ belegt: 30, offen: 300, wenige: false })
    expect(at(view, 2, 10)).toEqual({ belegt: 120, offen: 300, wenige: false })
    expect(at(view, 3, 9)).toEqual({ belegt: 60, offen: 240, wenige: false })
    expect(at(view, 1, 18)).toEqual({ belegt: 0, offen: 0, wenige: false })
    expect(at(view, 0, 10)).toEqual({ belegt: 0, offen: 0, wenige: false })
  })

  it('is told by seat for one plan alone, and of few bookings not at all', async () => {
    expect((await read(haus.leitung)).view.plaetze).toEqual([])
    const { view } = await read(haus.leitung, { ...WEEK, grundrissId: haus.grundrissId })
    expect(view.plaetze.map(({ belegt, buchungen, wenige }) => [belegt, buchungen, wenige])).toEqual([
      [810, 6, false],
      [0, 0, true],
      [0, 0, true],
      [0, 0, true],
      [0, 0, true],
    ])
    expect(view.zonen).toMatchObject([{ plaetze: 5, wenige: false, buchungen: 7 }])
  })

  it('is that of four weeks where nobody says which', async () => {
    expect((await read(haus.leitung, {})).view).toMatchObject({ von: '2026-10-26', bis: '2026-11-22' })
    expect((await read(haus.leitung, { bis: '2026-11-20' })).view).toMatchObject({ von: '2026-10-24' })
  })

  it('names nobody', async () => {
    const { text } = await read(haus.leitung, { ...WEEK, grundrissId: haus.grundrissId })
    expect(text).not.toMatch(new RegExp([haus.ben.id, 'Muster', 'example'].join('|')))
  })

  it('knows of a booking that was made since', async () => {
    const day = { von: '2026-11-24', bis: '2026-11-24' }
    expect((await read(haus.leitung, day)).view.gesamt.belegt).toBe(0)
    await insert([{ seat: 3, tag: '2026-11-24', von: '08:00', bis: '10:00' }])
    expect((await read(haus.leitung, day)).view.gesamt).toEqual({
      belegt: 120,
      offen: 3000,
      buchungen: 1,
      wenige: false,
    })
  })

  it('counts no rest of an early end, while it is held neither', async () => {
    const day = { von: '2026-11-25', bis: '2026-11-25' }
    const restBis = '2026-11-23T08:00:05Z'
    await insert([
      { seat: 3, tag: day.von, von: '08:00', bis: '09:00' },
      { seat: 3, tag: day.von, von: '09:00', bis: '12:00', status: 'storniert', restBis },
    ])
    expect((await read(haus.leitung, day)).view.gesamt).toMatchObject({ belegt: 60, buchungen: 1 })
  })

  it('is refused for days that go backwards and for more than a year, at the field', async () => {
    const refused = async (query: object) => {
      const { status, json } = await read(haus.leitung, query)
      return [
        status,
        ...(json.issues as unknown as { code: string; field: string }[]).map(
          ({ code, field }) => `${field}: ${code}`,
        ),
      ]
    }
    expect(await refused({ von: '2026-11-22', bis: '2026-11-16' })).toEqual([
      422,
      'bis: zeitraum.startNichtVorEnde',
    ])
    expect(await refused({ von: '2025-11-16', bis: '2026-11-17' })).toEqual([
      422,
      'bis: leseraum.auslastungZuLang',
    ])
    expect((await read(haus.leitung, { von: '2025-11-16', bis: '2026-11-16' })).status).toBe(200)
  })

  it('is for those who look after rooms or bookings, of their own house', async () => {
    expect((await read(haus.anna)).status).toBe(403)
    expect((await read(fremd.leitung, { ...WEEK, grundrissId: haus.grundrissId }, fremd)).status).toBe(404)
    expect((await read(fremd.leitung, WEEK, fremd)).text).not.toContain(haus.grundrissId)
  })
})

describe('utilisation in staff-council mode', () => {
  beforeAll(async () => {
    await insert([
      ...['16', '17', '18', '19', '20'].map((day) => ({
        seat: 0,
        tag: `2026-02-${day}`,
        von: '09:00',
        bis: '11:30',
      })),
      { seat: 0, tag: '2026-02-16', von: '14:00', bis: '15:00' },
      { seat: 1, tag: '2026-02-17', von: '10:00', bis: '12:00' },
      { seat: 0, tag: '2026-01-13', von: '09:00', bis: '13:00' },
    ])
    await agree(3)
  })
  afterAll(() => agree(null))
  const asked = () => ({ von: '2026-02-16', bis: '2026-02-22', grundrissId: haus.grundrissId })

  it('is of one whole month that is over, so that no day is had by taking one period from another', async () => {
    const months = async (von: string, bis: string) => {
      const { view } = await read(haus.leitung, { von, bis })
      return [view.von, view.bis, view.davor.von, view.davor.bis]
    }
    const march = ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28']
    for (const [von, bis] of [
      ['2026-03-01', '2026-03-30'],
      ['2026-03-02', '2026-03-31'],
      ['2025-12-24', '2026-03-01'],
    ] as const)
      expect(await months(von, bis)).toEqual(march)
    const october = ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30']
    expect(await months('2026-11-01', '2026-11-22')).toEqual(october)
    expect(await months('2026-12-01', '2027-02-03')).toEqual(october)
  })

  const few = { belegt: 0, buchungen: 0, wenige: true }

  it('is not told of fewer people, however many bookings they have: no seat, zone, plan, hour and no sum', async () => {
    const { view } = await read(haus.leitung, asked())
    expect(view.leuteMindestens).toBe(3)
    for (const part of [view.gesamt, view.gesamtDavor, ...view.grundrisse, ...view.zonen, ...view.plaetze])
      expect(part).toMatchObject(few)
    expect(view.grundrisse[0]?.davor).toMatchObject(few)
    expect(view.raster.every(({ belegt, wenige }) => belegt === 0 && wenige)).toBe(true)
    expect(at(view, 1, 9)).toEqual({ belegt: 0, offen: 4 * 300, wenige: true })
  })

  it('is told where there are as many', async () => {
    await insert([
      { seat: 1, tag: '2026-02-16', von: '09:00', bis: '10:30', wer: haus.anna },
      { seat: 2, tag: '2026-02-16', von: '09:00', bis: '10:30', wer: haus.leitung },
    ])
    const { view } = await read(haus.leitung, asked())
    for (const part of [view.gesamt, view.grundrisse[0]])
      expect(part).toMatchObject({ buchungen: 9, wenige: false })
    expect(at(view, 1, 9)).toEqual({ belegt: 180, offen: 4 * 300, wenige: false })
    expect(at(view, 1, 14)).toMatchObject({ belegt: 0, wenige: true })
    // Enough people, and the fewest minutes of such an hour: told, it would say how many the others have.
    expect(at(view, 1, 10)).toMatchObject({ belegt: 0, wenige: true })
    // A zone is taken for as many people as one of its seats had.
    for (const part of [...view.zonen, ...view.plaetze, view.gesamtDavor]) expect(part).toMatchObject(few)
  })
})

describe('what is withheld in staff-council mode', () => {
  const WED = { von: '2026-03-04', bis: '2026-03-04' }
  const HOURS = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00']
  /** Five bookings of three people on one seat and day. */
  const shared = (seat: number): Row[] =>
    [haus.anna, haus.ben, haus.leitung, haus.anna, haus.ben].map((wer, n) => ({
      seat,
      tag: WED.von,
      wer,
      von: HOURS[n] ?? '',
      bis: HOURS[n + 1] ?? '',
    }))
  beforeAll(() => agree(3))
  afterAll(() => agree(null))

  it('cannot be subtracted from its zone: the smallest seat that would be told is withheld as well', async () => {
    await insert([...shared(0), ...shared(1), { seat: 1, tag: WED.von, von: '14:00', bis: '15:00' }])
    const seats = async () => {
      const { view } = await read(haus.leitung, { ...WED, grundrissId: haus.grundrissId })
      expect(view.zonen).toMatchObject([{ wenige: false }])
      return view.plaetze.slice(0, 3).map(({ buchungen, wenige }) => (wenige ? null : buchungen))
    }
    expect(await seats()).toEqual([5, 6, null])
    await insert([{ seat: 2, tag: WED.von, von: '08:00', bis: '09:00' }])
    expect(await seats()).toEqual([null, 6, null])
  })

  it('cannot be subtracted from the sum of the week: an hour of enough people is withheld with one of few', async () => {
    const day = { von: '2025-12-10', bis: '2025-12-10' }
    const at9 = [haus.anna, haus.ben, haus.leitung].map((wer, seat) => ({ wer, seat, tag: day.von }))
    await insert(at9.map((row) => ({ ...row, von: '09:00', bis: '10:00' })))
    await insert(at9.map((row) => ({ ...row, von: '11:00', bis: '11:30' })))
    const first = (await read(haus.leitung, day)).view
    expect([9, 11, 14].map((hour) => at(first, 3, hour)?.belegt)).toEqual([180, 90, 0])
    await insert([{ seat: 0, tag: day.von, von: '14:00', bis: '15:00' }])
    const { view } = await read(haus.leitung, day)
    expect(view.gesamt).toMatchObject({ belegt: 330, wenige: false })
    expect([9, 11, 14].map((hour) => at(view, 3, hour)?.belegt)).toEqual([180, 0, 0])
    expect(at(view, 3, 11)).toMatchObject({ wenige: true })
  })
})

describe('the workbook', () => {
  it('has the same figures, and its taking stands in the trail', async () => {
    const query = new URLSearchParams({ ...WEEK, grundrissId: haus.grundrissId })
    const answer = await app.request(`${wire.exportAuslastung.path}?${query}`, {
      as: haus.leitung.token,
      host: haus.host,
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain('auslastung-2026-11-16-2026-11-22.xlsx')
    const rows = await haus.scoped(
      async (tx) =>
        (
          await tx.raw<{ nachher: object }>(
            "select nachher from protokoll where mandant_id = $1 and aktion = 'exportAuslastung'",
            [haus.id],
          )
        ).rows,
    )
    expect(rows).toEqual([{ nachher: { ...WEEK, grundrissId: haus.grundrissId } }])
  })

  it('is refused like the page', async () => {
    const get = (person: TestPerson, query: string) =>
      app.request(`${wire.exportAuslastung.path}${query}`, { as: person.token, host: haus.host })
    expect((await get(haus.anna, '?von=2026-11-16&bis=2026-11-22')).status).toBe(403)
    expect((await get(haus.leitung, '?von=2026-11-22&bis=2026-11-16')).status).toBe(422)
  })
})
