import { OPEN_CALLS, OWN_CALLS } from '@platzwart/contract/operations/sitzung'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { Hono } from 'hono'
import type { Feature } from '../../platform/feature.ts'
import { hostname } from '../../platform/http/caller.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import { followAccounts } from './anmeldung/changeAccount.ts'
import { deleteEndedSitzungenEvery } from './anmeldung/deleteEndedSitzungen.ts'
import { answerAuthRequest } from './answerAuthRequest.ts'
import { AUTH_PATH, authOf } from './auth.ts'
import { problemOfAuthResponse } from './present.ts'

/** After these nothing of the house, or of the person, is to be left in the browser's cache. */
const LEAVES: ReadonlySet<string> = new Set([ENDPOINTS.signOut, ENDPOINTS.switchHouse])

/** The sign-in's own paths. What it refuses becomes a problem like everywhere else, in the reader's language. */
function signInRoutes({ deps }: Frame) {
  const auth = authOf(deps)
  const app = new Hono<AppEnv>()
  app.all(`${AUTH_PATH}/*`, async (c, next) => {
    // Answered by the feature above, whichever of the two is asked first.
    if (c.req.path.startsWith(`${ENDPOINTS.dienst}/`)) return next()
    const body: unknown = c.req.method === 'POST' ? await c.req.json().catch(() => undefined) : undefined
    const url = new URL(c.req.url)
    const headers = new Headers(c.req.raw.headers)
    headers.set('host', c.get('host'))
    const response = await answerAuthRequest(auth, {
      method: c.req.method,
      path: url.pathname + url.search,
      headers,
      body,
      address: c.get('address'),
      hostMandantId: c.get('hostMandantId'),
      host: hostname(c.get('host')),
    })
    const problem = await problemOfAuthResponse(response)
    if (problem) return problemResponse(problem, c.get('sprache'), c.get('requestId'))
    const answered = new Headers(response.headers)
    answered.set('cache-control', 'no-store')
    // Not "storage": handovers of others wait on the device until they can be sent, and what is this person's own is cleared by the page.
    if (LEAVES.has(url.pathname)) answered.set('clear-site-data', '"cache"')
    return new Response(response.body, { status: response.status, headers: answered })
  })
  return app
}

export const sitzung: Feature = {
  name: 'sitzung',
  routes: signInRoutes,
  endpoints: [
    ...OPEN_CALLS.map((operation) => ({ operation, who: 'offen' as const })),
    ...OWN_CALLS.map((operation) => ({ operation, who: 'sitzung' as const })),
  ],
  jobs: [followAccounts, deleteEndedSitzungenEvery],
}
