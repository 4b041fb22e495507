import {
  domainAddSchema,
  domainSchema,
  mandantChangeSchema,
  mandantCreateSchema,
  mandantDetailSchema,
  mandantenPageSchema,
  mandantenQuerySchema,
  mandantOverviewSchema,
  mandantUpdateSchema,
} from '@platzwart/contract/mandant'
import { API } from '@platzwart/contract/paths'
import { uuid } from '@platzwart/contract/schema'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { endpoint } from '../../platform/http/endpoint.ts'
import { body, json, operation } from '../../platform/http/operation.ts'
import { router } from '../../platform/http/router.ts'
import { addDomain } from './addDomain.ts'
import { changeMandant } from './changeMandant.ts'
import { createMandant } from './create.ts'
import { listMandanten } from './list.ts'
import { removeDomain } from './removeDomain.ts'
import { showMandant } from './showMandant.ts'
import { updateMandant } from './updateMandant.ts'

const betreiber = { who: 'betreiber', writes: true } as const
const byId = z.object({ id: uuid })

const listOperation = operation({
  operationId: 'listMandanten',
  tags: ['mandant'],
  summary: 'Mandanten with their modules and domains, a page at a time.',
  method: 'get',
  path: API.mandanten,
  policy: { who: 'betreiber', writes: false },
  request: { query: mandantenQuerySchema },
  responses: { 200: json(mandantenPageSchema, 'By name.') },
})

const createOperation = operation({
  operationId: 'createMandant',
  tags: ['mandant'],
  summary: 'A new Mandant, usable at once: roles, permissions, and an admin by invitation.',
  method: 'post',
  path: API.mandanten,
  policy: betreiber,
  request: { body: body(mandantCreateSchema) },
  responses: { 201: json(mandantOverviewSchema, 'The new Mandant.') },
})

const updateOperation = operation({
  operationId: 'updateMandant',
  tags: ['mandant'],
  summary: 'Renames a Mandant, switches its modules.',
  method: 'patch',
  path: API.mandantById,
  policy: betreiber,
  request: { params: byId, body: body(mandantUpdateSchema) },
  responses: { 200: json(mandantOverviewSchema, 'As it is now.') },
})

const addDomainOperation = operation({
  operationId: 'addDomain',
  tags: ['mandant'],
  summary: 'Gives a host to a Mandant; 409 when another one has it.',
  method: 'post',
  path: API.mandantDomains,
  policy: betreiber,
  request: { params: byId, body: body(domainAddSchema) },
  responses: { 201: json(mandantOverviewSchema, 'As it is now.') },
})

const removeDomainOperation = operation({
  operationId: 'removeDomain',
  tags: ['mandant'],
  summary: 'Takes a host from a Mandant.',
  method: 'delete',
  path: API.mandantDomain,
  policy: betreiber,
  request: { params: byId.extend({ domain: domainSchema }) },
  responses: { 204: { description: 'Removed.' } },
})

const showOperation = operation({
  operationId: 'getMandant',
  tags: ['mandant'],
  summary: "One's own Mandant, with its domains and its customer's name in the older workspace site.",
  method: 'get',
  path: API.mandant,
  policy: { who: 'sitzung', writes: false },
  responses: { 200: json(mandantDetailSchema, 'The Mandant.'), 304: { description: 'Unchanged.' } },
})

const changeOperation = operation({
  operationId: 'changeMandant',
  tags: ['mandant'],
  summary: 'Default language, privacy text and imprint; what is left out stays.',
  method: 'patch',
  path: API.mandant,
  policy: { who: 'sitzung', anyOf: ['customizing_mandant_pflege'], writes: true },
  request: { body: body(mandantChangeSchema) },
  responses: { 200: json(mandantDetailSchema, 'As it is now.') },
})

export function mandantRoutes(deps: Deps) {
  return router()
    .openapi(
      listOperation,
      endpoint(deps, listOperation, (call) => listMandanten(deps, call.c.req.valid('query'))),
    )
    .openapi(
      createOperation,
      endpoint(deps, createOperation, async ({ c, person, tx }) => {
        const made = await createMandant(deps, person, c.req.valid('json'), tx.requestId)
        const { id, name, module, domains } = made
        return { status: 201, body: { id, name, module: [...module], domains: [...domains] } }
      }),
    )
    .openapi(
      updateOperation,
      endpoint(deps, updateOperation, ({ c, person, tx }) =>
        updateMandant(deps, person, c.req.valid('param').id, c.req.valid('json'), tx.requestId),
      ),
    )
    .openapi(
      addDomainOperation,
      endpoint(deps, addDomainOperation, ({ c, person, tx }) =>
        addDomain(deps, person, c.req.valid('param').id, c.req.valid('json').domain, tx.requestId),
      ),
    )
    .openapi(
      removeDomainOperation,
      endpoint(deps, removeDomainOperation, ({ c, person, tx }) => {
        const { id, domain } = c.req.valid('param')
        return removeDomain(deps, person, id, domain, tx.requestId)
      }),
    )
    .openapi(showOperation, endpoint(deps, showOperation, showMandant))
    .openapi(
      changeOperation,
      endpoint(deps, changeOperation, (call) => changeMandant(call, call.c.req.valid('json'))),
    )
}
