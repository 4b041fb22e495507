import {
  fahrzeugSucheQuerySchema,
  fahrzeugSucheSchema,
  uebersichtQuerySchema,
  uebersichtSchema,
} from '@platzwart/contract/fahrzeug'
import { fahrerPageSchema, fahrerQuerySchema } from '@platzwart/contract/fahrzeugBuchung'
import { API } from '@platzwart/contract/paths'
import type { Deps } from '../../../platform/deps.ts'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { json, operation } from '../../../platform/http/operation.ts'
import { router } from '../../../platform/http/router.ts'
import { listFahrer } from './listFahrer.ts'
import { searchFahrzeuge } from './searchFahrzeuge.ts'
import { showUebersicht } from './showUebersicht.ts'

const policy = { who: 'sitzung', modul: 'fahrzeugbuchung', writes: false } as const
const tags = ['fahrzeug'] as [string]
const unchanged = { 304: { description: 'Unchanged.' } } as const

const searchOperation = operation({
  operationId: 'searchFahrzeuge',
  tags,
  summary:
    'The window first, then the cars: those that this driver may take then, and the others with their reasons.',
  method: 'get',
  path: API.fahrzeugSuche,
  policy,
  request: { query: fahrzeugSucheQuerySchema },
  responses: { 200: json(fahrzeugSucheSchema, 'Favourites, then free ones, then the others.'), ...unchanged },
})

const overviewOperation = operation({
  operationId: 'getUebersicht',
  tags,
  summary: "Every car's bookings in a window of at most 62 days, short.",
  method: 'get',
  path: API.fahrzeugUebersicht,
  policy,
  request: { query: uebersichtQuerySchema },
  responses: { 200: json(uebersichtSchema, 'By location and plate.'), ...unchanged },
})

const driversOperation = operation({
  operationId: 'listFahrer',
  tags,
  summary: 'For whom this person may book a vehicle, by part of a name or an e-mail.',
  method: 'get',
  path: API.fahrer,
  policy,
  request: { query: fahrerQuerySchema },
  responses: { 200: json(fahrerPageSchema, 'By name.'), ...unchanged },
})

/** What can be had, when, and by whom. */
export function fahrzeugSucheRoutes(deps: Deps) {
  return router()
    .openapi(
      searchOperation,
      endpoint(deps, searchOperation, (call) =>
        searchFahrzeuge(call, call.c.req.valid('query'), call.c.get('sprache')),
      ),
    )
    .openapi(
      overviewOperation,
      endpoint(deps, overviewOperation, (call) => showUebersicht(call, call.c.req.valid('query'))),
    )
    .openapi(
      driversOperation,
      endpoint(deps, driversOperation, (call) => listFahrer(call, call.c.req.valid('query'))),
    )
}
