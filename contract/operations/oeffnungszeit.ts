import { z } from 'zod'
import { feiertageQuerySchema, feiertagSchema, planZeitenSchema } from '../leseraum/zeiten.ts'
import { oeffnungszeitSchema, sonderoeffnungszeitSaveSchema } from '../leseraum.ts'
import { get, json, put } from '../operation.ts'

export const replaceOeffnungszeiten = put('replaceOeffnungszeiten', '/api/grundrisse/{id}/oeffnungszeiten', {
  tag: 'oeffnungszeit',
  summary: "Replaces a plan's weekly opening hours. If-Match carries the plan's version.",
  body: z.array(oeffnungszeitSchema).max(7),
  version: 'always',
  answers: { 204: { says: 'Replaced.' } },
})

export const replaceSonderoeffnungszeiten = put(
  'replaceSonderoeffnungszeiten',
  '/api/grundrisse/{id}/sonderoeffnungszeiten',
  {
    tag: 'oeffnungszeit',
    summary:
      "Replaces a plan's special opening times; those that are known by their id keep it. If-Match carries the plan's version.",
    body: z.array(sonderoeffnungszeitSaveSchema).max(500),
    version: 'always',
    answers: { 204: { says: 'Replaced.' } },
  },
)

export const listOeffnungszeiten = get('listOeffnungszeiten', '/api/oeffnungszeiten', {
  tag: 'oeffnungszeit',
  summary:
    'The opening times of all floor plans, of the week and of single days, each with the version of its plan.',
  answers: { 200: json(z.array(planZeitenSchema), 'By location and name.') },
})

export const listFeiertage = get('listFeiertage', '/api/feiertage', {
  tag: 'oeffnungszeit',
  summary: 'The holidays of a Land in a year, with those that hold in some of its municipalities alone.',
  query: feiertageQuerySchema,
  answers: { 200: json(z.array(feiertagSchema), 'By day.') },
})
