import { describe, expect, it } from 'vitest'
import { BUCHUNG_STATUS } from '../../buchung/status.ts'
import { zusageStand } from './stand.ts'

const VON = Temporal.Instant.from('2026-11-25T10:00:00Z')
const BEFORE = VON.subtract({ seconds: 1 })

describe('the state of a booking for its invited second person', () => {
  it.each([
    ['vorgemerkt', 'offen'],
    ['reserviert', 'zugesagt'],
    ['aktiv', 'zugesagt'],
    ['durchgeführt', 'zugesagt'],
    ['storniert', 'abgesagt'],
  ] as const)('%s is %s until it begins', (status, stand) => {
    expect(zusageStand(status, VON, BEFORE)).toBe(stand)
  })

  it.each(BUCHUNG_STATUS)('%s is over from the moment it begins', (status) => {
    expect(zusageStand(status, VON, VON)).toBe('vorbei')
    expect(zusageStand(status, VON, VON.add({ hours: 3 }))).toBe('vorbei')
  })
})
