import { describe, expect, it } from 'vitest'
import { auslastung, kernzeit } from './auslastung.ts'
import { periodeOf } from './periode.ts'

const at = (text: string) => Temporal.Instant.from(text)
const zeitraum = (von: string, bis: string) => ({ von: at(von), bis: at(bis) })
const DAILY = { von: { stunden: 9, minuten: 0 }, bis: { stunden: 18, minuten: 0 } }

describe('utilisation', () => {
  it("counts a month's working days at the wall times of the zone, across a clock change", () => {
    const windows = kernzeit(periodeOf('2026-10'), DAILY, 'Europe/Berlin')
    expect(windows).toHaveLength(22)
    expect(windows[0]?.von.toString()).toBe('2026-10-01T07:00:00Z')
    expect(windows.at(-1)?.von.toString()).toBe('2026-10-30T08:00:00Z')
  })

  it('is the share of these hours in which the vehicle was taken', () => {
    const windows = [
      zeitraum('2026-10-01T07:00Z', '2026-10-01T16:00Z'),
      zeitraum('2026-10-02T07:00Z', '2026-10-02T16:00Z'),
    ]
    expect(auslastung(windows, [])).toBe(0)
    expect(auslastung(windows, [zeitraum('2026-10-01T07:00Z', '2026-10-01T16:00Z')])).toBe(0.5)
    // The night between two days and the early morning do not count.
    expect(auslastung(windows, [zeitraum('2026-10-01T05:00Z', '2026-10-02T16:00Z')])).toBe(1)
    expect(auslastung(windows, [zeitraum('2026-10-01T16:00Z', '2026-10-02T07:00Z')])).toBe(0)
    // A trip that waits for a car that is not back does not count the time twice.
    const late = zeitraum('2026-10-01T07:00Z', '2026-10-01T16:00Z')
    expect(auslastung(windows, [zeitraum('2026-10-01T15:00Z', '2026-10-01T16:00Z'), late])).toBe(0.5)
    expect(auslastung([], [zeitraum('2026-10-01T16:00Z', '2026-10-02T07:00Z')])).toBe(0)
  })
})
