import { expect, it } from 'vitest'
import { CLASS_ENDS, CLASS_NAMES } from './auswertung.ts'
import { amountOf, classText } from './classText.ts'

it('names classes of time by their bounds', () => {
  const told = CLASS_ENDS.vorlauf.map((_, i) => classText('vorlauf', i))
  expect(told.map(({ key }) => key)).toEqual(['zeit.unter', 'zeit.von', 'zeit.von', 'zeit.von', 'zeit.ab'])
  expect(told[1]).toMatchObject({ von: { unit: 'stunden', count: 1 }, bis: { unit: 'tage', count: 1 } })
  expect(told[4]).toMatchObject({ von: { unit: 'tage', count: 7 } })
})

it('names cancellations after the start as such', () => {
  expect(CLASS_ENDS.absage.map((_, i) => classText('absage', i).key)).toEqual([
    'zeit.nachBeginn',
    'zeit.unter',
    'zeit.von',
    'zeit.von',
    'zeit.ab',
  ])
})

it('names numbers of people so that each is in one class', () => {
  expect(CLASS_ENDS.personen.map((_, i) => classText('personen', i))).toEqual([
    { key: 'personen.eine', von: 0, bis: 1 },
    { key: 'personen.genau', von: 2, bis: 2 },
    { key: 'personen.zwischen', von: 3, bis: 4 },
    { key: 'personen.zwischen', von: 5, bis: 8 },
    { key: 'personen.ab', von: 9, bis: 0 },
  ])
})

it('has a distinct name for each class', () => {
  for (const name of CLASS_NAMES) {
    const all = CLASS_ENDS[name].map((_, i) => JSON.stringify(classText(name, i)))
    expect(new Set(all).size).toBe(all.length)
  }
})

it('states a length of time as a person would', () => {
  expect([0, 59, 60, 90, 150, 1440, 2000, 4000].map((n) => Object.values(amountOf(n)).join(' '))).toEqual([
    'minuten 0',
    'minuten 59',
    'stunden 1',
    'minuten 90',
    'stunden 3',
    'tage 1',
    'stunden 33',
    'tage 3',
  ])
})
