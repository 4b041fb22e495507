import type { GrundrissView } from '@platzwart/contract/leseraum'
import type { Leseraum } from '@platzwart/domain/leseraum/types'
import { leseraumOf } from '@platzwart/domain/leseraum/types'
import type { Kalender } from '@platzwart/domain/oeffnungszeit/types'
import type { Tx } from '../../platform/database/tx.ts'
import { kalenderOf, presentGrundriss } from './present.ts'
import { readGrundriss, readLeseraeume, readOeffnungszeiten } from './queries.ts'

/** A floor plan as the rules and the screens need it; changes only with the Mandant's configuration. */
export interface Plan {
  readonly id: string
  readonly aktiv: boolean
  readonly bezeichnung: string
  readonly standort: string
  readonly kalender: Kalender
  /** In reading order of the plan: the order of every list of states. */
  readonly leseraeume: readonly Leseraum[]
  readonly byId: ReadonlyMap<string, Leseraum>
  readonly indexOf: ReadonlyMap<string, number>
  /** Reasons of special opening times, by their first day. */
  readonly gruende: readonly {
    readonly von: Temporal.PlainDate
    readonly bis: Temporal.PlainDate
    readonly grund: string
  }[]
  readonly view: GrundrissView
  /** The view as JSON text, built once. */
  readonly json: string
}

export async function loadPlan(tx: Tx, grundrissId: string, zone: string): Promise<Plan | null> {
  const [grundriss, raeume, zeiten] = await Promise.all([
    readGrundriss(tx, grundrissId),
    readLeseraeume(tx, grundrissId),
    readOeffnungszeiten(tx, grundrissId),
  ])
  if (!grundriss) return null
  const view = presentGrundriss(grundriss, raeume, zeiten)
  const leseraeume = view.leseraeume.map((raum) => leseraumOf(raum, grundrissId))
  return {
    id: grundriss.id,
    aktiv: grundriss.aktiv,
    bezeichnung: grundriss.bezeichnung,
    standort: grundriss.standort_name,
    // A plan out of use is open on no day, whatever its hours are.
    kalender: kalenderOf(grundriss.aktiv ? zeiten : { woche: [], sonder: [] }, zone),
    leseraeume,
    byId: new Map(leseraeume.map((raum) => [raum.id, raum])),
    indexOf: new Map(leseraeume.map((raum, index) => [raum.id, index])),
    gruende: zeiten.sonder.map((zeit) => ({
      von: zeit.gueltig_von,
      bis: zeit.gueltig_bis,
      grund: zeit.grund,
    })),
    view,
    json: JSON.stringify(view),
  }
}
