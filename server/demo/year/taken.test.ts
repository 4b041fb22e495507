import { describe, expect, it } from 'vitest'
import type { DemoBuchung } from '../buchungen/belegungsbuch.ts'
import { createRandom } from '../random.ts'
import { pickFree, Taken } from './taken.ts'

const at = (hour: number) => Temporal.Instant.from(`2026-11-19T${String(hour).padStart(2, '0')}:00:00Z`)
const span = (von: number, bis: number) => ({
  von: at(von).epochMilliseconds,
  bis: at(bis).epochMilliseconds,
})

function booked(status: DemoBuchung['status']): DemoBuchung {
  return {
    ort: { id: 'seat', grundrissId: 'plan', bezeichnung: 'A-1', kapazitaet: 1, gruppenraum: false },
    id: 'id',
    tag: Temporal.PlainDate.from('2026-11-19'),
    zeitraum: { von: at(9), bis: at(11) },
    status,
    benutzer1Id: 'ada',
    benutzer2Id: 'ben',
    gruppengroesse: 1,
    informationstext: '',
    storno: null,
    erstellt: at(1),
  }
}

const free = (taken: Taken, id: string) => taken.isFree(id, span(10, 12))

describe('what is taken of a day', () => {
  it('is free right before and behind, and not between', () => {
    const taken = new Taken()
    taken.hold('seat', span(9, 11))
    expect(taken.isFree('seat', span(8, 9))).toBe(true)
    expect(taken.isFree('seat', span(11, 12))).toBe(true)
    expect(taken.isFree('seat', span(10, 12))).toBe(false)
    expect(taken.isFree('other', span(10, 12))).toBe(true)
  })

  it.each([
    ['reserviert', [false, false, false]],
    ['durchgeführt', [false, false, false]],
    // A lock holds a seat, and whoever set it can sit anywhere.
    ['verschlossen', [false, true, true]],
    ['storniert', [true, true, true]],
  ] as const)('of a booking that is %s are seat and people, as the case may be', (status, expected) => {
    const taken = new Taken()
    taken.note(booked(status))
    expect(['seat', 'ada', 'ben'].map((id) => free(taken, id))).toEqual(expected)
  })
})

describe('who is taken', () => {
  const list = Array.from({ length: 10 }, (_, i) => i)

  it('is one that is free, and nobody where none is', () => {
    const zufall = createRandom(9)
    const odd = Array.from({ length: 200 }, () => pickFree(list, zufall, (one) => one % 2 === 1))
    expect(odd.filter((one) => one !== undefined).every((one) => one % 2 === 1)).toBe(true)
    expect(pickFree(list, zufall, () => false)).toBeUndefined()
    expect(pickFree([], zufall, () => true)).toBeUndefined()
  })

  it('is the first of a list most often', () => {
    const zufall = createRandom(9)
    const taken = Array.from({ length: 3000 }, () => pickFree(list, zufall, () => true) ?? -1)
    expect(taken.filter((one) => one < 3).length).toBeGreaterThan(2 * taken.filter((one) => one > 6).length)
  })
})
