import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { resolveAll } from '@platzwart/domain/einstellung/resolve'
import { describe, expect, test } from 'vitest'
import type { Uebergabe } from '../../uebergabe/model/uebergabe.ts'
import { checkInStand, fellAway, grouped, isLate, possibleOf, standOf, withWaiting } from './fahrt.ts'

const einstellungen = resolveAll({ mandant: {}, gruppen: [], benutzer: {} })
const HOUSE = { einstellungen, pflege: false }
const now = (time: string) => Temporal.Instant.from(`2027-03-10T${time}:00Z`)

const FAHRT = {
  id: 'trip',
  von: '2027-03-10T10:00:00Z',
  bis: '2027-03-10T12:00:00Z',
  checkInVon: '2027-03-10T09:45:00Z',
  checkInBis: '2027-03-10T10:15:00Z',
  status: 'reserviert',
  rolle: 'fahrer',
  freigabeGruende: [],
  erstellt: '2026-11-20T08:00:00Z',
  freigaben: [],
  gehaltenBis: null,
  informationstext: '',
  kilometerstand: 100,
} as unknown as FahrzeugBuchungView

const asked = (isFreigegeben: boolean | null) =>
  ({
    ...FAHRT,
    status: 'vorgemerkt',
    checkInVon: '2027-03-10T08:00:00Z',
    freigabeGruende: ['ausland'],
    freigaben: [{ isFreigegeben }],
  }) as FahrzeugBuchungView

describe('check-in', () => {
  test.each([
    ['09:44', 'zuFrueh'],
    ['09:45', 'moeglich'],
    ['10:15', 'moeglich'],
    ['10:16', 'vorbei'],
  ] as const)('at %s is %s', (time, stand) => {
    expect(checkInStand(FAHRT, now(time), einstellungen)).toBe(stand)
    expect(possibleOf(FAHRT, now(time), HOUSE).schritt).toBe(stand === 'moeglich' ? 'checkIn' : null)
  })

  test('waits for the approval until the start is near', () => {
    expect(checkInStand(asked(null), now('08:30'), einstellungen)).toBe('nichtFreigegeben')
    expect(checkInStand(asked(null), now('09:30'), einstellungen)).toBe('moeglich')
    expect(checkInStand(asked(true), now('08:30'), einstellungen)).toBe('moeglich')
    expect(checkInStand(asked(false), now('09:30'), einstellungen)).toBe('nichtFreigegeben')
  })

  test('is only for driver and booker', () => {
    expect(
      possibleOf({ ...FAHRT, rolle: 'andere' }, now('10:00'), { einstellungen, pflege: true }).schritt,
    ).toBeNull()
  })
})

describe('check-out', () => {
  const running = { ...FAHRT, status: 'aktiv' } as FahrzeugBuchungView

  test('is possible while the trip is under way, even past its end', () => {
    expect(possibleOf(running, now('13:00'), HOUSE).schritt).toBe('checkOut')
    expect([isLate(running, now('12:00')), isLate(running, now('12:01'))]).toEqual([false, true])
  })

  test('is possible for others only if they maintain vehicles', () => {
    const other = { ...running, rolle: 'andere' } as FahrzeugBuchungView
    expect(possibleOf(other, now('11:00'), HOUSE).schritt).toBeNull()
    expect(possibleOf(other, now('11:00'), { einstellungen, pflege: true }).schritt).toBe('checkOut')
  })
})

test('a trip that has begun can no longer be changed, one that is over no longer cancelled', () => {
  expect(possibleOf(FAHRT, now('09:59'), HOUSE)).toMatchObject({
    aendern: true,
    stornieren: true,
    ersatz: true,
  })
  expect(possibleOf(FAHRT, now('10:00'), HOUSE)).toMatchObject({
    aendern: false,
    stornieren: true,
    ersatz: true,
    rebook: false,
  })
  expect(possibleOf(FAHRT, now('12:00'), HOUSE)).toMatchObject({
    aendern: false,
    stornieren: false,
    ersatz: false,
  })
})

describe('a missed check-in', () => {
  test('is reported from the end of the check-in window on', () => {
    expect([standOf(FAHRT, now('10:15')), standOf(FAHRT, now('10:16'))]).toEqual(['reserviert', 'verpasst'])
    const tentative = { ...FAHRT, status: 'vorgemerkt' } as FahrzeugBuchungView
    expect(standOf(tentative, now('10:16'))).toBe('verpasst')
  })

  test('does not exist for a trip under way, done or cancelled', () => {
    for (const status of ['aktiv', 'durchgeführt', 'storniert'] as const) {
      expect(standOf({ ...FAHRT, status }, now('10:30'))).toBe(status)
    }
    expect(standOf({ ...FAHRT, status: 'aktiv' }, now('12:30'))).toBe('ueberfaellig')
  })

  test('does not exist while the car has not come back', () => {
    const waiting = { ...FAHRT, nichtZurueck: true }
    const stands = ['09:50', '10:30', '11:59', '12:00'].map((time) => standOf(waiting, now(time)))
    expect(stands).toEqual(['wartend', 'wartend', 'wartend', 'ohneFahrzeug'])
    expect(checkInStand(waiting, now('10:30'), einstellungen)).toBe('wartend')
    // The car may be back without the device knowing.
    expect(possibleOf(waiting, now('10:30'), HOUSE).schritt).toBe('checkIn')
    expect(checkInStand(asked(null), now('11:30'), einstellungen)).toBe('vorbei')
    expect(possibleOf({ ...asked(null), nichtZurueck: true }, now('11:30'), HOUSE).schritt).toBeNull()
    expect(possibleOf(waiting, now('10:30'), HOUSE)).toMatchObject({ ersatz: true, rebook: false })
  })

  test('counts from the return of a late car, and never from one after the end', () => {
    const back = { ...FAHRT, bereitAb: '2027-03-10T11:00:00Z', checkInBis: '2027-03-10T11:15:00Z' }
    expect([standOf(back, now('11:15')), standOf(back, now('11:16'))]).toEqual(['reserviert', 'verpasst'])
    const never = { ...FAHRT, bereitAb: '2027-03-10T12:10:00Z' }
    expect(standOf(never, now('12:30'))).toBe('ohneFahrzeug')
    expect(possibleOf(never, now('12:30'), HOUSE)).toMatchObject({ rebook: false, schritt: null })
  })

  test('leaves the rest of the time to book again; another car for the old time is of no use', () => {
    expect(possibleOf(FAHRT, now('10:16'), HOUSE)).toMatchObject({
      rebook: true,
      stornieren: true,
      ersatz: false,
    })
    expect(possibleOf(FAHRT, now('12:00'), HOUSE).rebook).toBe(false)
    const others = { ...FAHRT, rolle: 'andere' } as FahrzeugBuchungView
    expect(possibleOf(others, now('10:16'), { einstellungen, pflege: true })).toMatchObject({
      rebook: false,
      stornieren: true,
    })
  })
})

test('a cancellation can be undone until its slot is given away', () => {
  const held = { ...FAHRT, status: 'storniert', gehaltenBis: '2027-03-10T09:00:10Z' } as FahrzeugBuchungView
  expect(possibleOf(held, now('09:00'), HOUSE).rueckgaengig).toBe(true)
  expect(possibleOf(held, now('09:01'), HOUSE).rueckgaengig).toBe(false)
})

describe('a handover queued on the device', () => {
  const waiting = (art: 'checkIn' | 'checkOut', kilometerstand: number, more: Partial<Uebergabe> = {}) =>
    ({
      buchungId: 'trip',
      art,
      zeit: '2027-03-10T10:01:00Z',
      angaben: { kilometerstand },
      abgelehnt: null,
      ...more,
    }) as Uebergabe

  test('counts as done, so that a check-out can follow offline', () => {
    expect(withWaiting(FAHRT, [waiting('checkIn', 104)])).toMatchObject({
      status: 'aktiv',
      beginnIst: '2027-03-10T10:01:00Z',
      kilometerstand: 104,
    })
    expect(withWaiting(FAHRT, [waiting('checkIn', 104), waiting('checkOut', 150)])).toMatchObject({
      status: 'durchgeführt',
      kilometerstand: 150,
    })
  })

  test('does not count if it was refused, or belongs to another trip', () => {
    const refused = { code: 'x', gruende: [] }
    expect(withWaiting(FAHRT, [waiting('checkIn', 1, { abgelehnt: refused })])).toBe(FAHRT)
    expect(withWaiting(FAHRT, [waiting('checkIn', 1, { buchungId: 'other' })])).toBe(FAHRT)
  })
})

test('trips are grouped into current and future ones, earliest first', () => {
  const later = { ...FAHRT, id: 'later', von: '2027-03-12T10:00:00Z' }
  const running = { ...FAHRT, id: 'running', status: 'aktiv' } as FahrzeugBuchungView
  const { unterwegs, naechste } = grouped([later, FAHRT, running])
  expect([unterwegs.map(({ id }) => id), naechste.map(({ id }) => id)]).toEqual([
    ['running'],
    ['trip', 'later'],
  ])
})

test('a trip whose car was withdrawn can be driven with another car until its time is over', () => {
  const taken = { ...FAHRT, status: 'storniert', informationstext: 'Werkstatt' } as FahrzeugBuchungView
  expect([fellAway(taken, now('11:59')), fellAway(taken, now('12:00'))]).toEqual([true, false])
  expect(fellAway({ ...taken, informationstext: '' }, now('10:00'))).toBe(false)
  expect(fellAway({ ...taken, gehaltenBis: '2027-03-10T10:00:05Z' }, now('10:00'))).toBe(false)
  expect(fellAway(FAHRT, now('10:00'))).toBe(false)
  const freigaben = [{ isFreigegeben: false }] as unknown as (typeof taken)['freigaben']
  expect(fellAway({ ...taken, freigaben }, now('10:00'))).toBe(false)
})
