import {
  fuehrerscheinBetroffeneQuerySchema,
  fuehrerscheinBetroffeneSchema,
  fuehrerscheinPageSchema,
  fuehrerscheinPruefungCreateSchema,
  fuehrerscheinPruefungenSchema,
  fuehrerscheinPruefungSchema,
  fuehrerscheinQuerySchema,
  fuehrerscheinSaveSchema,
  fuehrerscheinSchema,
} from '@platzwart/contract/fuehrerschein'
import { API } from '@platzwart/contract/paths'
import { uuid } from '@platzwart/contract/schema'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { endpoint } from '../../platform/http/endpoint.ts'
import { body, json, operation } from '../../platform/http/operation.ts'
import { router } from '../../platform/http/router.ts'
import { checkFuehrerschein } from './checkFuehrerschein.ts'
import { listBetroffene } from './listBetroffene.ts'
import { listFuehrerscheine } from './listFuehrerscheine.ts'
import { listPruefungen } from './listPruefungen.ts'
import { readFuehrerschein, readOwn } from './readFuehrerschein.ts'
import { saveFuehrerschein } from './saveFuehrerschein.ts'

const anybody = { who: 'sitzung', modul: 'fahrzeugbuchung' } as const
const checker = { ...anybody, anyOf: ['fahrzeug_fuehrerscheinpruefung'] } as const
const tags = ['fuehrerschein'] as [string]
const ofPerson = { params: z.object({ benutzerId: uuid }) }

const ownOperation = operation({
  operationId: 'getEigenerFuehrerschein',
  tags,
  summary: "One's own licence: what it covers, the next check, a ban. Version 0 when none was recorded.",
  method: 'get',
  path: API.fuehrerscheinEigener,
  policy: { ...anybody, writes: false },
  responses: { 200: json(fuehrerscheinSchema, 'One’s own.'), 304: { description: 'Unchanged.' } },
})

const listOperation = operation({
  operationId: 'listFuehrerscheine',
  tags,
  summary: 'Licences of everybody who may book vehicles: those due, or all; the longest overdue first.',
  method: 'get',
  path: API.fuehrerscheine,
  policy: { ...checker, writes: false },
  request: { query: fuehrerscheinQuerySchema },
  responses: {
    200: json(fuehrerscheinPageSchema, 'By the day of the next check.'),
    304: { description: 'Unchanged.' },
  },
})

const readOperation = operation({
  operationId: 'getFuehrerschein',
  tags,
  summary: "One person's licence; version 0 when none was recorded yet.",
  method: 'get',
  path: API.fuehrerschein,
  policy: { ...checker, writes: false },
  request: ofPerson,
  responses: { 200: json(fuehrerscheinSchema, 'The licence.'), 304: { description: 'Unchanged.' } },
})

const saveOperation = operation({
  operationId: 'saveFuehrerschein',
  tags,
  summary:
    "Writes down what stands on somebody else's card. If-Match carries the version that was read. Bookings that it hits are answered with 409 until something is said about them.",
  method: 'put',
  path: API.fuehrerschein,
  policy: { ...checker, writes: true },
  refusals: [412, 428],
  request: { ...ofPerson, body: body(fuehrerscheinSaveSchema) },
  responses: { 200: json(fuehrerscheinSchema, 'As it is now.') },
})

const betroffeneOperation = operation({
  operationId: 'listFuehrerscheinBetroffene',
  tags,
  summary: 'The bookings that a card, or a check that was not in order, would hit, and with which text.',
  method: 'get',
  path: API.fuehrerscheinBetroffene,
  policy: { ...checker, writes: false },
  request: { ...ofPerson, query: fuehrerscheinBetroffeneQuerySchema },
  responses: { 200: json(fuehrerscheinBetroffeneSchema, 'By start.'), 304: { description: 'Unchanged.' } },
})

const notesOperation = operation({
  operationId: 'listFuehrerscheinPruefungen',
  tags,
  summary: 'The notes of all checks of one person, the newest first.',
  method: 'get',
  path: API.fuehrerscheinPruefungen,
  policy: { ...checker, writes: false },
  request: ofPerson,
  responses: {
    200: json(fuehrerscheinPruefungenSchema, 'By day, the newest first.'),
    304: { description: 'Unchanged.' },
  },
})

const checkOperation = operation({
  operationId: 'checkFuehrerschein',
  tags,
  summary: "Notes that somebody else's licence was seen. A note stays as it is; there is no picture.",
  method: 'post',
  path: API.fuehrerscheinPruefungen,
  policy: { ...checker, writes: true },
  request: { ...ofPerson, body: body(fuehrerscheinPruefungCreateSchema) },
  responses: { 201: json(fuehrerscheinPruefungSchema, 'Noted.') },
})

export function fuehrerscheinRoutes(deps: Deps) {
  return (
    router()
      // Before the route of one person, which would take the word for an id.
      .openapi(
        ownOperation,
        endpoint(deps, ownOperation, (call) => readOwn(call)),
      )
      .openapi(
        listOperation,
        endpoint(deps, listOperation, (call) => listFuehrerscheine(call, call.c.req.valid('query'))),
      )
      .openapi(
        readOperation,
        endpoint(deps, readOperation, (call) =>
          readFuehrerschein(call, call.c.req.valid('param').benutzerId),
        ),
      )
      .openapi(
        saveOperation,
        endpoint(deps, saveOperation, (call) =>
          saveFuehrerschein(call, call.c.req.valid('param').benutzerId, call.c.req.valid('json')),
        ),
      )
      .openapi(
        betroffeneOperation,
        endpoint(deps, betroffeneOperation, (call) =>
          listBetroffene(call, call.c.req.valid('param').benutzerId, call.c.req.valid('query')),
        ),
      )
      .openapi(
        notesOperation,
        endpoint(deps, notesOperation, (call) => listPruefungen(call, call.c.req.valid('param').benutzerId)),
      )
      .openapi(
        checkOperation,
        endpoint(deps, checkOperation, (call) =>
          checkFuehrerschein(call, call.c.req.valid('param').benutzerId, call.c.req.valid('json')),
        ),
      )
  )
}
