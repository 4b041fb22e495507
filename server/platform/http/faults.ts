import type { Language } from '@platzwart/phrases/phrases'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { isUnstorable, violationOf } from '../database/violations.ts'
import { ProblemError, problemResponse, type Refusal } from './problem.ts'

function refusalOf(error: unknown): Refusal {
  if (error instanceof ProblemError) return error.refusal
  // A body that is declared as JSON but is not; `readableBody` only lets an empty one pass.
  if (error instanceof HTTPException && error.status < 500) return { status: 400, code: 'anfrage.unlesbar' }
  return violationOf(error) ?? { status: 500, code: 'server.fehler' }
}

/** Turns every error into a problem: expected ones with their code, others as a fault with only the request id. */
export function answerFault(error: unknown, logger: Logger, sprache: Language, requestId: string): Response {
  const refusal = refusalOf(error)
  if (refusal.status >= 500) logger.error({ err: error, requestId }, 'request failed')
  else if (isUnstorable(error))
    logger.warn({ err: error, requestId }, 'the database refused a value that no rule had refused')
  return problemResponse(refusal, sprache, requestId)
}
