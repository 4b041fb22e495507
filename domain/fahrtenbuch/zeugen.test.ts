import { describe, expect, it } from 'vitest'
import { widersprueche, type Zeugnis } from './zeugen.ts'

const zeit = Temporal.Instant.from('2026-11-16T10:00:00Z')
const tag = Temporal.PlainDate.from('2026-11-16')
const AGREES: Zeugnis = {
  protokoll: { nummer: 3, hash: 'c', eintrag: 'c' },
  siegel: null,
  fahrten: null,
  historie: null,
  kilometerstand: 10_120,
  belegt: 10_120,
}

describe('the witnesses against a logbook', () => {
  it('are none if all agree, or know nothing', () => {
    expect(widersprueche(AGREES)).toEqual([])
    const nothing = { ...AGREES, protokoll: null, belegt: null }
    expect(widersprueche(nothing)).toEqual([])
    expect(widersprueche({ ...AGREES, kilometerstand: 10_100 })).toEqual([])
    expect(widersprueche({ ...AGREES, siegel: { nummer: 2, hash: 'b', eintrag: 'b', tag } })).toEqual([])
  })

  it('are each witness that knows better, independently', () => {
    const one = (more: Partial<Zeugnis>) => widersprueche({ ...AGREES, ...more })
    expect(one({ protokoll: { nummer: 3, hash: 'c', eintrag: null } })).toEqual([
      { zeuge: 'protokoll', fehlt: true, nummer: 3 },
    ])
    expect(one({ protokoll: { nummer: 3, hash: 'c', eintrag: 'x' } })).toEqual([
      { zeuge: 'protokoll', fehlt: false, nummer: 3 },
    ])
    expect(one({ siegel: { nummer: 2, hash: 'b', eintrag: null, tag } })).toEqual([
      { zeuge: 'siegel', fehlt: true, nummer: 2, tag },
    ])
    expect(one({ fahrten: { anzahl: 2, zeit } })).toEqual([{ zeuge: 'fahrten', anzahl: 2, zeit }])
    expect(one({ historie: { zeit, km: 10_120, nummer: null } })).toEqual([
      { zeuge: 'historie', zeit, km: 10_120, nummer: null },
    ])
    expect(one({ kilometerstand: 10_160 })).toEqual([{ zeuge: 'kilometerstand', km: 10_160, belegt: 10_120 }])
  })

  it('are listed together, in one order', () => {
    const found = widersprueche({
      protokoll: { nummer: 3, hash: 'c', eintrag: null },
      siegel: { nummer: 3, hash: 'c', eintrag: null, tag },
      fahrten: { anzahl: 1, zeit },
      historie: { zeit, km: 10_120, nummer: null },
      kilometerstand: 10_120,
      belegt: 10_080,
    })
    expect(found.map(({ zeuge }) => zeuge)).toEqual([
      'protokoll',
      'siegel',
      'fahrten',
      'historie',
      'kilometerstand',
    ])
  })
})
