import {
  fahrzeugSucheQuerySchema,
  fahrzeugSucheSchema,
  uebersichtQuerySchema,
  uebersichtSchema,
} from '../fahrzeug.ts'
import { fahrerPageSchema, fahrerQuerySchema } from '../fahrzeugBuchung.ts'
import { get, json } from '../operation.ts'

export const searchFahrzeuge = get('searchFahrzeuge', '/api/fahrzeuge/suche', {
  tag: 'fahrzeug',
  summary:
    'The window first, then the cars: those that this driver may take then, and the others with their reasons.',
  query: fahrzeugSucheQuerySchema,
  answers: { 200: json(fahrzeugSucheSchema, 'Favourites, then free ones, then the others.') },
})

export const showUebersicht = get('showUebersicht', '/api/fahrzeuge/uebersicht', {
  tag: 'fahrzeug',
  summary: "Every car's bookings in a window of at most 62 days, short.",
  query: uebersichtQuerySchema,
  namesOthers: { redactions: 'verb' },
  answers: { 200: json(uebersichtSchema, 'By location and plate.') },
})

export const listFahrer = get('listFahrer', '/api/fahrer', {
  tag: 'fahrzeug',
  summary: 'For whom this person may book a vehicle, by part of a name or an e-mail.',
  query: fahrerQuerySchema,
  namesOthers: { stays: 'fremdbuchung' },
  answers: { 200: json(fahrerPageSchema, 'By name.') },
})
