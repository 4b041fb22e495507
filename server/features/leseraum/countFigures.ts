import type { FigureName } from '@platzwart/domain/berechtigung/figures'
import { tagOf } from '@platzwart/domain/time/zone'
import type { CountsOf } from '../../platform/feature.ts'
import { countFigure } from '../../platform/http/countUpTo.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { bereicheOf } from '../grundriss/bereich.ts'

const TODAY = `from leseraum_buchung b join grundriss g on g.mandant_id = b.mandant_id and g.id = b.grundriss_id
  where b.mandant_id = $1 and g.aktiv and g.bereich = any($2) and b.tag = $3::date
    and b.status in ('vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt')`

const today = ({ now, konfiguration }: Call) => tagOf(now, konfiguration.mandant.zone).toString()

/** The seats that can be had, those that somebody has in this moment, and what is booked today. */
export const LESERAUM_FIGURES: CountsOf<FigureName> = {
  plaetze: (call) =>
    countFigure(
      call.tx,
      `from leseraum l join grundriss g on g.mandant_id = l.mandant_id and g.id = l.grundriss_id
        where l.mandant_id = $1 and l.aktiv and g.aktiv and g.bereich = any($2)`,
      bereicheOf(call),
    ),
  plaetzeBelegt: (call) =>
    countFigure(
      call.tx,
      `${TODAY} and b.zeitraum @> $4::timestamptz`,
      bereicheOf(call),
      today(call),
      call.now.toString(),
    ),
  platzbuchungen: (call) => countFigure(call.tx, TODAY, bereicheOf(call), today(call)),
}
