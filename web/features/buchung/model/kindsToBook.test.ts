import { PAGE } from '@platzwart/contract/paths'
import { expect, it } from 'vitest'
import { kindsToBook } from './kindsToBook.ts'

const BOTH = ['heute', 'karte', 'fahrzeuge']

it('offers what the house has and the person may book, that of the start page first', () => {
  const person = { menue: BOTH, berechtigungen: ['fahrzeug_buchen'] }
  expect(kindsToBook({ ...person, startpfad: PAGE.karte })).toEqual(['platz', 'fahrzeug'])
  expect(kindsToBook({ ...person, startpfad: PAGE.fahrzeuge })).toEqual(['fahrzeug', 'platz'])
  expect(kindsToBook({ menue: ['karte'], berechtigungen: [], startpfad: PAGE.karte })).toEqual(['platz'])
})

it('offers a car to people who book for others, and none to people who only look after them', () => {
  const start = { menue: ['fahrzeuge'], startpfad: PAGE.fahrzeuge }
  expect(kindsToBook({ ...start, berechtigungen: ['fahrzeug_fremdbuchung'] })).toEqual(['fahrzeug'])
  expect(kindsToBook({ ...start, berechtigungen: ['fahrzeug_pflege'] })).toEqual([])
})

it('offers nothing if no module is on', () => {
  expect(
    kindsToBook({ menue: ['heute'], berechtigungen: ['fahrzeug_buchen'], startpfad: PAGE.heute }),
  ).toEqual([])
})
