import { describe, expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { bookedAt, outcomeOf } from './outcome.ts'
import { PATTERN } from './pattern.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const now = Temporal.Instant.from('2026-11-19T11:07:00Z').epochMilliseconds

const outcomes = (von: number, lead: number, zuZweit = false) => {
  const zufall = createRandom(5)
  return Array.from({ length: 2000 }, () =>
    outcomeOf({ von, erstellt: von - lead, zuZweit }, PATTERN.leseraum, now, zufall),
  )
}
const share = (list: ReturnType<typeof outcomes>, art: string) =>
  list.filter(({ storno }) => storno?.art === art).length / list.length

describe('when a booking was made', () => {
  it.each([
    ['long over', now - 40 * DAY],
    ['running', now - HOUR],
    ['to come', now + 6 * DAY],
  ])('is before it begins and before now, where it is %s', (_when, von) => {
    const zufall = createRandom(6)
    const made = Array.from({ length: 2000 }, () => bookedAt({ von, bis: von + HOUR }, now, zufall))
    expect(Math.max(...made)).toBeLessThan(Math.min(now, von))
    expect(Math.min(...made)).toBeGreaterThan(von - 14 * DAY)
  })

  it('is on the same day for a fourth, and days ahead for half', () => {
    const zufall = createRandom(6)
    const von = now - 100 * DAY
    const leads = Array.from({ length: 2000 }, () => von - bookedAt({ von, bis: von + HOUR }, now, zufall))
    const quick = leads.filter((lead) => lead < 6 * HOUR).length / leads.length
    const early = leads.filter((lead) => lead > 30 * HOUR).length / leads.length
    expect(quick).toBeCloseTo(0.25, 1)
    expect(early).toBeCloseTo(0.5, 1)
  })
})

describe('what becomes of it', () => {
  it('is cancelled more often, and left alone more often, the longer ahead it was booked', () => {
    const late = outcomes(now - DAY, HOUR)
    const early = outcomes(now - DAY, 10 * DAY)
    expect(share(early, 'abgesagt')).toBeGreaterThan(2 * share(late, 'abgesagt'))
    expect(share(early, 'nichtGekommen')).toBeGreaterThan(share(late, 'nichtGekommen'))
  })

  it('is no absence and no visit while it is to come', () => {
    const states = new Set(outcomes(now + DAY, 2 * DAY).map(({ status }) => status))
    expect(states).toEqual(new Set(['reserviert', 'storniert']))
    expect(share(outcomes(now + DAY, 2 * DAY), 'nichtGekommen')).toBe(0)
  })

  it('may be that the second person never confirmed, where there is one', () => {
    expect(share(outcomes(now - DAY, DAY, true), 'unbestaetigt')).toBeGreaterThan(0.03)
    expect(share(outcomes(now - DAY, DAY), 'unbestaetigt')).toBe(0)
  })

  it('says why a seat was released, as the product does', () => {
    const gone = outcomes(now - DAY, DAY).filter(({ storno }) => storno?.art === 'nichtGekommen')
    expect(gone.every(({ informationstext }) => informationstext.startsWith('Freigegeben, weil'))).toBe(true)
  })
})
