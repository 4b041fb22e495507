import { offeredStarts } from '@platzwart/domain/leseraum/freieZeiten'
import { tagLage } from '@platzwart/domain/oeffnungszeit/tagLage'
import { einstellungen } from '@platzwart/domain/testing/einstellungen'
import { kalender, special, week } from '@platzwart/domain/testing/kalender'
import { WOCHENTAG_NAMES } from '@platzwart/domain/time/wochentag'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayRules, tagOf } from './keepRules.ts'

const ZONE = 'Europe/Berlin'
const FIRST = Temporal.Instant.from('2026-10-20T06:00:00Z')
const OPEN = kalender(week('08:00', '18:00'), [special('2026-10-28', 'geschlossen')])

describe('what the rules say of a day', () => {
  const asked = fc.record({
    // Upon a whole minute the clock may change something, and next to it.
    quarter: fc.integer({ min: 0, max: 11 }),
    milli: fc.constantFrom(-1, 0, 1),
    day: fc.constantFrom(0, 0, 1, 13),
    dauer: fc.constantFrom(60, 90),
    schritt: fc.constantFrom(15, 20),
    hour: fc.constantFrom(0, 10),
    weekday: fc.constantFrom('' as const, WOCHENTAG_NAMES[3]),
  })

  it('is the same from what is kept as made anew, at whatever moment and by whatever settings', () => {
    fc.assert(
      fc.property(fc.array(asked, { minLength: 20, maxLength: 60 }), (all) => {
        for (const one of all) {
          const now = FIRST.add({ minutes: 15 * one.quarter }).add({ milliseconds: one.milli })
          const settings = einstellungen({
            'leseraum.zeitschritt': one.schritt,
            'leseraum.fensterStunde': one.hour,
            'leseraum.fensterWochentag': one.weekday,
          })
          const wish = { raster: 30, dauer: one.dauer }
          const tag = now.toZonedDateTimeISO(ZONE).toPlainDate().add({ days: one.day })
          const day = tagOf(tag, wish, ZONE)
          expect(dayRules(now, settings, wish)(OPEN, day)).toEqual({
            lage: tagLage(tag, now, OPEN, settings),
            offered: offeredStarts(tag, day.starts, { now, kalender: OPEN, einstellungen: settings }),
          })
        }
      }),
      { numRuns: 60 },
    )
  })
})
