import type { Tx } from '../../../platform/database/tx.ts'
import type { NewMail } from '../../../platform/mail/queueMail.ts'
import type { BuchungMailData } from './queueBuchungMails.ts'
import { type BuchungChange, type BuchungMail, EINLADUNG } from './receivers.ts'

/** Held until the transaction ends: the sending of this mail waits for what becomes of its booking. */
const WAITING = `
  select id from benachrichtigung
  where mandant_id = $1 and objekt_id = $2 and typ = $3 and status = 'wartend' and versuche = 0 and daten ->> 'rolle' = 'zweite'
  for update`

// An invitation that is on its way, or went out, to whoever is the second person now. It is held like one that waits: a sending that finds
// the booking cancelled would take it out of the outbox while the cancellation is taken back.
const KNOWN = `
  select id from benachrichtigung n
  where mandant_id = $1 and objekt_id = $2 and typ = $3 and daten ->> 'rolle' = 'zweite'
    and empfaenger_id is not distinct from $4 and not exists (
      select 1 from benachrichtigung e where e.mandant_id = $1 and e.objekt_id = $2 and e.typ = $5 and e.objekt_version > n.objekt_version)
  for update`

const ALTER = 'update benachrichtigung set daten = $3 where mandant_id = $1 and id = $2'
const WITHDRAW = 'delete from benachrichtigung where mandant_id = $1 and id = $2'

/** Changes of a booking that its second person must not hear of before the invitation. */
const ALTERS: ReadonlySet<BuchungChange> = new Set([
  'geaendert',
  'storniert',
  'weggenommen',
  'zweiteEntlassen',
])

/** Whether a mail of a booking goes to its second person. */
export const isToSecond = (mail: NewMail) => (mail.daten as BuchungMailData).rolle === 'zweite'

/**
 * While the invitation waits in the outbox, its receiver knows nothing of the booking: a change alters the invitation, of a cancellation there
 * is nothing to tell them, and nobody is told that they are not needed. One that stands in the outbox is not queued again when a
 * cancellation is taken back. Answers the mails that are left to queue.
 *
 * @param mails of a booking to which the second person has not agreed, or whose cancellation was taken back
 */
export async function alterEinladung(
  tx: Tx,
  change: BuchungChange,
  mails: readonly NewMail[],
): Promise<readonly NewMail[]> {
  const second = mails.find(isToSecond)
  if (!second) return mails
  const others = mails.filter((mail) => !isToSecond(mail))
  const known = [tx.scope.mandantId, second.objektId, EINLADUNG] as const
  if (change === 'stornoZurueckgenommen') {
    const to = [second.empfaengerId, 'zweiteEntlassen' satisfies BuchungMail]
    const { rows } = await tx.raw(KNOWN, [...known, ...to])
    return rows.length > 0 ? others : mails
  }
  if (!ALTERS.has(change)) return mails
  const { rows } = await tx.raw<{ id: string }>(WAITING, known)
  const [waiting] = rows
  if (!waiting) return mails
  const row = [tx.scope.mandantId, waiting.id]
  if (change === 'geaendert') {
    const { rolle, buchung } = second.daten as BuchungMailData
    await tx.raw(ALTER, [...row, JSON.stringify({ rolle, buchung })])
  }
  if (change === 'zweiteEntlassen') await tx.raw(WITHDRAW, row)
  return others
}
