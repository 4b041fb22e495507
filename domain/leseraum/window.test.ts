import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkInWindow, windowRefusal } from '../buchung/checkInWindow.ts'
import { at, BEN, facts } from '../testing/leseraum.ts'
import { minutesBetween } from '../time/zeitraum.ts'
import { latestMissedStart, windowIssues } from './window.ts'

const missed = (zweiteId: string | null, step: number) =>
  latestMissedStart(zweiteId, facts({ now: at('09:10'), settings: { 'leseraum.zeitschritt': step } }))

describe('the latest missed start', () => {
  it('is one step back, and never further than check-in is open', () => {
    expect(missed(null, 5).equals(at('09:05'))).toBe(true)
    expect(missed(null, 15).equals(at('08:55'))).toBe(true)
    expect(missed(null, 60).equals(at('08:55'))).toBe(true)
  })

  it('is now for a booking that somebody else must confirm', () => {
    expect(missed(BEN, 60).equals(at('09:10'))).toBe(true)
  })
})

it('leaves every booking a chance of a check-in, and with a second person of a confirmation', () => {
  const step = fc.constantFrom(5, 10, 15, 30, 60, 240)
  fc.assert(
    fc.property(step, fc.integer({ min: -300, max: 300 }), fc.boolean(), (minutes, from, alone) => {
      const now = at('12:00').add({ seconds: 17 })
      const von = at('12:00').add({ minutes: from })
      const wish = { zeitraum: { von, bis: von.add({ hours: 4 }) }, zweiteId: alone ? null : BEN }
      const known = facts({ now, settings: { 'leseraum.zeitschritt': minutes } })
      const refused = windowIssues(wish, known).some(({ code }) => code === 'buchung.inVergangenheit')
      if (refused) return
      const late = minutesBetween(von, now)
      if (alone) expect(late <= 0 || windowRefusal(checkInWindow(von), now) === null).toBe(true)
      else expect(late).toBeLessThan(0)
    }),
  )
})
