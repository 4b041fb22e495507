import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BERECHTIGUNGEN, effectiveBerechtigungen, isBerechtigung } from './names.ts'

const grant = (berechtigung: string, wert = 'true') => ({ berechtigung, wert })

describe('the permissions', () => {
  it('are the thirteen of the specification and the one for the audit trail, none granted by default', () => {
    expect(BERECHTIGUNGEN).toEqual([
      'buchung_pflege',
      'benutzer_pflegen',
      'berechtigungs_pflege',
      'ausstattungs_pflege',
      'oeffnungszeiten_pflege',
      'objekt_pflege',
      'fahrzeug_pflege',
      'fahrzeug_freigabe_von_sonderfahrten',
      'fahrzeug_buchen',
      'fahrzeug_fremdbuchung',
      'fahrzeug_logbuch_report',
      'customizing_mandant_pflege',
      'fahrzeug_fuehrerscheinpruefung',
      'protokoll_einsicht',
    ])
  })

  it.each(['', 'admin', 'BUCHUNG_PFLEGE', '__proto__'])('do not include %j', (name) =>
    expect(isBerechtigung(name)).toBe(false),
  )
})

describe("a person's permissions", () => {
  it('include those granted directly, by role, and by group', () => {
    const direct = [grant('fahrzeug_buchen')]
    const role = [grant('objekt_pflege')]
    const group = [grant('buchung_pflege'), grant('fahrzeug_buchen')]
    expect([...effectiveBerechtigungen(direct, role, group)]).toEqual([
      'fahrzeug_buchen',
      'objekt_pflege',
      'buchung_pflege',
    ])
  })

  it.each(['false', 'TRUE', '1', 'ja', '', ' true'])('include nothing for the value %j', (wert) =>
    expect(effectiveBerechtigungen([grant('objekt_pflege', wert)]).size).toBe(0),
  )

  it('keep one that a second grant of the same does not confirm', () => {
    const rights = effectiveBerechtigungen([grant('objekt_pflege')], [grant('objekt_pflege', 'false')])
    expect(rights.has('objekt_pflege')).toBe(true)
  })

  it('ignore names that nobody knows', () => {
    expect(effectiveBerechtigungen([grant('alles')]).size).toBe(0)
  })

  it('only grow with more grants, in whatever order and layer they come', () => {
    const grants = fc.array(
      fc.record({
        berechtigung: fc.constantFrom(...BERECHTIGUNGEN, 'alles'),
        wert: fc.constantFrom('true', 'false', ''),
      }),
    )
    fc.assert(
      fc.property(grants, grants, (some, more) => {
        const all = effectiveBerechtigungen(some, more)
        for (const right of effectiveBerechtigungen(some)) expect(all.has(right)).toBe(true)
        expect(new Set(effectiveBerechtigungen([...more, ...some]))).toEqual(new Set(all))
      }),
    )
  })
})
