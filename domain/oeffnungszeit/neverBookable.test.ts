import { describe, expect, it } from 'vitest'
import type { EinstellungName } from '../einstellung/catalogue.ts'
import { resolveAll, wertOf } from '../einstellung/resolve.ts'
import { neverBookable } from './neverBookable.ts'
import type { Oeffnungszeit } from './types.ts'

const hours = (wochentag: Oeffnungszeit['wochentag'], von: number, bis: number, geoeffnet = true) => ({
  wochentag,
  von: { stunden: von, minuten: 0 },
  bis: { stunden: bis, minuten: 0 },
  geoeffnet,
})

const MONDAY = [hours(1, 8, 18)]

const judged = (mandant: Partial<Record<EinstellungName, string>>, woche = MONDAY) =>
  neverBookable('leseraum', woche, wertOf(resolveAll({ mandant, gruppen: [], benutzer: {} })))

describe('a floor plan', () => {
  it('can be booked with the default settings', () => expect(judged({})).toBeNull())

  it('cannot be booked while its settings contradict each other, whatever its hours', () => {
    const mandant = { 'leseraum.mindestdauer': '700', 'leseraum.hoechstdauer': '30' }
    expect(judged(mandant)).toBe('regeln')
    expect(judged(mandant, [])).toBe('regeln')
  })

  it('cannot be booked while it opens on no bookable weekday', () => {
    const mandant = { 'leseraum.buchbareWochentage': '[2,3]' }
    expect(judged(mandant)).toBe('zeiten')
    expect(judged(mandant, [hours(1, 8, 18), hours(3, 8, 9)])).toBeNull()
    expect(judged(mandant, [hours(1, 8, 18), hours(3, 8, 9, false)])).toBe('zeiten')
  })

  it('cannot be booked while it is open for less than a booking takes, or outside the bookable hours', () => {
    expect(judged({ 'leseraum.mindestdauer': '120' }, [hours(1, 8, 9)])).toBe('zeiten')
    expect(judged({ 'leseraum.fruehestens': '18:00' })).toBe('zeiten')
    expect(judged({ 'leseraum.fruehestens': '17:45' })).toBeNull()
    expect(judged({ 'leseraum.zeitschritt': '240' }, [hours(1, 9, 15)])).toBe('zeiten')
  })

  it('is not judged without opening hours', () => {
    expect(judged({}, [])).toBeNull()
    expect(judged({}, [hours(1, 8, 18, false)])).toBeNull()
  })
})
