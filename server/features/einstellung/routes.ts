import {
  einstellungSaveSchema,
  einstellungSchema,
  hausEinstellungenSaveSchema,
} from '@platzwart/contract/einstellung'
import { API } from '@platzwart/contract/paths'
import { given } from '@platzwart/contract/schema'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { endpoint } from '../../platform/http/endpoint.ts'
import { body, json, operation } from '../../platform/http/operation.ts'
import { router } from '../../platform/http/router.ts'
import { clearEinstellung } from './clear.ts'
import { listEinstellungen } from './list.ts'
import { listHausEinstellungen } from './listHaus.ts'
import { saveEinstellung } from './save.ts'
import { saveHausEinstellungen } from './saveHaus.ts'

const byName = { params: z.object({ name: given(100, 1) }) }

const listOperation = operation({
  operationId: 'listEinstellungen',
  tags: ['einstellung'],
  summary: 'Every setting as it holds for oneself, with the layer it comes from.',
  method: 'get',
  path: API.einstellungen,
  policy: { who: 'sitzung', writes: false },
  responses: {
    200: json(z.array(einstellungSchema), 'In the order of the catalogue.'),
    304: { description: 'Unchanged.' },
  },
})

const saveOperation = operation({
  operationId: 'saveEinstellung',
  tags: ['einstellung'],
  summary: "A value in one layer: of one's own tastes, or with customizing_mandant_pflege any.",
  method: 'put',
  path: API.einstellung,
  policy: { who: 'sitzung', writes: true },
  request: { ...byName, body: body(einstellungSaveSchema) },
  responses: { 204: { description: 'Saved, or unchanged.' } },
})

const clearOperation = operation({
  operationId: 'clearEinstellung',
  tags: ['einstellung'],
  summary: "Removes one's own value; the next layer holds again.",
  method: 'delete',
  path: API.einstellung,
  policy: { who: 'sitzung', writes: true },
  request: byName,
  responses: { 204: { description: 'Removed, or not there.' } },
})

const MAINTAINS = ['customizing_mandant_pflege'] as const

const listHausOperation = operation({
  operationId: 'listHausEinstellungen',
  tags: ['einstellung'],
  summary: "Every setting as it holds for the house, without groups' and people's own values.",
  method: 'get',
  path: API.hausEinstellungen,
  policy: { who: 'sitzung', anyOf: MAINTAINS, writes: false },
  responses: {
    200: json(z.array(einstellungSchema), 'In the order of the catalogue.'),
    304: { description: 'Unchanged.' },
  },
})

const saveHausOperation = operation({
  operationId: 'saveHausEinstellungen',
  tags: ['einstellung'],
  summary:
    "Several of the house's values at once, or none. Each change carries the value that it starts from; 412 when it has changed meanwhile.",
  method: 'put',
  path: API.hausEinstellungen,
  policy: { who: 'sitzung', anyOf: MAINTAINS, writes: true },
  request: { body: body(hausEinstellungenSaveSchema) },
  responses: { 200: json(z.array(einstellungSchema), 'As they are now, in the order of the catalogue.') },
})

export function einstellungRoutes(deps: Deps) {
  return router()
    .openapi(listOperation, endpoint(deps, listOperation, listEinstellungen))
    .openapi(
      saveOperation,
      endpoint(deps, saveOperation, (call) =>
        saveEinstellung(call, call.c.req.valid('param').name, call.c.req.valid('json')),
      ),
    )
    .openapi(listHausOperation, endpoint(deps, listHausOperation, listHausEinstellungen))
    .openapi(
      saveHausOperation,
      endpoint(deps, saveHausOperation, (call) => saveHausEinstellungen(call, call.c.req.valid('json'))),
    )
    .openapi(
      clearOperation,
      endpoint(deps, clearOperation, (call) => clearEinstellung(call, call.c.req.valid('param').name)),
    )
}
