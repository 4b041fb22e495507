import type { Tx } from '../../platform/database/tx.ts'
import type { BuchungMailDaten, NewMail } from './queueMail.ts'
import { type BuchungChange, EINLADUNG } from './receivers.ts'

/** Held until the transaction ends: the sending of this mail waits for what becomes of its booking. */
const WAITING = `
  select id from benachrichtigung
  where mandant_id = $1 and objekt_id = $2 and typ = $3 and status = 'wartend' and versuche = 0 and daten ->> 'rolle' = 'zweite'
  for update`

const ALTER = 'update benachrichtigung set daten = $3 where mandant_id = $1 and id = $2'

/** Changes of a booking that its second person must not hear of before the invitation. */
const ALTERS: ReadonlySet<BuchungChange> = new Set(['geaendert', 'storniert'])

/** Whether a mail of a booking goes to its second person. */
export const isToSecond = (mail: NewMail) => (mail.daten as BuchungMailDaten).rolle === 'zweite'

/**
 * While the invitation waits in the outbox, its receiver knows nothing of the booking: a change alters the invitation, and of a
 * cancellation there is nothing to tell them. Answers the mails that are left to queue.
 *
 * @param mails of a booking to which the second person has not agreed
 */
export async function alterEinladung(
  tx: Tx,
  change: BuchungChange,
  mails: readonly NewMail[],
): Promise<readonly NewMail[]> {
  const second = mails.find(isToSecond)
  if (!second || !ALTERS.has(change)) return mails
  const { rows } = await tx.raw<{ id: string }>(WAITING, [tx.scope.mandantId, second.objektId, EINLADUNG])
  const [waiting] = rows
  if (!waiting) return mails
  if (change === 'geaendert') {
    const { rolle, buchung } = second.daten as BuchungMailDaten
    await tx.raw(ALTER, [tx.scope.mandantId, waiting.id, JSON.stringify({ rolle, buchung })])
  }
  return mails.filter((mail) => !isToSecond(mail))
}
