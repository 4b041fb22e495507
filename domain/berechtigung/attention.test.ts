import { describe, expect, it } from 'vitest'
import { MODULE } from '../mandant/module.ts'
import { ATTENTION, ATTENTION_NAMES, attentionFor } from './attention.ts'
import { menuEntries } from './menu.ts'
import { BERECHTIGUNGEN, type Berechtigung } from './names.ts'

const ALL = BERECHTIGUNGEN.map(({ name }) => name)

function told(rights: readonly Berechtigung[], module: readonly string[] = MODULE) {
  const menue = menuEntries(new Set(rights), module, { einrichtung: true }).map(({ id }) => id)
  return attentionFor(new Set(rights), menue).map(({ name }) => name)
}

describe('what needs attention', () => {
  it('is told to somebody, each of it', () => {
    expect(told(ALL)).toEqual(ATTENTION_NAMES)
  })

  it('leads to a page that the menu knows', () => {
    const entries = menuEntries(new Set(ALL), MODULE, { einrichtung: true }).map(({ id }) => id)
    for (const name of ATTENTION_NAMES) expect(entries).toContain(ATTENTION[name].entry)
  })

  it('is told to those alone who can do something about it', () => {
    expect(told(['benutzer_pflegen'])).toEqual(['mailsGescheitert', 'einladungen'])
    expect(told(['fahrzeug_buchen'])).toEqual([])
    expect(told(['oeffnungszeiten_pflege'])).toEqual([])
    expect(told(['fahrzeug_fuehrerscheinpruefung'])).toEqual(['fuehrerscheine'])
  })

  it('has nothing of a module that is off', () => {
    expect(told(ALL, ['leseraum'])).not.toContain('freigaben')
    expect(told(ALL, ['leseraum'])).toContain('plaetzeAus')
    expect(told(ALL, ['fahrzeugbuchung'])).not.toContain('keinRaum')
  })
})
