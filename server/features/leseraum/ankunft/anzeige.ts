import * as wire from '@platzwart/contract/operations/leseraum/ankunft'
import type { AnzeigegeraetArt, Target } from '../../../platform/anzeigegeraetArt.ts'
import { ready } from '../../../platform/database/tx.ts'
import { type AnzeigegeraetCall, serveAnzeigegeraet } from '../../../platform/http/serveAnzeigegeraet.ts'
import { bereicheOf } from '../../grundriss/bereich.ts'
import { showAnzeige } from './showAnzeige.ts'

interface SeatRow extends Target {
  readonly id: string
}

const SEATS = `
  select l.id, l.bezeichnung as name, g.bezeichnung as ort from leseraum l
    join grundriss g on g.mandant_id = l.mandant_id and g.id = l.grundriss_id
  where l.mandant_id = $1 and l.id = any($2::uuid[]) and g.bereich = any($3)`

const readAnzeige = (call: AnzeigegeraetCall) => showAnzeige(call, call.geraet.ziel)

/** The display at a seat: it shows the code of its own seat, and asks for nothing else. */
export const ANZEIGE: AnzeigegeraetArt = {
  art: 'anzeige',
  column: 'leseraum_id',
  async readTargets({ tx, konfiguration }, ids) {
    const rows = await tx.all(ready<SeatRow>(SEATS, tx.scope.mandantId, ids, bereicheOf({ konfiguration })))
    return new Map(rows.map(({ id, ...ziel }) => [id, ziel]))
  },
  serves: [serveAnzeigegeraet(wire.readAnzeige, readAnzeige)],
  // Codes are given out anew, and seats called otherwise, by plan.
  isNews: ({ objekt, objektId }, ziel) =>
    objekt === 'grundriss' || (objekt === 'leseraum' && objektId === ziel),
}
