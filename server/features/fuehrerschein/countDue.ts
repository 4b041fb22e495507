import type { Call } from '../../platform/http/endpoint.ts'
import { heldByMany } from '../berechtigung/holders.ts'
import { todayOf } from './present.ts'
import { countLicences } from './queries.ts'

/** How many licences are to be checked: due soon, overdue or missing, of those who may book vehicles. */
export async function countDue(call: Call): Promise<number> {
  const { heute, vorlaufTage } = todayOf(call)
  const many = await heldByMany(call, 'fahrzeug_buchen')
  return countLicences(call.tx, many, heute.add({ days: vorlaufTage }))
}
