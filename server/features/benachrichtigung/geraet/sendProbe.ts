import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { tooMany } from '../../../platform/http/problem.ts'
import { PUSH_QUEUE } from '../../../platform/mail/queueMail.ts'
import { type AttemptRule, attemptKey, takeAttempt } from '../../../platform/sitzung/attempts.ts'
import { readOwn } from './queries.ts'
import type { PushJob } from './sendMitteilung.ts'

/** Of one person in one house. */
const TRIES: AttemptRule = { limit: 10, seconds: 60 * 60 }

/** Tells a device of one's own that this is what it looks like. */
export async function sendProbe({ tx, deps, person, now }: Call, id: string) {
  const { mandantId } = tx.scope
  if (!(await readOwn(tx, person.id)).some((own) => own.id === id))
    return refuse({ status: 404, code: 'nichtGefunden' })
  const attempt = await takeAttempt(
    deps.authPool,
    attemptKey('geraetProbe', mandantId, person.id),
    TRIES,
    now,
  )
  if (!attempt.allowed) return refuse(tooMany(attempt.retryAfter))
  const data: PushJob = { mandantId, geraetId: id, benachrichtigungId: null }
  await deps.jobs.send(tx, PUSH_QUEUE, [{ data }])
  return { status: 204, body: undefined } as const
}
