import type { Language } from '@platzwart/phrases/phrases'
import type pg from 'pg'
import type { Logger } from 'pino'
import webpush from 'web-push'
import { ready } from '../../../platform/database/tx.ts'
import type { Jobs, QueueSettings, Work, WorkOptions } from '../../../platform/jobs/createJobs.ts'
import { forMandant } from '../../../platform/jobs/forMandant.ts'
import { PUSH_QUEUE } from '../../../platform/mail/queueMail.ts'
import type { Outgoing } from '../../../platform/outgoing/outgoing.ts'
import { phrase } from '../../../platform/phrases.ts'
import { pushKeysOf } from '../../../platform/pushKeys.ts'
import { forgetGeraet } from './deleteGeraet.ts'

/** What a device shows. */
export interface Mitteilung {
  readonly titel: string
  readonly text: string
  /** Of the page that a press leads to. */
  readonly pfad: string
}

export interface PushJob {
  readonly mandantId: string
  readonly geraetId: string
  /** Null: to see that it arrives. */
  readonly benachrichtigungId: string | null
}

export interface PushDeps {
  /** The jobs' own. */
  readonly pool: pg.Pool
  readonly secret: string
  readonly logger: Pick<Logger, 'warn'>
  readonly outgoing: Outgoing
  /** Whom a push service may write to about our messages. */
  readonly transport: { readonly from: string }
}

/** What somebody is to be told now is no news half a day later: about two hours of a push service that is down. */
const RETRIES: QueueSettings = {
  retryLimit: 30,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 60,
  retentionSeconds: 24 * 60 * 60,
}
const PACE: WorkOptions = { batch: 50, everySeconds: 1, parallel: 10 }
const PATIENCE_MS = 10_000
/** For so long a push service keeps it for a device that is switched off. */
const KEPT_SECONDS = 4 * 60 * 60

export function workPush(jobs: Jobs, deps: PushDeps): void {
  jobs.queue(PUSH_QUEUE, RETRIES)
  jobs.work<PushJob>(PUSH_QUEUE, PACE, (work) => sendMitteilung(deps, work))
}

interface Row {
  readonly adresse: string
  readonly schluessel: string
  readonly geheimnis: string
  readonly sprache: Language | null
  readonly mandant: string
  readonly mandant_sprache: Language
  readonly mitteilung: Mitteilung | null
}

// A device that changed hands since, or whose person left, is told nothing of the one before.
const READ = `
  select g.adresse, g.schluessel, g.geheimnis, b.sprache, m.name as mandant, m.sprache as mandant_sprache, n.mitteilung
  from geraet g
    join mandant m on m.id = g.mandant_id
    join benutzer b on b.mandant_id = g.mandant_id and b.id = g.benutzer_id
    left join benachrichtigung n on n.mandant_id = g.mandant_id and n.id = $3 and n.empfaenger_id = g.benutzer_id
  where g.mandant_id = $1 and g.id = $2 and b.status = 'aktiv' and m.gesperrt is null`

function contentOf(row: Row, probe: boolean): Mitteilung | null {
  if (!probe) return row.mitteilung
  const sprache = row.sprache ?? row.mandant_sprache
  return { titel: row.mandant, text: phrase(sprache, 'mail', 'probe'), pfad: '/einstellungen' }
}

/**
 * Tells one device one thing, in a way that nobody between can read (RFC 8291).
 * @throws when another attempt may help; what the push service refuses for good is not tried again
 */
export async function sendMitteilung(deps: PushDeps, { data }: Pick<Work<PushJob>, 'data'>): Promise<void> {
  const { mandantId, geraetId, benachrichtigungId } = data
  const row = await forMandant(deps.pool, mandantId, (tx) =>
    // A try tells of nothing that was noted; no message has the id of a device. Without an id no plan over many machines is found.
    tx.first(ready<Row>(READ, mandantId, geraetId, benachrichtigungId ?? geraetId)),
  )
  if (!row) return
  const content = contentOf(row, benachrichtigungId === null)
  if (content === null) return
  const status = await post(deps, row, content, benachrichtigungId ?? geraetId)
  if (status < 300) return
  // It was switched off in the browser: nobody has to clean up after it.
  if (status === 404 || status === 410)
    return forMandant(deps.pool, mandantId, (tx) => forgetGeraet(tx, geraetId))
  if (status === 429 || status >= 500) throw new Error(`the push service answers ${status}`)
  deps.logger.warn({ geraetId, status }, 'push service refuses')
}

async function post({ secret, transport, outgoing }: PushDeps, row: Row, content: Mitteilung, marke: string) {
  const { method, headers, body, endpoint } = webpush.generateRequestDetails(
    { endpoint: row.adresse, keys: { p256dh: row.schluessel, auth: row.geheimnis } },
    JSON.stringify({ ...content, marke }),
    {
      TTL: KEPT_SECONDS,
      urgency: 'high',
      topic: marke.replaceAll('-', ''),
      vapidDetails: { subject: `mailto:${transport.from}`, ...pushKeysOf(secret) },
    },
  )
  // Where a push service leads on to is none that anybody has agreed to, and no redirect is followed.
  const { status } = await outgoing(endpoint, {
    method,
    body: new Uint8Array(body ?? []),
    patienceMs: PATIENCE_MS,
    headers: headers as Record<string, string>,
  })
  return status
}
