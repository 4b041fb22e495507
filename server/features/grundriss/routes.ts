import { grundrissSavedSchema, grundrissSaveSchema } from '@platzwart/contract/grundriss'
import { grundrissListItemSchema, grundrissSchema, planTagSchema } from '@platzwart/contract/leseraum'
import { API } from '@platzwart/contract/paths'
import { tag, uuid } from '@platzwart/contract/schema'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { endpoint, refuse } from '../../platform/http/endpoint.ts'
import { body, json, operation } from '../../platform/http/operation.ts'
import { router } from '../../platform/http/router.ts'
import { planOf } from './plan.ts'
import { presentGrundrissListItem } from './present.ts'
import { listGrundrisse } from './queries.ts'
import { readPlanTag } from './readPlanTag.ts'
import { saveGrundriss } from './saveGrundriss.ts'

const reads = { who: 'sitzung', modul: 'leseraum', writes: false } as const
const byId = { params: z.object({ id: uuid }) }

const listOperation = operation({
  operationId: 'listGrundrisse',
  tags: ['grundriss'],
  summary: 'Floor plans with their location, by id.',
  method: 'get',
  path: API.grundrisse,
  policy: { who: 'sitzung', modul: 'leseraum', writes: false },
  responses: { 200: json(z.array(grundrissListItemSchema), 'By id.') },
})

const getOperation = operation({
  operationId: 'getGrundriss',
  tags: ['grundriss'],
  summary: 'A floor plan: drawing, seats, equipment, opening hours. Changes seldom; keep it by its ETag.',
  method: 'get',
  path: API.grundriss,
  policy: { who: 'sitzung', modul: 'leseraum', writes: false },
  request: { params: z.object({ id: uuid }) },
  responses: { 200: json(grundrissSchema, 'The plan.'), 304: { description: 'Unchanged.' } },
})

const tagOperation = operation({
  operationId: 'getPlanTag',
  tags: ['grundriss'],
  summary: "The plan's day: opening period, every seat's state now and all bookings, without names.",
  method: 'get',
  path: API.planTag,
  policy: { who: 'sitzung', modul: 'leseraum', writes: false },
  request: { params: z.object({ id: uuid, tag }) },
  responses: { 200: json(planTagSchema, 'The day.'), 304: { description: 'Unchanged.' } },
})

const saveOperation = operation({
  operationId: 'saveGrundriss',
  tags: ['grundriss'],
  summary: 'Makes or changes a floor plan. If-Match carries the version that was read.',
  method: 'put',
  path: API.grundriss,
  policy: { ...reads, anyOf: ['objekt_pflege'], writes: true },
  refusals: [412, 428],
  request: { ...byId, body: body(grundrissSaveSchema) },
  responses: { 200: json(grundrissSavedSchema, 'As it is now, with its location.') },
})

export function grundrissRoutes(deps: Deps) {
  return router()
    .openapi(
      listOperation,
      endpoint(deps, listOperation, async ({ tx }) => ({
        status: 200,
        body: (await listGrundrisse(tx)).map(presentGrundrissListItem),
      })),
    )
    .openapi(
      getOperation,
      endpoint(deps, getOperation, async ({ c, tx, konfiguration }) => {
        const plan = await planOf({ tx, konfiguration }, c.req.valid('param').id)
        if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
        return { status: 200, body: plan.view, json: plan.json }
      }),
    )
    .openapi(
      tagOperation,
      endpoint(
        deps,
        tagOperation,
        (call, ahead) => readPlanTag(call, call.c.req.valid('param'), ahead),
        (c) => {
          const { id, tag } = c.req.valid('param')
          return readPlanTag.statement(id, tag)
        },
      ),
    )
    .openapi(
      saveOperation,
      endpoint(deps, saveOperation, (call) =>
        saveGrundriss(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
}
