import { z } from 'zod'
import { oeffnungszeitSchema, sonderoeffnungszeitSaveSchema } from '../leseraum.ts'
import { put } from '../operation.ts'

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
