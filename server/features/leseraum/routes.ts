import { betroffeneSchema, leseraumDetailSchema, leseraumSaveSchema } from '@platzwart/contract/grundriss'
import {
  buchungChangeSchema,
  buchungCreateSchema,
  buchungPageSchema,
  buchungQuerySchema,
  buchungSchema,
  freiQuerySchema,
  freiSchema,
  sperreCreateSchema,
  sperreSchema,
} from '@platzwart/contract/leseraum'
import { API } from '@platzwart/contract/paths'
import { uuid } from '@platzwart/contract/schema'
import { ausstattungSaveSchema, ausstattungViewSchema } from '@platzwart/contract/standort'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { endpoint, refuse } from '../../platform/http/endpoint.ts'
import { versionOf } from '../../platform/http/etag.ts'
import { body, json, operation } from '../../platform/http/operation.ts'
import { router } from '../../platform/http/router.ts'
import { listAusstattungen } from '../grundriss/queries.ts'
import { book } from './book.ts'
import { cancel } from './cancel.ts'
import { change } from './change.ts'
import { checkIn } from './checkIn.ts'
import { confirm } from './confirm.ts'
import { free } from './free.ts'
import { list } from './list.ts'
import { listBetroffene } from './listBetroffene.ts'
import { lock } from './lock.ts'
import { read } from './read.ts'
import { readDetail } from './readDetail.ts'
import { saveAusstattung } from './saveAusstattung.ts'
import { saveLeseraum } from './saveLeseraum.ts'
import { undoCancel } from './undoCancel.ts'

const reads = { who: 'sitzung', modul: 'leseraum', writes: false } as const
const writes = { who: 'sitzung', modul: 'leseraum', writes: true } as const
const tags = ['leseraum'] as [string]
const byId = { params: z.object({ id: uuid }) }

const bookOperation = operation({
  operationId: 'bookLeseraum',
  tags,
  summary: 'Books a seat or room. A refusal names every rule with its origin, and up to three alternatives.',
  method: 'post',
  path: API.buchungen,
  policy: writes,
  request: { body: body(buchungCreateSchema) },
  responses: { 201: json(buchungSchema, 'Booked: reserved, or tentative until the second person confirms.') },
})

const listOperation = operation({
  operationId: 'listLeseraumBuchungen',
  tags,
  summary:
    'Bookings by room, plan, day, window, status and either mail; own ones unless one may maintain bookings.',
  method: 'get',
  path: API.buchungen,
  policy: reads,
  request: { query: buchungQuerySchema },
  responses: { 200: json(buchungPageSchema, 'By start.'), 304: { description: 'Unchanged.' } },
})

const readOperation = operation({
  operationId: 'getLeseraumBuchung',
  tags,
  summary: 'One booking.',
  method: 'get',
  path: API.buchung,
  policy: reads,
  request: byId,
  responses: { 200: json(buchungSchema, 'The booking.'), 304: { description: 'Unchanged.' } },
})

const changeOperation = operation({
  operationId: 'changeLeseraumBuchung',
  tags,
  summary: 'Moves a booking or changes its group. If-Match carries the version that was read.',
  method: 'patch',
  path: API.buchung,
  policy: writes,
  refusals: [412, 428],
  request: { ...byId, body: body(buchungChangeSchema) },
  responses: { 200: json(buchungSchema, 'As it is now.') },
})

const TRANSITIONS = {
  confirm: { path: API.buchungConfirm, summary: 'The second person agrees: vorgemerkt becomes reserviert.' },
  checkIn: {
    path: API.buchungCheckIn,
    summary: 'Somebody is there: reserviert becomes durchgeführt, 15 minutes either side of the start.',
  },
  cancel: {
    path: API.buchungCancel,
    summary: 'Cancels; the slot is held for 10 seconds in which it can be undone.',
  },
  undoCancel: { path: API.buchungUndoCancel, summary: 'Takes a cancellation back while the slot is held.' },
} as const

function transitionOperation<N extends keyof typeof TRANSITIONS>(name: N) {
  return operation({
    operationId: `${name}LeseraumBuchung`,
    tags,
    summary: TRANSITIONS[name].summary,
    method: 'post',
    path: TRANSITIONS[name].path as (typeof TRANSITIONS)[N]['path'],
    policy: writes,
    request: byId,
    responses: { 200: json(buchungSchema, 'As it is now.') },
  })
}

const confirmOperation = transitionOperation('confirm')
const checkInOperation = transitionOperation('checkIn')
const cancelOperation = transitionOperation('cancel')
const undoCancelOperation = transitionOperation('undoCancel')

const freeOperation = operation({
  operationId: 'findFreeLeseraeume',
  tags,
  summary: 'Whether anything is free, by plan; if not, when next that day.',
  method: 'get',
  path: API.frei,
  policy: reads,
  request: { query: freiQuerySchema },
  responses: { 200: json(freiSchema, 'By plan.'), 304: { description: 'Unchanged.' } },
})

const lockOperation = operation({
  operationId: 'lockLeseraeume',
  tags,
  summary: 'Locks seats or a whole plan for a period (status verschlossen); all or none.',
  method: 'post',
  path: API.sperren,
  policy: { ...writes, anyOf: ['buchung_pflege'] },
  request: { body: body(sperreCreateSchema) },
  responses: { 201: json(sperreSchema, 'Locked; each id can be cancelled like a booking.') },
})

const leseraumOperation = operation({
  operationId: 'getLeseraum',
  tags: ['leseraum'],
  summary: 'A seat or room, with the version that its maintenance sends back.',
  method: 'get',
  path: API.leseraum,
  policy: reads,
  request: byId,
  responses: { 200: json(leseraumDetailSchema, 'The seat or room.'), 304: { description: 'Unchanged.' } },
})

const saveLeseraumOperation = operation({
  operationId: 'saveLeseraum',
  tags: ['leseraum'],
  summary:
    'Makes or changes a seat or room with its equipment. Deactivating it cancels its bookings that have not ended.',
  method: 'put',
  path: API.leseraum,
  policy: { ...reads, anyOf: ['ausstattungs_pflege'], writes: true },
  refusals: [412, 428],
  request: { ...byId, body: body(leseraumSaveSchema) },
  responses: { 200: json(leseraumDetailSchema, 'As it is now.') },
})

const betroffeneOperation = operation({
  operationId: 'listBetroffene',
  tags: ['leseraum'],
  summary: 'The bookings that deactivating a seat or room would cancel.',
  method: 'get',
  path: API.leseraumBetroffene,
  policy: { ...reads, anyOf: ['ausstattungs_pflege'] },
  request: byId,
  responses: { 200: json(betroffeneSchema, 'By start.'), 304: { description: 'Unchanged.' } },
})

const ausstattungenOperation = operation({
  operationId: 'listAusstattungen',
  tags: ['leseraum'],
  summary: 'Kinds of equipment.',
  method: 'get',
  path: API.ausstattungen,
  policy: reads,
  responses: { 200: json(z.array(ausstattungViewSchema), 'By name.'), 304: { description: 'Unchanged.' } },
})

const saveAusstattungOperation = operation({
  operationId: 'saveAusstattung',
  tags: ['leseraum'],
  summary: 'Makes or renames a kind of equipment. If-Match carries the version that was read.',
  method: 'put',
  path: API.ausstattung,
  policy: { ...reads, anyOf: ['ausstattungs_pflege'], writes: true },
  refusals: [412, 428],
  request: { ...byId, body: body(ausstattungSaveSchema) },
  responses: { 200: json(ausstattungViewSchema, 'As it is now.') },
})

/** Seats, rooms and their equipment, and who maintains them. */
function roomRoutes(deps: Deps) {
  return router()
    .openapi(
      leseraumOperation,
      endpoint(deps, leseraumOperation, (call) => readDetail(call, call.c.req.valid('param').id)),
    )
    .openapi(
      saveLeseraumOperation,
      endpoint(deps, saveLeseraumOperation, (call) =>
        saveLeseraum(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
    .openapi(
      betroffeneOperation,
      endpoint(deps, betroffeneOperation, (call) => listBetroffene(call, call.c.req.valid('param').id)),
    )
    .openapi(
      ausstattungenOperation,
      endpoint(deps, ausstattungenOperation, async ({ tx }) => ({
        status: 200,
        body: await listAusstattungen(tx),
      })),
    )
    .openapi(
      saveAusstattungOperation,
      endpoint(deps, saveAusstattungOperation, (call) =>
        saveAusstattung(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
}

function bookingRoutes(deps: Deps) {
  return router()
    .openapi(
      bookOperation,
      endpoint(deps, bookOperation, (call) => book(call, call.c.req.valid('json'))),
    )
    .openapi(
      listOperation,
      endpoint(deps, listOperation, (call) => list(call, call.c.req.valid('query'))),
    )
    .openapi(
      readOperation,
      endpoint(deps, readOperation, (call) => read(call, call.c.req.valid('param').id)),
    )
    .openapi(
      changeOperation,
      endpoint(deps, changeOperation, async (call) => {
        const version = versionOf(call.c.req.header('if-match'))
        if (version === null) return refuse({ status: 428, code: 'anfrage.versionFehlt' })
        return change(call, call.c.req.valid('param').id, version, call.c.req.valid('json'))
      }),
    )
    .openapi(
      confirmOperation,
      endpoint(deps, confirmOperation, (call) => confirm(call, call.c.req.valid('param').id)),
    )
    .openapi(
      checkInOperation,
      endpoint(deps, checkInOperation, (call) => checkIn(call, call.c.req.valid('param').id)),
    )
    .openapi(
      cancelOperation,
      endpoint(deps, cancelOperation, (call) => cancel(call, call.c.req.valid('param').id)),
    )
    .openapi(
      undoCancelOperation,
      endpoint(deps, undoCancelOperation, (call) => undoCancel(call, call.c.req.valid('param').id)),
    )
    .openapi(
      freeOperation,
      endpoint(deps, freeOperation, (call) => free(call, call.c.req.valid('query'))),
    )
    .openapi(
      lockOperation,
      endpoint(deps, lockOperation, (call) => lock(call, call.c.req.valid('json'))),
    )
}

export function leseraumRoutes(deps: Deps) {
  // Bookings first: the route of one seat would take a word of theirs for an id.
  return router().route('/', bookingRoutes(deps)).route('/', roomRoutes(deps))
}
