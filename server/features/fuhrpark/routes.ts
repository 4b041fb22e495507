import {
  betroffeneQuerySchema,
  betroffeneSchema,
  buchungszeitenSaveSchema,
  deaktivierenSchema,
  fahrzeugBildSchema,
  fahrzeugCreateSchema,
  fahrzeugPageSchema,
  fahrzeugQuerySchema,
  fahrzeugSchema,
  fahrzeugUpdateSchema,
} from '@platzwart/contract/fahrzeug'
import { fahrzeugBuchungSchema, fahrzeugSperreCreateSchema } from '@platzwart/contract/fahrzeugBuchung'
import { API } from '@platzwart/contract/paths'
import { uuid } from '@platzwart/contract/schema'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { endpoint } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import { issuesOfZod } from '../../platform/http/issuesOfZod.ts'
import { body, json, operation } from '../../platform/http/operation.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import { router } from '../../platform/http/router.ts'
import { showFahrzeug } from '../flotte/showFahrzeug.ts'
import { closeFahrzeug } from './closeFahrzeug.ts'
import { createFahrzeug } from './createFahrzeug.ts'
import { deactivateFahrzeug } from './deactivateFahrzeug.ts'
import { listBetroffene } from './listBetroffene.ts'
import { listFahrzeuge } from './listFahrzeuge.ts'
import { clearBuchungszeiten, saveBuchungszeiten } from './saveBuchungszeiten.ts'
import { setBild } from './setBild.ts'
import { updateFahrzeug } from './updateFahrzeug.ts'

const tags = ['fahrzeug'] as [string]
const reads = { who: 'sitzung', modul: 'fahrzeugbuchung', writes: false } as const
const keeps = { who: 'sitzung', modul: 'fahrzeugbuchung', anyOf: ['fahrzeug_pflege'], writes: true } as const
const byId = { params: z.object({ id: uuid }) }
const unchanged = { 304: { description: 'Unchanged.' } } as const
const asItIsNow = { 200: json(fahrzeugSchema, 'As it is now.') } as const

const listOperation = operation({
  operationId: 'listFahrzeuge',
  tags,
  summary:
    'The fleet by location and plate, with how each car is; deactivated cars for those who maintain them.',
  method: 'get',
  path: API.fahrzeuge,
  policy: reads,
  request: { query: fahrzeugQuerySchema },
  responses: { 200: json(fahrzeugPageSchema, 'By location and plate.'), ...unchanged },
})

const showOperation = operation({
  operationId: 'getFahrzeug',
  tags,
  summary: 'One car with how it is now.',
  method: 'get',
  path: API.fahrzeug,
  policy: reads,
  request: byId,
  responses: { 200: json(fahrzeugSchema, 'The car.'), ...unchanged },
})

const createOperation = operation({
  operationId: 'createFahrzeug',
  tags,
  summary: 'Takes a car into the fleet.',
  method: 'post',
  path: API.fahrzeuge,
  policy: keeps,
  request: { body: body(fahrzeugCreateSchema) },
  responses: { 201: json(fahrzeugSchema, 'In the fleet.') },
})

const updateOperation = operation({
  operationId: 'updateFahrzeug',
  tags,
  summary:
    'Changes a car. If-Match carries the version that was read. Bookings that it hits are answered with 409, and cancelled once that is confirmed.',
  method: 'put',
  path: API.fahrzeug,
  policy: keeps,
  refusals: [412, 428],
  request: { ...byId, body: body(fahrzeugUpdateSchema) },
  responses: asItIsNow,
})

const deactivateOperation = operation({
  operationId: 'deactivateFahrzeug',
  tags,
  summary: 'Takes a car out of the fleet; its history and logbook stay.',
  method: 'post',
  path: API.fahrzeugDeaktivieren,
  policy: keeps,
  request: { ...byId, body: body(deaktivierenSchema) },
  responses: asItIsNow,
})

const betroffeneOperation = operation({
  operationId: 'listFahrzeugBetroffene',
  tags,
  summary: 'The bookings that a change of a car would cancel, and with which text.',
  method: 'get',
  path: API.fahrzeugBetroffene,
  policy: { ...keeps, writes: false },
  request: { ...byId, query: betroffeneQuerySchema },
  responses: { 200: json(betroffeneSchema, 'By start.'), ...unchanged },
})

const zeitenOperation = operation({
  operationId: 'saveBuchungszeiten',
  tags,
  summary: "A car's own booking times. If-Match carries the car's version.",
  method: 'put',
  path: API.fahrzeugBuchungszeiten,
  policy: keeps,
  refusals: [412, 428],
  request: { ...byId, body: body(buchungszeitenSaveSchema) },
  responses: asItIsNow,
})

const clearZeitenOperation = operation({
  operationId: 'clearBuchungszeiten',
  tags,
  summary: "Takes a car's own booking times away: it can be booked at any time.",
  method: 'delete',
  path: API.fahrzeugBuchungszeiten,
  policy: keeps,
  refusals: [412, 428],
  request: byId,
  responses: asItIsNow,
})

const bildOperation = operation({
  operationId: 'setFahrzeugBild',
  tags,
  summary: "A car's picture: a file of bucket fahrzeuge, or none.",
  method: 'put',
  path: API.fahrzeugBild,
  policy: keeps,
  refusals: [412, 428],
  request: { ...byId, body: body(fahrzeugBildSchema) },
  responses: asItIsNow,
})

const closeOperation = operation({
  operationId: 'closeFahrzeug',
  tags: ['fahrzeugBuchung'] as [string],
  summary:
    'Blocks a vehicle for maintenance, service or a defect. Trips that it hits are shown first (409), and cancelled when that is confirmed.',
  method: 'post',
  path: API.fahrzeugSperren,
  policy: keeps,
  request: { body: body(fahrzeugSperreCreateSchema) },
  responses: { 201: json(fahrzeugBuchungSchema, 'The block; it is cancelled like a trip.') },
})

interface Invalid {
  readonly success: boolean
  readonly target?: string
  readonly data?: unknown
  readonly error?: z.core.$ZodError
}

/** What the input has at a field; a blank text is as good as none. */
function isMissing(data: unknown, path: readonly PropertyKey[]): boolean {
  const [field] = path
  const value: unknown =
    typeof data === 'object' && data !== null && field ? Reflect.get(data, field) : undefined
  return (
    path.length === 1 &&
    (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
  )
}

/** 'Please fill in all mandatory fields.' when that is what is wrong (F1), with every field named; else as everywhere. */
function tellPflichtfelder(result: Invalid, c: Context<AppEnv>): Response | undefined {
  if (result.success || !result.error) return undefined
  const found = issuesOfZod(result.error.issues, result.data)
  const zod = result.error.issues
  const missing = zod.map((one) => one.code !== 'custom' && isMissing(result.data, one.path))
  const issues = found.map((one, i) => (missing[i] ? { ...one, code: 'feld.fehlt' as const, data: {} } : one))
  const code = missing.includes(true) ? 'fahrzeug.pflichtfelder' : 'anfrage.ungueltig'
  return problemResponse({ status: 422, code, issues }, c.get('sprache'), c.get('requestId'))
}

/** Booking times are somebody's: without the vehicle's id there is nothing to save (F3). */
function tellMissingId(result: Invalid, c: Context<AppEnv>): Response | undefined {
  if (result.success || !result.error) return undefined
  const issues = issuesOfZod(result.error.issues, result.data)
  const code = result.target === 'param' ? 'fahrzeug.idFehlt' : 'anfrage.ungueltig'
  return problemResponse({ status: 422, code, issues }, c.get('sprache'), c.get('requestId'))
}

/** The fleet: what it has, who changes it, and when a car is out of it. */
export function fuhrparkRoutes(deps: Deps) {
  return router()
    .openapi(
      listOperation,
      endpoint(deps, listOperation, (call) => listFahrzeuge(call, call.c.req.valid('query'))),
    )
    .openapi(
      showOperation,
      endpoint(deps, showOperation, (call) => showFahrzeug(call, call.c.req.valid('param').id)),
    )
    .openapi(
      createOperation,
      endpoint(deps, createOperation, (call) => createFahrzeug(call, call.c.req.valid('json'))),
      tellPflichtfelder as never,
    )
    .openapi(
      updateOperation,
      endpoint(deps, updateOperation, (call) =>
        updateFahrzeug(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
      tellPflichtfelder as never,
    )
    .openapi(
      deactivateOperation,
      endpoint(deps, deactivateOperation, (call) =>
        deactivateFahrzeug(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
    .openapi(
      betroffeneOperation,
      endpoint(deps, betroffeneOperation, (call) =>
        listBetroffene(call, call.c.req.valid('param').id, call.c.req.valid('query')),
      ),
    )
    .openapi(
      zeitenOperation,
      endpoint(deps, zeitenOperation, (call) =>
        saveBuchungszeiten(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
      tellMissingId as never,
    )
    .openapi(
      clearZeitenOperation,
      endpoint(deps, clearZeitenOperation, (call) => clearBuchungszeiten(call, call.c.req.valid('param').id)),
    )
    .openapi(
      bildOperation,
      endpoint(deps, bildOperation, (call) =>
        setBild(call, call.c.req.valid('param').id, call.c.req.valid('json').bildId),
      ),
    )
    .openapi(
      closeOperation,
      endpoint(deps, closeOperation, (call) => closeFahrzeug(call, call.c.req.valid('json'))),
    )
}
