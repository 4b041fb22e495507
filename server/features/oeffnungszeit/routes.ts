import { oeffnungszeitSchema, sonderoeffnungszeitSaveSchema } from '@platzwart/contract/leseraum'
import { API } from '@platzwart/contract/paths'
import { uuid } from '@platzwart/contract/schema'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { endpoint } from '../../platform/http/endpoint.ts'
import { body, operation } from '../../platform/http/operation.ts'
import { router } from '../../platform/http/router.ts'
import { replaceOeffnungszeiten } from './replace.ts'
import { replaceSonderoeffnungszeiten } from './replaceSonder.ts'

const policy = { who: 'sitzung', modul: 'leseraum', anyOf: ['oeffnungszeiten_pflege'], writes: true } as const
const params = z.object({ id: uuid })

const weekOperation = operation({
  operationId: 'replaceOeffnungszeiten',
  tags: ['oeffnungszeit'],
  summary: "Replaces a plan's weekly opening hours.",
  method: 'put',
  path: API.oeffnungszeiten,
  policy,
  request: { params, body: body(z.array(oeffnungszeitSchema).max(7)) },
  responses: { 204: { description: 'Replaced.' } },
})

const specialOperation = operation({
  operationId: 'replaceSonderoeffnungszeiten',
  tags: ['oeffnungszeit'],
  summary: "Replaces a plan's special opening times.",
  method: 'put',
  path: API.sonderoeffnungszeiten,
  policy,
  request: { params, body: body(z.array(sonderoeffnungszeitSaveSchema).max(500)) },
  responses: { 204: { description: 'Replaced.' } },
})

export function oeffnungszeitRoutes(deps: Deps) {
  return router()
    .openapi(
      weekOperation,
      endpoint(deps, weekOperation, (call) =>
        replaceOeffnungszeiten(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
    .openapi(
      specialOperation,
      endpoint(deps, specialOperation, (call) =>
        replaceSonderoeffnungszeiten(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
}
