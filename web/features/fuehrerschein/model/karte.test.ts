import type { FuehrerscheinView } from '@platzwart/contract/fuehrerschein'
import { expect, it } from 'vitest'
import { isChanged, karteOf, saveOf } from './karte.ts'

const view: FuehrerscheinView = {
  benutzer: { id: '01980000-0000-7000-8000-000000000001', name: 'Nadine', email: 'n@x.example' },
  nummer: 'B072',
  ausgestelltAm: '2015-03-01',
  gueltigBis: null,
  beschraenkungen: '',
  letztePruefung: null,
  naechstePruefung: null,
  pruefer: null,
  zusatzinfo: '',
  fahrverbot: true,
  fahrverbotVon: '2026-11-01',
  fahrverbotBis: null,
  klassen: ['B'],
  faehrt: ['AM', 'B', 'L'],
  stand: 'gesperrt',
  version: 3,
}

it('sends the values that were read if nothing was edited', () => {
  expect(saveOf(karteOf(view))).toEqual({
    nummer: 'B072',
    ausgestelltAm: '2015-03-01',
    gueltigBis: null,
    beschraenkungen: '',
    zusatzinfo: '',
    fahrverbot: true,
    fahrverbotVon: '2026-11-01',
    fahrverbotBis: null,
    klassen: ['B'],
  })
  expect(isChanged(karteOf(view), view)).toBe(false)
})

it('sends no dates of a lifted ban', () => {
  const lifted = { ...karteOf(view), fahrverbot: false }
  expect(saveOf(lifted)).toMatchObject({ fahrverbot: false, fahrverbotVon: null, fahrverbotBis: null })
  expect(isChanged(lifted, view)).toBe(true)
})
