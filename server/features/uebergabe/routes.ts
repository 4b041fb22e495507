import { checkInSchema, checkOutSchema, fahrzeugBuchungSchema } from '@platzwart/contract/fahrzeugBuchung'
import { API } from '@platzwart/contract/paths'
import { uuid } from '@platzwart/contract/schema'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { endpoint } from '../../platform/http/endpoint.ts'
import { body, json, operation } from '../../platform/http/operation.ts'
import { router } from '../../platform/http/router.ts'
import { checkIn } from './checkIn.ts'
import { checkOut } from './checkOut.ts'

const writes = { who: 'sitzung', modul: 'fahrzeugbuchung', writes: true } as const
const tags = ['fahrzeugBuchung'] as [string]
const byId = { params: z.object({ id: uuid }) }

const checkInOperation = operation({
  operationId: 'checkInFahrzeug',
  tags,
  summary:
    'The trip begins: the car is taken over as it stands. May be sent later, with the moment on the device.',
  method: 'post',
  path: API.fahrzeugBuchungCheckIn,
  policy: writes,
  request: { ...byId, body: body(checkInSchema) },
  responses: { 200: json(fahrzeugBuchungSchema, 'Under way.') },
})

const checkOutOperation = operation({
  operationId: 'checkOutFahrzeug',
  tags,
  summary: 'The trip ends: the car is handed back, and the logbook has one more line. May be sent later.',
  method: 'post',
  path: API.fahrzeugBuchungCheckOut,
  policy: writes,
  request: { ...byId, body: body(checkOutSchema) },
  responses: { 200: json(fahrzeugBuchungSchema, 'Done.') },
})

/** The two handovers of a car: to its driver, and back. */
export function uebergabeRoutes(deps: Deps) {
  return router()
    .openapi(
      checkInOperation,
      endpoint(deps, checkInOperation, (call) =>
        checkIn(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
    .openapi(
      checkOutOperation,
      endpoint(deps, checkOutOperation, (call) =>
        checkOut(call, call.c.req.valid('param').id, call.c.req.valid('json')),
      ),
    )
}
