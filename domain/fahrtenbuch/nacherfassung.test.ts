import { describe, expect, it } from 'vitest'
import { inhalt, instant } from '../testing/fahrtenbuch.ts'
import type { Strecke } from './gaps.ts'
import { decideNacherfassung } from './nacherfassung.ts'
import type { FahrtWerte } from './types.ts'

/** 08:00 to 09:00 from 1000 to 1040 km, and 12:00 to 13:00 from 1100 to 1150 km. */
const FAHRTEN: readonly Strecke[] = [
  {
    nummer: 1,
    abfahrt: instant('2026-03-16T08:00:00Z'),
    ankunft: instant('2026-03-16T09:00:40Z'),
    kmStart: 1000,
    kmEnde: 1040,
  },
  {
    nummer: 2,
    abfahrt: instant('2026-03-16T12:00:00Z'),
    ankunft: instant('2026-03-16T13:00:00Z'),
    kmStart: 1100,
    kmEnde: 1150,
  },
]

const FACTS = {
  now: instant('2026-03-16T14:00:00Z'),
  zone: 'Europe/Berlin',
  fahrtenbuch: 'steuerlich',
  fahrten: FAHRTEN,
  unterwegs: null,
  tachos: [],
} as const

const between: FahrtWerte = inhalt({
  abfahrt: instant('2026-03-16T09:00:00Z'),
  ankunft: instant('2026-03-16T12:00:00Z'),
  kmStart: 1040,
  kmEnde: 1100,
})

function codes(more: Partial<FahrtWerte>, facts: Partial<Parameters<typeof decideNacherfassung>[1]> = {}) {
  const decision = decideNacherfassung({ ...between, ...more }, { ...FACTS, ...facts })
  return decision.ok ? [] : decision.issues.map(({ code }) => code)
}

describe('a trip entered afterwards', () => {
  it('fills a gap whole or in part, to the minute', () => {
    expect(codes({})).toEqual([])
    expect(codes({ kmStart: 1050, kmEnde: 1060 })).toEqual([])
  })

  it('covers no kilometres of another trip, and lies where the odometer can have shown them', () => {
    expect(codes({ kmStart: 1030 })).toEqual(['fahrtenbuch.kmUeberschneidung'])
    expect(codes({ abfahrt: instant('2026-03-16T08:30:00Z') })).toEqual(['fahrtenbuch.zeitPasstNicht'])
    const later = { abfahrt: instant('2026-03-16T13:10:00Z'), ankunft: instant('2026-03-16T13:30:00Z') }
    expect(codes(later)).toEqual(['fahrtenbuch.zeitPasstNicht'])
    expect(codes({ ...later, kmStart: 1150, kmEnde: 1170 })).toEqual([])
    expect(codes({ ...later, kmStart: 1150, kmEnde: 1170 }, { unterwegs: 1160 })).toEqual([
      'fahrzeug.kilometerZuGross',
    ])
  })

  it('needs what a check-out needs, keeps no texts of a private trip, and is late after the seven days', () => {
    expect(codes({ zielort: '' })).toEqual(['fahrtenbuch.zielortFehlt'])
    expect(codes({ zielort: '' }, { fahrtenbuch: 'einfach' })).toEqual([])
    expect(codes({ kmEnde: 1039 })).toEqual(['fahrtenbuch.kmReihenfolge'])
    const told = decideNacherfassung({ ...between, fahrtart: 'privat' }, FACTS)
    expect(told.ok && [told.value.werte.zielort, told.value.verspaetet]).toEqual(['', false])
    const late = decideNacherfassung(between, { ...FACTS, now: instant('2026-03-24T00:00:00Z') })
    expect(late.ok && late.value.verspaetet).toBe(true)
  })
})
