import {
  fahrtCompleteSchema,
  fahrtCorrectSchema,
  fahrtenbuchEintragSchema,
  fahrtenbuchPageSchema,
  fahrtenbuchQuerySchema,
  fahrtenOffenSchema,
  lueckeExplainSchema,
  lueckenSchema,
  verifySchema,
} from '@platzwart/contract/fahrtenbuch'
import { API } from '@platzwart/contract/paths'
import { uuid } from '@platzwart/contract/schema'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { endpoint } from '../../platform/http/endpoint.ts'
import { body, json, operation } from '../../platform/http/operation.ts'
import { router } from '../../platform/http/router.ts'
import { completeFahrt } from './completeFahrt.ts'
import { correctFahrt } from './correctFahrt.ts'
import { explainLuecke } from './explainLuecke.ts'
import { listFahrten } from './listFahrten.ts'
import { listLuecken } from './listLuecken.ts'
import { listOpen } from './listOpen.ts'
import { showVerification } from './showVerification.ts'

const modul = 'fahrzeugbuchung'
const reads = {
  who: 'sitzung',
  modul,
  anyOf: ['fahrzeug_logbuch_report', 'fahrzeug_pflege'],
  writes: false,
} as const
const keeps = { who: 'sitzung', modul, anyOf: ['fahrzeug_pflege'], writes: true } as const
const tags = ['fahrtenbuch'] as [string]
const byId = { params: z.object({ id: uuid }) }
const unchanged = { 304: { description: 'Unchanged.' } } as const

const listOperation = operation({
  operationId: 'listFahrten',
  tags,
  summary:
    'A vehicle’s logbook by time, driver, purpose and kind of trip, the newest first; every trip with all that it was before.',
  method: 'get',
  path: API.fahrzeugFahrtenbuch,
  policy: reads,
  request: { ...byId, query: fahrtenbuchQuerySchema },
  responses: { 200: json(fahrtenbuchPageSchema, 'A page, with the sums of all.'), ...unchanged },
})

const offenOperation = operation({
  operationId: 'listOffeneFahrten',
  tags,
  summary: 'One’s own trips whose purpose is still to be completed, the most urgent first.',
  method: 'get',
  path: API.fahrtenbuchOffen,
  policy: { who: 'sitzung', modul, writes: false },
  responses: { 200: json(fahrtenOffenSchema, 'By the time that is left.'), ...unchanged },
})

const completeOperation = operation({
  operationId: 'completeFahrt',
  tags,
  summary:
    'Completes a trip’s purpose, by its driver or the fleet manager; after seven days it is marked as late.',
  method: 'post',
  path: API.fahrtenbuchEintragComplete,
  policy: { who: 'sitzung', modul, writes: true },
  request: { ...byId, body: body(fahrtCompleteSchema) },
  responses: { 200: json(fahrtenbuchEintragSchema, 'As it is now.') },
})

const correctOperation = operation({
  operationId: 'correctFahrt',
  tags,
  summary:
    'Corrects a trip by a new row with its reason; the old values stay. `stand` is the newest row that was read.',
  method: 'post',
  path: API.fahrtenbuchEintragCorrect,
  policy: keeps,
  request: { ...byId, body: body(fahrtCorrectSchema) },
  responses: { 200: json(fahrtenbuchEintragSchema, 'As it is now.') },
})

const lueckenOperation = operation({
  operationId: 'listLuecken',
  tags,
  summary: 'Kilometres that no entry of a vehicle’s logbook tells.',
  method: 'get',
  path: API.fahrzeugFahrtenbuchLuecken,
  policy: reads,
  request: byId,
  responses: { 200: json(lueckenSchema, 'By mileage.'), ...unchanged },
})

const explainOperation = operation({
  operationId: 'explainLuecke',
  tags,
  summary: 'Says what kilometres were that no trip tells: all of a gap, or a part.',
  method: 'post',
  path: API.fahrzeugFahrtenbuchLuecken,
  policy: keeps,
  request: { ...byId, body: body(lueckeExplainSchema) },
  responses: { 201: json(fahrtenbuchEintragSchema, 'The entry that tells them now.') },
})

const verifyOperation = operation({
  operationId: 'verifyFahrtenbuch',
  tags,
  summary: 'Checks a vehicle’s chain from its first entry to its last, and names the first that is broken.',
  method: 'get',
  path: API.fahrzeugFahrtenbuchVerify,
  policy: reads,
  request: byId,
  responses: { 200: json(verifySchema, 'What was found.'), ...unchanged },
})

export function fahrtenbuchRoutes(deps: Deps) {
  return router()
    .openapi(
      listOperation,
      endpoint(deps, listOperation, (call) =>
        listFahrten(call, call.c.req.valid('param').id, call.c.req.valid('query')),
      ),
    )
    .openapi(offenOperation, endpoint(deps, offenOperation, listOpen))
    .openapi(
      completeOperation,
      endpoint(deps, completeOperation, (call) =>
        completeFahrt(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
    .openapi(
      correctOperation,
      endpoint(deps, correctOperation, (call) =>
        correctFahrt(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
    .openapi(
      lueckenOperation,
      endpoint(deps, lueckenOperation, (call) => listLuecken(call, call.c.req.valid('param').id)),
    )
    .openapi(
      explainOperation,
      endpoint(deps, explainOperation, (call) =>
        explainLuecke(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
    .openapi(
      verifyOperation,
      endpoint(deps, verifyOperation, (call) => showVerification(call, call.c.req.valid('param').id)),
    )
}
