import {
  benachrichtigungDetailSchema,
  benachrichtigungPageSchema,
  postausgangQuerySchema,
} from '@platzwart/contract/benachrichtigung'
import { API } from '@platzwart/contract/paths'
import { uuid } from '@platzwart/contract/schema'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { endpoint } from '../../platform/http/endpoint.ts'
import { json, operation } from '../../platform/http/operation.ts'
import { router } from '../../platform/http/router.ts'
import { listMails } from './listMails.ts'
import { POSTAUSGANG, showMail } from './showMail.ts'

const tags = ['benachrichtigung'] as [string]
const page = {
  200: json(benachrichtigungPageSchema, 'The newest first.'),
  304: { description: 'Unchanged.' },
} as const

const listOperation = operation({
  operationId: 'listBenachrichtigungen',
  tags,
  summary: 'The outbox: every mail with its receiver, status and what the mail server said.',
  method: 'get',
  path: API.benachrichtigungen,
  policy: { who: 'sitzung', anyOf: POSTAUSGANG, writes: false },
  request: { query: postausgangQuerySchema },
  responses: page,
})

const ownOperation = operation({
  operationId: 'listEigeneBenachrichtigungen',
  tags,
  summary: 'The mails to oneself.',
  method: 'get',
  path: API.benachrichtigungenEigene,
  policy: { who: 'sitzung', writes: false },
  request: { query: postausgangQuerySchema },
  responses: page,
})

const showOperation = operation({
  operationId: 'getBenachrichtigung',
  tags,
  summary: 'One mail with its text: one’s own, or any for those who see the outbox.',
  method: 'get',
  path: API.benachrichtigung,
  policy: { who: 'sitzung', writes: false },
  request: { params: z.object({ id: uuid }) },
  responses: { 200: json(benachrichtigungDetailSchema, 'The mail.'), 304: { description: 'Unchanged.' } },
})

export function benachrichtigungRoutes(deps: Deps) {
  return (
    router()
      .openapi(
        listOperation,
        endpoint(deps, listOperation, (call) => listMails(call, call.c.req.valid('query'), null)),
      )
      // Before the mail of an id, which would take the word for one.
      .openapi(
        ownOperation,
        endpoint(deps, ownOperation, (call) => listMails(call, call.c.req.valid('query'), call.person.id)),
      )
      .openapi(
        showOperation,
        endpoint(deps, showOperation, (call) => showMail(call, call.c.req.valid('param').id, deps.keepLinks)),
      )
  )
}
