import { endPause } from '@platzwart/domain/leseraum/ankunft/pause'
import { sql } from 'kysely'
import { record } from '../../../platform/database/record.ts'
import type { Configured } from '../../../platform/konfiguration/konfiguration.ts'
import type { SystemDeps } from '../../buchung/cancelBySystem.ts'
import { updateBuchung } from '../../buchung/updateBuchung.ts'
import { LESERAUM } from '../art.ts'
import { selectBuchungWithNames } from '../queries.ts'
import { snapshot } from '../snapshot.ts'
import { stayOf } from './aufenthalt.ts'
import { stepOf } from './endStay.ts'

/** In one transaction; what is left is ended half a minute later. */
const MOST = 200

/**
 * Ends the stays to which nobody came back in time, as if somebody had checked out: the rest is free at once, and its people are told. Nobody can
 * take it back. Whoever has a booking in hand at this moment is not waited for. Answers how many it were.
 */
export async function endPauses(deps: SystemDeps, here: Configured, now: Temporal.Instant): Promise<number> {
  const { tx, konfiguration } = here
  const due = await tx.all(
    selectBuchungWithNames(tx.scope.mandantId)
      .where('b.status', '=', 'durchgeführt')
      .where(sql<boolean>`b.pause_bis <= ${now}`)
      .where(sql<boolean>`b.pause_bis < upper(b.zeitraum)`)
      .where(sql<boolean>`upper(b.zeitraum) > ${now}`)
      .orderBy('b.pause_bis')
      .orderBy('b.id')
      .limit(MOST)
      .forNoKeyUpdate('b')
      .skipLocked(),
  )
  const { wiederOffen } = konfiguration.mandant
  let ended = 0
  for (const row of due) {
    const had = endPause(stayOf(row), now, await stepOf(here, row))
    if (had === null) continue
    const columns = { zeitraum: had, gebucht_bis: row.zeitraum.bis, pause_bis: null }
    await tx.run(updateBuchung(tx, LESERAUM, row, columns))
    const after = { ...row, ...columns, version: row.version + 1 }
    record(tx, {
      aktion: 'endPause',
      objekt: LESERAUM.table,
      objektId: row.id,
      vorher: snapshot(row),
      nachher: snapshot(after),
    })
    ended += 1
    // What lapsed while the house was closed is no news to anybody.
    const asleep = wiederOffen !== null && row.pause_bis !== null && before(row.pause_bis, wiederOffen)
    if (!asleep) await deps.mailer.queue(tx, await LESERAUM.mails(here, 'pauseVorbei', after, row))
  }
  return ended
}

const before = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0
