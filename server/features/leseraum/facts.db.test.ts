import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, haus, hausSuite } from '../../testing/suites/haus.ts'
import { codesOf } from '../../testing/suites/refusal.ts'

const BOOK = '/api/leseraum-buchungen'

hausSuite()

function bookAs(person: TestPerson, seat: number, von: string, bis: string) {
  return app.request(BOOK, {
    as: person.token,
    host: haus.host,
    body: { leseraumId: haus.seats[seat], von: `2026-11-24T${von}:00Z`, bis: `2026-11-24T${bis}:00Z` },
  })
}

function post(person: TestPerson, id: unknown, verb: string) {
  return app.request(`${BOOK}/${id}/${verb}`, { as: person.token, host: haus.host, method: 'POST' })
}

describe('the limits of one person', () => {
  it('hold when several bookings are sent in one instant', async () => {
    const answers = await Promise.all([0, 1, 2, 3].map((seat) => bookAs(haus.anna, seat, '09:00', '10:00')))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
    for (const refused of answers.filter(({ status }) => status === 422))
      expect(codesOf(refused)).toEqual(['buchung.eigeneUeberschneidung'])
  })

  it('hold when a cancellation is undone after something else was booked', async () => {
    const first = await bookAs(haus.ben, 0, '12:00', '13:00')
    expect((await post(haus.ben, first.json.id, 'cancel')).status).toBe(200)
    expect((await bookAs(haus.ben, 1, '12:00', '13:00')).status).toBe(201)
    const undone = await post(haus.ben, first.json.id, 'undo-cancel')
    expect(undone.status).toBe(422)
    expect(codesOf(undone)).toEqual(['buchung.eigeneUeberschneidung'])
  })

  it('are told on the clock of the house, and kept as instants in the data', async () => {
    const refused = await bookAs(haus.ben, 2, '12:30', '13:30')
    expect(refused.json.detail).toBe('Von 24.11.2026, 13:00 bis 14:00 Uhr gibt es schon eine eigene Buchung.')
    expect(refused.json.issues).toMatchObject([
      { data: { von: '2026-11-24T12:00:00Z', bis: '2026-11-24T13:00:00Z' } },
    ])
  })
})
