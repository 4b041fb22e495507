import { teamAus } from '@platzwart/domain/team/sichtbarkeit'
import type { Call } from '../../platform/http/endpoint.ts'
import { hidesNames } from '../../platform/konfiguration/personalrat.ts'
import { readGruppen } from './queries.ts'

/** Why nobody is seen in the house now; null where people decide. */
export function ausOf(call: Call) {
  return teamAus(call.person.einstellungen, hidesNames(call))
}

/** What somebody has chosen for each of their groups. */
export async function showSichtbarkeit(call: Call) {
  const gruppen = await readGruppen(call.tx, call.person.id)
  return { status: 200, body: { aus: ausOf(call), gruppen } } as const
}
