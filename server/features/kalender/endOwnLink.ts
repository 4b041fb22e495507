import { record } from '../../platform/database/record.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { LINKS } from './keepLinks.ts'
import { OWN_BOOKINGS } from './queries.ts'

const DELETE = 'delete from kalender_link where mandant_id = $1 and art = $2 and objekt_id = $3 returning id'

/**
 * The address of a person's own calendar ends with whatever else lets their devices in: who has it may have it from one of them. It is none that is made
 * again by itself; its person makes a new one.
 */
export async function endOwnLink(
  { tx, deps }: { readonly tx: Tx; readonly deps: Pick<Deps, 'singleton'> },
  benutzerId: string,
): Promise<void> {
  const { mandantId } = tx.scope
  const rows = await tx.all(ready<{ id: string }>(DELETE, mandantId, OWN_BOOKINGS, benutzerId))
  for (const { id } of rows) {
    record(tx, {
      aktion: 'deleteKalenderLink',
      objekt: 'kalender_link',
      objektId: id,
      imAuftragId: benutzerId,
      vorher: { art: OWN_BOOKINGS, objektId: benutzerId },
    })
    tx.afterCommit(() => deps.singleton(LINKS).forget(mandantId, id))
  }
}
