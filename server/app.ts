import type { BlockList } from 'node:net'
import { ENDPOINTS } from '@platzwart/contract/paths'
import type { Context } from 'hono'
import { FEATURES } from './features.ts'
import type { Deps } from './platform/deps.ts'
import type { Feature } from './platform/feature.ts'
import { readCaller } from './platform/http/caller.ts'
import { requestContext } from './platform/http/context.ts'
import { receiveReports } from './platform/http/csp/receiveReports.ts'
import { serveDocs } from './platform/http/docs/serveDocs.ts'
import { guardDoor } from './platform/http/door.ts'
import type { AppEnv } from './platform/http/env.ts'
import { answerFault } from './platform/http/faults.ts'
import { PATIENCE_MS, refusePagesOff, sendFirstAnswers } from './platform/http/firstAnswers.ts'
import type { Frame, StartFacts } from './platform/http/frame.ts'
import { healthServes } from './platform/http/health.ts'
import { createMetrics } from './platform/http/metrics.ts'
import { ownMachineOnly } from './platform/http/ownMachine.ts'
import { problemResponse } from './platform/http/problem.ts'
import { router } from './platform/http/router.ts'
import { readableBody, refuseCrossSite, securityHeaders } from './platform/http/security.ts'
import { declareEndpoint, mount, operationsOfFeature } from './platform/http/serve.ts'
import type { staticApp } from './platform/http/static.ts'
import { liveServed } from './platform/live/serveLive.ts'
import { liveAnzeigegeraetServed } from './platform/live/serveLiveAnzeigegeraet.ts'

export interface AppOptions {
  readonly deps: Deps
  /** Whether the server is shutting down, for readiness; never, if absent. */
  readonly stopping?: () => boolean
  readonly facts: StartFacts
  /** The built web app; null in tests of the API alone. */
  readonly web: ReturnType<typeof staticApp> | null
  /** How long a page waits for its embedded first answers, in milliseconds; default: `PATIENCE_MS`. */
  readonly patienceMs?: number
  /** Proxies whose forwarding headers are trusted. */
  readonly trusted: BlockList
  /** An implicit demo: only this machine is answered. */
  readonly demoHere?: boolean
  /** Number of Citus workers; 0 on a single PostgreSQL. */
  readonly databaseWorkers?: number
}

/** Logged once, on the first such request. */
const UNTRUSTED =
  'a proxy has passed a request on, and TRUSTED_PROXIES does not name it: attempts are not counted by address, and its X-Forwarded-* headers are not believed (docs/operations.md, "Behind a reverse proxy")'

const PAGES = Object.assign({}, ...FEATURES.map(({ pages }) => pages)) as Required<Feature>['pages']

/** All operations, and the endpoints that features declare apart from them. */
function serveFeatures(frame: Frame) {
  const app = router()
  for (const { routes, endpoints = [] } of FEATURES) {
    if (routes) app.route('/', routes(frame))
    for (const one of endpoints) declareEndpoint(app, one)
  }
  mount(
    app,
    [...FEATURES.flatMap(operationsOfFeature), liveServed, liveAnzeigegeraetServed, ...healthServes],
    frame,
  )
  return app
}

/** Creates the server as a function from request to response: middlewares in their order, then routes. */
export function createApp(options: AppOptions) {
  const { deps, web } = options
  const app = router()
  const metrics = createMetrics({
    liveReaders: () => deps.hub.subscribers,
    poolWaiting: () => deps.appPool.waitingCount,
    cache: deps.cache,
    jobFaults: () => deps.jobs.faults,
    databaseWorkers: () => options.databaseWorkers ?? 0,
  })
  app.use(securityHeaders(deps.secure))
  app.use(readCaller({ trusted: options.trusted, warn: () => deps.logger.warn(UNTRUSTED) }))
  app.use(requestContext(deps))
  app.use(metrics.measure)
  app.use(guardDoor({ publicUrl: deps.publicUrl, demoHere: options.demoHere ?? false }))
  app.use('/api/*', refuseCrossSite)
  app.use('/api/*', readableBody)
  app.post(ENDPOINTS.cspReports, receiveReports({ logger: deps.logger, count: metrics.countViolation }))
  app.get(ENDPOINTS.metrics, ownMachineOnly, async (c) => c.text(await metrics.registry.metrics()))
  app.route('/', serveFeatures({ deps, facts: options.facts, stopping: options.stopping ?? (() => false) }))
  serveDocs(app, deps)
  if (web) {
    const ask = (request: Request, env: Context<AppEnv>['env']) => app.fetch(request, env)
    app.use(
      sendFirstAnswers(web, PAGES, ask, options.patienceMs ?? PATIENCE_MS),
      refusePagesOff(web, ask),
      web,
    )
  }
  app.notFound((c) =>
    problemResponse(
      { status: 404, code: 'seite.nichtGefunden', data: { path: c.req.path } },
      c.get('sprache'),
      c.get('requestId'),
    ),
  )
  app.onError((error, c) => {
    deps.storageSpace.note(error)
    return answerFault(error, deps.logger, c.get('sprache') ?? 'de', c.get('requestId') ?? '')
  })
  return app
}
