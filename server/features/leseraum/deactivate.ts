import { fallsWithLeseraum } from '@platzwart/domain/leseraum/deactivate'
import type { Call } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { cancelBySystem } from '../buchung/cancelBySystem.ts'
import { readWaiting } from '../buchung/readWaiting.ts'
import { dropHeld } from '../buchung/takeSlot.ts'
import { buchungOf, LESERAUM } from './art.ts'
import type { BuchungRow } from './queries.ts'

/**
 * What goes with a room that is deactivated (L11): its bookings that have not ended are cancelled with the system's text and mail, each
 * recorded and told to live readers. The caller holds the room's calendar and its record. Answers how many.
 */
export async function deactivateLeseraum(call: Call, leseraumId: string): Promise<number> {
  const { tx, now } = call
  // A cancellation that could still be taken back would bring a booking of a closed room to life.
  await dropHeld(tx, LESERAUM, leseraumId)
  const open = await readWaiting(tx, LESERAUM, ['resource', leseraumId], now, true)
  const fallen = open.filter((row) => fallsWithLeseraum(buchungOf(row), now))
  await cancelFallen(call, fallen)
  return fallen.length
}

/** Bookings of what is put out of use, which the caller has locked. */
export async function cancelFallen({ tx, deps, konfiguration }: Call, fallen: readonly BuchungRow[]) {
  await cancelBySystem(deps, { tx, konfiguration }, LESERAUM, fallen, {
    aktion: 'deactivateLeseraum',
    change: 'raumDeaktiviert',
    informationstext: phrase(konfiguration.mandant.sprache, 'mail', 'stornoRaumDeaktiviert'),
  })
}
