import type { FahrzeugChange } from '@platzwart/domain/fahrzeug/betroffene'
import type { Call } from '../../platform/http/endpoint.ts'
import { readWaiting } from '../buchung/readWaiting.ts'
import { dropHeld } from '../buchung/takeSlot.ts'
import { FAHRT } from '../fahrt/art.ts'
import { cancelWithErsatz, isConfirmed, refuseUnconfirmed, type Word } from '../fahrt/cancelWithErsatz.ts'
import type { FahrtRow } from '../fahrt/queries.ts'
import { describeHits, type Hit, hitBy } from './listFahrzeugBetroffene.ts'

interface Change {
  /** As the audit trail names it. */
  readonly aktion: string
  readonly aenderungen: readonly FahrzeugChange[]
  /** What whoever makes the change has said about the bookings that they were shown. */
  readonly word: Word
}

/**
 * Cancels what a change of a car hits, in the change's own transaction (F4): each trip with its text, its audit row and its mails, which
 * propose other cars. Without the confirmation, 409 with the bookings, and nothing happens. The caller holds the car's lock, so that no
 * booking is made meanwhile. Null when the change may go on.
 */
export async function cancelBetroffene(call: Call, fahrzeugId: string, change: Change) {
  const { tx, now } = call
  if (change.aenderungen.length === 0) return null
  // A cancellation that could still be taken back would bring a booking to life that no longer fits; one that is being taken back at this
  // moment is waited for, and is among those that wait.
  await dropHeld(tx, FAHRT, fahrzeugId)
  const waiting = await readWaiting(tx, FAHRT, ['resource', fahrzeugId], now, true)
  const hits = hitBy(call, waiting, change.aenderungen)
  if (hits.length > 0 && !isConfirmed(hits, change.word))
    return refuseUnconfirmed(await describeHits(tx, hits))
  await cancelHits(call, waiting, hits, change.aktion)
  return null
}

async function cancelHits(
  call: Call,
  waiting: readonly FahrtRow[],
  hits: readonly Hit[],
  aktion: string,
): Promise<void> {
  const texts = Map.groupBy(hits, ({ informationstext }) => informationstext)
  const rows = new Map(waiting.map((row) => [row.id, row]))
  for (const [informationstext, same] of texts) {
    const fallen = same.map(({ id }) => rows.get(id)).filter((row) => row !== undefined)
    await cancelWithErsatz(call, fallen, { aktion, informationstext })
  }
}
