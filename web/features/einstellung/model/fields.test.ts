import { EINSTELLUNG_NAMES, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { describe, expect, it } from 'vitest'
import { FAHRZEUG_SECTIONS, MAIL_GRUPPEN, OWN_DAUERN, SYSTEM_SECTIONS, systemSectionsOf } from './fields.ts'

const ofVehicles = EINSTELLUNG_NAMES.filter((name) =>
  /^(?:fahrzeug\.|benachrichtigung\.(?:fahrzeug|fahrtenbuch|fuehrerschein))/.test(name),
)
const ofHouse = FAHRZEUG_SECTIONS.flatMap(({ felder }) => felder.map(({ name }) => name))

describe('the fields of the settings', () => {
  it('are all that the catalogue has about vehicles, each once; favourites are a person’s alone', () => {
    expect(new Set(ofHouse).size).toBe(ofHouse.length)
    expect([...ofHouse, 'fahrzeug.favoriten'].toSorted()).toEqual(ofVehicles.toSorted())
  })

  it('of reading rooms are for houses that have some', () => {
    const named = (...module: string[]) =>
      systemSectionsOf(module).flatMap(({ felder }) => felder.map(({ name }) => name))
    expect(named('fahrzeugbuchung')).toEqual([])
    expect(named('leseraum')).toEqual(['leseraum.zweitePersonNennen'])
  })

  it('of oneself are those that one may set', () => {
    const own = [...MAIL_GRUPPEN.flatMap(({ namen }) => [...namen]), ...OWN_DAUERN]
    expect(own.filter((name) => optionOf(name).selbst !== true)).toEqual([])
    const mine = ofVehicles.filter((name) => optionOf(name).selbst === true)
    expect([...own, 'fahrzeug.favoriten'].toSorted()).toEqual(mine.toSorted())
  })

  it('are written as their type asks', () => {
    const TYPES = {
      dauer: 'number',
      zahl: 'number',
      schalter: 'boolean',
      uhrzeit: 'time',
      fenster: 'string',
      turnus: 'string',
      grenze: 'string',
      stufen: 'array',
      adressen: 'array',
    }
    for (const { felder } of [...FAHRZEUG_SECTIONS, ...SYSTEM_SECTIONS])
      for (const { name, art } of felder) expect([name, TYPES[art]]).toEqual([name, optionOf(name).type])
  })
})
