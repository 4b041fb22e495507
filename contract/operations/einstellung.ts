import { z } from 'zod'
import { einstellungSaveSchema, einstellungSchema, hausEinstellungenSaveSchema } from '../einstellung.ts'
import { del, get, json, put } from '../operation.ts'
import { given } from '../schema.ts'

export const listEinstellungen = get('listEinstellungen', '/api/einstellungen', {
  tag: 'einstellung',
  summary: 'Every setting as it holds for oneself, with the layer it comes from.',
  answers: { 200: json(z.array(einstellungSchema), 'In the order of the catalogue.') },
})

export const saveEinstellung = put('saveEinstellung', '/api/einstellungen/{name}', {
  tag: 'einstellung',
  summary: "A value in one layer: of one's own tastes, or with customizing_mandant_pflege any.",
  params: { name: given(100, 1) },
  body: einstellungSaveSchema,
  answers: { 204: { says: 'Saved, or unchanged.' } },
})

export const clearEinstellung = del('clearEinstellung', '/api/einstellungen/{name}', {
  tag: 'einstellung',
  summary: "Removes one's own value; the next layer holds again.",
  params: { name: given(100, 1) },
  answers: { 204: { says: 'Removed, or not there.' } },
})

export const listHausEinstellungen = get('listHausEinstellungen', '/api/haus-einstellungen', {
  tag: 'einstellung',
  summary: "Every setting as it holds for the house, without groups' and people's own values.",
  answers: { 200: json(z.array(einstellungSchema), 'In the order of the catalogue.') },
})

export const saveHausEinstellungen = put('saveHausEinstellungen', '/api/haus-einstellungen', {
  tag: 'einstellung',
  summary:
    "Several of the house's values at once, or none. Each change carries the value that it starts from; 412 when it has changed meanwhile.",
  body: hausEinstellungenSaveSchema,
  answers: { 200: json(z.array(einstellungSchema), 'As they are now, in the order of the catalogue.') },
})
