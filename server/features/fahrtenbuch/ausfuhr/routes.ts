import type { RouteHandler } from '@hono/zod-openapi'
import { ausfuhrCreateSchema, ausfuhrSchema } from '@platzwart/contract/fahrtenbuch'
import { API } from '@platzwart/contract/paths'
import { uuid } from '@platzwart/contract/schema'
import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { endpoint } from '../../../platform/http/endpoint.ts'
import type { AppEnv } from '../../../platform/http/env.ts'
import { gate } from '../../../platform/http/gate.ts'
import { body, json, operation } from '../../../platform/http/operation.ts'
import { ProblemError } from '../../../platform/http/problem.ts'
import { router } from '../../../platform/http/router.ts'
import { findAusfuhrDatei, listAusfuhren, sendAusfuhrDatei, showAusfuhr } from './readAusfuhr.ts'
import { requestAusfuhr } from './requestAusfuhr.ts'

const reads = {
  who: 'sitzung',
  modul: 'fahrzeugbuchung',
  anyOf: ['fahrzeug_logbuch_report', 'fahrzeug_pflege'],
  writes: false,
} as const
const tags = ['fahrtenbuch'] as [string]
const byId = { params: z.object({ id: uuid }) }
const unchanged = { 304: { description: 'Unchanged.' } } as const

const requestOperation = operation({
  operationId: 'requestAusfuhr',
  tags,
  summary: 'Asks for logbooks in a file; a job makes it, and it is there for a day.',
  method: 'post',
  path: API.ausfuhren,
  policy: { ...reads, writes: true },
  refusals: [429],
  request: { body: body(ausfuhrCreateSchema) },
  responses: { 201: json(ausfuhrSchema, 'Waits for its turn.') },
})

const ausfuhrenOperation = operation({
  operationId: 'listAusfuhren',
  tags,
  summary: 'One’s own exports of the last day, the newest first.',
  method: 'get',
  path: API.ausfuhren,
  policy: reads,
  responses: { 200: json(z.array(ausfuhrSchema), 'By age.'), ...unchanged },
})

const ausfuhrOperation = operation({
  operationId: 'getAusfuhr',
  tags,
  summary: 'How far an export is.',
  method: 'get',
  path: API.ausfuhr,
  policy: reads,
  request: byId,
  responses: { 200: json(ausfuhrSchema, 'As it is now.'), ...unchanged },
})

const binary = { schema: z.any().openapi({ type: 'string', format: 'binary' }) }

const downloadOperation = operation({
  operationId: 'getAusfuhrDatei',
  tags,
  summary: 'The file of an export that is ready, for who asked for it.',
  method: 'get',
  path: API.ausfuhrDatei,
  policy: reads,
  request: byId,
  responses: {
    200: {
      description: 'The bytes.',
      content: {
        'application/pdf': binary,
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': binary,
      },
    },
  },
})

function downloadHandler(deps: Deps): RouteHandler<typeof downloadOperation, AppEnv> {
  const find = gate(deps, downloadOperation, (call) => findAusfuhrDatei(call, call.c.req.valid('param').id))
  return async (c) => {
    const found = await find(c)
    if ('refused' in found) return found.refused as never
    const answer = await sendAusfuhrDatei(deps.storage, found.value)
    if (answer) return answer as never
    throw new ProblemError({ status: 404, code: 'nichtGefunden' })
  }
}

/** Logbooks in a file. */
export function ausfuhrRoutes(deps: Deps) {
  return router()
    .openapi(
      requestOperation,
      endpoint(deps, requestOperation, (call) => requestAusfuhr(call, call.c.req.valid('json'))),
    )
    .openapi(ausfuhrenOperation, endpoint(deps, ausfuhrenOperation, listAusfuhren))
    .openapi(
      ausfuhrOperation,
      endpoint(deps, ausfuhrOperation, (call) => showAusfuhr(call, call.c.req.valid('param').id)),
    )
    .openapi(downloadOperation, downloadHandler(deps))
}
