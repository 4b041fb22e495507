import { type Auswertung, auswertungOf } from '@platzwart/domain/leseraum/auswertung/auswertung'
import { ready } from '../../../platform/database/tx.ts'
import type { Plan } from '../../grundriss/plan.ts'
import { AUSWERTUNG_SUMS } from './countAuswertung.ts'
import type { Asking } from './keepSums.ts'
import { type Beside, loadBeside, type Wanted } from './loadAuslastung.ts'

export type PlanAuswertung = Beside<Auswertung>

/** What became of bookings, by plan. Nobody's name is read. */
export const loadAuswertung = (call: Asking, wanted: Wanted): Promise<PlanAuswertung[]> =>
  loadBeside(call, AUSWERTUNG_SUMS, auswertungOf, wanted)

/** Who waited for a day of a period, and what came of it. */
export interface Waited {
  readonly gewartet: number
  readonly leute: number
  readonly angeboten: number
  readonly gebucht: number
  /** Of those who took an offer, on the average. */
  readonly minuten: number | null
}

const WAITED = `
  select count(*)::int as gewartet, count(distinct w.benutzer_id)::int as leute, (count(*) filter (where w.angebot_bis is not null))::int as angeboten,
    (count(*) filter (where w.status = 'gebucht'))::int as gebucht,
    (avg(date_part('epoch', w.beendet - w.erstellt)) filter (where w.status = 'gebucht') / 60)::int as minuten
  from warteplatz w
  where w.mandant_id = $1 and w.tag >= $2::date and w.tag <= $3::date and w.grundriss_id = any($4::uuid[])`

/** @param bis part of it */
export async function loadWaited(
  { tx }: Asking,
  plans: readonly Plan[],
  { von, bis }: { readonly von: string; readonly bis: string },
): Promise<Waited> {
  const ids = plans.map(({ id }) => id)
  const row = await tx.first(ready<Waited>(WAITED, tx.scope.mandantId, von, bis, ids))
  return row ?? { gewartet: 0, leute: 0, angeboten: 0, gebucht: 0, minuten: null }
}
