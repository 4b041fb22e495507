import { ready, type Tx } from '../../platform/database/tx.ts'
import { MAIL_QUEUE } from '../../platform/mail/queueMail.ts'

/** The records of a mail by id, each with the version whose state it tells; null: no state. */
type Told = Readonly<Record<string, number | null>>

interface RelatedMail {
  readonly id: string
  readonly stand: Told
  readonly reihe: number | null
  readonly me: boolean
  /** It goes before this one, and is or will soon be due. */
  readonly voraus: boolean
  readonly unterwegs: boolean
  readonly abgewiesen: boolean
}

/** A mail that is due that soon is waited for. What waits longer on purpose (until a closure cannot be taken back) holds nothing up. */
const SOON = '1 minute'

/** So long the mail server may refuse an earlier one while it answers; a greylist lets mails in sooner. */
const PATIENCE = '1 hour'

/** As long as a job may run: whoever noted that it sends a mail and is not heard of since has died. */
const LEASE = '15 minutes'

const standOf = (mail: string) =>
  `(case when ${mail}.stand = '{}' then jsonb_build_object(${mail}.objekt_id, null) else ${mail}.stand end)`

/** To the same receiver, of the same record. What is about an account goes by itself: it is sent from a house that is closed, too. */
const RELATED = `
  (n.empfaenger_id = me.empfaenger_id or n.adresse = me.adresse)
  and n.daten ->> 'konto' is not distinct from me.daten ->> 'konto'
  and ${standOf('n')} ?| array(select jsonb_object_keys(${standOf('me')}))`

// All of them are held, in one order for everybody: of two servers one sees what the other has decided.
const WAITING = `
  select n.id, ${standOf('n')} as stand, n.reihe, n.id = me.id as me,
    (coalesce(n.reihe, 0), n.id) < (coalesce(me.reihe, 0), me.id)
      and coalesce(n.faellig, n.erstellt) < now() + interval '${SOON}' as voraus,
    coalesce(n.in_arbeit > now() - interval '${LEASE}', false) as unterwegs,
    coalesce(n.abgewiesen_seit < now() - interval '${PATIENCE}', false) as abgewiesen
  from benachrichtigung me join benachrichtigung n on n.mandant_id = me.mandant_id
  where me.mandant_id = $1 and me.id = $2 and me.status = 'wartend' and n.status = 'wartend' and ${RELATED}
  order by n.reihe, n.id for update of n`

const LATER = `
  select ${standOf('n')} as stand from benachrichtigung me join benachrichtigung n on n.mandant_id = me.mandant_id
  where me.mandant_id = $1 and me.id = $2 and n.status = 'gesendet' and n.reihe > me.reihe and ${RELATED}`

const GIVE_UP = `
  update benachrichtigung set status = 'fehlgeschlagen', fehler = coalesce(fehler, 'a later mail about the same was sent')
  where mandant_id = $1 and id = any($2::uuid[])`

/** Whether a mail may go now; `overtaken`: the records of which its receiver has been told a later state. */
export type Turn =
  | { readonly is: 'now'; readonly overtaken: ReadonlySet<string> }
  | { readonly is: 'wait' | 'overtaken' | 'gone' }

/**
 * Mails to one receiver about one record go in the order in which they were queued, by whichever server, however often one was put off. A mail
 * that the mail server will not take holds the later ones up for an hour, then it has failed. Nobody is told a state after a later one.
 */
export async function takeTurn(tx: Tx, id: string): Promise<Turn> {
  const { mandantId } = tx.scope
  const related = await tx.all(ready<RelatedMail>(WAITING, mandantId, id))
  const mine = related.find(({ me }) => me)
  if (!mine) return { is: 'gone' }
  const others = related.filter(({ me }) => !me)
  const before = others.filter(({ voraus }) => voraus)
  if (others.some(({ unterwegs }) => unterwegs) || before.some(({ abgewiesen }) => !abgewiesen))
    return { is: 'wait' }
  const overtaken = await findOvertaken(tx, id, mine.stand)
  if (Object.keys(mine.stand).every((record) => overtaken.has(record))) return { is: 'overtaken' }
  if (before.length > 0)
    await tx.run(
      ready(
        GIVE_UP,
        mandantId,
        before.map((mail) => mail.id),
      ),
    )
  return { is: 'now', overtaken }
}

async function findOvertaken(tx: Tx, id: string, mine: Told): Promise<ReadonlySet<string>> {
  const later = await tx.all(ready<{ stand: Told }>(LATER, tx.scope.mandantId, id))
  const isLater = (record: string, version: number | null) =>
    later.some(({ stand }) => {
      const told = stand[record] ?? null
      return told !== null && (version === null || told > version)
    })
  return new Set(
    Object.entries(mine).flatMap(([record, version]) => (isLater(record, version) ? [record] : [])),
  )
}

const STAND = `
  select ${standOf('n')} as stand from benachrichtigung n where n.mandant_id = $1 and n.id = $2`

/** Whether its receiver has been told a later state of all that a mail is about. */
export async function isOvertaken(tx: Tx, id: string): Promise<boolean> {
  const mine = await tx.first(ready<{ stand: Told }>(STAND, tx.scope.mandantId, id))
  if (mine === undefined) return false
  const overtaken = await findOvertaken(tx, id, mine.stand)
  return Object.keys(mine.stand).every((record) => overtaken.has(record))
}

const BEHIND = `
  select n.id from benachrichtigung me join benachrichtigung n on n.mandant_id = me.mandant_id
  where me.mandant_id = $1 and me.id = $2 and n.id <> me.id and n.status = 'wartend' and ${RELATED}`
const WAKE = `
  update pgboss.job set start_after = now()
  where name = $1 and state = 'retry' and data ->> 'mandantId' = $2::text and data ->> 'benachrichtigungId' = any($3::text[])`

/** The mails that wait for this one; to be asked for while it stands in the outbox. */
export async function readBehind(tx: Tx, id: string): Promise<readonly string[]> {
  const rows = await tx.all(ready<{ id: string }>(BEHIND, tx.scope.mandantId, id))
  return rows.map((row) => row.id)
}

/** Mails that waited for another one are tried at once, and not when their own turn of trying again comes. */
export async function wakeMails(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.run(ready(WAKE, MAIL_QUEUE, tx.scope.mandantId, ids))
}
