import type { buchungMailSchema } from '@platzwart/contract/leseraum'
import { type MailType, mailFits } from '@platzwart/domain/leseraum/mail'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { tooMany } from '../../platform/http/problem.ts'
import { MAIL_QUEUE } from '../../platform/mail/queueMail.ts'
import { type AttemptRule, attemptKey, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { lockOwn, refuseIssues } from '../buchung/transition.ts'
import { LESERAUM } from './art.ts'

/** Of one person in one house. */
const SENDS: AttemptRule = { limit: 20, seconds: 60 * 60 }

/** Says that the system cancelled: nobody's to send who booked. */
const BY_SYSTEM: MailType = 'useMailRaumDeaktivierungSystemStorno'

const STANDS = `
  select id, status from benachrichtigung
  where mandant_id = $1 and objekt_id = $2 and typ = $3 and objekt_version = $4 for update`
const AGAIN = `
  update benachrichtigung set status = 'wartend', fehler = null, versuche = 0
  where mandant_id = $1 and id = any($2::uuid[])`

/**
 * `POST /api/mail` (SPECIFICATION section 7, N1): every change queues its mails itself, in its own transaction, so what is left to ask for is
 * one that failed. Text and receivers are those of the outbox: nothing of the request gets into a mail. Asked twice, it goes once.
 */
export async function sendBuchungMail(
  call: Call,
  { buchung, typ, buchungAlt }: z.output<typeof buchungMailSchema>,
) {
  const { tx, deps, person, now } = call
  const locked = await lockOwn(call, LESERAUM, buchung.id)
  if ('refusal' in locked) return locked
  if (typ === BY_SYSTEM && !person.berechtigungen.has(LESERAUM.pflege))
    return refuse({ status: 403, code: 'recht.fehlt', data: { rechte: [LESERAUM.pflege] } })
  if (buchungAlt && buchungAlt.id !== buchung.id) return refuse({ status: 404, code: 'nichtGefunden' })
  const { row } = locked
  const fits = mailFits(typ, row.status)
  if (!fits.ok) return refuseIssues(fits.issues)
  const { mandantId } = tx.scope
  const key = attemptKey('buchungMail', mandantId, person.id)
  const attempt = await takeAttempt(deps.authPool, key, SENDS, now)
  if (!attempt.allowed) return refuse(tooMany(attempt.retryAfter))
  const { rows } = await tx.raw<{ id: string; status: string }>(STANDS, [mandantId, row.id, typ, row.version])
  const having = (status: string) => rows.filter((mail) => mail.status === status).map(({ id }) => id)
  const failed = having('fehlgeschlagen')
  if (failed.length > 0) {
    await tx.raw(AGAIN, [mandantId, failed])
    const work = failed.map((benachrichtigungId) => ({ data: { mandantId, benachrichtigungId } }))
    await deps.jobs.send(tx, MAIL_QUEUE, work)
    record(tx, {
      aktion: 'sendMail',
      objekt: 'benachrichtigung',
      objektId: row.id,
      nachher: { typ, mails: failed.length },
    })
  }
  const body = {
    erneut: failed.length,
    wartend: having('wartend').length,
    gesendet: having('gesendet').length,
  }
  return { status: 200, body } as const
}
