import { UNDO_SECONDS } from '@platzwart/domain/buchung/undo'
import type { Step } from '@platzwart/domain/leseraum/ankunft/checkOut'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Configured } from '../../../platform/konfiguration/konfiguration.ts'
import { updateBuchung } from '../../buchung/updateBuchung.ts'
import { regelnIn } from '../../grundriss/bereich.ts'
import { LESERAUM } from '../art.ts'
import type { BuchungWithNames } from '../queries.ts'
import { holdRest } from './rest.ts'

/** The step that a booking is counted in: that of its booker. */
export async function stepOf(
  { tx, konfiguration }: Configured,
  row: Pick<BuchungWithNames, 'benutzer1_id' | 'bereich'>,
): Promise<Step> {
  const { einstellungen } = await konfiguration.person(tx, row.benutzer1_id)
  return {
    minutes: regelnIn(einstellungen, row)['leseraum.zeitschritt'].value,
    zone: konfiguration.mandant.zone,
  }
}

/** Writes what was had of a booking, and holds the rest for as long as the end can be taken back. Answers it as it is then. */
export async function endStay(
  tx: Tx,
  row: BuchungWithNames,
  had: Zeitraum,
  now: Temporal.Instant,
): Promise<BuchungWithNames> {
  const until = now.add({ seconds: UNDO_SECONDS })
  const columns = { zeitraum: had, gebucht_bis: row.zeitraum.bis, ruecknahme_bis: until }
  await tx.run(updateBuchung(tx, LESERAUM, row, columns))
  await holdRest(tx, row, had.bis, until, now)
  return { ...row, ...columns, version: row.version + 1 }
}
