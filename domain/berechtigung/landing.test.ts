import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MODULE, startPath } from '../mandant/module.ts'
import { type LandingFacts, landingPath } from './landing.ts'
import { menuEntries } from './menu.ts'
import { BERECHTIGUNGEN, type Berechtigung } from './names.ts'

/** The same paths as in the browser. */
const PATHS = {
  heute: '/heute',
  karte: '/leseraum/karte',
  liste: '/leseraum/liste',
  fahrzeuge: '/fahrzeuge',
  fahrten: '/fahrzeuge/fahrten',
  uebersicht: '/fahrzeuge/uebersicht',
  freigaben: '/fahrzeuge/freigaben',
  fuehrerschein: '/fahrzeuge/fuehrerschein',
  fahrzeugEinstellungen: '/fahrzeuge/einstellungen',
  einstellungen: '/admin/einstellungen',
  postausgang: '/admin/postausgang',
  eigeneEinstellungen: '/einstellungen',
  eigeneMails: '/einstellungen/mails',
  passwort: '/leseraum/passwort',
}

const NOTHING = { zaehler: { freigaben: null, fuehrerscheine: null }, own: null } as const

function land(rights: readonly Berechtigung[], module: readonly string[], more: Partial<LandingFacts> = {}) {
  const menue = menuEntries(new Set(rights), module).map(({ id }) => id)
  return landingPath({ menue, startpfad: startPath(module, 'fahrzeuge'), ...NOTHING, ...more }, PATHS)
}

const both = ['leseraum', 'fahrzeugbuchung']
const waiting = (freigaben: number | null, fuehrerscheine: number | null = null) => ({
  zaehler: { freigaben, fuehrerscheine },
})

describe('the landing page', () => {
  it('is the configured start page when nothing is pending', () => {
    expect(land(['fahrzeug_buchen'], both)).toBe('/fahrzeuge')
    expect(land([], ['leseraum'])).toBe('/leseraum/karte')
    expect(land(['fahrzeug_buchen'], both, { startpfad: '/leseraum/karte' })).toBe('/leseraum/karte')
  })

  it('is the approvals for an approver with open requests, and not without any', () => {
    const rights = ['fahrzeug_freigabe_von_sonderfahrten', 'fahrzeug_buchen'] as const
    expect(land(rights, both, waiting(4))).toBe('/fahrzeuge/freigaben')
    expect(land(rights, both, waiting(0))).toBe('/fahrzeuge')
  })

  it('is the licences for a checker with checks due, after requests that a trip depends on', () => {
    const rights = ['fahrzeug_fuehrerscheinpruefung', 'fahrzeug_freigabe_von_sonderfahrten'] as const
    expect(land(rights, both, waiting(null, 2))).toBe('/fahrzeuge/fuehrerschein')
    expect(land(rights, both, waiting(1, 2))).toBe('/fahrzeuge/freigaben')
  })

  it('puts a step of one’s own that is due before others’ requests, and these before what is on later today', () => {
    const rights = ['fahrzeug_freigabe_von_sonderfahrten', 'fahrzeug_buchen'] as const
    expect(land(rights, both, { ...waiting(4), own: 'jetzt' })).toBe('/heute')
    expect(land(rights, both, { ...waiting(4), own: 'heute' })).toBe('/fahrzeuge/freigaben')
    expect(land(rights, both, { own: 'heute' })).toBe('/heute')
  })

  it('is one of the person’s own pages when the start page is closed to them', () => {
    expect(land(['fahrzeug_logbuch_report'], ['fahrzeugbuchung'])).toBe('/fahrzeuge/uebersicht')
    expect(land(['fahrzeug_freigabe_von_sonderfahrten'], ['fahrzeugbuchung'])).toBe('/fahrzeuge/freigaben')
    expect(land(['customizing_mandant_pflege'], ['fahrzeugbuchung'])).toBe('/fahrzeuge/einstellungen')
    expect(land(['benutzer_pflegen'], ['fahrzeugbuchung'])).toBe('/admin/postausgang')
  })

  it('is a page that explains, for somebody who has no rights yet', () => {
    expect(land([], ['fahrzeugbuchung'])).toBe('/heute')
    expect(land([], [])).toBe('/heute')
  })

  it('is never a page outside the menu, whatever the counts', () => {
    const names = [...BERECHTIGUNGEN]
    const count = fc.option(fc.nat(9))
    fc.assert(
      fc.property(
        fc.subarray(names),
        fc.subarray([...MODULE]),
        count,
        count,
        fc.constantFrom('jetzt', 'heute', null),
        (rights, module, freigaben, fuehrerscheine, own) => {
          const open = menuEntries(new Set(rights), module).map(({ path }) => path)
          expect(open).toContain(land(rights, module, { ...waiting(freigaben, fuehrerscheine), own }))
        },
      ),
    )
  })
})
