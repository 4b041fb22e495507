import type {
  Ruecknahme,
  SchliessungView,
  Vorschlag as VorschlagView,
} from '@platzwart/contract/leseraum/schliessung'
import type { StayReason } from '@platzwart/domain/leseraum/schliessung/ruecknahme'
import type { AnlassArt } from '@platzwart/domain/leseraum/schliessung/types'
import type { Call } from '../../../platform/http/endpoint.ts'
import { anyPlanOf } from '../../grundriss/plan.ts'
import type { SeatAnlass } from './anlass.ts'
import type { SeatVorschlag } from './findErsatz.ts'
import type { KeptBuchung, SchliessungRow } from './queries.ts'

/** As many as somebody looks through; the others are decided together. */
const SHOWN = 500

/** Bookings that something would hit; whose they are is for those who maintain bookings. */
export function presentVorschlag(
  { person }: Call,
  { bleibt }: SeatAnlass,
  { rows, ersatz, plans, stand }: SeatVorschlag,
): VorschlagView {
  const names = person.berechtigungen.has('buchung_pflege')
  return {
    stand,
    bleibt,
    anzahl: rows.length,
    verschiebbar: [...ersatz.values()].filter((found) => found !== null).length,
    buchungen: rows.slice(0, SHOWN).map((row) => {
      const found = ersatz.get(row.id)
      return {
        id: row.id,
        leseraumId: row.leseraum_id,
        bezeichnung: row.bezeichnung,
        von: row.zeitraum.von.toString(),
        bis: row.zeitraum.bis.toString(),
        status: row.status,
        gruppengroesse: row.gruppengroesse,
        bucher: names ? { name: `${row.vorname1} ${row.nachname1}`, email: row.email1 } : null,
        ersatz: found
          ? {
              art: found.art,
              leseraumId: found.leseraum.id,
              bezeichnung: found.leseraum.bezeichnung,
              grundriss: plans.get(found.leseraum.grundrissId)?.bezeichnung ?? '',
              von: found.zeitraum.von.toString(),
              bis: found.zeitraum.bis.toString(),
            }
          : null,
      }
    }),
  }
}

export function presentSchliessung(row: SchliessungRow): SchliessungView {
  const { id, verschoben, storniert, belassen, grundriss } = row
  return {
    id,
    verschoben,
    storniert,
    belassen,
    grundriss,
    anlass: row.anlass as AnlassArt,
    grundrissId: row.grundriss_id,
    erstellt: row.erstellt.toString(),
    bis: row.bis.toString(),
  }
}

/** As they were, for whoever has to tell their people. */
export async function presentLeft(
  call: Call,
  kept: readonly KeptBuchung[],
  nicht: ReadonlyMap<string, StayReason>,
): Promise<Ruecknahme['nicht']> {
  const left: Ruecknahme['nicht'] = []
  for (const { id, grundrissId, leseraumId, von, bis } of kept) {
    const grund = nicht.get(id)
    if (grund === undefined || left.length >= SHOWN) continue
    const plan = await anyPlanOf(call, grundrissId)
    left.push({ id, von, bis, grund, bezeichnung: plan?.byId.get(leseraumId)?.bezeichnung ?? '' })
  }
  return left
}
