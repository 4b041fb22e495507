import { describe, expect, it } from 'vitest'
import { fremd, haus } from '../../../testing/suites/haus.ts'
import {
  book,
  booked,
  bookOne,
  codesOf,
  fill,
  propose,
  rows,
  serieSuite,
  set,
  termineOf,
  wanted,
} from '../../../testing/suites/serie.ts'

serieSuite()

describe('a series', () => {
  it('is booked: a booking for each date, each audited, one mail', async () => {
    const { serieId, gebucht, nicht } = await booked(haus.anna)
    expect([gebucht.length, nicht]).toEqual([5, []])
    expect(new Set(gebucht.map((one) => one.serieId))).toEqual(new Set([serieId]))
    const stored = await rows('select status, serie_id from leseraum_buchung order by lower(zeitraum)')
    expect(stored).toEqual(gebucht.map(() => ({ status: 'reserviert', serie_id: serieId })))
    const ids = gebucht.map(({ id }) => id)
    const trail = 'select objekt_id from protokoll where aktion = $1 and objekt_id = any($2::uuid[])'
    expect(await rows(trail, 'book', ids)).toHaveLength(5)
    expect(await rows('select typ, empfaenger_id, objekt_id from benachrichtigung')).toEqual([
      { typ: 'serieGebucht', empfaenger_id: haus.anna.id, objekt_id: serieId },
    ])
  })

  it('books what is free, and says what was taken meanwhile', async () => {
    const termine = termineOf(await propose(haus.anna))
    await fill('2026-12-08T08:00:00Z', '2026-12-08T10:00:00Z', [haus.seats[0] ?? ''])
    const answer = await book(haus.anna, wanted(termine))
    expect(answer.status).toBe(201)
    expect(answer.json.gebucht).toHaveLength(4)
    expect(answer.json.nicht).toMatchObject([
      { tag: '2026-12-08', frei: false, gruende: [{ code: 'buchung.belegt' }] },
    ])
  })

  it('is refused when nothing of it can be had', async () => {
    const termine = termineOf(await propose(haus.anna))
    for (const { von, bis } of termine) await fill(von, bis, [haus.seats[0] ?? ''])
    const answer = await book(haus.anna, wanted(termine))
    expect([answer.status, codesOf(answer)]).toEqual([409, ['serie.nichtsFrei', 'buchung.belegt']])
    expect(await rows('select 1 from leseraum_buchung where benutzer1_id = $1', haus.anna.id)).toEqual([])
    expect(await rows('select 1 from benachrichtigung')).toEqual([])
  })

  it('keeps the limits as it grows, whatever was asked for', async () => {
    await set('leseraum.maxBuchungenProWoche', '2')
    const termine = termineOf(await propose(haus.anna, { wochentage: '2,3,4', anzahl: '6' }))
    const answer = await book(haus.anna, wanted(termine))
    expect(answer.json.gebucht).toHaveLength(4)
    expect(answer.json.nicht).toMatchObject([
      { gruende: [{ code: 'buchung.wochenlimit' }] },
      { gruende: [{ code: 'buchung.wochenlimit' }] },
    ])
  })

  it('takes other seats and times for single dates, and a slot that was given back', async () => {
    const termine = termineOf(await propose(haus.anna))
    const [first, second, ...rest] = wanted(termine).termine
    const one = await bookOne(haus.ben, first ?? {})
    await rows(
      "update leseraum_buchung set status = 'storniert', gehalten_status = 'reserviert', gehalten_bis = '2026-11-23T07:59:00Z' where id = $1",
      one.json.id,
    )
    const answer = await book(haus.anna, {
      termine: [first, { ...second, leseraumId: haus.seats[2] }, ...rest],
    })
    expect(answer.json.gebucht).toHaveLength(5)
    expect((answer.json.gebucht as unknown as { leseraumId: string }[])[1]?.leseraumId).toBe(haus.seats[2])
  })

  it('of one date is a booking, with its invitation', async () => {
    await booked(haus.anna, { anzahl: '1' })
    expect(await rows('select typ from benachrichtigung')).toEqual([{ typ: 'useMailBuchungBestaetigt' }])
  })

  it('is booked once for one Idempotency-Key', async () => {
    const body = wanted(termineOf(await propose(haus.anna)))
    const headers = { 'idempotency-key': 'serie' }
    const first = await book(haus.anna, body, headers)
    const again = await book(haus.anna, body, headers)
    expect([again.status, again.text]).toEqual([201, first.text])
    expect(await rows('select 1 from leseraum_buchung')).toHaveLength(5)
    expect(await rows('select 1 from benachrichtigung')).toHaveLength(1)
  })

  it('is of one’s own house, ends after it begins, and has 52 dates at most', async () => {
    const [one] = wanted(termineOf(await propose(haus.anna))).termine
    expect((await book(haus.anna, { termine: [{ ...one, leseraumId: fremd.seats[0] }] })).status).toBe(404)
    expect(codesOf(await book(haus.anna, { termine: [{ ...one, bis: one?.von }] }))).toEqual([
      'zeitraum.startNichtVorEnde',
    ])
    expect((await book(haus.anna, { termine: [] })).status).toBe(422)
    expect((await book(haus.anna, { termine: Array.from({ length: 53 }, () => one) })).status).toBe(422)
    expect(await rows('select 1 from leseraum_buchung')).toEqual([])
  })

  it('of 52 dates is booked in one go', async () => {
    const { gebucht } = await booked(haus.anna, { anzahl: '52', wochentage: '1,2,3,4,5' })
    expect(gebucht).toHaveLength(52)
  })
})
