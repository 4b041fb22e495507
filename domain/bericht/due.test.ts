import { describe, expect, it } from 'vitest'
import { isReportTime, numberOf, periodeToReport } from './due.ts'
import { periodeOf } from './periode.ts'

const wall = (text: string) => Temporal.ZonedDateTime.from(`${text}[Europe/Berlin]`)

describe('when a report is due', () => {
  it('is from six o’clock on the first of the month, for a week', () => {
    expect(periodeToReport(wall('2026-11-01T05:59'), 'monatlich')).toBeNull()
    expect(periodeToReport(wall('2026-11-01T06:00'), 'monatlich')?.name).toBe('2026-10')
    expect(periodeToReport(wall('2026-11-07T23:59'), 'monatlich')?.name).toBe('2026-10')
    expect(periodeToReport(wall('2026-11-08T06:00'), 'monatlich')).toBeNull()
    expect(periodeToReport(wall('2026-11-01T06:00'), 'vierteljährlich')).toBeNull()
  })

  it('can be true only when a report is due somewhere on earth', () => {
    const starts = ['2027-12-27', '2028-02-27', '2028-04-27'].map((day) =>
      Temporal.Instant.from(`${day}T00:00Z`),
    )
    const hours = starts.flatMap((start) =>
      Array.from({ length: 24 * 14 }, (_, hours) => start.add({ hours })),
    )
    for (const now of hours) {
      const due = ['Pacific/Kiritimati', 'Europe/Berlin', 'Pacific/Pago_Pago'].some(
        (zone) => periodeToReport(now.toZonedDateTimeISO(zone), 'monatlich') !== null,
      )
      if (due) expect([String(now), isReportTime(now)]).toEqual([String(now), true])
    }
    expect(isReportTime(Temporal.Instant.from('2026-11-15T08:00:00Z'))).toBe(false)
  })

  it('numbers every period uniquely', () => {
    const names = ['2026-10', '2026-11', '2026-12', '2026-Q4', '2026-H2', '2026', '2025']
    expect(new Set(names.map((name) => numberOf(periodeOf(name)))).size).toBe(names.length)
  })
})
