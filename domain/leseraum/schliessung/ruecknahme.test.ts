import { describe, expect, it } from 'vitest'
import { einstellungen } from '../../testing/einstellungen.ts'
import { kalender } from '../../testing/kalender.ts'
import { ADA, at, BEN, between, buchung, hold, ort, seat } from '../../testing/leseraum.ts'
import type { Hold, LeseraumBuchung } from '../types.ts'
import { decideRuecknahme } from './ruecknahme.ts'

const ZWEI = { 'leseraum.maxBuchungenProWoche': 2 } as const

const first = buchung('reserviert', { id: 'b1' as never })
const second = buchung('reserviert', { id: 'b2' as never, zeitraum: between('14:00', '15:00') })

/** Cancelled by the closure. */
const cancelled = (vorher: LeseraumBuchung) => ({
  vorher,
  jetzt: { ...vorher, status: 'storniert' as const },
})

interface Told {
  readonly own?: readonly Hold[]
  readonly bens?: readonly Hold[]
  readonly settings?: Parameters<typeof einstellungen>[0]
  readonly belegt?: readonly string[]
  readonly weg?: readonly string[]
  readonly place?: ReturnType<typeof ort>
}

const decide = (
  asked: Parameters<typeof decideRuecknahme>[0],
  { own = [], bens = [], settings = {}, belegt = [], weg = [], place = ort() }: Told = {},
) => {
  const set = einstellungen(settings)
  const facts = {
    now: at('08:00'),
    belegt: new Set(belegt),
    weg: new Set(weg),
    placeOf: () => place,
    einstellungenOf: () => set,
  }
  const eigene = new Map([
    [ADA, own],
    [BEN, bens],
  ])
  return Object.fromEntries(decideRuecknahme(asked, { ...facts, eigene }))
}

const others = hold(between('11:00', '12:00'), { bucherId: ADA })

describe('undoing a closure', () => {
  it('restores bookings if nothing prevents it', () => {
    expect(decide([cancelled(first), cancelled(second)], { settings: ZWEI })).toEqual({})
  })

  it('counts those of one person together: a later booking leaves room for only one of two', () => {
    const asked = [cancelled(first), cancelled(second)]
    expect(decide(asked, { own: [others], settings: ZWEI })).toEqual({ b2: 'eigene' })
    expect(decide(asked, { own: [others] })).toEqual({})
  })

  it('keeps a cancelled booking of somebody who has left cancelled; one that they kept is moved back', () => {
    const kept = { vorher: second, jetzt: { ...second, leseraumId: 'a2' as never } }
    expect(decide([cancelled(first), kept], { weg: [ADA] })).toEqual({ b1: 'weg' })
  })

  it('moves back a booking that kept its time, whatever else its person has booked', () => {
    const moved = { vorher: first, jetzt: { ...first, leseraumId: 'a2' as never } }
    const own = [others, hold(between('16:00', '17:00'), { bucherId: ADA })]
    expect(decide([moved], { own, settings: ZWEI })).toEqual({})
  })

  it('puts a confirmed second person in no two places, whether by later bookings or by restored ones', () => {
    const bens = [hold(between('10:00', '12:00'), { bucherId: BEN })]
    const together = { ...first, zweiteId: BEN }
    expect(decide([cancelled(together)], { bens })).toEqual({ b1: 'zweite' })
    expect(decide([cancelled({ ...together, status: 'vorgemerkt' })], { bens })).toEqual({})
    const own = { ...second, bucherId: BEN, zeitraum: first.zeitraum }
    expect(decide([cancelled(together), cancelled(own)])).toEqual({ b2: 'eigene' })
    expect(decide([cancelled(own), cancelled(together)])).toEqual({ b1: 'zweite' })
    expect(decide([{ vorher: together, jetzt: together }], { bens })).toEqual({})
  })

  it('moves nobody to a seat that is out of use by now, or to a closed house', () => {
    const moved = { vorher: first, jetzt: { ...first, leseraumId: 'a2' as never } }
    const outOfUse = ort({ leseraum: seat({ aktiv: false }) })
    expect(decide([moved, cancelled(second)], { place: outOfUse })).toEqual({ b1: 'zu', b2: 'zu' })
    expect(decide([cancelled(first)], { place: ort({ kalender: kalender([]) }) })).toEqual({ b1: 'zu' })
  })

  it("never takes somebody else's slot", () => {
    expect(decide([cancelled(first), cancelled(second)], { belegt: ['b1'] })).toEqual({ b1: 'belegt' })
  })
})
