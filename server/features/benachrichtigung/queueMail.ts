import type { Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Jobs, NewJob } from '../../platform/jobs/createJobs.ts'
import {
  type BuchungChange,
  type BuchungMail,
  EINLADUNG,
  type EinstellungenOf,
  RECEIVERS,
  type Receiver,
  toldOf,
} from './receivers.ts'

export const MAIL_QUEUE = 'mail'

/** Longer than a cancellation can be taken back, so that its mail is never one too many; and as long as somebody who booked by mistake needs. */
export const CANCEL_MAIL_SECONDS = 12

/** A booking as a mail tells it; `von` and `bis` are instants. */
export interface BuchungFacts {
  readonly leseraum: string
  readonly grundriss: string
  readonly standort: string
  readonly von: string
  readonly bis: string
  readonly gruppengroesse: number
  /** Names as shown. */
  readonly bucher: string
  readonly zweite: string | null
  /** Why an admin or the system acted. */
  readonly grund?: string
}

/** The facts as they were when the change was made: a mail that is sent late tells what happened, not what is. */
export interface BuchungMailDaten {
  readonly rolle: Receiver
  readonly buchung: BuchungFacts
  /** Before the change. */
  readonly alt?: BuchungFacts
}

/** One mail to one person of the house, or to an address: a row of the outbox and a job. */
export interface NewMail {
  readonly typ: string
  readonly objektId: string
  /** With object, kind and receiver unique: the same mail is queued once, however often it is asked for. */
  readonly objektVersion: number
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

// As one JSON parameter the statement's text is the same for any number of mails: it is planned once.
const INSERT = `
  insert into benachrichtigung (mandant_id, id, typ, objekt_id, objekt_version, empfaenger_id, adresse, daten)
  select $1, m.id, m.typ, m.objekt_id, m.objekt_version, m.empfaenger_id, m.adresse, m.daten
  from json_to_recordset($2::json) as m(
    id uuid, typ text, objekt_id uuid, objekt_version integer, empfaenger_id uuid, adresse text, daten jsonb)
  on conflict do nothing`

/**
 * Writes the outbox rows and their jobs in the caller's transaction. A mail that stands in the outbox already keeps its row; the job
 * of the second asking finds no row of its own and ends.
 */
export async function queueMail(tx: Tx, jobs: Pick<Jobs, 'send'>, mails: readonly NewMail[]): Promise<void> {
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

export interface ChangedBuchung {
  readonly id: string
  /** After the change. */
  readonly version: number
  readonly bucherId: string
  readonly zweiteId: string | null
  /** Of a second person whom nobody here knows: their mails are queued like others', and go to nobody. */
  readonly zweiteAdresse?: string
}

/** A booking begins once. */
function versionOf(change: BuchungChange, { version }: ChangedBuchung): number {
  return change === 'begonnen' ? 0 : version
}

function waits(change: BuchungChange, typ: BuchungMail, rolle: Receiver): boolean {
  return change === 'storniert' || (typ === EINLADUNG && rolle === 'zweite')
}

/** The mails of a change, by the table of receivers and the receivers' own settings. */
export function mailsOf(
  change: BuchungChange,
  buchung: ChangedBuchung,
  facts: BuchungFacts,
  einstellungenOf: EinstellungenOf,
  alt?: BuchungFacts,
): NewMail[] {
  const people = [
    { rolle: 'bucher', benutzerId: buchung.bucherId },
    { rolle: 'zweite', benutzerId: buchung.zweiteId },
  ] as const
  const mailTo = (
    rolle: Receiver,
    typ: BuchungMail,
    to: Pick<NewMail, 'empfaengerId' | 'adresse'>,
  ): NewMail => {
    const daten: BuchungMailDaten = { rolle, buchung: facts, ...(alt ? { alt } : {}) }
    return {
      typ,
      objektId: buchung.id,
      objektVersion: versionOf(change, buchung),
      ...to,
      daten,
      ...(waits(change, typ, rolle) ? { startAfterSeconds: CANCEL_MAIL_SECONDS } : {}),
    }
  }
  const told = toldOf(RECEIVERS[change], people, einstellungenOf).map(({ rolle, benutzerId, typ }) =>
    mailTo(rolle, typ, { empfaengerId: benutzerId }),
  )
  const stranger = RECEIVERS[change].zweite
  if (buchung.zweiteAdresse === undefined || stranger === null) return told
  return [...told, mailTo('zweite', stranger.typ, { empfaengerId: null, adresse: buchung.zweiteAdresse })]
}
