import { withMarks } from '../../platform/database/marks.ts'
import { record } from '../../platform/database/record.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { daysOf } from '../buchung/buchungArt.ts'
import { recordReleased } from '../buchung/recordBuchung.ts'
import { takeSlot } from '../buchung/takeSlot.ts'
import { type Offer, queueOf, type Warteliste, type WarteTypes } from './art.ts'

/** Holds an offered slot, which everybody then sees as taken. Returns false when it was taken or closed meanwhile. */
export async function holdFor<T extends WarteTypes>(
  tx: Tx,
  liste: Warteliste<T>,
  offer: Offer<T['platz']>,
  bis: Temporal.Instant,
  now: Temporal.Instant,
): Promise<boolean> {
  const slot = {
    id: uuidv7(),
    status: 'storniert',
    gehalten_bis: bis,
    gehalten_status: 'reserviert',
    warteplatz_id: offer.platz.id,
    version: 1,
  } as const
  const row = liste.heldRow(slot, offer)
  if (!(await takeSlot(tx, liste.angebot, row, now))) return false
  record(tx, {
    aktion: 'offerPlatz',
    objekt: liste.art.table,
    objektId: row.id,
    nachher: liste.angebot.snapshot(row),
  })
  return true
}

/** Releases the slots held for these places, on whichever days. Returns their number. */
export async function releaseOffers<T extends WarteTypes>(
  tx: Tx,
  liste: Warteliste<T>,
  plaetze: readonly T['platz'][],
  aktion: string,
): Promise<number> {
  if (plaetze.length === 0) return 0
  const ids = plaetze.map(({ id }) => id)
  const statement = ready<T['buchung']['row']>(liste.sql.letGo, tx.scope.mandantId, ids)
  const marks = plaetze.flatMap((row) => liste.marks(queueOf(liste, row)))
  return recordReleased(tx, liste.art, await tx.all(withMarks(statement, marks)), aktion)
}

/** Releases slots held for people who were deleted from the house with their places. */
export async function releaseOrphans<T extends WarteTypes>(
  tx: Tx,
  { art, sql }: Warteliste<T>,
): Promise<number> {
  // There are rarely any: a job that runs every few seconds must not invalidate the caches of all days.
  const orphans = ready<T['buchung']['row']>(sql.letOrphansGo, tx.scope.mandantId)
  const gone = await tx.allMarked(orphans, (row) => daysOf(art, row))
  return recordReleased(tx, art, gone, 'endWarten')
}
