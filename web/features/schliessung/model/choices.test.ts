import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import type { AnyHit, AnyVorschlag } from '../art.ts'
import { beschlussOf, type Choices, countOf, forAllOf, umgangOf } from './choices.ts'

const hit = (nr: number, ersatz: boolean): AnyHit => ({
  id: idOf(nr),
  bucher: null,
  von: '2026-11-24T08:00:00Z',
  bis: '2026-11-24T10:00:00Z',
  ersatz: ersatz ? { von: '2026-11-24T08:00:00Z', bis: '2026-11-24T10:00:00Z' } : null,
})
const FREE = hit(1, true)
const NONE = hit(2, false)
const vorschlag: AnyVorschlag = {
  stand: 's',
  anzahl: 10,
  verschiebbar: 4,
  bleibt: true,
  buchungen: [FREE, NONE],
}
const choices = (more: Partial<Choices> = {}): Choices => ({
  alle: 'verschiebenSonstStornieren',
  ausnahmen: {},
  ...more,
})

describe('the decision about affected bookings', () => {
  test('is the common one, except for individually decided bookings', () => {
    expect([umgangOf(FREE, choices(), true), umgangOf(NONE, choices(), true)]).toEqual([
      'verschieben',
      'stornieren',
    ])
    const own = choices({ ausnahmen: { [FREE.id]: 'belassen', [NONE.id]: 'verschieben' } })
    // The alternative no longer exists.
    expect([umgangOf(FREE, own, true), umgangOf(NONE, own, true)]).toEqual(['belassen', 'stornieren'])
    expect(umgangOf(FREE, own, false)).toBe('verschieben')
  })

  test('counts bookings that are not shown, too', () => {
    expect(countOf(vorschlag, choices())).toEqual({ verschieben: 4, stornieren: 6, belassen: 0 })
    expect(countOf(vorschlag, choices({ alle: 'belassen', ausnahmen: { [NONE.id]: 'stornieren' } }))).toEqual(
      {
        verschieben: 0,
        stornieren: 1,
        belassen: 9,
      },
    )
  })

  test('is sent with the token of the preview', () => {
    const own = choices({ alle: 'verschiebenSonstBelassen', ausnahmen: { [FREE.id]: 'stornieren' } })
    expect(beschlussOf(vorschlag, own)).toEqual({
      stand: 's',
      alle: 'verschieben',
      sonst: 'belassen',
      ausnahmen: [{ buchungId: FREE.id, umgang: 'stornieren' }],
    })
    expect(forAllOf({ bleibt: false })).toEqual(['verschiebenSonstStornieren', 'stornieren'])
  })
})
