import type { BlockList } from 'node:net'
import { API } from '@platzwart/contract/paths'
import { auftragRoutes } from './features/auftrag/routes.ts'
import { benachrichtigungRoutes } from './features/benachrichtigung/routes.ts'
import { benutzerRoutes, type StartFacts } from './features/benutzer/routes.ts'
import { dateiRoutes } from './features/datei/routes.ts'
import { einstellungRoutes } from './features/einstellung/routes.ts'
import { fahrtRoutes } from './features/fahrt/routes.ts'
import { ausfuhrRoutes } from './features/fahrtenbuch/ausfuhr/routes.ts'
import { fahrtenbuchRoutes } from './features/fahrtenbuch/routes.ts'
import { heftRoutes } from './features/fahrzeug/heft/routes.ts'
import { fahrzeugSucheRoutes } from './features/fahrzeug/suche/routes.ts'
import { freigabeRoutes } from './features/freigabe/routes.ts'
import { fuehrerscheinRoutes } from './features/fuehrerschein/routes.ts'
import { fuhrparkRoutes } from './features/fuhrpark/routes.ts'
import { grundrissRoutes } from './features/grundriss/routes.ts'
import { leseraumRoutes } from './features/leseraum/routes.ts'
import { mandantRoutes } from './features/mandant/routes.ts'
import { oeffnungszeitRoutes } from './features/oeffnungszeit/routes.ts'
import { sitzungRoutes } from './features/sitzung/routes.ts'
import { standortRoutes } from './features/standort/routes.ts'
import { uebergabeRoutes } from './features/uebergabe/routes.ts'
import type { Deps } from './platform/deps.ts'
import { readCaller } from './platform/http/caller.ts'
import { requestContext } from './platform/http/context.ts'
import { serveDocs } from './platform/http/docs.ts'
import { guardDoor } from './platform/http/door.ts'
import { answerFault } from './platform/http/faults.ts'
import { healthRoutes } from './platform/http/health.ts'
import { createMetrics } from './platform/http/metrics.ts'
import { ownMachineOnly } from './platform/http/ownMachine.ts'
import { problemResponse } from './platform/http/problem.ts'
import { router } from './platform/http/router.ts'
import { readableBody, refuseCrossSite, securityHeaders } from './platform/http/security.ts'
import type { staticApp } from './platform/http/static.ts'
import type { Jobs } from './platform/jobs/createJobs.ts'
import { liveRoutes } from './platform/live/routes.ts'

export interface AppOptions {
  readonly deps: Deps
  readonly jobs: Pick<Jobs, 'health' | 'faults'> | null
  /** Asked by readiness; never, when it is not given. */
  readonly stopping?: () => boolean
  readonly facts: StartFacts
  /** The built web app; null in tests of the API alone. */
  readonly web: ReturnType<typeof staticApp> | null
  /** Proxies whose word about address and host counts. */
  readonly trusted: BlockList
  /** The demo that nobody asked for: this machine alone is answered. */
  readonly demoHere?: boolean
}

/** Said once, when the first such request comes. */
const UNTRUSTED =
  'a proxy has passed a request on, and TRUSTED_PROXIES does not name it: attempts are not counted by address, and its X-Forwarded-* headers are not believed (docs/operations.md, "Behind a reverse proxy")'

/** Every route of the API. */
function apiRoutes(options: AppOptions) {
  const { deps } = options
  return (
    router()
      .route('/', benutzerRoutes(deps, options.facts))
      .route('/', mandantRoutes(deps))
      .route('/', standortRoutes(deps))
      // Before the plans, whose route of one seat would take the word for an id.
      .route('/', leseraumRoutes(deps))
      .route('/', grundrissRoutes(deps))
      .route('/', einstellungRoutes(deps))
      // Before the fleet, whose route of one car would take the word for an id.
      .route('/', fahrzeugSucheRoutes(deps))
      .route('/', fahrtRoutes(deps))
      .route('/', uebergabeRoutes(deps))
      .route('/', oeffnungszeitRoutes(deps))
      .route('/', fuehrerscheinRoutes(deps))
      .route('/', freigabeRoutes(deps))
      .route('/', fahrtenbuchRoutes(deps))
      .route('/', ausfuhrRoutes(deps))
      .route('/', benachrichtigungRoutes(deps))
      .route('/', auftragRoutes(deps, options.jobs))
      .route('/', fuhrparkRoutes(deps))
      .route('/', heftRoutes(deps))
      .route('/', dateiRoutes(deps))
      .route('/', liveRoutes(deps))
      .route('/', healthRoutes(deps, options.jobs, options.stopping ?? (() => false)))
  )
}

/** The whole server as a function from request to answer: middlewares in the order in which they count, then the routes. */
export function createApp(options: AppOptions) {
  const { deps, web } = options
  const app = router()
  const metrics = createMetrics({
    liveReaders: () => deps.hub.subscribers,
    poolWaiting: () => deps.appPool.waitingCount,
    jobFaults: () => options.jobs?.faults ?? new Map(),
  })
  app.use(securityHeaders(deps.auth.secure))
  app.use(readCaller({ trusted: options.trusted, warn: () => deps.logger.warn(UNTRUSTED) }))
  app.use(requestContext(deps.domains, deps.auth.secret, deps.auth.secure))
  app.use(metrics.measure)
  app.use(guardDoor({ publicUrl: deps.auth.publicUrl, demoHere: options.demoHere ?? false }))
  app.use('/api/*', refuseCrossSite)
  app.use('/api/*', readableBody)
  app.get(API.metrics, ownMachineOnly, async (c) => c.text(await metrics.registry.metrics()))
  app.route('/', sitzungRoutes(deps))
  app.route('/', apiRoutes(options))
  serveDocs(app)
  if (web) app.use(web)
  app.notFound((c) =>
    problemResponse(
      { status: 404, code: 'seite.nichtGefunden', data: { path: c.req.path } },
      c.get('sprache'),
      c.get('requestId'),
    ),
  )
  app.onError((error, c) => {
    deps.room.note(error)
    return answerFault(error, deps.logger, c.get('sprache') ?? 'de', c.get('requestId') ?? '')
  })
  return app
}
