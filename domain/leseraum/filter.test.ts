import { describe, expect, it } from 'vitest'
import type { AusstattungId, LeseraumId } from '../id.ts'
import { gruppenraum, seat } from '../testing/leseraum.ts'
import { filterLeseraeume, NO_FILTER, type SeatFilter } from './filter.ts'
import type { SeatState } from './seatState.ts'

const part = (id: string, anzahl = 1) => ({ id: id as AusstattungId, name: id, anzahl })

const SEATS = [
  seat({ id: 'a1' as LeseraumId, ausstattung: [part('lampe')] }),
  seat({ id: 'a2' as LeseraumId, ausstattung: [part('lampe'), part('monitor', 2)] }),
  seat({ id: 'a3' as LeseraumId }),
  gruppenraum({ ausstattung: [part('monitor')] }),
]

const STATES: Readonly<Record<string, SeatState>> = {
  a1: 'frei',
  a2: 'belegt',
  a3: 'stundenweiseBelegt',
  g1: 'frei',
}
const left = (filter: Partial<SeatFilter>, favourites: readonly string[] = []) =>
  filterLeseraeume(
    SEATS,
    { ...NO_FILTER, ...filter },
    (id) => STATES[id] ?? 'geschlossen',
    new Set(favourites),
  ).map(({ id }) => id)

describe('the filter of map and list', () => {
  it('passes everything if nothing is chosen', () => {
    expect(left({})).toEqual(['a1', 'a2', 'a3', 'g1'])
  })

  it('requires all of the chosen equipment', () => {
    expect(left({ ausstattung: ['lampe'] })).toEqual(['a1', 'a2'])
    expect(left({ ausstattung: ['lampe', 'monitor'] })).toEqual(['a2'])
    expect(left({ ausstattung: ['gibt es nicht'] })).toEqual([])
  })

  it('requires at least the capacity', () => {
    expect(left({ kapazitaet: 6 })).toEqual(['g1'])
    expect(left({ kapazitaet: 7 })).toEqual([])
  })

  it('passes seats that are free throughout, not those taken for some hours', () => {
    expect(left({ nurFrei: true })).toEqual(['a1', 'g1'])
  })

  it('passes favourites, and group rooms', () => {
    expect(left({ nurFavoriten: true }, ['a2', 'weg'])).toEqual(['a2'])
    expect(left({ nurFavoriten: true })).toEqual([])
    expect(left({ nurGruppenraeume: true })).toEqual(['g1'])
  })

  it('requires everything chosen at once', () => {
    expect(left({ nurFrei: true, ausstattung: ['lampe'], nurFavoriten: true }, ['a1', 'a2'])).toEqual(['a1'])
  })
})
