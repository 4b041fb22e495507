import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AnswerCache } from '../cache/answerCache.ts'
import type { Violation } from './csp/readReports.ts'
import type { AppEnv } from './env.ts'

/** Metrics of one server process, in Prometheus' text format at /metrics. */
export function createMetrics(gauges: {
  readonly liveReaders: () => number
  readonly poolWaiting: () => number
  readonly cache: Pick<AnswerCache, 'hits' | 'misses' | 'bytes'>
  readonly databaseWorkers: () => number
  /** By job. */
  readonly jobFaults: () => ReadonlyMap<string, number>
}) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'platzwart_http_requests_total',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'platzwart_http_request_seconds',
    help: 'Time to answer, in seconds.',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  for (const [name, help, read] of [
    ['platzwart_live_readers', 'Open streams of live changes.', gauges.liveReaders],
    ['platzwart_pool_waiting', 'Requests that wait for a database connection.', gauges.poolWaiting],
    ['platzwart_kept_bytes', 'Memory of the answers that are kept, in bytes.', () => gauges.cache.bytes],
    [
      'platzwart_database_workers',
      'Machines of a Citus cluster that hold the rows; 0 on one PostgreSQL.',
      gauges.databaseWorkers,
    ],
  ] as const) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  }
  new Counter({
    name: 'platzwart_kept_total',
    help: 'Answers that were kept exactly as they were needed (hit), or had to be made (miss).',
    labelNames: ['what'],
    registers: [registry],
    collect() {
      this.reset()
      this.inc({ what: 'hit' }, gauges.cache.hits)
      this.inc({ what: 'miss' }, gauges.cache.misses)
    },
  })
  new Counter({
    name: 'platzwart_job_faults_total',
    help: 'Houses in which a recurring job has failed, by job.',
    labelNames: ['auftrag'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [auftrag, faults] of gauges.jobFaults()) this.inc({ auftrag }, faults)
    },
  })
  const violations = new Counter({
    name: 'platzwart_csp_violations_total',
    help: 'What browsers say the content security policy kept them from, by directive.',
    labelNames: ['directive'],
    registers: [registry],
  })
  const countViolation = ({ directive }: Violation) => violations.inc({ directive })
  const measure: MiddlewareHandler<AppEnv> = async (c, next) => {
    const started = performance.now()
    await next()
    const route = routePath(c, -1)
    requests.inc({ method: c.req.method, route, status: c.res.status })
    seconds.observe({ route }, (performance.now() - started) / 1000)
  }
  return { registry, measure, countViolation }
}
