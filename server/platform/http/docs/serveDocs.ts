import { readFileSync } from 'node:fs'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { ADMIN } from '@platzwart/domain/berechtigung/adminBereich'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../../deps.ts'
import { admit } from '../endpoint.ts'
import type { AppEnv } from '../env.ts'
import { ownMachineOnly } from '../ownMachine.ts'
import { ProblemError } from '../problem.ts'
import { type Document, docsPage } from './docsPage.ts'

const manifest = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string
}

/** Administrators of a house may read how programs use its API (ASVS 13.4.5). */
const READERS = { who: 'sitzung', anyOf: ADMIN, writes: false, tag: 'betrieb' } as const

const REFUSALS: ReadonlySet<number> = new Set([401, 403])

/** Serves this machine and signed-in administrators; 404 for everybody else. */
function forReaders(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    try {
      if (c.get('token') !== null) {
        const found = await admit(deps, READERS, c, async () => ({}))
        return found instanceof Response ? found : await next()
      }
    } catch (error) {
      if (!(error instanceof ProblemError && REFUSALS.has(error.refusal.status))) throw error
    }
    return ownMachineOnly(c, next)
  }
}

/** Serves `/api/openapi.json` (3.1) and the same as a page. */
export function serveDocs(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'sitzung', {
    type: 'apiKey',
    in: 'cookie',
    name: 'platzwart.session_token',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'anzeigegeraet', {
    type: 'apiKey',
    in: 'cookie',
    name: 'platzwart.anzeigegeraet',
  })
  let document: Document | null = null
  const read = () => {
    document ??= app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Platzwart',
        version: manifest.version,
        description: 'Problems are RFC 9457. Writes take an Idempotency-Key; reads carry ETags.',
      },
    }) as unknown as Document
    return document
  }
  const readers = forReaders(deps)
  // Not cacheable: what one person may read must not come from a shared cache.
  const kept = { 'cache-control': 'no-store' }
  app.get(ENDPOINTS.openapi, readers, (c) => c.json(read(), 200, kept))
  app.get(ENDPOINTS.docs, readers, (c) => c.html(docsPage(read()), 200, kept))
}
