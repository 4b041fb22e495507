import { expect, it } from 'vitest'
import { FEATURES } from '../../features.ts'
import { showChanges } from './event.ts'
import type { Change } from './feed.ts'

const liveEventOf = showChanges(FEATURES)

const ANNA = '01980000-0000-7000-8000-000000000001'
const CAR_TRIP = '01980000-0000-7000-8000-00000000000a'
const BEN = '01980000-0000-7000-8000-000000000002'

const change = (more: Partial<Change>): Change => ({
  position: { nr: 1, id: ANNA },
  aktion: 'save',
  objekt: 'fuehrerschein',
  objektId: ANNA,
  nachher: { klassen: ['B'] },
  ...more,
})

it('announces a changed licence to everybody, but its holder to the holder alone', () => {
  expect(liveEventOf(change({}), ANNA)).toEqual({ art: 'fuehrerschein', eigener: true })
  const others = liveEventOf(change({}), BEN)
  expect(others).toEqual({ art: 'fuehrerschein', eigener: false })
  expect(JSON.stringify(others)).not.toContain(ANNA)
})

it('announces a trip to everybody, but its people to driver and booker alone', () => {
  const nachher = {
    fahrzeugId: '01980000-0000-7000-8000-0000000000f1',
    von: '2026-11-24T08:00:00Z',
    bis: '2026-11-24T09:00:00Z',
    status: 'reserviert',
    typ: 'BUCHUNG',
    benutzerId: ANNA,
    fahrerId: ANNA,
    version: 3,
    gehaltenBis: null,
  }
  const trip = change({ objekt: 'fahrzeug_buchung', objektId: CAR_TRIP, nachher })
  const seen = { art: 'fahrzeugBuchung', id: CAR_TRIP, status: 'reserviert', version: 3 }
  expect(liveEventOf(trip, ANNA)).toMatchObject({ ...seen, eigene: true })
  const others = liveEventOf(trip, BEN)
  expect(others).toMatchObject({ ...seen, eigene: false })
  expect(JSON.stringify(others)).not.toContain(ANNA)
})

it('gives a trip that came back early its actual end, but never one before its start', () => {
  const von = '2026-11-24T08:00:00Z'
  const bis = '2026-11-24T10:00:00Z'
  const endOf = (status: string, endeIst: string | null) => {
    const nachher = { von, bis, status, endeIst, benutzerId: ANNA, fahrerId: ANNA }
    const event = liveEventOf(change({ objekt: 'fahrzeug_buchung', objektId: CAR_TRIP, nachher }), ANNA)
    return event !== null && 'bis' in event ? event.bis : null
  }
  expect(endOf('durchgeführt', '2026-11-24T09:00:00Z')).toBe('2026-11-24T09:00:00Z')
  expect(endOf('durchgeführt', '2026-11-24T07:55:00Z')).toBe(von)
  expect(endOf('durchgeführt', '2026-11-24T11:00:00Z')).toBe(bis)
  expect(endOf('aktiv', null)).toBe(bis)
})

it('creates no event for objects that browsers do not show', () => {
  expect(liveEventOf(change({ objekt: 'protokoll' }), ANNA)).toBeNull()
})
