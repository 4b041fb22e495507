import { describe, expect, it } from 'vitest'
import { resolveAll } from '../einstellung/resolve.ts'
import { teamAus } from './sichtbarkeit.ts'

const haus = (mandant: Readonly<Record<string, string>>) => resolveAll({ mandant, gruppen: [], benutzer: {} })

describe('whether people may show themselves to their groups', () => {
  it.each([
    [{}, false, null],
    [{}, true, 'personalrat'],
    [{ 'arbeitswelt.teamPersonalrat': 'true' }, true, null],
    [{ 'arbeitswelt.teamPersonalrat': 'true' }, false, null],
    [{ 'arbeitswelt.teamSichtbar': 'false' }, false, 'haus'],
    [{ 'arbeitswelt.teamSichtbar': 'false', 'arbeitswelt.teamPersonalrat': 'true' }, true, 'haus'],
  ] as const)('with %j, staff-council mode %s: %s', (werte, personalrat, aus) => {
    expect(teamAus(haus(werte), personalrat)).toBe(aus)
  })

  it('is decided by the house alone: no layer of a person or group switches it on', () => {
    const gruppe = { 'arbeitswelt.teamSichtbar': 'true' }
    const benutzer = { 'arbeitswelt.teamPersonalrat': 'true' }
    const mandant = { 'arbeitswelt.teamSichtbar': 'false' }
    const resolved = resolveAll({ mandant, gruppen: [{ name: 'G', werte: gruppe }], benutzer } as never)
    expect(teamAus(resolved, false)).toBe('haus')
  })
})
