import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAYS_TO_END, decidePersonalrat, isOn, type Personalratsmodus } from './personalrat.ts'

const at = (text: string) => Temporal.Instant.from(text)
const NOW = at('2026-11-23T08:00:00Z')
const NEVER: Personalratsmodus = { seit: null, angekuendigt: null, endet: null, mindestgruppe: 5 }
const ON: Personalratsmodus = { ...NEVER, seit: at('2026-01-01T00:00:00Z') }
const ENDING: Personalratsmodus = {
  ...ON,
  angekuendigt: at('2026-11-20T08:00:00Z'),
  endet: at('2026-12-04T08:00:00Z'),
}
const OVER: Personalratsmodus = { ...ENDING, endet: NOW }

const decided = (vorher: Personalratsmodus, an: boolean, mindestgruppe = 5, now = NOW) => {
  const result = decidePersonalrat(vorher, { an, mindestgruppe }, now)
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return result.value
}

describe('staff-council mode', () => {
  it.each([
    ['never switched on', NEVER, false],
    ['on', ON, true],
    ['on, and to end', ENDING, true],
    ['over in this very moment', OVER, false],
    ['on in this very moment', { ...NEVER, seit: NOW }, true],
  ])('%s: %s', (_, modus, on) => {
    expect(isOn(modus as Personalratsmodus, NOW)).toBe(on)
  })

  it('is on at once, and again after it has ended, without the earlier announcement', () => {
    for (const before of [NEVER, OVER])
      expect(decided(before, true)).toEqual({
        nachher: { ...NEVER, seit: NOW },
        aktion: 'switchOnPersonalrat',
      })
  })

  it('does not end before the notice period, and is on until the last moment', () => {
    const { nachher, aktion } = decided(ON, false)
    expect(aktion).toBe('announcePersonalratEnde')
    expect(nachher.angekuendigt).toEqual(NOW)
    const end = NOW.add({ hours: 24 * DAYS_TO_END })
    expect(nachher.endet).toEqual(end)
    expect([isOn(nachher, end.subtract({ nanoseconds: 1 })), isOn(nachher, end)]).toEqual([true, false])
  })

  it('keeps the announced day when the end is announced again', () => {
    expect(decided(ENDING, false)).toEqual({ nachher: ENDING, aktion: null })
    expect(decided(ON, true)).toEqual({ nachher: ON, aktion: null })
    expect(decided(NEVER, false)).toEqual({ nachher: NEVER, aktion: null })
  })

  it('keeps its start when the announcement is withdrawn', () => {
    expect(decided(ENDING, true)).toEqual({ nachher: ON, aktion: 'withdrawPersonalratEnde' })
  })

  it('lets the smallest group grow at any time, and shrink only while it is off', () => {
    expect(decided(ON, true, 8)).toEqual({
      nachher: { ...ON, mindestgruppe: 8 },
      aktion: 'changeMindestgruppe',
    })
    for (const before of [NEVER, OVER]) {
      expect(decided(before, false, 3).aktion).toBe('changeMindestgruppe')
      expect(decided(before, true, 3)).toMatchObject({
        nachher: { mindestgruppe: 3 },
        aktion: 'switchOnPersonalrat',
      })
    }
    for (const before of [ON, ENDING])
      for (const an of [true, false])
        expect(decidePersonalrat(before, { an, mindestgruppe: 4 }, NOW)).toEqual({
          ok: false,
          issues: [{ code: 'personalrat.gruppeKleiner', field: 'mindestgruppe', data: { mindestgruppe: 5 } }],
        })
  })

  it('is never off sooner than the notice period after the request, whatever is asked in between', () => {
    const step = fc.record({
      an: fc.boolean(),
      mindestgruppe: fc.integer({ min: 3, max: 50 }),
      hours: fc.integer({ min: 0, max: 400 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let modus = NEVER
        let now = NOW
        for (const { hours, ...wish } of steps) {
          const before = isOn(modus, now)
          const result = decidePersonalrat(modus, wish, now)
          if (result.ok) modus = result.value.nachher
          // Nobody switches it off at the moment they ask.
          if (before) expect(isOn(modus, now)).toBe(true)
          if (modus.endet !== null && modus.angekuendigt !== null)
            expect(modus.angekuendigt.until(modus.endet).total('hours')).toBe(24 * DAYS_TO_END)
          now = now.add({ hours })
        }
      }),
    )
  })
})
