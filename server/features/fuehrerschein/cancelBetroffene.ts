import type { FuehrerscheinChange } from '@platzwart/domain/fuehrerschein/betroffene'
import type { Call } from '../../platform/http/endpoint.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { readWaiting } from '../buchung/readWaiting.ts'
import { FAHRT } from '../fahrt/art.ts'
import { cancelWithErsatz, isConfirmed, refuseUnconfirmed, type Word } from '../fahrt/cancelWithErsatz.ts'
import { hitBy, informationstextOf, presentHits } from './listFuehrerscheinBetroffene.ts'

interface Change {
  readonly benutzerId: string
  /** As the audit trail names it. */
  readonly aktion: string
  readonly aenderung: FuehrerscheinChange
  /** What becomes of the bookings that it hits; nothing is said about them when nobody was asked yet. */
  readonly word: Word
}

/**
 * What a change of a licence does to its holder's bookings, in the change's own transaction and after it is written: without a word about
 * them, 409 with the list, and nothing happens; else they are cancelled with mails, or left as they are for their check-in to judge. Null
 * when the change may stay.
 */
export async function cancelBetroffene(call: Call, change: Change) {
  const { tx, now } = call
  const { aktion, benutzerId, aenderung, word } = change
  const person = ['person', benutzerId] as const
  // The driver is locked since the licence is: no trip has come since, and the second look sees what has become of those that there are.
  const kalender = (await readWaiting(tx, FAHRT, person, now, false)).map((row) => row.fahrzeug_id)
  await lockInOrder(tx, FAHRT, { kalender })
  const hits = hitBy(call, await readWaiting(tx, FAHRT, person, now, true), aenderung)
  if (hits.length === 0 || word.betroffeneStornieren === false) return null
  const informationstext = informationstextOf(call, aenderung.art)
  if (!isConfirmed(hits, word)) return refuseUnconfirmed(presentHits(hits, informationstext))
  // Where the licence still lets drive another car it is proposed; after a check that was not in order nobody should take any.
  const ersatz = aenderung.art === 'karte'
  await cancelWithErsatz(call, hits, { aktion, informationstext, ersatz, change: 'weggenommen' })
  return null
}
