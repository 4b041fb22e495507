import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gapsOf } from '../../buchung/stays.ts'
import { minutesBetween } from '../../time/zeitraum.ts'
import { Besetzung, longestFree } from './besetzung.ts'

it('finds the first free seat of a list, however many queries and takings came before', () => {
  const stays = fc.record({ von: fc.constantFrom(480, 540, 600), long: fc.constantFrom(60, 120) })
  const steps = fc.array(fc.record({ stay: stays, takes: fc.boolean(), list: fc.nat(1) }), { maxLength: 40 })
  fc.assert(
    fc.property(steps, fc.nat(5), (asked, missing) => {
      const forwards = Array.from({ length: 5 }, (_, index) => ({ index }))
      const lists = [forwards, forwards.toReversed()]
      const besetzung = new Besetzung({ seat: [0, 2], von: [480, 540], bis: [540, 660] })
      for (const { stay, takes, list } of asked) {
        const seats = lists[list] ?? []
        const at = { von: stay.von, bis: stay.von + stay.long }
        const wanted = ({ index }: { readonly index: number }) => index !== missing
        const found = besetzung.firstFree(seats, at, wanted)
        expect(found).toBe(seats.find((seat) => wanted(seat) && besetzung.isFree(seat.index, at)))
        if (found && takes) besetzung.take(found.index, at)
      }
    }),
  )
})

it('knows the longest gap of a day: at least as long as the gap of every successful search', () => {
  const stay = fc
    .tuple(fc.integer({ min: -20, max: 80 }), fc.nat(30))
    .map(([von, long]) => ({ von, bis: von + long + 1 }))
  const midnight = Temporal.Instant.from('2026-11-23T23:00:00Z')
  const periodOf = ({ von, bis }: { readonly von: number; readonly bis: number }) => ({
    von: midnight.add({ minutes: von }),
    bis: midnight.add({ minutes: bis }),
  })
  fc.assert(
    fc.property(stay, fc.array(stay, { maxLength: 6 }), (within, taken) => {
      const gaps = gapsOf(periodOf(within), taken.map(periodOf))
      const longest = gaps.map(({ von, bis }) => minutesBetween(von, bis))
      expect(longestFree(within, taken)).toBe(Math.max(0, ...longest))
    }),
  )
})
