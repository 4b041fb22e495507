import { HEFT, HEFT_EINTRAG, HISTORIE, SCHADEN, SCHAEDEN } from '@platzwart/domain/fahrzeug/namesOthers'
import { z } from 'zod'
import { fahrtenbuchEintragSchema, tachoReplaceSchema } from '../fahrtenbuch.ts'
import {
  historiePageSchema,
  historieQuerySchema,
  pruefungenSaveSchema,
  pruefungSchema,
  schadenCreateSchema,
  schadenQuerySchema,
  schadenSchema,
  schadenUpdateSchema,
  serviceheftSaveSchema,
  serviceheftSchema,
} from '../fahrzeug.ts'
import { del, get, json, patch, post, put } from '../operation.ts'

export const listHistorie = get('listHistorie', '/api/fahrzeuge/{id}/historie', {
  tag: 'fahrzeug',
  summary: 'What happened to a car, the newest first.',
  query: historieQuerySchema,
  namesOthers: HISTORIE,
  answers: { 200: json(historiePageSchema, 'The newest first.') },
})

export const listSchaeden = get('listSchaeden', '/api/fahrzeuge/{id}/schaeden', {
  tag: 'fahrzeug',
  summary: "A car's open damages, with the mended ones on request.",
  query: schadenQuerySchema,
  namesOthers: SCHAEDEN,
  answers: { 200: json(z.array(schadenSchema), 'The newest first.') },
})

export const createSchaden = post('createSchaden', '/api/fahrzeuge/{id}/schaeden', {
  tag: 'fahrzeug',
  summary: 'A damage that was found outside of a trip.',
  body: schadenCreateSchema,
  namesOthers: SCHADEN,
  answers: { 201: json(schadenSchema, 'Recorded.') },
})

export const mendSchaden = patch('mendSchaden', '/api/schaeden/{id}', {
  tag: 'fahrzeug',
  summary: 'A damage is mended. If-Match carries the version that was read.',
  body: schadenUpdateSchema,
  version: 'ifThere',
  namesOthers: SCHADEN,
  answers: { 200: json(schadenSchema, 'As it is now.') },
})

export const listServiceheft = get('listServiceheft', '/api/fahrzeuge/{id}/serviceheft', {
  tag: 'fahrzeug',
  summary: "A car's service booklet.",
  namesOthers: HEFT,
  answers: { 200: json(z.array(serviceheftSchema), 'The newest first.') },
})

export const createServiceheft = post('createServiceheft', '/api/fahrzeuge/{id}/serviceheft', {
  tag: 'fahrzeug',
  summary: 'Writes down what was done to a car; an inspection that is done is due again after its interval.',
  body: serviceheftSaveSchema,
  namesOthers: HEFT_EINTRAG,
  answers: { 201: json(serviceheftSchema, 'Written down.') },
})

export const updateServiceheft = put('updateServiceheft', '/api/serviceheft/{id}', {
  tag: 'fahrzeug',
  summary: 'Changes an entry. If-Match carries the version that was read.',
  body: serviceheftSaveSchema,
  version: 'ifThere',
  namesOthers: HEFT_EINTRAG,
  answers: { 200: json(serviceheftSchema, 'As it is now.') },
})

export const deleteServiceheft = del('deleteServiceheft', '/api/serviceheft/{id}', {
  tag: 'fahrzeug',
  summary: 'Takes an entry out. If-Match carries the version that was read.',
  version: 'ifThere',
  answers: { 204: { says: 'Gone.' } },
})

export const listPruefungen = get('listPruefungen', '/api/fahrzeuge/{id}/pruefungen', {
  tag: 'fahrzeug',
  summary: 'What is due at a car: HU, UVV, tyres, service.',
  answers: { 200: json(z.array(pruefungSchema), 'By kind.') },
})

export const savePruefungen = put('savePruefungen', '/api/fahrzeuge/{id}/pruefungen', {
  tag: 'fahrzeug',
  summary: "Sets what is due at a car, as a whole. If-Match carries the car's version.",
  body: pruefungenSaveSchema,
  version: 'ifThere',
  answers: { 200: json(z.array(pruefungSchema), 'As it is now.') },
})

export const replaceTacho = post('replaceTacho', '/api/fahrzeuge/{id}/fahrtenbuch/tacho', {
  tag: 'fahrtenbuch',
  summary:
    'The odometer of a vehicle was replaced: an entry from what the old one showed to what the new one shows, from which all is counted on.',
  body: tachoReplaceSchema,
  namesOthers: { stays: 'fahrtenbuch' },
  answers: { 201: json(fahrtenbuchEintragSchema, 'The entry that tells it now.') },
})
