import {
  historiePageSchema,
  historieQuerySchema,
  pruefungenSaveSchema,
  pruefungSchema,
  schadenCreateSchema,
  schadenQuerySchema,
  schadenSchema,
  schadenUpdateSchema,
  serviceheftSaveSchema,
  serviceheftSchema,
} from '@platzwart/contract/fahrzeug'
import { API } from '@platzwart/contract/paths'
import { uuid } from '@platzwart/contract/schema'
import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { body, json, operation } from '../../../platform/http/operation.ts'
import { router } from '../../../platform/http/router.ts'
import { createSchaden } from './createSchaden.ts'
import { listHistorie } from './listHistorie.ts'
import { listPruefungen } from './listPruefungen.ts'
import { listSchaeden } from './listSchaeden.ts'
import { listServiceheft } from './listServiceheft.ts'
import { mendSchaden } from './mendSchaden.ts'
import { savePruefungen } from './savePruefungen.ts'
import { createServiceheft, deleteServiceheft, updateServiceheft } from './saveServiceheft.ts'

const tags = ['fahrzeug'] as [string]
const modul = 'fahrzeugbuchung' as const
const keeps = { who: 'sitzung', modul, anyOf: ['fahrzeug_pflege'], writes: true } as const
const looks = { ...keeps, writes: false } as const
const byId = { params: z.object({ id: uuid }) }
const unchanged = { 304: { description: 'Unchanged.' } } as const

const historieOperation = operation({
  operationId: 'listFahrzeugHistorie',
  tags,
  summary: 'What happened to a car, the newest first.',
  method: 'get',
  path: API.fahrzeugHistorie,
  policy: looks,
  request: { ...byId, query: historieQuerySchema },
  responses: { 200: json(historiePageSchema, 'The newest first.'), ...unchanged },
})

const schaedenOperation = operation({
  operationId: 'listSchaeden',
  tags,
  summary: "A car's open damages, with the mended ones on request.",
  method: 'get',
  path: API.fahrzeugSchaeden,
  policy: { who: 'sitzung', modul, writes: false },
  request: { ...byId, query: schadenQuerySchema },
  responses: { 200: json(z.array(schadenSchema), 'The newest first.'), ...unchanged },
})

const createSchadenOperation = operation({
  operationId: 'createSchaden',
  tags,
  summary: 'A damage that was found outside of a trip.',
  method: 'post',
  path: API.fahrzeugSchaeden,
  policy: keeps,
  request: { ...byId, body: body(schadenCreateSchema) },
  responses: { 201: json(schadenSchema, 'Recorded.') },
})

const mendOperation = operation({
  operationId: 'mendSchaden',
  tags,
  summary: 'A damage is mended. If-Match carries the version that was read.',
  method: 'patch',
  path: API.fahrzeugSchaden,
  policy: keeps,
  refusals: [412, 428],
  request: { ...byId, body: body(schadenUpdateSchema) },
  responses: { 200: json(schadenSchema, 'As it is now.') },
})

const heftOperation = operation({
  operationId: 'listServiceheft',
  tags,
  summary: "A car's service booklet.",
  method: 'get',
  path: API.fahrzeugServiceheft,
  policy: looks,
  request: byId,
  responses: { 200: json(z.array(serviceheftSchema), 'The newest first.'), ...unchanged },
})

const createHeftOperation = operation({
  operationId: 'createServiceheft',
  tags,
  summary: 'Writes down what was done to a car; an inspection that is done is due again after its interval.',
  method: 'post',
  path: API.fahrzeugServiceheft,
  policy: keeps,
  request: { ...byId, body: body(serviceheftSaveSchema) },
  responses: { 201: json(serviceheftSchema, 'Written down.') },
})

const updateHeftOperation = operation({
  operationId: 'updateServiceheft',
  tags,
  summary: 'Changes an entry. If-Match carries the version that was read.',
  method: 'put',
  path: API.fahrzeugServiceheftEintrag,
  policy: keeps,
  refusals: [412, 428],
  request: { ...byId, body: body(serviceheftSaveSchema) },
  responses: { 200: json(serviceheftSchema, 'As it is now.') },
})

const deleteHeftOperation = operation({
  operationId: 'deleteServiceheft',
  tags,
  summary: 'Takes an entry out. If-Match carries the version that was read.',
  method: 'delete',
  path: API.fahrzeugServiceheftEintrag,
  policy: keeps,
  refusals: [412, 428],
  request: byId,
  responses: { 204: { description: 'Gone.' } },
})

const pruefungenOperation = operation({
  operationId: 'listPruefungen',
  tags,
  summary: 'What is due at a car: HU, UVV, tyres, service.',
  method: 'get',
  path: API.fahrzeugPruefungen,
  policy: looks,
  request: byId,
  responses: { 200: json(z.array(pruefungSchema), 'By kind.'), ...unchanged },
})

const savePruefungenOperation = operation({
  operationId: 'savePruefungen',
  tags,
  summary: "Sets what is due at a car, as a whole. If-Match carries the car's version.",
  method: 'put',
  path: API.fahrzeugPruefungen,
  policy: keeps,
  refusals: [412, 428],
  request: { ...byId, body: body(pruefungenSaveSchema) },
  responses: { 200: json(z.array(pruefungSchema), 'As it is now.') },
})

/** What is kept about a car: its history, damages, service booklet and inspections. */
export function heftRoutes(deps: Deps) {
  return router()
    .openapi(
      historieOperation,
      endpoint(deps, historieOperation, (call) =>
        listHistorie(call, call.c.req.valid('param').id, call.c.req.valid('query')),
      ),
    )
    .openapi(
      schaedenOperation,
      endpoint(deps, schaedenOperation, (call) =>
        listSchaeden(call, call.c.req.valid('param').id, call.c.req.valid('query').behobene ?? false),
      ),
    )
    .openapi(
      createSchadenOperation,
      endpoint(deps, createSchadenOperation, (call) =>
        createSchaden(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
    .openapi(
      mendOperation,
      endpoint(deps, mendOperation, (call) => mendSchaden(call, call.c.req.valid('param').id)),
    )
    .openapi(
      heftOperation,
      endpoint(deps, heftOperation, (call) => listServiceheft(call, call.c.req.valid('param').id)),
    )
    .openapi(
      createHeftOperation,
      endpoint(deps, createHeftOperation, (call) =>
        createServiceheft(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
    .openapi(
      updateHeftOperation,
      endpoint(deps, updateHeftOperation, (call) =>
        updateServiceheft(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
    .openapi(
      deleteHeftOperation,
      endpoint(deps, deleteHeftOperation, (call) => deleteServiceheft(call, call.c.req.valid('param').id)),
    )
    .openapi(
      pruefungenOperation,
      endpoint(deps, pruefungenOperation, (call) => listPruefungen(call, call.c.req.valid('param').id)),
    )
    .openapi(
      savePruefungenOperation,
      endpoint(deps, savePruefungenOperation, (call) =>
        savePruefungen(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
}
