import { ready, type Tx } from '../../../platform/database/tx.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { CANCEL_MAIL_SECONDS } from '../../benachrichtigung/receivers.ts'
import { notify } from '../../buchung/transition.ts'
import { LESERAUM } from '../art.ts'
import type { BuchungWithNames } from '../queries.ts'
import { type Changed, queueSerie, type SerieMailData, slotOf, terminOf } from './notifySerie.ts'

interface WaitingMail {
  readonly objekt_id: string
  readonly objekt_version: number
  readonly daten: SerieMailData
}

const WAITING = `
  select objekt_id, objekt_version, daten from benachrichtigung
  where mandant_id = $1 and empfaenger_id = $2 and typ = 'serieGeaendert' and status = 'wartend'`

/** What was to be told of an earlier change of a booking to this version, and has not gone yet. */
async function waitingFor(tx: Tx, benutzerId: string) {
  const mails = await tx.all(ready<WaitingMail>(WAITING, tx.scope.mandantId, benutzerId))
  return (row: BuchungWithNames): Changed['zuvor'] => {
    for (const { objekt_id: objektId, objekt_version: objektVersion, daten } of mails) {
      const told = daten.termine.find(({ id, version }) => id === row.id && version === row.version)
      if (told?.vorher) return { ...(told.zuvor ?? told.vorher), objektId, objektVersion }
    }
    return undefined
  }
}

/** Tells the booker of several changes in one mail, once they can no longer be taken back by one press; of one as of any. */
export async function notifyChanged(
  call: Call,
  before: readonly BuchungWithNames[],
  after: readonly BuchungWithNames[],
): Promise<void> {
  const changed = before.flatMap((row) => {
    const now = after.find(({ id }) => id === row.id)
    return now ? [{ row, now }] : []
  })
  const [first] = changed
  if (!first) return
  if (changed.length === 1) return notify(call, LESERAUM, 'geaendert', first.now, first.row)
  const zuvorOf = await waitingFor(call.tx, call.person.id)
  const termine = changed.map(({ row, now }) => {
    const zuvor = zuvorOf(row)
    return { ...terminOf(now), vorher: slotOf(row), ...(zuvor && { zuvor }) }
  })
  const about = {
    objektId: first.now.id,
    objektVersion: first.now.version,
    startAfterSeconds: CANCEL_MAIL_SECONDS,
  }
  await queueSerie(call, 'serieGeaendert', about, { termine })
}
