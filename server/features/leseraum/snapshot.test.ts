import { expect, it } from 'vitest'
import { seatEvent } from './snapshot.ts'

const ANNA = '01980000-0000-7000-8000-000000000001'
const BEN = '01980000-0000-7000-8000-000000000002'
const CLARA = '01980000-0000-7000-8000-000000000003'
const BOOKING = '01980000-0000-7000-8000-00000000000a'

const change = {
  position: { nr: 1, id: BOOKING },
  aktion: 'book',
  objekt: 'leseraum_buchung',
  objektId: BOOKING,
  nachher: {
    leseraumId: '01980000-0000-7000-8000-0000000000f1',
    grundrissId: '01980000-0000-7000-8000-0000000000f2',
    tag: '2026-11-24',
    von: '2026-11-24T08:00:00Z',
    bis: '2026-11-24T09:00:00Z',
    status: 'reserviert',
    benutzer1Id: ANNA,
    benutzer2Id: BEN,
    gruppengroesse: 2,
    version: 3,
    gehaltenBis: null,
  },
}

it('tells of a booking to everybody, and whose it is to its two people alone', () => {
  const seen = { art: 'leseraumBuchung', id: BOOKING, status: 'reserviert', version: 3 }
  expect(seatEvent(change, ANNA)).toMatchObject({ ...seen, eigene: 1 })
  expect(seatEvent(change, BEN)).toMatchObject({ ...seen, eigene: 2 })
  const others = seatEvent(change, CLARA)
  expect(others).toMatchObject({ ...seen, eigene: 0 })
  expect(JSON.stringify(others)).not.toMatch(new RegExp(`${ANNA}|${BEN}`))
})
