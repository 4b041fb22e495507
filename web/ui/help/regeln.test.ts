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
  it('name the person’s effective values, from any layer', () => {
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

  it('say when a week of days is opened at once, and nothing if the range grows daily', () => {
    const window = { 'leseraum.fensterWochentag': 'mittwochs', 'leseraum.fensterStunde': '9' }
    const rules = platzRegeln(effective(window))
    expect(rules.map(({ regel }) => regel).slice(0, 2)).toEqual(['voraus', 'fenster'])
    expect(said(rules).fenster).toEqual({ wochentag: 'mittwochs', zeit: '09:00' })
    expect(said(platzRegeln(effective({ 'leseraum.fensterStunde': '9' })))).not.toHaveProperty('fenster')
    const todayOnly = { ...window, 'leseraum.tageImVoraus': '0' }
    expect(said(platzRegeln(effective(todayOnly)))).not.toHaveProperty('fenster')
  })

  it('name days and hours if they are fewer than the whole week and day', () => {
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

it('The rules of the fleet say when a week of days is opened at once', () => {
  const window = { 'fahrzeug.fensterWochentag': 'freitags', 'fahrzeug.fensterZeit': '12:30' }
  const fenster = (mandant: Readonly<Record<string, string>>) =>
    fahrzeugRegeln(effective(mandant)).find(({ regel }) => regel === 'fenster')
  expect(fenster(window)).toEqual({
    regel: 'fenster',
    name: 'fahrzeug.fensterWochentag',
    data: { wochentag: 'freitags', zeit: '12:30' },
  })
  expect(fenster({ 'fahrzeug.fensterZeit': '12:30' })).toBeUndefined()
})
