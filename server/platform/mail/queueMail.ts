import type { Tx } from '../database/tx.ts'
import { uuidv7 } from '../database/uuid.ts'
import type { Jobs, NewJob } from '../jobs/createJobs.ts'

export const MAIL_QUEUE = 'mail'

/** What devices are told along with mails. */
export const PUSH_QUEUE = 'push'

/** A record as a mail tells it. */
interface ToldRecord {
  readonly id: string
  readonly version: number
}

/** One mail to one person of the house, or to an address: a row of the outbox and a job. */
export interface NewMail {
  readonly typ: string
  readonly objektId: string
  /** With object, kind and receiver unique: the same mail is queued once, however often it is asked for. */
  readonly objektVersion: number
  /**
   * Which records it tells of, in which versions: by default its object in `objektVersion`. `event`: it tells of its object, but not how that is by
   * then; it is overtaken by no other such mail, and overtakes none.
   */
  readonly tells?: readonly ToldRecord[] | 'event'
  /** Null for an address. */
  readonly empfaengerId: string | null
  /** Of somebody who need not be of the house (reports); lower case. */
  readonly adresse?: string
  readonly daten: object
  readonly startAfterSeconds?: number
}

/** What the verbs know of mail. */
export interface Mailer {
  /** Queues mails in the caller's transaction; two statements however many mails, started together. */
  queue(tx: Tx, mails: readonly NewMail[]): Promise<void>
}

// As one JSON parameter the statement's text is the same for any number of mails: it is planned once. From the Mandant's row, as `record` does.
// The place is counted by what this statement sees: whoever changes a record next waits for its lock, and so sees the mails of the change before.
const INSERT = `
  insert into benachrichtigung
    (mandant_id, id, typ, objekt_id, objekt_version, empfaenger_id, adresse, daten, stand, faellig, reihe)
  select h.id, m.id, m.typ, m.objekt_id, m.objekt_version, m.empfaenger_id, m.adresse, m.daten, m.stand,
    now() + make_interval(secs => m.wartet),
    1 + coalesce(case when m.adresse is null
      then (select max(b.reihe) from benachrichtigung b where b.mandant_id = $1 and b.empfaenger_id = m.empfaenger_id)
      else (select max(b.reihe) from benachrichtigung b where b.mandant_id = $1 and b.adresse = m.adresse) end, 0)
  from mandant h, json_to_recordset($2::json) as m(
    id uuid, typ text, objekt_id uuid, objekt_version integer, empfaenger_id uuid, adresse text, daten jsonb, stand jsonb,
    wartet integer)
  where h.id = $1
  on conflict do nothing`

function standOf({ objektId, objektVersion, tells }: NewMail): Readonly<Record<string, number | null>> {
  if (tells === 'event') return { [objektId]: null }
  const told = tells ?? [{ id: objektId, version: objektVersion }]
  return Object.fromEntries(told.map(({ id, version }) => [id, version]))
}

/**
 * Writes the outbox rows and their jobs in the caller's transaction. A mail that stands in the outbox already keeps its row; the job
 * of the second asking finds no row of its own and ends.
 */
async function queueMail(tx: Tx, jobs: Pick<Jobs, 'send'>, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return
  const mandantId = tx.scope.mandantId
  const rows: object[] = []
  const work: NewJob[] = []
  for (const mail of mails) {
    const id = uuidv7()
    rows.push({
      id,
      typ: mail.typ,
      objekt_id: mail.objektId,
      objekt_version: mail.objektVersion,
      empfaenger_id: mail.empfaengerId,
      adresse: mail.adresse ?? null,
      daten: mail.daten,
      stand: standOf(mail),
      wartet: mail.startAfterSeconds ?? null,
    })
    work.push({
      data: { mandantId, benachrichtigungId: id },
      ...(mail.startAfterSeconds === undefined ? {} : { startAfterSeconds: mail.startAfterSeconds }),
    })
  }
  tx.later(INSERT, [mandantId, JSON.stringify(rows)])
  await jobs.send(tx, MAIL_QUEUE, work)
}

export function createMailer(jobs: Pick<Jobs, 'send'>): Mailer {
  return { queue: (tx, mails) => queueMail(tx, jobs, mails) }
}
