import { z } from 'zod'
import {
  einstellungSaveSchema,
  einstellungSchema,
  einstellungWertSchema,
  explanationQuerySchema,
  explanationSchema,
  hausEinstellungenSaveSchema,
  historyQuerySchema,
  historySchema,
  personenQuerySchema,
  personenSchema,
  touchedQuerySchema,
  touchedSchema,
  wertCreateSchema,
  werteQuerySchema,
  werteSchema,
  wertUpdateSchema,
} from '../einstellung.ts'
import { del, get, json, post, put } from '../operation.ts'
import { rawText } from '../schema.ts'

export const saveEinstellung = put('saveEinstellung', '/api/einstellungen/{name}', {
  tag: 'einstellung',
  summary:
    "A value in one layer: of one's own tastes, or with customizing_mandant_pflege any. Of a value that stands for others If-Match carries the version that was read.",
  params: { name: rawText(100, 1) },
  body: einstellungSaveSchema,
  version: 'ifThere',
  answers: { 204: { says: 'Saved, or unchanged.' } },
})

export const clearEinstellung = del('clearEinstellung', '/api/einstellungen/{name}', {
  tag: 'einstellung',
  summary: "Removes one's own value; the next layer holds again.",
  params: { name: rawText(100, 1) },
  answers: { 204: { says: 'Removed, or not there.' } },
})

export const listHausEinstellungen = get('listHausEinstellungen', '/api/haus-einstellungen', {
  tag: 'einstellung',
  summary:
    "The settings of the house that it has the modules to set, as they hold without groups' and people's own values.",
  answers: { 200: json(z.array(einstellungSchema), 'In the order of the catalogue.') },
})

export const saveHausEinstellungen = put('saveHausEinstellungen', '/api/haus-einstellungen', {
  tag: 'einstellung',
  summary:
    "Several of the house's values at once, or none. Each change carries the value that it starts from; 412 when it has changed meanwhile.",
  body: hausEinstellungenSaveSchema,
  answers: { 200: json(z.array(einstellungSchema), 'As they are now, in the order of the catalogue.') },
})

export const listWerte = get('listWerte', '/api/einstellung-werte', {
  tag: 'einstellung',
  summary: "Values of groups and single people, a page at a time; asked for, the house's, too.",
  query: werteQuerySchema,
  namesOthers: { stays: 'einstellung' },
  answers: { 200: json(werteSchema, 'By option.') },
})

export const createWert = post('createWert', '/api/einstellung-werte', {
  tag: 'einstellung',
  summary: 'A value for a group or a person that has none; with neither, for the house.',
  body: wertCreateSchema,
  namesOthers: { stays: 'einstellung' },
  answers: { 201: json(einstellungWertSchema, 'The new value.') },
})

export const showWert = get('showWert', '/api/einstellung-werte/{id}', {
  tag: 'einstellung',
  summary: 'A stored value, of whatever layer.',
  namesOthers: { stays: 'einstellung' },
  answers: { 200: json(einstellungWertSchema, 'The value.') },
})

export const updateWert = put('updateWert', '/api/einstellung-werte/{id}', {
  tag: 'einstellung',
  summary: 'Another value in its place.',
  body: wertUpdateSchema,
  version: 'always',
  namesOthers: { stays: 'einstellung' },
  answers: { 200: json(einstellungWertSchema, 'As it is now.') },
})

export const deleteWert = del('deleteWert', '/api/einstellung-werte/{id}', {
  tag: 'einstellung',
  summary: 'Takes a value out; the next layer holds again.',
  version: 'always',
  answers: { 204: { says: 'Removed.' } },
})

export const findPersonen = get('findPersonen', '/api/einstellung-personen', {
  tag: 'einstellung',
  summary: 'Active people for whom a value may be set, by words of their name or address.',
  query: personenQuerySchema,
  namesOthers: { stays: 'einstellung' },
  answers: { 200: json(personenSchema, 'By name.') },
})

export const listHistory = get('listHistory', '/api/einstellung-verlauf', {
  tag: 'einstellung',
  summary:
    'Who changed the values of an option, and when; before and after. As far back as the audit trail goes.',
  query: historyQuerySchema,
  namesOthers: { stays: 'verwaltung' },
  answers: { 200: json(historySchema, 'The newest first.') },
})

export const undoEinstellung = post('undoEinstellung', '/api/einstellung-verlauf/{id}/ruecknahme', {
  tag: 'einstellung',
  summary:
    'Puts back what stood before a change, as long as what it made still stands; 409 when it does not.',
  answers: { 204: { says: 'As before.' } },
})

export const explainEinstellungen = get('explainEinstellungen', '/api/einstellung-auskunft', {
  tag: 'einstellung',
  summary: 'What holds for a person, through what, and what would hold in other groups (Z3).',
  query: explanationQuerySchema,
  namesOthers: { stays: 'einstellung' },
  answers: { 200: json(explanationSchema, 'In the order of the catalogue.') },
})

export const countTouched = get('countTouched', '/api/einstellung-folgen', {
  tag: 'einstellung',
  summary: 'How many people another value would touch, and some of them (Z3). Changes nothing.',
  query: touchedQuerySchema,
  namesOthers: { stays: 'einstellung' },
  answers: { 200: json(touchedSchema, 'The count.') },
})
