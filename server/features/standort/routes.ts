import { API } from '@platzwart/contract/paths'
import { uuid } from '@platzwart/contract/schema'
import { standortSaveSchema, standortViewSchema } from '@platzwart/contract/standort'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { endpoint } from '../../platform/http/endpoint.ts'
import { body, json, operation } from '../../platform/http/operation.ts'
import { router } from '../../platform/http/router.ts'
import { listStandorte } from './queries.ts'
import { saveStandort } from './saveStandort.ts'

const listOperation = operation({
  operationId: 'listStandorte',
  tags: ['standort'],
  summary: 'Locations with their parking spaces, by id.',
  method: 'get',
  path: API.standorte,
  policy: { who: 'sitzung', writes: false },
  responses: { 200: json(z.array(standortViewSchema), 'By id.'), 304: { description: 'Unchanged.' } },
})

const saveOperation = operation({
  operationId: 'saveStandort',
  tags: ['standort'],
  summary:
    'Makes or changes a location with all its parking spaces. If-Match carries the version that was read.',
  method: 'put',
  path: API.standort,
  policy: { who: 'sitzung', anyOf: ['objekt_pflege'], writes: true },
  refusals: [412, 428],
  request: { params: z.object({ id: uuid }), body: body(standortSaveSchema) },
  responses: { 200: json(standortViewSchema, 'As it is now.') },
})

export function standortRoutes(deps: Deps) {
  return router()
    .openapi(
      listOperation,
      endpoint(deps, listOperation, async ({ tx }) => ({ status: 200, body: await listStandorte(tx) })),
    )
    .openapi(
      saveOperation,
      endpoint(deps, saveOperation, (call) =>
        saveStandort(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
}
