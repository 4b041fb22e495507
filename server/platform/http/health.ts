import { livenessSchema, readinessSchema } from '@platzwart/contract/health'
import { API } from '@platzwart/contract/paths'
import type { Deps } from '../deps.ts'
import type { Jobs } from '../jobs/createJobs.ts'
import { json, operation } from './operation.ts'
import { router } from './router.ts'

const livenessOperation = operation({
  operationId: 'liveness',
  tags: ['betrieb'],
  summary: 'The process runs.',
  method: 'get',
  path: API.liveness,
  policy: { who: 'offen', writes: false },
  responses: { 200: json(livenessSchema, 'It does.') },
})

const readinessOperation = operation({
  operationId: 'readiness',
  tags: ['betrieb'],
  summary:
    "Requests can be served: the server is not about to end, the database answers, there is room for files, and no job is two periods late. Shows each job's last run.",
  method: 'get',
  path: API.readiness,
  policy: { who: 'offen', writes: false },
  responses: { 200: json(readinessSchema, 'Ready.'), 503: json(readinessSchema, 'Not ready.') },
})

/** A probe must not hang longer than the balancer waits. */
const PROBE_MS = 2_000

function inTime(answer: Promise<boolean>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PROBE_MS).unref())
  return Promise.race([answer, late])
}

function databaseAnswers(deps: Deps): Promise<boolean> {
  const answer = deps.appPool.query('select 1').then(
    () => true,
    () => false,
  )
  return inTime(answer)
}

/** @param stopping the server is about to end: requests are better sent to another one */
export function healthRoutes(deps: Deps, jobs: Pick<Jobs, 'health'> | null, stopping: () => boolean) {
  return router()
    .openapi(livenessOperation, (c) => c.json({ status: 'ok' as const }, 200))
    .openapi(readinessOperation, async (c) => {
      const datenbank = await databaseAnswers(deps)
      const auftraege = (jobs?.health() ?? []).map(({ name, lastRun, red }) => ({
        name,
        zuletzt: lastRun?.toString() ?? null,
        rot: red,
      }))
      const speicher = await inTime(deps.room.works())
      const well = !stopping() && datenbank && speicher && auftraege.every((auftrag) => !auftrag.rot)
      return c.json(
        { status: well ? ('ok' as const) : ('gestoert' as const), datenbank, speicher, auftraege },
        well ? 200 : 503,
      )
    })
}
