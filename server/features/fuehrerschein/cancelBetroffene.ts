import type { FuehrerscheinChange } from '@platzwart/domain/fuehrerschein/betroffene'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { cancelBySystem } from '../buchung/cancelBySystem.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { FAHRT } from '../fahrt/art.ts'
import { readErsatzOf } from '../fahrt/proposeErsatz.ts'
import {
  hitBy,
  informationstextOf,
  presentHits,
  readWaitingOf,
  type WaitingRow,
} from './listFuehrerscheinBetroffene.ts'

interface Change {
  readonly benutzerId: string
  /** As the audit trail names it. */
  readonly aktion: string
  readonly aenderung: FuehrerscheinChange
  /** What becomes of the bookings that it hits; undefined when nobody was asked yet. */
  readonly stornieren: boolean | undefined
}

/**
 * What a change of a licence does to its holder's bookings, in the change's own transaction and after it is written: without a word about
 * them, 409 with the list, and nothing happens; else they are cancelled with mails, or left as they are for their check-in to judge. Null
 * when the change may stay.
 */
export async function cancelBetroffene(call: Call, change: Change) {
  const { tx, now } = call
  const { benutzerId, aenderung, stornieren } = change
  // The driver is locked since the licence is: no trip has come since, and the second look sees what has become of those that there are.
  const kalender = (await readWaitingOf(tx, benutzerId, now, false)).map((row) => row.fahrzeug_id)
  await lockInOrder(tx, FAHRT, { kalender })
  const hits = hitBy(call, await readWaitingOf(tx, benutzerId, now, true), aenderung)
  if (hits.length === 0 || stornieren === false) return null
  const informationstext = informationstextOf(call, aenderung.art)
  if (stornieren === undefined) {
    return refuse({
      status: 409,
      code: 'fahrzeug.betroffeneBuchungen',
      data: { anzahl: hits.length },
      current: presentHits(hits, informationstext),
    })
  }
  await cancelHits(call, hits, change, informationstext)
  return null
}

/** Another car is proposed where the licence still lets drive one; after a check that was not in order nobody should take any. */
async function cancelHits(
  call: Call,
  hits: readonly WaitingRow[],
  { aktion, aenderung }: Change,
  informationstext: string,
): Promise<void> {
  const ersatz = aenderung.art === 'karte' ? await readErsatzOf(call, hits) : new Map()
  await cancelBySystem(call.deps, call, FAHRT, hits, {
    aktion,
    change: 'systemStorno',
    informationstext,
    more: ({ id }) => ({ ersatz: ersatz.get(id) ?? [] }),
  })
}
