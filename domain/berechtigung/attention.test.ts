import { describe, expect, it } from 'vitest'
import { MODULE } from '../mandant/module.ts'
import { ATTENTION, ATTENTION_NAMES, attentionFor } from './attention.ts'
import { menuEntries } from './menu.ts'
import { BERECHTIGUNGEN, type Berechtigung } from './names.ts'

const ALL = [...BERECHTIGUNGEN]

function told(rights: readonly Berechtigung[], module: readonly string[] = MODULE) {
  const menue = menuEntries(new Set(rights), module, { einrichtung: true }).map(({ id }) => id)
  return attentionFor(new Set(rights), menue).map(({ name }) => name)
}

describe('what needs attention', () => {
  it('reports each item to somebody', () => {
    expect(told(ALL)).toEqual(ATTENTION_NAMES)
  })

  it('links to a page that the menu knows', () => {
    const entries = menuEntries(new Set(ALL), MODULE, { einrichtung: true }).map(({ id }) => id)
    for (const name of ATTENTION_NAMES) expect(entries).toContain(ATTENTION[name].entry)
  })

  it('is reported only to people who can do something about it', () => {
    expect(told(['benutzer_pflegen'])).toEqual(['mailsGescheitert', 'einladungen'])
    expect(told(['fahrzeug_buchen'])).toEqual([])
    expect(told(['oeffnungszeiten_pflege'])).toEqual(['ohneFeiertage'])
    expect(told(['fahrzeug_fuehrerscheinpruefung'])).toEqual(['fuehrerscheine'])
  })

  it('reports nothing of a module that is off', () => {
    expect(told(ALL, ['leseraum'])).not.toContain('freigaben')
    expect(told(ALL, ['leseraum'])).toContain('plaetzeAus')
    expect(told(ALL, ['fahrzeugbuchung'])).not.toContain('keinRaum')
  })
})

/** What each permission alone reports, in a house with every module switched on. */
const TOLD: Readonly<Record<Berechtigung, readonly string[]>> = {
  buchung_pflege: [],
  benutzer_pflegen: ['mailsGescheitert', 'einladungen'],
  berechtigungs_pflege: ['keinFreigeber', 'keinPruefer'],
  ausstattungs_pflege: ['keinRaum', 'ohneZeiten', 'ohnePlaetze', 'zeitenOhneBuchung', 'plaetzeAus'],
  oeffnungszeiten_pflege: ['ohneFeiertage'],
  objekt_pflege: ['keinStandort'],
  fahrzeug_pflege: [
    'auftraegeUeberfaellig',
    'nichtZurueck',
    'pruefungenFaellig',
    'keinFahrzeug',
    'fahrzeugeAus',
  ],
  fahrzeug_freigabe_von_sonderfahrten: ['freigaben'],
  fahrzeug_buchen: [],
  fahrzeug_fremdbuchung: [],
  fahrzeug_logbuch_report: [],
  customizing_mandant_pflege: [
    'mailsGescheitert',
    'auftraegeUeberfaellig',
    'regelnOhneBuchung',
    'einrichtung',
  ],
  fahrzeug_fuehrerscheinpruefung: ['fuehrerscheine'],
  protokoll_einsicht: [],
}

describe('somebody with one permission', () => {
  it.each(ALL)('sees what they can handle with %s', (right) => {
    expect(told([right])).toEqual(TOLD[right])
  })

  it('sees nothing in a house without modules that has nothing of its own to report', () => {
    expect(told(['fahrzeug_pflege'], [])).toEqual(['auftraegeUeberfaellig'])
    expect(told(['ausstattungs_pflege'], [])).toEqual([])
  })

  it('sees nothing about setting up once the checklist is dismissed', () => {
    const rights = new Set(ALL)
    const menue = menuEntries(rights, MODULE, { einrichtung: false }).map(({ id }) => id)
    expect(attentionFor(rights, menue).map(({ name }) => name)).not.toContain('einrichtung')
  })
})
