import { describe, expect, it } from 'vitest'
import { MODULE } from '../mandant/module.ts'
import { tablesOf } from '../tables.ts'
import { AUFBEWAHRUNG_ARTEN } from './aufbewahrung.ts'
import { artenIn, BESTAND_NAMES, bestaendeIn, bestandOf } from './bestaende.ts'

describe('the retention periods that a house may choose', () => {
  it('are those of its own modules, and of what every house has', () => {
    expect(artenIn(MODULE)).toEqual(AUFBEWAHRUNG_ARTEN)
    expect(artenIn(['leseraum'])).toEqual(['platzbuchungen', 'protokoll'])
    expect(artenIn([])).toEqual(['protokoll'])
  })
})

describe('the list of what is kept', () => {
  const namesIn = (module: readonly string[]) => bestaendeIn(module).flatMap(({ bestaende }) => bestaende)

  it('has each record in exactly one part', () => {
    expect(namesIn(MODULE).toSorted()).toEqual(BESTAND_NAMES.toSorted())
  })

  it('leaves out records of a module that is off, and has no empty part', () => {
    const rooms = namesIn(['leseraum'])
    expect(rooms).toContain('platzbuchung')
    for (const name of ['fahrten', 'fahrtenbuch', 'fuehrerschein', 'schaden'] as const)
      expect(rooms).not.toContain(name)
    for (const { bestaende } of bestaendeIn([])) expect(bestaende.length).toBeGreaterThan(0)
  })

  it('says of each record who sees it, and of records in the database where they are', () => {
    const outside = ['serverprotokoll', 'sicherung', 'geraet']
    for (const name of BESTAND_NAMES) {
      const { leser } = bestandOf(name)
      expect([name, leser.length > 0]).toEqual([name, true])
      expect([name, tablesOf(name).length > 0]).toEqual([name, !outside.includes(name)])
    }
  })
})
