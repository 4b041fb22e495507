import type { Termin } from '@platzwart/contract/leseraum/serie'
import { describe, expect, it } from 'vitest'
import { endBehind, goneOf, insteadOf, keyOf, mondayOf, wantedOf } from './termine.ts'

const SLOT = { leseraumId: 'a', von: '2027-03-10T08:00:00Z', bis: '2027-03-10T11:00:00Z' }
const LATER = { leseraumId: 'b', von: '2027-03-10T12:00:00Z', bis: '2027-03-10T15:00:00Z' }
const FAIL = () => {
  throw new Error('an alternative is proposed')
}
const termin = (part: Partial<Termin>) =>
  ({
    ...SLOT,
    tag: '2027-03-10',
    bezeichnung: 'A-1',
    grundrissId: 'p',
    grundriss: 'Saal',
    gruppengroesse: 3,
    frei: true,
    gruende: [],
    vorschlaege: [],
    ...part,
  }) as Termin
const taken = termin({
  frei: false,
  vorschlaege: [{ ...LATER, art: 'andereZeit', grundrissId: 'p', grundriss: 'Saal', bezeichnung: 'B' }],
})
const [later = FAIL()] = taken.vorschlaege
const sooner = { ...later, leseraumId: 'c', bezeichnung: 'C' }

describe('the booked dates', () => {
  it('are the free ones', () => {
    expect(wantedOf([termin({}), taken], {})).toEqual([{ ...SLOT, gruppengroesse: 3 }])
  })

  it('include chosen alternatives, for the same number of people', () => {
    const instead = { [keyOf(taken)]: later }
    expect(insteadOf(taken, instead)?.leseraumId).toBe('b')
    expect(wantedOf([taken], instead)).toEqual([{ ...LATER, gruppengroesse: 3 }])
  })

  it('include a chosen alternative wherever it is in the new proposal', () => {
    const anew = { ...taken, vorschlaege: [sooner, { ...later, art: 'naechsterPlatz' as const }] }
    const instead = { [keyOf(taken)]: later }
    expect(wantedOf([anew], instead)).toEqual([{ ...LATER, gruppengroesse: 3 }])
    expect(goneOf(anew, instead)).toBeNull()
  })

  it('exclude an alternative that is no longer proposed, without a substitute', () => {
    const instead = { [keyOf(taken)]: later }
    for (const vorschlaege of [[], [sooner], [{ ...later, bis: '2027-03-10T14:00:00Z' }]]) {
      const anew = { ...taken, vorschlaege }
      expect(wantedOf([anew], instead)).toEqual([])
      expect(goneOf(anew, instead)).toBe(later)
    }
    expect(wantedOf([taken], {})).toEqual([])
  })

  it('ignore the alternative once the date is free', () => {
    const instead = { [keyOf(taken)]: later }
    const anew = { ...taken, frei: true, vorschlaege: [] }
    expect(wantedOf([anew], instead)).toEqual([{ ...SLOT, gruppengroesse: 3 }])
    expect(goneOf(anew, instead)).toBeNull()
  })
})

it.each([
  ['2027-03-10', 0, '2027-03-08'],
  ['2027-03-08', -1, '2027-03-01'],
  ['2027-03-14', 1, '2027-03-15'],
])('the Monday of %s and %d weeks is %s', (heute, weeks, monday) => {
  expect(mondayOf(Temporal.PlainDate.from(heute), weeks).toString()).toBe(monday)
})

it.each([
  ['10:00', '12:00', '13:00', '15:00'],
  ['10:00', '12:00', '11:00', '12:00'],
  ['10:00', '12:00', '23:00', '23:59'],
  ['10:00', '', '11:00', ''],
  ['', '12:00', '13:00', '12:00'],
])('from %s to %s, a start at %s ends at %s', (von, bis, next, end) => {
  expect(endBehind({ von: next, bis }, { von, bis })).toBe(end)
  expect(endBehind({ von, bis: '09:00' }, { von, bis })).toBe('09:00')
})
