import { describe, expect, it } from 'vitest'
import type { BenutzerId } from '../id.ts'
import { mayReadSchluesselCode, schluesselCodeAb } from './schluessel.ts'

const at = (time: string) => Temporal.Instant.from(`2026-11-25T${time}:00Z`)
const VON = at('09:00')
const BIS = at('12:00')

const settings = (checkIn = 15) =>
  ({
    'fahrzeug.checkInMinuten': { value: checkIn, origin: 'standard' },
    'fahrzeug.freigabeFensterMinuten': { value: 5, origin: 'standard' },
  }) as unknown as Parameters<typeof schluesselCodeAb>[1]

const TRIP = {
  status: 'reserviert',
  fahrerId: 'driver' as BenutzerId,
  zeitraum: { von: VON, bis: BIS },
  bereitAb: null,
  giltSeit: null,
  freigabeGruende: [],
  freigaben: [],
} as const

const reads = (now: string, trip: object = {}, who = 'driver', checkIn = 15) =>
  mayReadSchluesselCode({ ...TRIP, ...trip }, who, at(now), settings(checkIn))

describe('the code of a key box', () => {
  it('is disclosed from half an hour before the start until the return', () => {
    expect(schluesselCodeAb(TRIP, settings())).toEqual(at('08:30'))
    expect([reads('08:29'), reads('08:30'), reads('11:59'), reads('12:00')]).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(reads('13:00', { status: 'aktiv' })).toBe(true)
    for (const status of ['durchgeführt', 'storniert', 'verschlossen'])
      expect([status, reads('09:00', { status })]).toEqual([status, false])
  })

  it('is disclosed from the start of check-in on, if that is earlier', () => {
    expect(schluesselCodeAb(TRIP, settings(60))).toEqual(at('08:00'))
    expect([reads('07:59', {}, 'driver', 60), reads('08:00', {}, 'driver', 60)]).toEqual([false, true])
  })

  it('is disclosed to the driver, and not to a person who only booked', () => {
    expect(reads('09:00', { benutzerId: 'booker' }, 'booker')).toBe(false)
    expect(reads('09:00', { fahrerId: null })).toBe(false)
  })

  it('waits for the approval', () => {
    const asked = { status: 'vorgemerkt', freigabeGruende: ['ausland'], freigaben: [null] }
    expect(reads('08:40', asked)).toBe(false)
    expect(reads('08:40', { ...asked, freigaben: [true] })).toBe(true)
    expect(reads('09:00', { ...asked, freigaben: [false] })).toBe(false)
  })
})
