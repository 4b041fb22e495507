import { describe, expect, it } from 'vitest'
import { BUCHUNG_STATUS } from '../buchung/status.ts'
import { gebucht, tag, ZONE, zeiten } from '../testing/fahrzeug.ts'
import { at, between } from '../testing/leseraum.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { type FahrzeugChange, isAffected, STORNO_TEXT } from './betroffene.ts'

const hit = (aenderung: FahrzeugChange, zeitraum: Zeitraum = between('09:00', '11:00'), now = at('08:00')) =>
  isAffected(gebucht('reserviert', { zeitraum }), aenderung, now, ZONE)
const valid = (von: string | null, bis: string | null): FahrzeugChange => ({
  art: 'gueltigkeit',
  gueltigVon: von === null ? null : tag(von),
  gueltigBis: bis === null ? null : tag(bis),
})

describe('a change of a vehicle cancels', () => {
  it.each(['standort', 'deaktivierung'] as const)('every future trip: %s', (art) => {
    expect(hit({ art })).toBe(true)
    expect(hit({ art }, between('09:00', '11:00'), at('10:59'))).toBe(true)
    expect(hit({ art }, between('09:00', '11:00'), at('11:00'))).toBe(false)
  })

  it('nothing that is running, done, cancelled or a block', () => {
    const fallen = BUCHUNG_STATUS.filter((status) =>
      isAffected(gebucht(status), { art: 'standort' }, at('08:00'), ZONE),
    )
    expect(fallen).toEqual(['vorgemerkt', 'reserviert'])
  })

  it('trips before 00:00 of the first valid day or after the end of the last', () => {
    const midnight = { von: at('00:00'), bis: at('00:00', tag('2026-06-03')) }
    const early = { von: at('23:59', tag('2026-06-01')), bis: at('02:00') }
    const late = { von: at('22:00'), bis: at('00:01', tag('2026-06-03')) }
    const now = at('08:00', tag('2026-06-01'))
    expect(hit(valid('2026-06-02', '2026-06-02'), midnight, now)).toBe(false)
    expect(hit(valid('2026-06-02', null), early, now)).toBe(true)
    expect(hit(valid(null, '2026-06-02'), late, now)).toBe(true)
    expect(hit(valid(null, null), late, now)).toBe(false)
  })

  it('trips that new booking times no longer allow', () => {
    const buchungszeiten = zeiten({ bis: { stunden: 10, minuten: 0 } })
    expect(hit({ art: 'buchungszeiten', buchungszeiten })).toBe(true)
    const flagged = { ...buchungszeiten, buchungAusserhalbMoeglich: true }
    expect(hit({ art: 'buchungszeiten', buchungszeiten: flagged })).toBe(false)
    expect(hit({ art: 'buchungszeiten', buchungszeiten: zeiten() })).toBe(false)
    expect(hit({ art: 'buchungszeiten', buchungszeiten: null })).toBe(false)
  })

  it.each(['2026-03-29', '2026-10-25'])('by wall-clock days on %s', (text) => {
    const day = tag(text)
    const whole = { von: at('00:00', day), bis: at('00:00', day.add({ days: 1 })) }
    const now = at('00:00', day.subtract({ days: 1 }))
    expect(hit(valid(text, text), whole, now)).toBe(false)
    expect(hit(valid(text, text), { ...whole, bis: whole.bis.add({ minutes: 15 }) }, now)).toBe(true)
  })

  it('with one of three texts', () => {
    expect(new Set(Object.values(STORNO_TEXT)).size).toBe(3)
    expect(STORNO_TEXT.gueltigkeit).toBe(STORNO_TEXT.buchungszeiten)
  })
})
