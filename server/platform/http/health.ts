import * as wire from '@platzwart/contract/operations/health'
import type { Deps } from '../deps.ts'
import { answer } from './serve.ts'

/** Must be shorter than the load balancer's timeout. */
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

const livenessServed = answer(
  wire.liveness,
  { who: 'offen' },
  () => async (c) => c.json({ status: 'ok' }, 200),
)

const readinessServed = answer(wire.readiness, { who: 'offen' }, ({ deps, stopping }) => async (c) => {
  const datenbank = await databaseAnswers(deps)
  const auftraege = deps.jobs.health().map(({ name, lastRun, red, failedHouses }) => ({
    name,
    zuletzt: lastRun?.toString() ?? null,
    rot: red,
    haeuser: failedHouses,
  }))
  const speicher = await inTime(deps.storageSpace.works())
  const well = !stopping() && datenbank && speicher && auftraege.every((auftrag) => !auftrag.rot)
  if (!well) return c.json({ status: 'gestoert', datenbank, speicher, auftraege }, 503)
  const status = auftraege.some(({ haeuser }) => haeuser > 0) ? 'eingeschraenkt' : 'ok'
  return c.json({ status, datenbank, speicher, auftraege }, 200)
})

export const healthServes = [livenessServed, readinessServed]
