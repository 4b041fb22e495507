import type { WarteplatzView } from '@platzwart/contract/leseraum/warteliste'
import { needsSecond } from '@platzwart/domain/leseraum/book'
import { placeAmong } from '@platzwart/domain/leseraum/warteliste/seats'
import { tagOf } from '@platzwart/domain/time/zone'
import { inLine, type Place, type Used } from '@platzwart/domain/warteliste/line'
import type { Call } from '../../../platform/http/endpoint.ts'
import { bereicheOf, regelnIn } from '../../grundriss/bereich.ts'
import { anyPlanOf, type Plan, planIds } from '../../grundriss/plan.ts'
import { type NamedPlatzRow, readUsed, readWaiting } from './queries.ts'
import { wartenderOf } from './snapshot.ts'

type Asking = Pick<Call, 'tx' | 'person' | 'konfiguration' | 'now'>

/** Where somebody stands, and what that is counted by. */
interface Standing {
  readonly stelle: Place | null
  /** Of oneself, where the house goes by use. */
  readonly used: Used
}

const goesByUse = ({ person }: Asking, plan: Plan) =>
  regelnIn(person.einstellungen, plan)['leseraum.wartelisteNachNutzung'].value

async function standingOf(call: Asking, plan: Plan, row: NamedPlatzRow): Promise<Standing> {
  if (row.status !== 'wartet') return { stelle: null, used: null }
  const { tx, now } = call
  const waiting = (await readWaiting(tx, row.grundriss_id, row.tag)).map(wartenderOf)
  const people = [...new Set(waiting.map(({ benutzerId }) => benutzerId))]
  const heute = tagOf(now, plan.kalender.zone)
  const used = goesByUse(call, plan)
    ? await readUsed(tx, people, await planIds(call, plan.bereich), heute, now)
    : null
  return { stelle: placeAmong(inLine(waiting, used), wartenderOf(row), plan.leseraeume), used }
}

function angebotOf(
  { angebot_leseraum_id, angebot_zeitraum, angebot_bis, gruppengroesse }: NamedPlatzRow,
  { person }: Asking,
  plan: Plan,
): WarteplatzView['angebot'] {
  const leseraum = plan.byId.get(angebot_leseraum_id ?? '')
  if (!leseraum || !angebot_zeitraum || !angebot_bis) return null
  return {
    leseraumId: leseraum.id,
    bezeichnung: leseraum.bezeichnung,
    von: angebot_zeitraum.von.toString(),
    bis: angebot_zeitraum.bis.toString(),
    gueltigBis: angebot_bis.toString(),
    zweitePersonNoetig: needsSecond(
      { leseraum, gruppengroesse },
      { einstellungen: regelnIn(person.einstellungen, plan) },
    ),
  }
}

/** A place in a queue as its person sees it; null when its plan is gone, or the module that it belongs to. */
export async function presentPlatz(call: Asking, row: NamedPlatzRow): Promise<WarteplatzView | null> {
  const plan = await anyPlanOf(call, row.grundriss_id)
  if (!plan || !bereicheOf(call).includes(plan.bereich)) return null
  const { stelle, used } = await standingOf(call, plan, row)
  return {
    id: row.id,
    grundrissId: plan.id,
    grundriss: plan.bezeichnung,
    bereich: plan.bereich,
    standort: plan.standort,
    leseraumId: row.leseraum_id,
    bezeichnung: plan.byId.get(row.leseraum_id ?? '')?.bezeichnung ?? null,
    ausstattung: row.ausstattung,
    zone: row.zone,
    von: row.zeitraum.von.toString(),
    bis: row.zeitraum.bis.toString(),
    mindestens: row.mindestens,
    gruppengroesse: row.gruppengroesse,
    status: row.status,
    stelle,
    reihenfolge: goesByUse(call, plan) ? 'nutzung' : 'zeit',
    genutzt: used && (used.get(row.benutzer_id) ?? 0),
    angebot: angebotOf(row, call, plan),
    version: row.version,
    erstellt: row.erstellt.toString(),
  }
}
