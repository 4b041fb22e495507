import type { Start } from '@platzwart/contract/start'
import { expect, it } from 'vitest'
import { countedFor } from './counted.ts'

const person = (berechtigungen: readonly string[], module = ['fahrzeugbuchung']) =>
  ({ sitzung: { berechtigungen }, mandant: { module } }) as unknown as Start

it('counts the kinds that the person’s permissions cover, and no others', () => {
  expect(countedFor(person(['fahrzeug_freigabe_von_sonderfahrten']))).toEqual(['freigaben'])
  expect(countedFor(person(['fahrzeug_fuehrerscheinpruefung', 'fahrzeug_buchen']))).toEqual([
    'fuehrerscheine',
  ])
  expect(countedFor(person(['fahrzeug_buchen', 'fahrzeug_pflege']))).toEqual([])
})

it('counts nothing in a house without vehicles, whatever the person may do elsewhere, and nothing for guests', () => {
  expect(countedFor(person(['fahrzeug_freigabe_von_sonderfahrten'], ['leseraum']))).toEqual([])
  expect(countedFor({ sitzung: null, mandant: null })).toEqual([])
})
