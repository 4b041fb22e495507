import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BenutzerId, BuchungId } from '../../id.ts'
import { einstellungen } from '../../testing/einstellungen.ts'
import { checkOut, hadUntil, undoCheckOut } from './checkOut.ts'

const at = (time: string) => Temporal.Instant.from(`2026-11-23T${time}Z`)
const STEP = { minutes: 15, zone: 'Europe/Berlin' }
const BUCHUNG = {
  id: 'b1' as BuchungId,
  status: 'durchgeführt' as const,
  zeitraum: { von: at('09:00:00'), bis: at('12:00:00') },
  bucherId: 'ada' as BenutzerId,
  zweiteId: 'ben' as BenutzerId,
}
const ADA = { benutzerId: 'ada', pflege: false }
const out = (now: string, part: Partial<typeof BUCHUNG> = {}, actor = ADA) => {
  const result = checkOut({ ...BUCHUNG, ...part } as typeof BUCHUNG, actor, at(now), STEP)
  return result.ok ? result.value.bis.toString().slice(11, 19) : result.issues[0]?.code
}

describe('leaving early', () => {
  it.each([
    ['10:37:20', '10:30:00'],
    ['10:30:00', '10:30:00'],
    ['09:15:00', '09:15:00'],
    // In the first step the used time is counted by the minute, and is never empty.
    ['09:00:00', '09:01:00'],
    ['09:07:20', '09:08:00'],
    ['11:59:59', '11:45:00'],
    // Who came early leaves again before the start: the rest is free.
    ['08:46:00', '09:01:00'],
    ['08:59:59', '09:01:00'],
  ])('at %s ends the booking at %s', (now, bis) => {
    expect(out(now)).toBe(bis)
  })

  it.each([
    ['12:00:00', {}, 'buchung.schonVorbei'],
    ['09:59:30', { zeitraum: { von: at('09:59:00'), bis: at('10:00:00') } }, 'buchung.schonVorbei'],
    ['10:00:00', { status: 'reserviert' as never }, 'buchung.nichtEingecheckt'],
    ['10:00:00', { status: 'storniert' as never }, 'buchung.nichtEingecheckt'],
    ['10:00:00', { status: 'verschlossen' as never }, 'buchung.nichtEingecheckt'],
  ])('at %s is refused of %o: %s', (now, part, code) => {
    expect(out(now, part)).toBe(code)
  })

  it('is possible for either of the two people and for admins, and for nobody else', () => {
    const by = (benutzerId: string, pflege = false) => out('10:30:00', {}, { benutzerId, pflege })
    expect([by('ada'), by('ben'), by('eva', true)]).toEqual(Array(3).fill('10:30:00'))
    expect(by('eva')).toBe('buchung.nurEigene')
  })

  it('splits the booked time into a used and a remaining part, neither of them empty', () => {
    const minutes = fc.integer({ min: 0, max: 600 })
    fc.assert(
      fc.property(minutes, fc.nat(59), fc.constantFrom(1, 5, 15, 30, 60, 240), (minute, seconds, step) => {
        const now = at('09:00:00').add({ minutes: minute, seconds })
        const { von, bis } = hadUntil(BUCHUNG.zeitraum, now, { ...STEP, minutes: step })
        expect(von).toEqual(BUCHUNG.zeitraum.von)
        expect(bis.epochMilliseconds % 60_000).toBe(0)
        expect(Temporal.Instant.compare(von, bis)).toBe(-1)
        expect(Temporal.Instant.compare(bis, BUCHUNG.zeitraum.bis)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('undoing an early end', () => {
  const ENDED = { ...BUCHUNG, zeitraum: { von: at('09:00:00'), bis: at('10:30:00') } }
  const rest = { bis: at('12:00:00'), gehaltenBis: at('10:37:30') }
  const facts = (eigene: Parameters<typeof undoCheckOut>[3]['eigene'] = [], now = '10:37:25') => ({
    now: at(now),
    kalender: { zone: STEP.zone },
    einstellungen: einstellungen({}),
    eigene,
  })
  const hold = (id: string, von: string, bis: string) => ({
    id,
    leseraumId: 's2',
    status: 'reserviert' as const,
    bucherId: 'ada',
    zeitraum: { von: at(von), bis: at(bis) },
  })
  const codeOf = (result: ReturnType<typeof undoCheckOut>) =>
    result.ok ? result.value.bis.toString() : result.issues[0]?.code

  it('restores the whole time as long as the rest is held', () => {
    expect(codeOf(undoCheckOut(ENDED, rest, ADA, facts()))).toBe('2026-11-23T12:00:00Z')
    expect(codeOf(undoCheckOut(ENDED, rest, ADA, facts([], '10:37:30')))).toBe('buchung.endeBleibt')
    expect(codeOf(undoCheckOut(ENDED, null, ADA, facts()))).toBe('buchung.endeBleibt')
    const other = { benutzerId: 'eva', pflege: false }
    expect(codeOf(undoCheckOut(ENDED, rest, other, facts()))).toBe('buchung.nurEigene')
    const gone = { ...ENDED, status: 'storniert' as const }
    expect(codeOf(undoCheckOut(gone, rest, ADA, facts()))).toBe('buchung.nichtEingecheckt')
  })

  it('never puts the booker in two places: later bookings conflict, the booking itself does not', () => {
    const own = hold('b1', '09:00:00', '10:30:00')
    expect(codeOf(undoCheckOut(ENDED, rest, ADA, facts([own])))).toBe('2026-11-23T12:00:00Z')
    const since = hold('b2', '11:00:00', '12:00:00')
    expect(codeOf(undoCheckOut(ENDED, rest, ADA, facts([own, since])))).toBe('buchung.eigeneUeberschneidung')
  })

  it('nor their second person', () => {
    const together = { ...ENDED, zweiteId: 'ben' as never }
    const own = hold('b1', '09:00:00', '10:30:00')
    const since = { ...hold('b2', '11:00:00', '12:00:00'), bucherId: 'ben' }
    expect(codeOf(undoCheckOut(together, rest, ADA, facts([own]), facts([own])))).toBe('2026-11-23T12:00:00Z')
    expect(codeOf(undoCheckOut(together, rest, ADA, facts([own]), facts([own, since])))).toBe(
      'buchung.zweitePersonVerplant',
    )
  })

  it('counts against the weekly hours again, which the early end had reduced', () => {
    const einstellung = { 'leseraum.maxStundenProWoche': 4, 'leseraum.maxBuchungenProWoche': 2 } as const
    const week = (...own: ReturnType<typeof hold>[]) => ({
      ...facts([hold('b1', '09:00:00', '10:30:00'), ...own]),
      einstellungen: einstellungen(einstellung),
    })
    const hour = hold('b2', '14:00:00', '15:00:00')
    expect(codeOf(undoCheckOut(ENDED, rest, ADA, week(hour)))).toBe('2026-11-23T12:00:00Z')
    const two = hold('b2', '14:00:00', '16:00:00')
    expect(codeOf(undoCheckOut(ENDED, rest, ADA, week(two)))).toBe('buchung.wochenstunden')
  })
})
