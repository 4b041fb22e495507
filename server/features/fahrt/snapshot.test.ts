import { expect, it } from 'vitest'
import { tripEvent } from './snapshot.ts'

const ANNA = '01980000-0000-7000-8000-000000000001'
const BEN = '01980000-0000-7000-8000-000000000002'
const TRIP = '01980000-0000-7000-8000-00000000000a'

const BOOKED = {
  fahrzeugId: '01980000-0000-7000-8000-0000000000f1',
  von: '2026-11-24T08:00:00Z',
  bis: '2026-11-24T09:00:00Z',
  status: 'reserviert',
  typ: 'BUCHUNG',
  benutzerId: ANNA,
  fahrerId: ANNA,
  freigabeGruende: [],
  beginnIst: null,
  endeIst: null,
  version: 3,
  gehaltenBis: null,
}

const change = (nachher: object) => ({
  position: { nr: 1, id: TRIP },
  aktion: 'bookFahrt',
  objekt: 'fahrzeug_buchung',
  objektId: TRIP,
  nachher,
})

it('tells of a trip to everybody, and whose it is to its driver and its booker alone', () => {
  const seen = { art: 'fahrzeugBuchung', id: TRIP, status: 'reserviert', version: 3 }
  expect(tripEvent(change(BOOKED), ANNA)).toMatchObject({ ...seen, eigene: true })
  const others = tripEvent(change(BOOKED), BEN)
  expect(others).toMatchObject({ ...seen, eigene: false })
  expect(JSON.stringify(others)).not.toContain(ANNA)
})

it('tells of a car that came back early until when it was gone, never before its start', () => {
  const back = (endeIst: string) => tripEvent(change({ ...BOOKED, status: 'durchgeführt', endeIst }), BEN)
  expect(back('2026-11-24T08:30:00Z')).toMatchObject({ bis: '2026-11-24T08:30:00Z' })
  expect(back('2026-11-24T09:30:00Z')).toMatchObject({ bis: BOOKED.bis })
  expect(back('2026-11-24T07:30:00Z')).toMatchObject({ bis: BOOKED.von })
})
