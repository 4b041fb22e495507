import type { BlockList } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Deps } from '../../platform/deps.ts'
import { hostOf } from '../../platform/http/context.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import { clientAddress } from '../../platform/sitzung/network.ts'
import { answerAuthRequest } from './answerAuthRequest.ts'
import { AUTH_PATH } from './auth.ts'
import { problemOfAuthResponse } from './present.ts'

/** The sign-in's own paths. What it refuses becomes a problem like everywhere else, in the reader's language. */
export function sitzungRoutes(deps: Deps, trusted: BlockList) {
  const app = new Hono<AppEnv & { Bindings: Partial<HttpBindings> }>()
  app.all(`${AUTH_PATH}/*`, async (c) => {
    const body: unknown = c.req.method === 'POST' ? await c.req.json().catch(() => undefined) : undefined
    const url = new URL(c.req.url)
    const response = await answerAuthRequest(deps.auth, {
      method: c.req.method,
      path: url.pathname + url.search,
      headers: c.req.raw.headers,
      body,
      address: clientAddress(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), trusted),
      hostMandantId: c.get('hostMandantId'),
      host: hostOf(c.req.header('host')),
    })
    const problem = await problemOfAuthResponse(response)
    if (problem) return problemResponse(problem, c.get('sprache'), c.get('requestId'))
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    return new Response(response.body, { status: response.status, headers })
  })
  return app
}
