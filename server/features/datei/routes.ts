import type { RouteHandler } from '@hono/zod-openapi'
import {
  bucketSchema,
  dateinameSchema,
  dateiPageSchema,
  dateiQuerySchema,
  dateiSchema,
  dateiUploadQuerySchema,
} from '@platzwart/contract/datei'
import { API } from '@platzwart/contract/paths'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { endpoint } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import { gate } from '../../platform/http/gate.ts'
import { json, operation } from '../../platform/http/operation.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { router } from '../../platform/http/router.ts'
import { BRING } from './checkBucket.ts'
import { type Content, readContent } from './content.ts'
import { deleteDatei } from './deleteDatei.ts'
import { listDateien } from './listDateien.ts'
import { findDatei, sendDatei } from './readDatei.ts'
import { newKey, refuseUpload, uploadDatei, uploadProblem } from './uploadDatei.ts'

const tags = ['datei'] as [string]
const byName = { params: z.object({ bucket: bucketSchema, dateiname: dateinameSchema }) }
const brings = { who: 'sitzung', anyOf: BRING } as const
const binary = { schema: z.any().openapi({ type: 'string', format: 'binary' }) }

const uploadOperation = operation({
  operationId: 'uploadDatei',
  tags,
  summary:
    'Brings a png, jpg or pdf, as bytes. What it is is seen by its content; it is written anew without camera, place or anything that could run. A file of the same name is replaced.',
  method: 'put',
  path: API.datei,
  policy: { ...brings, writes: true },
  refusals: [429],
  request: {
    ...byName,
    query: dateiUploadQuerySchema,
    body: { required: true, content: { 'application/octet-stream': binary } },
  },
  responses: { 200: json(dateiSchema, 'Replaced.'), 201: json(dateiSchema, 'There now.') },
})

const downloadOperation = operation({
  operationId: 'getDatei',
  tags,
  summary:
    'A file of the own Mandant. Pictures of vehicles are for everybody, receipts for who brought them.',
  method: 'get',
  path: API.datei,
  policy: { who: 'sitzung', writes: false },
  request: byName,
  responses: {
    200: {
      description: 'The bytes.',
      content: { 'image/png': binary, 'image/jpeg': binary, 'application/pdf': binary },
    },
    304: { description: 'Unchanged.' },
  },
})

const listOperation = operation({
  operationId: 'listDateien',
  tags,
  summary: 'The files of a bucket by name: all for those who keep it, the own ones for others.',
  method: 'get',
  path: API.dateien,
  policy: { ...brings, writes: false },
  request: { params: z.object({ bucket: bucketSchema }), query: dateiQuerySchema },
  responses: { 200: json(dateiPageSchema, 'By name.'), 304: { description: 'Unchanged.' } },
})

const deleteOperation = operation({
  operationId: 'deleteDatei',
  tags,
  summary: 'Removes a file that no record refers to.',
  method: 'delete',
  path: API.datei,
  policy: { ...brings, writes: true },
  request: byName,
  responses: { 204: { description: 'Gone.' } },
})

/** Asks first, then reads the bytes, then stores them, then records them: no record without bytes, whatever breaks off where. */
function uploadHandler(deps: Deps): RouteHandler<typeof uploadOperation, AppEnv> {
  const admit = gate(deps, uploadOperation, async (call) => {
    const refused = await refuseUpload(call, call.c.req.valid('param'))
    return refused ?? { mandantId: call.tx.scope.mandantId, benutzerId: call.person.id }
  })
  return async (c) => {
    const admitted = await admit(c)
    if ('refused' in admitted) return admitted.refused as never
    const { mandantId, benutzerId } = admitted.value
    const refuse = (error: unknown) => {
      throw uploadProblem(error, c.get('sprache'))
    }
    const content = await readContent(c.req.raw, c.req.valid('query').als, benutzerId).catch(refuse)
    const { bucket } = c.req.valid('param')
    const key = newKey(mandantId, bucket, deps.clock.now())
    await deps.storage.put(key, content.bytes).catch(refuse)
    return (await recordUpload(c, content, key)) as never
  }

  async function recordUpload(
    c: Parameters<RouteHandler<typeof uploadOperation, AppEnv>>[0],
    content: Content,
    key: string,
  ): Promise<Response> {
    // The bytes are read; what a repeated request is compared by is their hash.
    c.req.bodyCache = { text: Promise.resolve(content.herkunft) as never }
    let kept = false
    const settle = endpoint(deps, uploadOperation, async (call) => {
      call.tx.afterCommit(() => {
        kept = true
      })
      return uploadDatei(call, call.c.req.valid('param'), content, key)
    })
    try {
      return (await (settle as unknown as (context: typeof c) => Promise<Response>)(c)) satisfies Response
    } finally {
      // Refused, or a repetition whose answer was known: the sweep would find them too.
      if (!kept) await deps.storage.remove([key]).catch(() => undefined)
    }
  }
}

function downloadHandler(deps: Deps): RouteHandler<typeof downloadOperation, AppEnv> {
  const find = gate(deps, downloadOperation, (call) => findDatei(call, call.c.req.valid('param')))
  return async (c) => {
    const found = await find(c)
    if ('refused' in found) return found.refused as never
    const answer = await sendDatei(deps.storage, found.value, c.req.raw)
    if (answer) return answer as never
    deps.logger.error(
      { datei: found.value.id, requestId: c.get('requestId') },
      'a file is missing in the store',
    )
    throw new ProblemError({ status: 404, code: 'nichtGefunden' })
  }
}

export function dateiRoutes(deps: Deps) {
  return router()
    .openapi(
      listOperation,
      endpoint(deps, listOperation, (call) =>
        listDateien(call, call.c.req.valid('param').bucket, call.c.req.valid('query')),
      ),
    )
    .openapi(uploadOperation, uploadHandler(deps))
    .openapi(downloadOperation, downloadHandler(deps))
    .openapi(
      deleteOperation,
      endpoint(deps, deleteOperation, (call) => deleteDatei(call, call.c.req.valid('param'))),
    )
}
