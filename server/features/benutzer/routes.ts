import { API } from '@platzwart/contract/paths'
import { type demoLoginSchema, spracheUpdateSchema, startSchema } from '@platzwart/contract/start'
import type { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { hostname } from '../../platform/http/caller.ts'
import { endpoint } from '../../platform/http/endpoint.ts'
import { body, json, operation } from '../../platform/http/operation.ts'
import { router } from '../../platform/http/router.ts'
import { changeSprache } from './changeSprache.ts'
import { start } from './start.ts'

const startOperation = operation({
  operationId: 'start',
  tags: ['mandant'],
  summary:
    'All that the app needs before its first page: the Mandant of the host, and the session if there is one.',
  method: 'get',
  path: API.start,
  policy: { who: 'offen', writes: false },
  responses: { 200: json(startSchema, 'The start.') },
})

const spracheOperation = operation({
  operationId: 'changeSprache',
  tags: ['benutzer'],
  summary: "The language of one's own screens and mails.",
  method: 'put',
  path: API.sprache,
  policy: { who: 'sitzung', writes: true },
  request: { body: body(spracheUpdateSchema) },
  responses: { 204: { description: 'Saved.' } },
})

export interface StartFacts {
  readonly demo: z.infer<typeof demoLoginSchema>[] | null
  readonly build: string
}

/** What the app knows of who has opened it. */
export function benutzerRoutes(deps: Deps, facts: StartFacts) {
  return router()
    .openapi(startOperation, async (c) => {
      const known = await start(deps, {
        token: c.get('token'),
        hostMandantId: c.get('hostMandantId'),
        host: hostname(c.get('host')),
        requestId: c.get('requestId'),
      })
      c.header('cache-control', 'no-store')
      return c.json({ ...known, ...facts, jetzt: deps.clock.now().toString() }, 200)
    })
    .openapi(
      spracheOperation,
      endpoint(deps, spracheOperation, (call) => changeSprache(call, call.c.req.valid('json').sprache)),
    )
}
