import { awaitsStart } from '@platzwart/domain/buchung/status'
import { fahrtCheckInWindow } from '@platzwart/domain/fahrzeug/bereit'
import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { textsOf } from '../buchung/buchungArt.ts'
import { notify } from '../buchung/transition.ts'
import { updateBuchung } from '../buchung/updateBuchung.ts'
import { FAHRT } from './art.ts'
import { fahrtOf } from './facts.ts'
import type { FahrtWithNames } from './queries.ts'

const WAITING = `
  select b.id from fahrzeug_buchung back
    join fahrzeug_buchung b on b.mandant_id = back.mandant_id and b.fahrzeug_id = back.fahrzeug_id
  where back.mandant_id = $1 and back.id = $2 and b.typ = 'BUCHUNG'
    and (b.status <> 'storniert' or b.gehalten_bis is not null)
    and (b.status in ('vorgemerkt', 'reserviert') or b.gehalten_bis > $3::timestamptz)
    and b.sperrzeitraum && tstzrange(least(lower(back.zeitraum), $3::timestamptz), $3::timestamptz)
    and lower(b.zeitraum) > lower(back.zeitraum) and lower(b.zeitraum) < $3::timestamptz
  order by b.id for no key update of b`

/**
 * The ids of the trips whose time has come while this one was under way with their car, locked behind the car's calendar. What was cancelled and
 * can still be taken back is one of them.
 */
export async function lockWaiting({ tx, now }: Call, buchungId: string): Promise<readonly string[]> {
  const rows = await tx.all(ready<{ id: string }>(WAITING, tx.scope.mandantId, buchungId, now))
  return rows.map(({ id }) => id)
}

/** A car is back: from now on its next driver can begin, and has as long for it as if this were the booked start. */
export async function receiveFahrzeug(call: Call, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { tx, now } = call
  const rows = await tx.all(ready<FahrtWithNames>(textsOf(FAHRT).readAll, tx.scope.mandantId, ids))
  for (const row of rows) {
    const update = updateBuchung(tx, FAHRT, row, { bereit_ab: now })
    tx.later(update.sql, update.parameters, update)
    const after = { ...row, bereit_ab: now, still_out: false, version: row.version + 1 }
    record(tx, {
      aktion: 'receiveFahrzeug',
      objekt: FAHRT.table,
      objektId: row.id,
      vorher: FAHRT.snapshot(row),
      nachher: FAHRT.snapshot(after),
    })
    await tellWaiting(call, after)
  }
}

/** Whoever waits hears until when; a trip whose time is over waits no longer. */
async function tellWaiting(call: Call, row: FahrtWithNames): Promise<void> {
  const over = Temporal.Instant.compare(row.zeitraum.bis, call.now) <= 0
  if (over || !awaitsStart(row.status)) return
  const { bis } = fahrtCheckInWindow(fahrtOf(row), call.person.einstellungen)
  await notify(call, FAHRT, 'bereit', row, undefined, { checkInBis: bis.toString() })
}
