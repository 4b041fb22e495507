import { describe, expect, it } from 'vitest'
import { BUCHUNG_STATUS } from '../buchung/status.ts'
import type { Fuehrerschein } from '../fahrzeug/types.ts'
import { gebucht, licence, tag, ZONE } from '../testing/fahrzeug.ts'
import { at, between } from '../testing/leseraum.ts'
import { hitsTrip } from './betroffene.ts'
import type { Fuehrerscheinklasse } from './klassen.ts'

const NOW = at('08:00')

const hit = (
  nachher: Partial<Fuehrerschein>,
  { vorher = licence() as Fuehrerschein | null, klasse = 'B' as Fuehrerscheinklasse, now = NOW } = {},
) =>
  hitsTrip(
    { art: 'karte', vorher, nachher: licence(nachher) },
    { ...gebucht('reserviert', { zeitraum: between('09:00', '11:00') }), klasse },
    now,
    ZONE,
  )
const ban = (von: string | null, bis: string | null) => ({
  fahrverbot: { von: von === null ? null : tag(von), bis: bis === null ? null : tag(bis) },
})

describe('a change of a licence affects a booking', () => {
  it.each([
    ['by a ban until further notice', ban(null, null), true],
    ['by a ban on its day', ban('2026-06-02', '2026-06-02'), true],
    ['not by a ban before it', ban(null, '2026-06-01'), false],
    ['not by a ban after it', ban('2026-06-03', null), false],
    ['by its class that is gone', { klassen: ['A', 'AM'] }, true],
    ['not by a class that covers it', { klassen: ['B', 'BE'] }, false],
    ['by an end before it', { gueltigBis: tag('2026-06-01') }, true],
    ['not by its own day as the last', { gueltigBis: tag('2026-06-02') }, false],
    ['not by what lets nobody drive less', { gueltigBis: null }, false],
  ] as const)('%s', (_, nachher, expected) => {
    expect(hit(nachher as Partial<Fuehrerschein>)).toBe(expected)
  })

  it('only for new reasons', () => {
    const banned = licence(ban(null, null))
    expect(hit(ban('2026-06-01', null), { vorher: banned })).toBe(false)
    expect(hit({ ...ban(null, null), klassen: ['A'] }, { vorher: banned })).toBe(true)
    expect(hit(ban(null, null), { vorher: null })).toBe(true)
  })

  it('by the class that its car requires', () => {
    const vorher = licence({ klassen: ['B', 'BE'] })
    expect(hit({ klassen: ['B'] }, { vorher, klasse: 'BE' })).toBe(true)
    expect(hit({ klassen: ['B'] }, { vorher, klasse: 'B' })).toBe(false)
  })

  it('until its end', () => {
    expect(hit(ban(null, null), { now: at('10:59') })).toBe(true)
    expect(hit(ban(null, null), { now: at('11:00') })).toBe(false)
  })
})

it('if the check failed, whenever it is still ahead, and in no other case', () => {
  const hits = BUCHUNG_STATUS.filter((status) =>
    hitsTrip({ art: 'pruefung' }, { ...gebucht(status), klasse: 'B' }, NOW, ZONE),
  )
  expect(hits).toEqual(['vorgemerkt', 'reserviert'])
})
