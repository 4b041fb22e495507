import { issue } from '@platzwart/domain/issue'
import { ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { releaseOffers } from './angebot.ts'
import { type OfferedSlot, offerOf, type Warteliste, type WarteTypes } from './art.ts'
import { lockPlatz, readPlatz } from './queries.ts'
import { recordPlatz } from './recordPlatz.ts'
import { refuseOther } from './refuseOther.ts'

const OVER = {
  status: 409,
  code: 'warteliste.keinAngebot',
  issues: [issue('warteliste.keinAngebot')],
} as const

/** Returns what is offered while the offer stands. */
function standingOffer<T extends WarteTypes>(
  liste: Warteliste<T>,
  row: T['platz'] | undefined,
  now: Temporal.Instant,
): OfferedSlot | null {
  if (row?.status !== 'angeboten') return null
  if (!row.angebot_bis || Temporal.Instant.compare(row.angebot_bis, now) <= 0) return null
  return offerOf(liste, row)
}

/**
 * Locks person, calendar and place in the lock order. The offer was read before the lock and must be the same
 * under it.
 */
async function lockOffered<T extends WarteTypes>(
  call: Call,
  liste: Warteliste<T>,
  id: string,
  { resourceId }: OfferedSlot,
) {
  const { tx, person, now } = call
  await lockInOrder(tx, liste.art, { personen: [person.id], kalender: [resourceId] })
  const row = await lockPlatz(tx, liste, person.id, id)
  const offered = standingOffer(liste, row, now)
  return row && offered?.resourceId === resourceId ? { row, offered } : null
}

/** Books the offered slot by the rules of a booking, in the same transaction. If they refuse, the offer stands. */
export async function acceptAngebot<T extends WarteTypes>(
  call: Call,
  liste: Warteliste<T>,
  id: string,
  input: T['acceptance'],
) {
  const { tx, person, now } = call
  const known = await readPlatz(tx, liste, person.id, id)
  if (!known) return refuse({ status: 404, code: 'nichtGefunden' })
  const before = standingOffer(liste, known, now)
  const locked = before && (await lockOffered(call, liste, id, before))
  if (!locked) return refuse(OVER)
  const { row, offered } = locked
  const other = refuseOther(call, row)
  if (other) return other
  if ((await releaseOffers(tx, liste, [row], 'acceptAngebot')) === 0) return refuse(OVER)
  const booked = await liste.book(call, row, offered, input)
  if ('refusal' in booked) return booked
  await tx.run(ready(liste.sql.end, tx.scope.mandantId, [row.id], 'gebucht', now))
  recordPlatz(tx, liste, 'acceptAngebot', [[row, { ...row, status: 'gebucht', beendet: now }]])
  return booked
}
