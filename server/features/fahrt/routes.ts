import {
  ersatzSchema,
  ersatzTakeSchema,
  fahrzeugBuchungChangeSchema,
  fahrzeugBuchungCreateSchema,
  fahrzeugBuchungPageSchema,
  fahrzeugBuchungQuerySchema,
  fahrzeugBuchungSchema,
  fahrzeugStornoResultSchema,
  fahrzeugStornoSchema,
} from '@platzwart/contract/fahrzeugBuchung'
import { API } from '@platzwart/contract/paths'
import { uuid } from '@platzwart/contract/schema'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { endpoint, refuse } from '../../platform/http/endpoint.ts'
import { versionOf } from '../../platform/http/etag.ts'
import { body, json, operation } from '../../platform/http/operation.ts'
import { router } from '../../platform/http/router.ts'
import { bookFahrt } from './bookFahrt.ts'
import { cancelFahrt } from './cancelFahrt.ts'
import { cancelFahrten } from './cancelFahrten.ts'
import { changeFahrt } from './changeFahrt.ts'
import { listFahrten } from './listFahrten.ts'
import { proposeErsatz } from './proposeErsatz.ts'
import { readFahrt } from './readFahrt.ts'
import { takeErsatz } from './takeErsatz.ts'
import { undoCancel } from './undoCancel.ts'

const reads = { who: 'sitzung', modul: 'fahrzeugbuchung', writes: false } as const
const writes = { who: 'sitzung', modul: 'fahrzeugbuchung', writes: true } as const
const maintains = { ...writes, anyOf: ['fahrzeug_pflege'] } as const
const tags = ['fahrzeugBuchung'] as [string]
const byId = { params: z.object({ id: uuid }) }

const bookOperation = operation({
  operationId: 'bookFahrzeug',
  tags,
  summary: 'Books a vehicle. A refusal names every rule with its origin, other cars, and another time.',
  method: 'post',
  path: API.fahrzeugBuchungen,
  policy: { ...writes, anyOf: ['fahrzeug_buchen', 'fahrzeug_fremdbuchung'] },
  request: { body: body(fahrzeugBuchungCreateSchema) },
  responses: { 201: json(fahrzeugBuchungSchema, 'Booked: reserved, or tentative until it is approved.') },
})

const listOperation = operation({
  operationId: 'listFahrzeugBuchungen',
  tags,
  summary:
    'Trips and blocks by vehicle, status, type, booker, driver and window; own ones unless one may maintain vehicles.',
  method: 'get',
  path: API.fahrzeugBuchungen,
  policy: reads,
  request: { query: fahrzeugBuchungQuerySchema },
  responses: { 200: json(fahrzeugBuchungPageSchema, 'By start.'), 304: { description: 'Unchanged.' } },
})

const readOperation = operation({
  operationId: 'getFahrzeugBuchung',
  tags,
  summary: "One trip, with the car's open damages.",
  method: 'get',
  path: API.fahrzeugBuchung,
  policy: reads,
  request: byId,
  responses: { 200: json(fahrzeugBuchungSchema, 'The trip.'), 304: { description: 'Unchanged.' } },
})

const changeOperation = operation({
  operationId: 'changeFahrzeugBuchung',
  tags,
  summary:
    'Moves a trip, or changes its car, its driver or what is said about it. If-Match carries the version that was read.',
  method: 'patch',
  path: API.fahrzeugBuchung,
  policy: writes,
  refusals: [412, 428],
  request: { ...byId, body: body(fahrzeugBuchungChangeSchema) },
  responses: { 200: json(fahrzeugBuchungSchema, 'As it is now.') },
})

const cancelOperation = operation({
  operationId: 'cancelFahrzeugBuchung',
  tags,
  summary: 'Cancels; the slot is held for 10 seconds in which it can be undone.',
  method: 'post',
  path: API.fahrzeugBuchungCancel,
  policy: writes,
  request: byId,
  responses: { 200: json(fahrzeugBuchungSchema, 'As it is now.') },
})

const undoCancelOperation = operation({
  operationId: 'undoCancelFahrzeugBuchung',
  tags,
  summary: 'Takes a cancellation back while the slot is held.',
  method: 'post',
  path: API.fahrzeugBuchungUndoCancel,
  policy: writes,
  request: byId,
  responses: { 200: json(fahrzeugBuchungSchema, 'As it is now.') },
})

const proposeOperation = operation({
  operationId: 'proposeErsatz',
  tags,
  summary: 'Other cars of the same or a higher category that can take the trip over, the best first.',
  method: 'get',
  path: API.fahrzeugBuchungErsatz,
  policy: reads,
  request: byId,
  responses: { 200: json(ersatzSchema, 'None is an empty list.'), 304: { description: 'Unchanged.' } },
})

const takeOperation = operation({
  operationId: 'takeErsatz',
  tags,
  summary: 'The trip goes over to another car; one that was cancelled for want of its car is booked anew.',
  method: 'post',
  path: API.fahrzeugBuchungErsatz,
  policy: writes,
  request: { ...byId, body: body(ersatzTakeSchema) },
  responses: { 200: json(fahrzeugBuchungSchema, 'The trip with the other car.') },
})

const stornoOperation = operation({
  operationId: 'cancelFahrzeugBuchungen',
  tags,
  summary: 'Cancels everything but what is done, by ids, vehicles and window, with an information text.',
  method: 'post',
  path: API.fahrzeugBuchungenStorno,
  policy: maintains,
  request: { body: body(fahrzeugStornoSchema) },
  responses: { 200: json(fahrzeugStornoResultSchema, 'What was cancelled.') },
})

function readRoutes(deps: Deps) {
  return router()
    .openapi(
      listOperation,
      endpoint(deps, listOperation, (call) => listFahrten(call, call.c.req.valid('query'))),
    )
    .openapi(
      readOperation,
      endpoint(deps, readOperation, (call) => readFahrt(call, call.c.req.valid('param').id)),
    )
    .openapi(
      proposeOperation,
      endpoint(deps, proposeOperation, (call) => proposeErsatz(call, call.c.req.valid('param').id)),
    )
}

function writeRoutes(deps: Deps) {
  return router()
    .openapi(
      bookOperation,
      endpoint(deps, bookOperation, (call) => bookFahrt(call, call.c.req.valid('json'))),
    )
    .openapi(
      changeOperation,
      endpoint(deps, changeOperation, async (call) => {
        const version = versionOf(call.c.req.header('if-match'))
        if (version === null) return refuse({ status: 428, code: 'anfrage.versionFehlt' })
        return changeFahrt(call, call.c.req.valid('param').id, version, call.c.req.valid('json'))
      }),
    )
    .openapi(
      cancelOperation,
      endpoint(deps, cancelOperation, (call) => cancelFahrt(call, call.c.req.valid('param').id)),
    )
    .openapi(
      undoCancelOperation,
      endpoint(deps, undoCancelOperation, (call) => undoCancel(call, call.c.req.valid('param').id)),
    )
    .openapi(
      takeOperation,
      endpoint(deps, takeOperation, (call) =>
        takeErsatz(call, call.c.req.valid('param').id, call.c.req.valid('json').fahrzeugId),
      ),
    )
}

function maintainRoutes(deps: Deps) {
  return router().openapi(
    stornoOperation,
    endpoint(deps, stornoOperation, (call) => cancelFahrten(call, call.c.req.valid('json'))),
  )
}

/** Trips, from the booking to what becomes of it before anybody drives. */
export function fahrtRoutes(deps: Deps) {
  return router().route('/', maintainRoutes(deps)).route('/', readRoutes(deps)).route('/', writeRoutes(deps))
}
