import type { GrundrissView } from '@platzwart/contract/leseraum'
import type { Leseraum } from '@platzwart/domain/leseraum/types'
import { leseraumOf } from '@platzwart/domain/leseraum/types'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import type { Kalender } from '@platzwart/domain/oeffnungszeit/types'
import type { Tx } from '../../platform/database/tx.ts'
import { entityTag } from '../../platform/http/etag.ts'
import type { Configured, Part } from '../../platform/konfiguration/konfiguration.ts'
import { requireBereich } from './bereich.ts'
import { kalenderOf, presentGrundriss } from './present.ts'
import {
  readGrundriss,
  readGrundrissOf,
  readLeseraeume,
  readOeffnungszeiten,
  readPlanIds,
} from './queries.ts'
import { showBild } from './showBild.ts'

/** A floor plan as the rules and the screens need it; changes only with the Mandant's configuration. */
export interface Plan {
  readonly id: string
  /** Whose rules its seats are booked by. */
  readonly bereich: Bereich
  readonly aktiv: boolean
  readonly bezeichnung: string
  readonly standort: string
  readonly kalender: Kalender
  /** In reading order of the plan: the order of every list of states. */
  readonly leseraeume: readonly Leseraum[]
  readonly byId: ReadonlyMap<string, Leseraum>
  readonly indexOf: ReadonlyMap<string, number>
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
  const view = presentGrundriss(grundriss, raeume, zeiten, await showBild(tx, grundriss))
  const leseraeume = view.leseraeume.map((raum) => leseraumOf(raum, grundrissId))
  const json = JSON.stringify(view)
  return {
    id: grundriss.id,
    bereich: view.bereich,
    aktiv: grundriss.aktiv,
    bezeichnung: grundriss.bezeichnung,
    standort: grundriss.standort_name,
    // A plan out of use is open on no day, whatever its hours are.
    kalender: kalenderOf(grundriss.aktiv ? zeiten : { woche: [], sonder: [] }, zone),
    leseraeume,
    byId: new Map(leseraeume.map((raum) => [raum.id, raum])),
    indexOf: new Map(leseraeume.map((raum, index) => [raum.id, index])),
    view,
    json,
    etag: entityTag(json),
  }
}

const IDS: Part<'all', Awaited<ReturnType<typeof readPlanIds>>> = { load: ({ tx }) => readPlanIds(tx) }

const idsIn = async (
  { tx, konfiguration }: Configured,
  bereiche: readonly Bereich[],
  active: boolean,
): Promise<readonly string[]> =>
  (await konfiguration.part(tx, IDS, 'all'))
    .filter(({ bereich, aktiv }) => bereiche.includes(bereich) && (aktiv || !active))
    .map(({ id }) => id)

/** Ids of the plans in use of these Bereiche. */
export function activePlanIds(here: Configured, ...bereiche: readonly Bereich[]): Promise<readonly string[]> {
  return idsIn(here, bereiche, true)
}

/** Ids of all plans of a Bereich, those out of use included: what people have booked there counts. */
export function planIds(here: Configured, bereich: Bereich): Promise<readonly string[]> {
  return idsIn(here, [bereich], false)
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

/** The same whether or not the house has its module: for what the clock does, and for lists that pass over what is not there. */
export function anyPlanOf({ tx, konfiguration }: Configured, grundrissId: string): Promise<Plan | null> {
  return konfiguration.part(tx, PLAN, grundrissId)
}

/**
 * A floor plan with its seats, opening hours and drawing; null when this Mandant has none of that id.
 *
 * @throws ProblemError 404 `modul.aus` where the module that the plan belongs to is off
 */
export async function planOf(here: Configured, grundrissId: string): Promise<Plan | null> {
  const plan = await anyPlanOf(here, grundrissId)
  if (plan) requireBereich(here, plan.bereich)
  return plan
}

/** The plan that a seat stands on; null when this Mandant has no such seat. @throws ProblemError as `planOf` */
export async function planOfSeat(here: Configured, leseraumId: string): Promise<Plan | null> {
  const seats = await here.konfiguration.part(here.tx, SEATS, 'all')
  const grundrissId = seats.get(leseraumId) ?? (await readGrundrissOf(here.tx, leseraumId))
  return grundrissId === null ? null : planOf(here, grundrissId)
}
