import { resolveAll } from '@platzwart/domain/einstellung/resolve'
import { describe, expect, it } from 'vitest'
import { fahrzeugRegeln, platzRegeln } from './regeln.ts'

const effective = (
  mandant: Readonly<Record<string, string>>,
  benutzer: Readonly<Record<string, string>> = {},
) => resolveAll({ mandant, gruppen: [], benutzer })

const said = (rules: ReturnType<typeof platzRegeln>) =>
  Object.fromEntries(rules.map(({ regel, data }) => [regel, data]))

describe('the rules of the reading rooms', () => {
  it('name the values that hold for this person, whichever layer they come from', () => {
    const rules = said(
      platzRegeln(effective({ 'leseraum.hoechstdauer': '240' }, { 'leseraum.tageImVoraus': '28' })),
    )
    expect(rules.hoechstens).toEqual({ minuten: 240 })
    expect(rules.voraus).toEqual({ tage: 28 })
    expect(rules.proWoche).toEqual({ count: 10 })
  })

  it('leave out what is switched off, and what goes without saying', () => {
    const off = {
      'leseraum.maxBuchungenProWoche': '0',
      'leseraum.zweitePersonAbGruppe': '0',
      'leseraum.freigabeOhneCheckIn': 'false',
    }
    const rules = said(platzRegeln(effective(off)))
    expect(Object.keys(rules)).toEqual(['voraus', 'schritt', 'mindestens', 'hoechstens'])
  })

  it('say "today only" instead of no days ahead', () => {
    const rules = said(platzRegeln(effective({ 'leseraum.tageImVoraus': '0' })))
    expect(rules.nurHeute).toEqual({})
    expect(rules).not.toHaveProperty('voraus')
  })

  it('name days and hours where they are fewer than the week and the day have', () => {
    const rules = said(
      platzRegeln(
        effective({
          'leseraum.buchbareWochentage': '[0,5,1]',
          'leseraum.fruehestens': '08:30',
          'leseraum.mindestpause': '1.5',
        }),
      ),
    )
    expect(rules.wochentage).toEqual({ tage: ['montags', 'freitags', 'sonntags'] })
    expect(rules.fruehestens).toEqual({ zeit: '08:30' })
    expect(rules).not.toHaveProperty('spaetestens')
    expect(rules.pause).toEqual({ stunden: 1.5 })
  })
})

it('The rules of the fleet name the values, and leave out what is switched off', () => {
  const rules = fahrzeugRegeln(effective({ 'fahrzeug.mindestabstand': '0', 'fahrzeug.freigabeAbKm': '300' }))
  expect(rules.map(({ regel }) => regel)).not.toContain('abstand')
  expect(rules.find(({ regel }) => regel === 'freigabeKm')?.data).toEqual({ km: 300 })
})
