import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fuehrerschein } from '../fahrzeug/types.ts'
import { licence, tag, ZONE } from '../testing/fahrzeug.ts'
import { at, between } from '../testing/leseraum.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { dayPeriod } from '../time/zone.ts'
import { checkAhead, licenceIssues } from './valid.ts'

/** Tuesday 2 June 2026, nine to eleven. */
const TRIP = between('09:00', '11:00')
/** Ends at midnight, without a minute of the next day. */
const TO_MIDNIGHT = { von: at('22:00'), bis: at('00:00', tag('2026-06-03')) }
const codes = (more: Partial<Fuehrerschein>, zeitraum: Zeitraum = TRIP) =>
  licenceIssues(licence(more), 'B', zeitraum, ZONE).map(({ code }) => code)
const ban = (von: string | null, bis: string | null) => ({
  fahrverbot: { von: von === null ? null : tag(von), bis: bis === null ? null : tag(bis) },
})

describe('a licence', () => {
  it('is valid if class, dates and check are in order', () => {
    expect(codes({})).toEqual([])
  })

  it('must exist, and must have been checked', () => {
    expect(licenceIssues(null, 'B', TRIP, ZONE).map(({ code }) => code)).toEqual(['fuehrerschein.fehlt'])
    expect(codes({ naechstePruefung: null })).toEqual(['fuehrerschein.fehlt'])
  })

  it('must have the class or one that includes it; the reason lists the existing ones', () => {
    expect(licenceIssues(licence(), 'BE', TRIP, ZONE)).toEqual([
      { code: 'fuehrerschein.klasseFehlt', data: { klasse: 'BE', klassen: ['B'] } },
    ])
    expect(licenceIssues(licence({ klassen: ['C1E'] }), 'BE', TRIP, ZONE)).toEqual([])
  })

  it('must have been issued before the start', () => {
    expect(codes({ ausgestelltAm: tag('2026-06-02') })).toEqual([])
    expect(codes({ ausgestelltAm: tag('2026-06-03') })).toEqual(['fuehrerschein.nochNichtAusgestellt'])
    const midnight = { von: at('00:00'), bis: at('01:00') }
    expect(codes({ ausgestelltAm: tag('2026-06-02') }, midnight)).toEqual([
      'fuehrerschein.nochNichtAusgestellt',
    ])
  })

  it('is invalid while its date of issue is unknown', () => {
    expect(codes({ ausgestelltAm: null })).toEqual(['fuehrerschein.ausstellungFehlt'])
  })

  it('is valid until the end of its last day', () => {
    expect(codes({ gueltigBis: tag('2026-06-02') }, TO_MIDNIGHT)).toEqual([])
    const longer = { von: at('22:00'), bis: at('00:15', tag('2026-06-03')) }
    expect(codes({ gueltigBis: tag('2026-06-02') }, longer)).toEqual(['fuehrerschein.abgelaufen'])
    expect(codes({ gueltigBis: null }, longer)).toEqual([])
  })

  it('must have its next check after the end of the trip', () => {
    expect(codes({ naechstePruefung: tag('2026-06-03') })).toEqual([])
    expect(codes({ naechstePruefung: tag('2026-06-02') })).toEqual(['fuehrerschein.pruefungFaellig'])
    expect(codes({ naechstePruefung: tag('2026-06-03') }, TO_MIDNIGHT)).toEqual([
      'fuehrerschein.pruefungFaellig',
    ])
  })

  it.each([
    ['2026-06-02', '2026-06-02', true],
    ['2026-05-01', '2026-06-01', false],
    ['2026-06-03', '2026-06-30', false],
    [null, '2026-06-01', false],
    [null, '2026-06-02', true],
    ['2026-06-02', null, true],
    ['2026-06-03', null, false],
    [null, null, true],
  ])('does not let drive in a ban from %s to %s: %s', (von, bis, banned) => {
    expect(codes(ban(von, bis))).toEqual(banned ? ['fuehrerschein.fahrverbot'] : [])
  })

  it('reports every reason at once', () => {
    const bad = {
      klassen: [],
      ausgestelltAm: tag('2026-07-01'),
      gueltigBis: tag('2026-06-01'),
      naechstePruefung: tag('2026-06-01'),
      ...ban(null, null),
    }
    expect(codes(bad)).toEqual([
      'fuehrerschein.klasseFehlt',
      'fuehrerschein.nochNichtAusgestellt',
      'fuehrerschein.abgelaufen',
      'fuehrerschein.pruefungFaellig',
      'fuehrerschein.fahrverbot',
    ])
  })

  it.each(['2026-03-29', '2026-10-25'])('counts wall-clock days on %s', (text) => {
    const day = dayPeriod(tag(text), ZONE)
    const early = { von: day.von, bis: day.von.add({ minutes: 15 }) }
    const late = { von: day.bis.subtract({ minutes: 15 }), bis: day.bis }
    for (const zeitraum of [early, late]) {
      expect(codes({ gueltigBis: tag(text) }, zeitraum)).toEqual([])
      expect(codes(ban(text, text), zeitraum)).toEqual(['fuehrerschein.fahrverbot'])
    }
  })

  it('is valid for every part of a period for which it is valid', () => {
    const hours = fc.integer({ min: 0, max: 400 * 24 })
    fc.assert(
      fc.property(hours, hours, hours, hours, (a, b, c, d) => {
        const [von = 0, innerVon = 0, innerBis = 0, bis = 0] = [a, b, c, d].toSorted((x, y) => x - y)
        fc.pre(innerVon < innerBis)
        const start = at('00:00')
        const period = (x: number, y: number) => ({
          von: start.add({ hours: x }),
          bis: start.add({ hours: y }),
        })
        if (codes({}, period(von, bis)).length === 0)
          expect(codes({}, period(innerVon, innerBis))).toEqual([])
      }),
    )
  })
})

describe('the next check', () => {
  it('is in the future until its day begins', () => {
    const next = { naechstePruefung: tag('2026-06-02') }
    expect(checkAhead(next, at('00:00').subtract({ nanoseconds: 1 }), ZONE)).toBe(true)
    expect(checkAhead(next, at('00:00'), ZONE)).toBe(false)
    expect(checkAhead({ naechstePruefung: null }, at('00:00'), ZONE)).toBe(false)
  })
})
