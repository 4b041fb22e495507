import { describe, expect, it } from 'vitest'
import { optionOf } from '../einstellung/catalogue.ts'
import {
  findWithoutPages,
  isModul,
  MODULE,
  modulBelow,
  OFFERED_MODULE,
  openStartseiten,
  startPath,
} from './module.ts'

describe('the start page', () => {
  it('is vehicles if vehicle booking is on, otherwise the map', () => {
    expect(startPath(['leseraum', 'fahrzeugbuchung'], 'fahrzeuge')).toBe('/fahrzeuge')
    expect(startPath(['leseraum'], 'fahrzeuge')).toBe('/leseraum/karte')
  })

  it('is the configured one if its module is on', () => {
    expect(startPath(['leseraum', 'fahrzeugbuchung'], 'leseraum')).toBe('/leseraum/karte')
    expect(startPath(['fahrzeugbuchung'], 'leseraum')).toBe('/fahrzeuge')
    expect(startPath(['leseraum', 'arbeitswelt'], 'arbeitswelt')).toBe('/arbeitswelt/karte')
  })

  it('is a page of a module that is on, and the person’s own page if there is none', () => {
    expect(startPath(['arbeitswelt'], 'fahrzeuge')).toBe('/arbeitswelt/karte')
    expect(startPath(['chatbot'], 'fahrzeuge')).toBe('/heute')
    expect(startPath([], 'unbekannt')).toBe('/heute')
  })

  it('is chosen from those of modules that are on', () => {
    expect(openStartseiten(['arbeitswelt', 'chatbot'])).toEqual(['arbeitswelt'])
    expect(openStartseiten([])).toEqual([])
    expect(optionOf('system.startseite').allowed).toEqual(
      expect.arrayContaining([...openStartseiten(MODULE)]),
    )
  })

  it('can be any that is offered', () => {
    const pages = openStartseiten(MODULE).map((name) => startPath(MODULE, name))
    expect(new Set(pages).size).toBe(pages.length)
  })

  it('is never a page that no version has', () => {
    expect(startPath(['officelocker', 'arbeitswelt'], 'officelocker')).toBe('/arbeitswelt/karte')
    expect(startPath(['officelocker', 'chatbot'], 'officelocker')).toBe('/heute')
    expect(openStartseiten(['officelocker', 'chatbot'])).toEqual([])
  })
})

describe('a module without pages', () => {
  it('is not offered', () => {
    expect(OFFERED_MODULE).toEqual([
      'systemeinstellungen',
      'einstellungen',
      'leseraum',
      'arbeitswelt',
      'fahrzeugbuchung',
    ])
  })

  it('is refused when it is newly switched on, and kept where it is on already', () => {
    expect(findWithoutPages([], ['leseraum', 'chatbot'])).toEqual({ modul: 'chatbot', index: 1 })
    expect(findWithoutPages(['officelocker'], ['officelocker', 'leseraum'])).toBeNull()
    expect(findWithoutPages(['officelocker'], OFFERED_MODULE)).toBeNull()
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

it('recognises the seven modules and no other', () => {
  expect(MODULE).toHaveLength(7)
  expect(MODULE.every(isModul)).toBe(true)
  expect(isModul('lesesaal')).toBe(false)
})
