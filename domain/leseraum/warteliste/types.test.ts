import { describe, expect, it } from 'vitest'
import type { AusstattungId, LeseraumId } from '../../id.ts'
import { gruppenraum, seat } from '../../testing/leseraum.ts'
import { wartender } from '../../testing/warteliste.ts'
import { isWanted } from './types.ts'

const LAMPE = { id: 'lampe' as AusstattungId, name: 'Lampe', anzahl: 1 }

describe('a seat that an entry matches', () => {
  it('is any of the plan that is large enough', () => {
    expect(isWanted(wartender(), seat())).toBe(true)
    expect(isWanted(wartender({ gruppengroesse: 2 }), seat())).toBe(false)
    expect(isWanted(wartender({ gruppengroesse: 6 }), gruppenraum())).toBe(true)
  })

  it('is the named one', () => {
    expect(isWanted(wartender({ leseraumId: 'a1' }), seat())).toBe(true)
    expect(isWanted(wartender({ leseraumId: 'a1' }), seat({ id: 'a2' as LeseraumId }))).toBe(false)
  })

  it('lies in the zone, and has the equipment', () => {
    expect(isWanted(wartender({ zone: 'Nord' }), seat())).toBe(true)
    expect(isWanted(wartender({ zone: 'nord' }), seat())).toBe(false)
    expect(isWanted(wartender({ ausstattungId: 'lampe' }), seat())).toBe(false)
    expect(isWanted(wartender({ ausstattungId: 'lampe' }), seat({ ausstattung: [LAMPE] }))).toBe(true)
    const both = wartender({ ausstattungId: 'lampe', zone: 'Süd' })
    expect(isWanted(both, seat({ ausstattung: [LAMPE] }))).toBe(false)
  })
})
