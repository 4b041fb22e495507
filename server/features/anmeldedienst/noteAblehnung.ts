import { ABLEHNUNGEN_MAX, type Ablehnung } from '@platzwart/domain/anmeldedienst/ablehnung'
import { ready } from '../../platform/database/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'

const NOTE = `
  update anmeldedienst set ablehnungen = jsonb_path_query_array(
    jsonb_build_array(jsonb_build_object('zeit', $3::text, 'grund', $4::text)) || ablehnungen, '$[0 to ${ABLEHNUNGEN_MAX - 1}]')
  where mandant_id = $1 and id = $2`

interface Refused {
  readonly mandantId: string
  readonly dienstId: string
  readonly grund: Ablehnung
  /** For the log of the installation alone. */
  readonly cause?: unknown
}

/** Keeps why somebody was refused, for whoever looks after the service. Nobody is named: who it was tells them what they have read. */
export async function noteAblehnung(
  { jobs, clock, logger }: Pick<Deps, 'jobs' | 'clock' | 'logger'>,
  { mandantId, dienstId, grund, cause }: Refused,
): Promise<void> {
  const was = cause instanceof Error ? causeOf(cause) : undefined
  logger.warn({ ereignis: 'anmeldedienst.abgelehnt', mandantId, dienstId, grund, was }, 'sign-in refused')
  await forMandant(jobs.pool, mandantId, (tx) =>
    tx.run(ready(NOTE, mandantId, dienstId, clock.now().toString(), grund)),
  )
}

/** What the library says, and never what the service said: that may name people. */
function causeOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return `${code}: ${error.cause instanceof Error ? error.cause.name : error.name}`
}
