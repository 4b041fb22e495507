import * as wire from '@platzwart/contract/operations/leseraum/serie'
import { describe, expect, it } from 'vitest'
import { app, fremd, haus } from '../../../testing/suites/haus.ts'
import {
  ask,
  bookOne,
  codesOf,
  fill,
  propose,
  rows,
  serieSuite,
  set,
  termineOf,
} from '../../../testing/suites/serie.ts'

serieSuite()

const wall = (instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Berlin').toPlainDateTime().toString()

describe('a series that is looked at', () => {
  it('says of each date that it can be booked, and books nothing', async () => {
    const answer = await propose(haus.anna)
    expect(answer.status).toBe(200)
    const termine = termineOf(answer)
    expect(termine.map(({ tag, frei }) => [tag, frei])).toEqual(
      ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'].map((tag) => [tag, true]),
    )
    expect(termine[0]).toMatchObject({ bezeichnung: 'P1', gruende: [], vorschlaege: [] })
    expect(await rows('select 1 from leseraum_buchung')).toEqual([])
  })

  it('says of a date that somebody has why not, and what instead', async () => {
    await fill('2026-12-01T08:30:00Z', '2026-12-01T09:00:00Z', [haus.seats[0] ?? ''])
    const termine = termineOf(await propose(haus.anna))
    expect(termine.map(({ frei }) => frei)).toEqual([true, false, true, true, true])
    const [, taken] = termine
    expect(taken?.gruende).toMatchObject([
      {
        code: 'buchung.belegt',
        data: { von: '2026-12-01T08:30:00Z', bis: '2026-12-01T09:00:00Z' },
        detail: expect.stringMatching(/\w/),
      },
    ])
    expect(taken?.vorschlaege.map(({ art }) => art)).toEqual(['naechsterPlatz', 'andereZeit'])
    for (const { leseraumId, von, bis } of taken?.vorschlaege ?? []) {
      const { status, json } = await bookOne(haus.ben, { leseraumId, von, bis })
      expect([status, json.code]).toEqual([201, undefined])
      await rows('delete from leseraum_buchung where benutzer1_id = $1', haus.ben.id)
    }
  })

  it('says the same as a single booking of each date would', async () => {
    await fill('2026-12-08T08:00:00Z', '2026-12-08T16:00:00Z')
    await fill('2026-12-15T08:00:00Z', '2026-12-15T09:00:00Z')
    for (const { frei, gruende, vorschlaege, leseraumId, von, bis } of termineOf(await propose(haus.anna))) {
      const one = await bookOne(haus.anna, { leseraumId, von, bis })
      expect(one.status === 201).toBe(frei)
      expect(gruende).toEqual(frei ? [] : one.json.issues)
      expect(vorschlaege).toEqual(frei ? [] : one.json.alternatives)
    }
  })

  it('counts the limit of each week as it grows', async () => {
    await set('leseraum.maxBuchungenProWoche', '2')
    const termine = termineOf(await propose(haus.anna, { wochentage: '2,3,4', anzahl: '6' }))
    expect(termine.map(({ frei }) => frei)).toEqual([true, true, false, true, true, false])
    expect(termine[2]?.gruende).toMatchObject([{ code: 'buchung.wochenlimit', origin: 'mandant' }])
  })

  it('keeps the hours of the wall over both changes of the clocks', async () => {
    const spring = termineOf(await propose(haus.anna, { ab: '2027-03-23', anzahl: '2' }))
    expect(spring.map(({ von, bis }) => [wall(von), wall(bis)])).toEqual([
      ['2027-03-23T09:00:00', '2027-03-23T11:00:00'],
      ['2027-03-30T09:00:00', '2027-03-30T11:00:00'],
    ])
    expect(spring.map(({ von }) => von)).toEqual(['2027-03-23T08:00:00Z', '2027-03-30T07:00:00Z'])
    const autumn = termineOf(await propose(haus.anna, { ab: '2027-10-26', anzahl: '2' }))
    expect(autumn.map(({ von }) => von)).toEqual(['2027-10-26T07:00:00Z', '2027-11-02T08:00:00Z'])
    expect([...spring, ...autumn].map(({ frei }) => frei)).toEqual([true, true, true, true])
  })

  it('shows the one date that has no such hour, and judges the others', async () => {
    const query = { von: '02:00', bis: '03:00', ab: '2027-03-14', wochentage: '0', anzahl: '4' }
    const answer = await propose(haus.anna, query)
    expect(answer.status).toBe(200)
    const termine = termineOf(answer)
    expect(termine.map(({ tag, gruende }) => [tag, gruende[0]?.code])).toEqual([
      ['2027-03-14', 'buchung.geschlossen'],
      ['2027-03-21', 'buchung.geschlossen'],
      ['2027-03-28', 'serie.stundeFehlt'],
      ['2027-04-04', 'buchung.geschlossen'],
    ])
    expect(termine[2]?.gruende[0]?.detail).toContain('02:00')
  })

  it('shows dates beyond what can be booked ahead, and closed days, with their reasons', async () => {
    await set('leseraum.tageImVoraus', '14')
    const termine = termineOf(await propose(haus.anna, { wochentage: '2,6', anzahl: '6' }))
    await set('leseraum.tageImVoraus', '365')
    expect(termine.map(({ gruende }) => gruende[0]?.code)).toEqual([
      undefined,
      'buchung.geschlossen',
      undefined,
      'buchung.geschlossen',
      'buchung.zuWeitVoraus',
      'buchung.zuWeitVoraus',
    ])
  })

  it('is of a place that needs nobody else', async () => {
    const termine = termineOf(await propose(haus.anna, { leseraumId: haus.room, anzahl: '1' }))
    expect(termine[0]?.gruende).toMatchObject([{ code: 'leseraum.zweitePersonNoetig' }])
  })

  it('is refused without an end, with too many dates, for hours that are none', async () => {
    expect(codesOf(await propose(haus.anna, { anzahl: '53' }))).toEqual(['feld.zuGross'])
    const long = await propose(haus.anna, { wochentage: '1,2,3,4,5', bisTag: '2027-10-01' })
    expect([long.status, codesOf(long)]).toEqual([422, ['serie.zuViele']])
    const open = await ask(
      haus.anna,
      'GET',
      `${wire.proposeSerie.path}?leseraumId=${haus.seats[0]}&von=09:00&bis=10:00&ab=2026-11-24&wochentage=2`,
    )
    expect(codesOf(open)).toEqual(['serie.ohneEnde'])
    expect(codesOf(await propose(haus.anna, { von: '11:00', bis: '09:00' }))).toEqual([
      'zeitraum.startNichtVorEnde',
    ])
    expect((await propose(haus.anna, { wochentage: '7' })).status).toBe(422)
    expect((await propose(haus.anna, { bis: '24:00' })).status).toBe(422)
  })

  it('is of one’s own house', async () => {
    expect((await propose(haus.anna, { leseraumId: fremd.seats[0] ?? '' })).status).toBe(404)
    const without = await app.request(`${wire.proposeWiederholung.path}?woche=2026-11-24`, {
      host: haus.host,
    })
    expect(without.status).toBe(401)
  })
})

describe('last week', () => {
  it('is shown a week later, at the same hours of the wall', async () => {
    app.clock.set('2027-03-22T08:00:00Z')
    for (const [i, von] of ['2027-03-24T08:00:00Z', '2027-03-26T13:00:00Z'].entries()) {
      const bis = Temporal.Instant.from(von).add({ hours: 2 }).toString()
      await bookOne(haus.anna, { leseraumId: haus.seats[i], von, bis })
    }
    const answer = await ask(haus.anna, 'GET', `${wire.proposeWiederholung.path}?woche=2027-03-25`)
    expect(termineOf(answer)).toMatchObject([
      { leseraumId: haus.seats[0], von: '2027-03-31T07:00:00Z', bis: '2027-03-31T09:00:00Z', frei: true },
      { leseraumId: haus.seats[1], von: '2027-04-02T12:00:00Z', bis: '2027-04-02T14:00:00Z', frei: true },
    ])
    const none = await ask(haus.ben, 'GET', `${wire.proposeWiederholung.path}?woche=2027-03-25`)
    expect([none.status, none.json]).toEqual([200, []])
  })

  it('is repeated as long as it was booked, also what ended early', async () => {
    app.clock.set('2027-05-10T06:00:00Z')
    const slot = { leseraumId: haus.seats[0], von: '2027-05-11T08:00:00Z', bis: '2027-05-11T10:00:00Z' }
    expect((await bookOne(haus.anna, slot)).status).toBe(201)
    await rows(
      `update leseraum_buchung set status = 'durchgeführt', zeitraum = tstzrange($1::timestamptz, $2::timestamptz),
         gebucht_bis = $3::timestamptz where leseraum_id = $4`,
      slot.von,
      '2027-05-11T08:30:00Z',
      slot.bis,
      slot.leseraumId,
    )
    const answer = await ask(haus.anna, 'GET', `${wire.proposeWiederholung.path}?woche=2027-05-11`)
    expect(termineOf(answer)).toMatchObject([{ von: '2027-05-18T08:00:00Z', bis: '2027-05-18T10:00:00Z' }])
  })
})
