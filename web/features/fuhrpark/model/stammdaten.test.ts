import { fahrzeugCreateSchema, fahrzeugUpdateSchema } from '@platzwart/contract/fahrzeug'
import { expect, it } from 'vitest'
import { bodyOf, EMPTY, newBodyOf } from './stammdaten.ts'

const full = {
  ...EMPTY,
  kennzeichen: 'NH-PW 1',
  marke: 'VW',
  modell: 'Golf',
  kategorie: 'kompaktklasse',
  farbe: 'grau',
  standortId: '01980000-0000-7000-8000-000000000001',
  kraftstoff: 'diesel',
  leistungKw: 85,
  getriebe: 'schaltung',
  ausstattung: ['navigation'],
} as const

it('sends the server’s shape, for a new vehicle and for a changed one', () => {
  expect(fahrzeugCreateSchema.parse(newBodyOf(full))).toMatchObject({
    leistungKw: 85,
    kilometerstand: 0,
    navigation: true,
    klimaanlage: false,
    abstellplatzId: null,
    gueltigVon: null,
  })
  expect(fahrzeugUpdateSchema.parse(bodyOf(full))).toMatchObject({ kennzeichen: 'NH-PW 1', sitze: 5 })
})

it('is empty where boot or mileage are unknown', () => {
  expect(newBodyOf({ ...full, kofferLiter: null, kilometerstand: null })).toMatchObject({
    kofferLiter: 0,
    kilometerstand: 0,
  })
})

it('includes the mileage only for a new vehicle: later every trip updates it', () => {
  expect(bodyOf({ ...EMPTY, kilometerstand: 9 })).not.toHaveProperty('kilometerstand')
  expect(newBodyOf({ ...EMPTY, kilometerstand: 9 })).toMatchObject({ kilometerstand: 9 })
})
