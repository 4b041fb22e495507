import type { Language } from '@platzwart/phrases/phrases'
import type { Logger } from 'pino'
import { violationOf } from '../database/violations.ts'
import { ProblemError, problemResponse, type Refusal } from './problem.ts'

function refusalOf(error: unknown): Refusal {
  if (error instanceof ProblemError) return error.refusal
  return violationOf(error) ?? { status: 500, code: 'server.fehler' }
}

/** Every throw becomes a problem: what we expect with its own code, the rest as a fault with the request id and nothing more. */
export function answerFault(error: unknown, logger: Logger, sprache: Language, requestId: string): Response {
  const refusal = refusalOf(error)
  if (refusal.status >= 500) logger.error({ err: error, requestId }, 'request failed')
  return problemResponse(refusal, sprache, requestId)
}
