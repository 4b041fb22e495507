import { describe, expect, it } from 'vitest'
import type { BenutzerId, BuchungId } from '../../id.ts'
import { awayUntil, endPause, mayPause, pause, resume, type Stay } from './pause.ts'

const at = (time: string) => Temporal.Instant.from(`2026-11-23T${time}Z`)
const STEP = { minutes: 15, zone: 'Europe/Berlin' }
const RULES = { minuten: 30, anzahl: 2 }
const ADA = { benutzerId: 'ada', pflege: false }
const STAY: Stay = {
  id: 'b1' as BuchungId,
  status: 'durchgeführt',
  bucherId: 'ada' as BenutzerId,
  zweiteId: 'ben' as BenutzerId,
  zeitraum: { von: at('09:00'), bis: at('12:00') },
  pauseBis: null,
  pausen: 0,
}
const AWAY: Stay = { ...STAY, pauseBis: at('10:30'), pausen: 1 }

const codeOf = (result: ReturnType<typeof pause> | ReturnType<typeof resume>) =>
  result.ok ? null : result.issues[0]?.code

describe('starting a pause', () => {
  it('keeps the seat as long as the house allows, and never beyond the booking', () => {
    const until = (time: string) => {
      const found = pause(STAY, ADA, at(time), RULES)
      return found.ok ? found.value.toString() : null
    }
    expect(until('10:07:20')).toBe(at('10:37:20').toString())
    expect(until('11:45')).toBe(at('12:00').toString())
    expect(until('09:00')).toBe(at('09:30').toString())
  })

  it.each([
    ['somebody else', STAY, { benutzerId: 'carl', pflege: false }, '10:00', RULES, 'buchung.nurEigene'],
    ['who has not come', { ...STAY, status: 'reserviert' }, ADA, '10:00', RULES, 'buchung.nichtEingecheckt'],
    ['before it begins', STAY, ADA, '08:59:59', RULES, 'buchung.nochNichtBegonnen'],
    ['when it is over', STAY, ADA, '12:00', RULES, 'buchung.schonVorbei'],
    ['in a house without', STAY, ADA, '10:00', { minuten: 0, anzahl: 2 }, 'leseraum.keinePausen'],
    ['who is away', AWAY, ADA, '10:10', RULES, 'leseraum.schonInPause'],
    ['who was not back', AWAY, ADA, '10:30', RULES, 'leseraum.schonInPause'],
    ['too often', { ...STAY, pausen: 2 }, ADA, '10:00', RULES, 'leseraum.pausenAufgebraucht'],
  ] as const)('is nothing for %s', (_, stay, actor, time, rules, code) => {
    expect(codeOf(pause(stay as Stay, actor, at(time), rules))).toBe(code)
  })

  it('is possible for either of its people and for whoever maintains bookings', () => {
    for (const actor of [ADA, { benutzerId: 'ben', pflege: false }, { benutzerId: 'dora', pflege: true }])
      expect(pause(STAY, actor, at('10:00'), RULES).ok).toBe(true)
    expect([mayPause(AWAY, RULES), mayPause({ pausen: 2 }, RULES)]).toEqual([true, false])
  })
})

describe('ending a pause', () => {
  it('is in time until the very moment when the pause is over', () => {
    expect(resume(AWAY, ADA, at('10:29:59.999')).ok).toBe(true)
    expect(codeOf(resume(AWAY, ADA, at('10:30')))).toBe('leseraum.pauseVorbei')
    expect(codeOf(resume(STAY, ADA, at('10:00')))).toBe('leseraum.nichtInPause')
    expect(codeOf(resume(AWAY, { benutzerId: 'carl', pflege: false }, at('10:00')))).toBe('buchung.nurEigene')
  })

  it('is refused for a booking that ended meanwhile', () => {
    const ended = { ...AWAY, zeitraum: { von: at('09:00'), bis: at('10:15') } }
    expect(awayUntil(ended)).toBeNull()
    expect(codeOf(resume(ended, ADA, at('10:20')))).toBe('leseraum.nichtInPause')
  })
})

describe('an expired pause', () => {
  it('leaves the used time until the running step, and changes nothing before it is over', () => {
    expect(endPause(AWAY, at('10:29:59'), STEP)).toBeNull()
    expect(endPause(AWAY, at('10:30'), STEP)?.bis.toString()).toBe(at('10:30').toString())
    expect(endPause(AWAY, at('10:44'), STEP)?.bis.toString()).toBe(at('10:30').toString())
    // The job was an hour late: the seat was theirs until then.
    expect(endPause(AWAY, at('11:31'), STEP)?.bis.toString()).toBe(at('11:30').toString())
  })

  it('frees nothing if no time remains', () => {
    const end = { ...AWAY, pauseBis: at('12:00') }
    expect(endPause(AWAY, at('12:00'), STEP)).toBeNull()
    expect(endPause(end, at('12:00'), STEP)).toBeNull()
    expect(endPause(STAY, at('11:00'), STEP)).toBeNull()
    expect(endPause({ ...AWAY, status: 'storniert' }, at('11:00'), STEP)).toBeNull()
  })

  it('leaves the running minute in the first step', () => {
    const short = { ...AWAY, pauseBis: at('09:05') }
    expect(endPause(short, at('09:05:10'), STEP)?.bis.toString()).toBe(at('09:06').toString())
  })
})
