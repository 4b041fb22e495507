import { auftraegeSchema } from '@platzwart/contract/auftrag'
import { API } from '@platzwart/contract/paths'
import type { Deps } from '../../platform/deps.ts'
import { endpoint } from '../../platform/http/endpoint.ts'
import { json, operation } from '../../platform/http/operation.ts'
import { router } from '../../platform/http/router.ts'
import type { Jobs } from '../../platform/jobs/createJobs.ts'
import { listAuftraege } from './listAuftraege.ts'

const listOperation = operation({
  operationId: 'listAuftraege',
  tags: ['auftrag'],
  summary:
    'What the system does by itself: each job with its last runs and their results, and whether it is late.',
  method: 'get',
  path: API.auftraege,
  policy: { who: 'sitzung', anyOf: ['customizing_mandant_pflege', 'fahrzeug_pflege'], writes: false },
  responses: { 200: json(auftraegeSchema, 'By name.'), 304: { description: 'Unchanged.' } },
})

export function auftragRoutes(deps: Deps, jobs: Pick<Jobs, 'health'> | null) {
  return router().openapi(
    listOperation,
    endpoint(deps, listOperation, (call) => listAuftraege(call, jobs?.health() ?? [])),
  )
}
