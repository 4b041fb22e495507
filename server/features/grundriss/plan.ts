import type { GrundrissView } from '@platzwart/contract/leseraum'
import type { Leseraum } from '@platzwart/domain/leseraum/types'
import { leseraumOf } from '@platzwart/domain/leseraum/types'
import type { Kalender } from '@platzwart/domain/oeffnungszeit/types'
import type { Tx } from '../../platform/database/tx.ts'
import { entityTag } from '../../platform/http/etag.ts'
import type { Configured, Part } from '../../platform/konfiguration/konfiguration.ts'
import { kalenderOf, presentGrundriss } from './present.ts'
import {
  readActivePlanIds,
  readGrundriss,
  readGrundrissOf,
  readLeseraeume,
  readOeffnungszeiten,
} from './queries.ts'

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
  /** Of that text. */
  readonly etag: string
}

async function loadPlan(tx: Tx, grundrissId: string, zone: string): Promise<Plan | null> {
  const [grundriss, raeume, zeiten] = await Promise.all([
    readGrundriss(tx, grundrissId),
    readLeseraeume(tx, grundrissId),
    readOeffnungszeiten(tx, grundrissId),
  ])
  if (!grundriss) return null
  const view = presentGrundriss(grundriss, raeume, zeiten)
  const leseraeume = view.leseraeume.map((raum) => leseraumOf(raum, grundrissId))
  const json = JSON.stringify(view)
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
    json,
    etag: entityTag(json),
  }
}

const ACTIVE: Part<'all', readonly string[]> = { load: ({ tx }) => readActivePlanIds(tx) }

/** Ids of the plans in use. */
export function activePlanIds({ tx, konfiguration }: Configured): Promise<readonly string[]> {
  return konfiguration.part(tx, ACTIVE, 'all')
}

/** On which plan each seat of the plans loaded so far stands. */
const SEATS: Part<'all', Map<string, string>> = { load: async () => new Map() }

const PLAN: Part<string, Plan | null> = {
  async load({ tx, konfiguration }, id) {
    const plan = await loadPlan(tx, id, konfiguration.mandant.zone)
    const seats = await konfiguration.part(tx, SEATS, 'all')
    for (const raum of plan?.leseraeume ?? []) seats.set(raum.id, id)
    return plan
  },
}

/** A floor plan with its seats, opening hours and drawing; null when this Mandant has none of that id. */
export function planOf({ tx, konfiguration }: Configured, grundrissId: string): Promise<Plan | null> {
  return konfiguration.part(tx, PLAN, grundrissId)
}

/** The plan that a seat stands on; null when this Mandant has no such seat. */
export async function planOfSeat(here: Configured, leseraumId: string): Promise<Plan | null> {
  const seats = await here.konfiguration.part(here.tx, SEATS, 'all')
  const grundrissId = seats.get(leseraumId) ?? (await readGrundrissOf(here.tx, leseraumId))
  return grundrissId === null ? null : planOf(here, grundrissId)
}
