import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LeseraumId } from '../../id.ts'
import { ADA, at, BEN, between, CARL, seat } from '../../testing/leseraum.ts'
import { wartender } from '../../testing/warteliste.ts'
import { inLine } from '../../warteliste/line.ts'
import { placeAmong } from './seats.ts'

const [first, second, third] = ['07:00', '07:01', '07:02'].map((uhrzeit) => at(uhrzeit))
const ada = wartender({ benutzerId: ADA, ...(first && { erstellt: first }) })
const ben = wartender({ benutzerId: BEN, ...(second && { erstellt: second }) })
const carl = wartender({ benutzerId: CARL, ...(third && { erstellt: third }) })
const idsOf = (line: readonly { readonly id: string }[]) => line.map(({ id }) => id)

describe('the order of a waiting list', () => {
  it('is first come, first served', () => {
    expect(inLine([carl, ada, ben], null)).toEqual([ada, ben, carl])
  })

  it('is by past use, if the house says so, with ties first come, first served', () => {
    const used = new Map([
      [ADA as string, 600],
      [BEN as string, 60],
    ])
    expect(inLine([ada, ben, carl], used)).toEqual([carl, ben, ada])
    expect(inLine([ben, carl, ada], new Map())).toEqual([ada, ben, carl])
  })

  it('is independent of the viewer and of the order of reading', () => {
    const many = Array.from({ length: 12 }, (_, i) =>
      wartender({ benutzerId: `p${i % 4}`, erstellt: at(`07:0${i % 3}`) }),
    )
    const used = new Map([
      ['p0', 30],
      ['p1', 30],
      ['p2', 90],
    ])
    const shuffled = fc.shuffledSubarray(many, { minLength: many.length })
    fc.assert(
      fc.property(shuffled, fc.boolean(), (some, byUse) => {
        const by = byUse ? used : null
        expect(idsOf(inLine(some, by))).toEqual(idsOf(inLine(many, by)))
      }),
    )
  })
})

describe('the position in a queue', () => {
  const seats = [seat(), seat({ id: 'a2' as LeseraumId, bezeichnung: 'A2', zone: 'Süd' })]

  it('counts the entries before it for the same thing', () => {
    const line = [ada, ben, carl]
    expect(line.map((one) => placeAmong(line, one, seats))).toEqual([
      { platz: 1, wartende: 3 },
      { platz: 2, wartende: 3 },
      { platz: 3, wartende: 3 },
    ])
  })

  it('ignores entries for another period, or for another seat', () => {
    const later = wartender({ benutzerId: ADA, zeitraum: between('11:00', '13:00') })
    const south = wartender({ benutzerId: ADA, zone: 'Süd' })
    const north = wartender({ benutzerId: CARL, leseraumId: 'a1' })
    const line = [later, south, north]
    expect(placeAmong(line, north, seats)).toEqual({ platz: 1, wartende: 1 })
    const any = wartender()
    expect(placeAmong([...line, any], any, seats)).toEqual({ platz: 3, wartende: 3 })
  })

  it('ignores entries for a parking space if the person waits for any seat, and vice versa', () => {
    const space = seat({ id: 'p1' as LeseraumId, bezeichnung: 'P1', art: 'stellplatz', zone: 'Deck' })
    const parks = wartender({ benutzerId: ADA, leseraumId: 'p1' })
    const deck = wartender({ benutzerId: BEN, zone: 'Deck' })
    const any = wartender({ benutzerId: CARL })
    const line = [parks, deck, any]
    expect(line.map((one) => placeAmong(line, one, [...seats, space]))).toEqual([
      { platz: 1, wartende: 2 },
      { platz: 2, wartende: 2 },
      { platz: 1, wartende: 1 },
    ])
    // On a plan with parking only, any means a parking space.
    expect(placeAmong(line, any, [space])).toEqual({ platz: 3, wartende: 3 })
  })

  it('is one for a single entry, also if nothing would suit any more', () => {
    const lost = wartender({ zone: 'Keller' })
    expect(placeAmong([ada, lost], lost, seats)).toEqual({ platz: 1, wartende: 1 })
  })
})
