import { describe, expect, it } from 'vitest'
import { optionOf } from '../einstellung/catalogue.ts'
import { isModul, MODULE, modulBelow, openStartseiten, startPath } from './module.ts'

describe('the start page', () => {
  it('is vehicles when vehicle booking is on, otherwise the map', () => {
    expect(startPath(['leseraum', 'fahrzeugbuchung'], 'fahrzeuge')).toBe('/fahrzeuge')
    expect(startPath(['leseraum'], 'fahrzeuge')).toBe('/leseraum/karte')
  })

  it('is the configured one when its module is on', () => {
    expect(startPath(['leseraum', 'fahrzeugbuchung'], 'leseraum')).toBe('/leseraum/karte')
    expect(startPath(['fahrzeugbuchung'], 'leseraum')).toBe('/fahrzeuge')
    expect(startPath([...MODULE], 'officelocker')).toBe('/officelocker')
  })

  it('is a page of a module that is on, and the person’s own page when there is none', () => {
    expect(startPath(['arbeitswelt'], 'fahrzeuge')).toBe('/arbeitswelt/karte')
    expect(startPath(['chatbot'], 'fahrzeuge')).toBe('/heute')
    expect(startPath([], 'unbekannt')).toBe('/heute')
  })

  it('is chosen from those of modules that are on', () => {
    expect(openStartseiten(['arbeitswelt', 'chatbot'])).toEqual(['arbeitswelt'])
    expect(openStartseiten([])).toEqual([])
    expect(openStartseiten(MODULE)).toEqual(optionOf('system.startseite').allowed)
  })

  it('can be any that the setting allows', () => {
    const pages = (optionOf('system.startseite').allowed ?? []).map((name) => startPath(MODULE, String(name)))
    expect(new Set(pages).size).toBe(pages.length)
  })
})

it.each([
  ['/officelocker', 'officelocker'],
  ['/Arbeitswelt/liste', 'arbeitswelt'],
  ['/leseraum', 'leseraum'],
  ['/fahrzeuge/freigaben', 'fahrzeugbuchung'],
  ['/heute', null],
  ['/', null],
])('says whose page %s is: %s', (path, modul) => {
  expect(modulBelow(path)).toBe(modul)
})

it('knows the seven modules and no other', () => {
  expect(MODULE).toHaveLength(7)
  expect(MODULE.every(isModul)).toBe(true)
  expect(isModul('lesesaal')).toBe(false)
})
