import { z } from 'zod'
import {
  anzeigegeraetChangeSchema,
  anzeigegeraeteSchema,
  anzeigegeraetPairSchema,
  anzeigegeraetReportSchema,
  anzeigegeraetSchema,
  kopplungSchema,
  kopplungscodeSchema,
  kopplungslageSchema,
  ownAnzeigegeraetSchema,
} from '../anzeigegeraet.ts'
import { bytes, del, get, json, post, put } from '../operation.ts'
import { rawText } from '../schema.ts'

export const startKopplung = post('startKopplung', '/api/kopplungen', {
  tag: 'anzeigegeraet',
  summary:
    'A screen asks for a code that somebody of the house enters. The secret that it waits with is a cookie; with it, it is shown the same code again.',
  body: kopplungSchema,
  refusals: [429],
  answers: { 201: json(kopplungscodeSchema, 'The code for the screen.') },
})

export const takeKopplung = post('takeKopplung', '/api/kopplungen/abholung', {
  tag: 'anzeigegeraet',
  summary: 'Whether the code of this screen was entered; if it was, its token comes along as a cookie.',
  answers: { 200: json(kopplungslageSchema, 'How it stands.') },
})

export const reportAnzeigegeraet = post('reportAnzeigegeraet', '/api/anzeigegeraet/meldung', {
  tag: 'anzeigegeraet',
  summary:
    'A screen says that it is there and what it runs, and is told what it is; its cookie is kept for longer.',
  body: anzeigegeraetReportSchema,
  answers: { 200: json(ownAnzeigegeraetSchema, 'What it is.') },
})

export const liveAnzeigegeraet = get('liveAnzeigegeraet', '/api/anzeigegeraet/live', {
  tag: 'anzeigegeraet',
  summary:
    'Server-sent events of a screen: that it is to read anew, and no more. The stream ends when the screen is revoked.',
  query: z.object({ after: rawText(100).optional() }),
  refusals: [429],
  answers: {
    200: {
      says: '`liveStandSchema` of contract/live.ts, about the screen itself.',
      schema: bytes('text/event-stream'),
    },
  },
})

export const listAnzeigegeraete = get('listAnzeigegeraete', '/api/anzeigegeraete', {
  tag: 'anzeigegeraet',
  summary: 'The screens of the house with their places, last contact and version.',
  answers: { 200: json(anzeigegeraeteSchema, 'By name.') },
})

export const pairAnzeigegeraet = post('pairAnzeigegeraet', '/api/anzeigegeraete', {
  tag: 'anzeigegeraet',
  summary:
    'Takes the screen that shows this code into the house. A code holds for ten minutes and once; after five wrong ones the house waits for ten minutes.',
  body: anzeigegeraetPairSchema,
  refusals: [429],
  answers: { 201: json(anzeigegeraetSchema, 'The screen.') },
})

export const changeAnzeigegeraet = put('changeAnzeigegeraet', '/api/anzeigegeraete/{id}', {
  tag: 'anzeigegeraet',
  summary: 'Calls a screen by another name.',
  body: anzeigegeraetChangeSchema,
  version: 'always',
  answers: { 200: json(anzeigegeraetSchema, 'As it is now.') },
})

export const revokeAnzeigegeraet = del('revokeAnzeigegeraet', '/api/anzeigegeraete/{id}', {
  tag: 'anzeigegeraet',
  summary: 'Takes the token of a screen away: it shows nothing more, from this moment on.',
  answers: { 204: { says: 'It is none any more.' } },
})
