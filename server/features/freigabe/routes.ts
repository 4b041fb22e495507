import { fahrzeugBuchungSchema } from '@platzwart/contract/fahrzeugBuchung'
import {
  entscheidungSchema,
  freigabePageSchema,
  freigabeQuerySchema,
  zaehlerSchema,
} from '@platzwart/contract/freigabe'
import { API } from '@platzwart/contract/paths'
import { uuid } from '@platzwart/contract/schema'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { endpoint, refuse } from '../../platform/http/endpoint.ts'
import { versionOf } from '../../platform/http/etag.ts'
import { body, json, operation } from '../../platform/http/operation.ts'
import { router } from '../../platform/http/router.ts'
import { countZaehler } from './countZaehler.ts'
import { decideFreigabe } from './decideFreigabe.ts'
import { listFreigaben } from './listFreigaben.ts'

const anybody = { who: 'sitzung', modul: 'fahrzeugbuchung' } as const
const approver = { ...anybody, anyOf: ['fahrzeug_freigabe_von_sonderfahrten'] } as const
const tags = ['freigabe'] as [string]

const listOperation = operation({
  operationId: 'listFreigaben',
  tags,
  summary: 'Special trips that wait for a decision, or (with `entschieden`) those that have one.',
  method: 'get',
  path: API.freigaben,
  policy: { ...approver, writes: false },
  request: { query: freigabeQuerySchema },
  responses: {
    200: json(freigabePageSchema, 'Waiting ones by start, decided ones the latest first.'),
    304: { description: 'Unchanged.' },
  },
})

const decideOperation = operation({
  operationId: 'decideFreigabe',
  tags,
  summary:
    'Approves or rejects a special trip; the first decision is the decision. If-Match carries the version that was looked at.',
  method: 'post',
  path: API.freigabeEntscheidung,
  policy: { ...approver, writes: true },
  refusals: [412, 428],
  request: { params: z.object({ id: uuid }), body: body(entscheidungSchema) },
  responses: { 200: json(fahrzeugBuchungSchema, 'The trip as it is now.') },
})

const countOperation = operation({
  operationId: 'countZaehler',
  tags,
  summary:
    'What waits for this person: trips to approve, licences to check. Null for those who may not know.',
  method: 'get',
  path: API.zaehler,
  policy: { ...anybody, writes: false },
  responses: { 200: json(zaehlerSchema, 'The counts.'), 304: { description: 'Unchanged.' } },
})

export function freigabeRoutes(deps: Deps) {
  return router()
    .openapi(
      listOperation,
      endpoint(deps, listOperation, (call) => listFreigaben(call, call.c.req.valid('query'))),
    )
    .openapi(
      decideOperation,
      endpoint(deps, decideOperation, async (call) => {
        const version = versionOf(call.c.req.header('if-match'))
        if (version === null) return refuse({ status: 428, code: 'anfrage.versionFehlt' })
        return decideFreigabe(call, call.c.req.valid('param').id, version, call.c.req.valid('json'))
      }),
    )
    .openapi(
      countOperation,
      endpoint(deps, countOperation, (call) => countZaehler(call)),
    )
}
