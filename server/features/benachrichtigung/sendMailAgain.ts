import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { tooMany } from '../../platform/http/problem.ts'
import { MAIL_QUEUE } from '../../platform/mail/queueMail.ts'
import { phrase } from '../../platform/phrases.ts'
import { type AttemptRule, attemptKey, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { type JudgedMail, reaches, stillTrue } from './judgeMail.ts'
import { secretLinkOf } from './removeLink.ts'
import { isOvertaken } from './takeTurn.ts'

/** Of one person in one house. */
const SENDS: AttemptRule = { limit: 60, seconds: 60 * 60 }

interface Kept extends JudgedMail {
  readonly status: string
  readonly text: string | null
}

const KEPT = `
  select n.typ, n.objekt_id, n.objekt_version, n.empfaenger_id, b.status as empfaenger_status, n.adresse, n.daten,
    n.erstellt < now() - interval '5 minutes' as hat_gewartet, n.status, n.text
  from benachrichtigung n left join benutzer b on b.mandant_id = n.mandant_id and b.id = n.empfaenger_id
  where n.mandant_id = $1 and n.id = $2 for update of n`
const AGAIN = `
  update benachrichtigung
  set status = 'wartend', fehler = null, versuche = 0, in_arbeit = null, abgewiesen_seit = null, faellig = null, erneut = erneut + 1
  where mandant_id = $1 and id = $2`

/** A link that was good once is used, expired, or was never kept: whoever needs one gets a new one. */
function heldLink({ daten, text }: Kept): boolean {
  if (secretLinkOf(daten) !== null) return true
  return (['de', 'en'] as const).some((sprache) => text?.includes(phrase(sprache, 'mail', 'linkEntfernt')))
}

/** Sends a mail of the outbox once more; asked twice while it waits, it goes once. */
export async function sendMailAgain(call: Call, id: string) {
  const { tx, deps, person, now } = call
  const { mandantId } = tx.scope
  const mail = await tx.first(ready<Kept>(KEPT, mandantId, id))
  if (!mail) return refuse({ status: 404, code: 'nichtGefunden' })
  if (mail.status === 'wartend') return { status: 204, body: undefined } as const
  if (deps.transport.send === null) return refuse({ status: 409, code: 'mail.keinServer' })
  if (heldLink(mail)) return refuse({ status: 409, code: 'mail.einmaligerLink' })
  const art = deps.mailArten.get(mail.typ)
  if (!reaches(mail, art)) return refuse({ status: 409, code: 'mail.niemand' })
  if ((await isOvertaken(tx, id)) || !(await stillTrue(tx, mail, art)))
    return refuse({ status: 409, code: 'mail.ueberholt' })
  const key = attemptKey('mailErneut', mandantId, person.id)
  const attempt = await takeAttempt(deps.authPool, key, SENDS, now)
  if (!attempt.allowed) return refuse(tooMany(attempt.retryAfter))
  await tx.run(ready(AGAIN, mandantId, id))
  await deps.jobs.send(tx, MAIL_QUEUE, [{ data: { mandantId, benachrichtigungId: id } }])
  record(tx, {
    aktion: 'sendMail',
    objekt: 'benachrichtigung',
    objektId: id,
    vorher: { status: mail.status },
    nachher: { typ: mail.typ },
  })
  return { status: 204, body: undefined } as const
}
