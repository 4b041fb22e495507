import type { Tx } from '../database/tx.ts'
import { uuidv7 } from '../database/uuid.ts'
import type { Jobs, NewJob } from '../jobs/createJobs.ts'

export const MAIL_QUEUE = 'mail'

/** Queue of the push messages that accompany mails. */
export const PUSH_QUEUE = 'push'

/** A record as a mail describes it. */
interface ToldRecord {
  readonly id: string
  readonly version: number
}

/** A mail to a person of the house or to an address: one outbox row and one job. */
export interface NewMail {
  readonly typ: string
  readonly objektId: string
  /** Unique together with object, kind and recipient: queueing the same mail twice has no effect. */
  readonly objektVersion: number
  /**
   * The records and versions it describes; default: its object at `objektVersion`. `event`: it is about the
   * object, but not its state, so it neither supersedes nor is superseded.
   */
  readonly tells?: readonly ToldRecord[] | 'event'
  /** Null for an address. */
  readonly empfaengerId: string | null
  /** Recipient outside the house (reports); lower case. */
  readonly adresse?: string
  readonly daten: object
  readonly startAfterSeconds?: number
}

/** Queues mails, for verbs. */
export interface Mailer {
  /** Queues mails in the caller's transaction, with two pipelined statements for any number of mails. */
  queue(tx: Tx, mails: readonly NewMail[]): Promise<void>
}

// One JSON parameter keeps the statement constant, so it is planned once; as in `record`, it selects from the
// Mandant's row. `reihe` is counted from what this statement sees: the next change of a record waits for its
// lock, and so sees the mails of the change before.
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
 * Writes outbox rows and jobs in the caller's transaction. A mail that is already in the outbox keeps its
 * row; the duplicate's job finds no row and ends.
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
