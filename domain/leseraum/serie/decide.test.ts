import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADA, between, facts, hold, TUESDAY, wish } from '../../testing/leseraum.ts'
import { decideBooking } from '../book.ts'
import type { Hold } from '../types.ts'
import { decideSeatSerie } from './decide.ts'

const DAY = (later: number) => TUESDAY.add({ days: later })

/** A request on days of the examples' week: day, start, end, on the requested seat. */
function serie(
  wanted: readonly (readonly [later: number, von: string, bis: string])[],
  { eigene = [], ...more }: Parameters<typeof facts>[0] = {},
) {
  const known = facts({ settings: { 'leseraum.tageImVoraus': 365 }, ...more })
  const wishes = wanted.map(([later, von, bis]) => ({
    command: wish({ zeitraum: between(von, bis, DAY(later)) }),
    facts: known,
  }))
  return decideSeatSerie(wishes, eigene).map(({ decision }) =>
    decision.ok ? decision.value.status : decision.issues.map(({ code }) => code).join(' '),
  )
}

describe('the dates of a series', () => {
  it("count one after the other against their week's limit", () => {
    const settings = { 'leseraum.maxBuchungenProWoche': 2, 'leseraum.tageImVoraus': 365 }
    const wanted = [0, 1, 2, 7].map((later) => [later, '09:00', '10:00'] as const)
    expect(serie(wanted, { settings })).toEqual([
      'reserviert',
      'reserviert',
      'buchung.wochenlimit',
      'reserviert',
    ])
    expect(serie(wanted, { settings, eigene: [hold(between('15:00', '16:00'), { bucherId: ADA })] })).toEqual(
      ['reserviert', 'buchung.wochenlimit', 'buchung.wochenlimit', 'reserviert'],
    )
  })

  it('conflict with each other, as own bookings and on their seat', () => {
    expect(
      serie([
        [0, '09:00', '11:00'],
        [0, '10:00', '12:00'],
      ]),
    ).toEqual(['reserviert', 'buchung.eigeneUeberschneidung buchung.belegt'])
  })

  it('are decided by start and returned in the order of the request', () => {
    const settings = { 'leseraum.maxBuchungenProWoche': 1, 'leseraum.tageImVoraus': 365 }
    expect(
      serie(
        [
          [2, '09:00', '10:00'],
          [1, '09:00', '10:00'],
        ],
        { settings },
      ),
    ).toEqual(['buchung.wochenlimit', 'reserviert'])
  })

  it('block nothing once they are refused', () => {
    const settings = { 'leseraum.maxBuchungenProWoche': 1, 'leseraum.tageImVoraus': 365 }
    expect(
      serie(
        [
          [0, '09:00', '10:00'],
          [1, '09:00', '10:00'],
        ],
        { settings, belegungen: [hold(between('09:00', '10:00'))] },
      ),
    ).toEqual(['buchung.belegt', 'reserviert'])
  })

  it('give the same result as single bookings one after the other', () => {
    const time = fc.tuple(fc.nat(20), fc.nat(20), fc.integer({ min: 1, max: 6 }))
    fc.assert(
      fc.property(fc.array(time, { minLength: 1, maxLength: 8 }), fc.nat(3), (times, limit) => {
        const settings = { 'leseraum.maxBuchungenProWoche': limit, 'leseraum.tageImVoraus': 365 }
        const known = facts({ settings })
        const commands = times
          .map(([later, start, half]) => {
            const von = between('09:00', '10:00', DAY(later)).von.add({ minutes: 30 * start })
            return wish({ zeitraum: { von, bis: von.add({ minutes: 30 * half }) } })
          })
          .toSorted((a, b) => a.zeitraum.von.epochMilliseconds - b.zeitraum.von.epochMilliseconds)
        const eigene: Hold[] = []
        const one = commands.map((command) => {
          const decision = decideBooking(command, { ...known, eigene, belegungen: eigene })
          if (decision.ok) eigene.push(hold(command.zeitraum, { bucherId: ADA }))
          return decision.ok
        })
        const all = decideSeatSerie(
          commands.map((command) => ({ command, facts: known })),
          [],
        )
        expect(all.map(({ decision }) => decision.ok)).toEqual(one)
      }),
    )
  })
})
