import { EINSTELLUNG_NAMES, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { describe, expect, it } from 'vitest'
import {
  bereichOfName,
  FAHRZEUG_SECTIONS,
  fieldOf,
  MAIL_GRUPPEN,
  OWN_DAUERN,
  SYSTEM_SECTIONS,
  sectionsOf,
} from './fields.ts'

const ofVehicles = EINSTELLUNG_NAMES.filter((name) =>
  /^(?:fahrzeug\.|benachrichtigung\.(?:fahrzeug|fahrtenbuch|fuehrerschein))/.test(name),
)
const ofHouse = FAHRZEUG_SECTIONS.flatMap(({ felder }) => felder.map(({ name }) => name))

describe('the fields of the settings', () => {
  it('cover every vehicle option of the catalogue once, except favourites, which are personal', () => {
    expect(new Set(ofHouse).size).toBe(ofHouse.length)
    expect([...ofHouse, 'fahrzeug.favoriten'].toSorted()).toEqual(ofVehicles.toSorted())
  })

  it('cover every other option once, except favourites and the older site’s address', () => {
    const all = [...FAHRZEUG_SECTIONS, ...SYSTEM_SECTIONS].flatMap(({ felder }) =>
      felder.map(({ name }) => name),
    )
    const elsewhere = [
      'leseraum.favoritPlaetze',
      'leseraum.favoritGrundriss',
      'fahrzeug.favoriten',
      'arbeitswelt.favoritPlaetze',
      'arbeitswelt.favoritGrundriss',
      ...EINSTELLUNG_NAMES.filter((name) => name.startsWith('aufbewahrung.')),
    ]
    expect([...all, ...elsewhere, 'system.altseiteMuster'].toSorted()).toEqual(EINSTELLUNG_NAMES.toSorted())
    expect(fieldOf('leseraum.favoritPlaetze')).toBeNull()
    expect(fieldOf('leseraum.mindestpause')).toMatchObject({ art: 'zahl', einheit: 'stunden' })
  })

  it('are those of the house’s modules, and of every house', () => {
    const parts = (...module: string[]) => [
      ...new Set(
        sectionsOf(module)
          .flatMap(({ felder }) => felder.map(({ name }) => bereichOfName(name)))
          .toSorted(),
      ),
    ]
    expect(parts()).toEqual(['haus'])
    expect(parts('fahrzeugbuchung')).toEqual(['fahrzeug', 'haus'])
    expect(parts('leseraum', 'fahrzeugbuchung')).toEqual(['fahrzeug', 'haus', 'leseraum'])
    expect(parts('arbeitswelt')).toEqual(['arbeitswelt', 'haus'])
  })

  it('for oneself are those that one may set', () => {
    const own = [...MAIL_GRUPPEN.flatMap(({ namen }) => [...namen]), ...OWN_DAUERN]
    expect(own.filter((name) => optionOf(name).selbst !== true)).toEqual([])
    const mine = ofVehicles.filter((name) => optionOf(name).selbst === true)
    expect([...own, 'fahrzeug.favoriten'].toSorted()).toEqual(mine.toSorted())
  })

  it('have an input by their type', () => {
    const TYPES = {
      dauer: 'number',
      zahl: 'number',
      schalter: 'boolean',
      uhrzeit: 'time',
      fenster: 'string',
      turnus: 'string',
      startseite: 'string',
      wochentage: 'array',
      grenze: 'string',
      stufen: 'array',
      adressen: 'array',
    }
    for (const { felder } of [...FAHRZEUG_SECTIONS, ...SYSTEM_SECTIONS])
      for (const { name, art } of felder) expect([name, TYPES[art]]).toEqual([name, optionOf(name).type])
  })
})
