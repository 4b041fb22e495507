import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import type { Refusal } from '../../../platform/http/problem.ts'

/** Why a person cannot be made anonymous now, whoever asks: for the preview as for the deed. */
export async function refuseAnonym(call: Call, id: string): Promise<{ refusal: Refusal } | null> {
  if (id === call.person.id) return refuse({ status: 409, code: 'benutzer.selbst' })
  for (const refusalOf of call.deps.anonymisationGuards) {
    const refusal = await refusalOf(call, id)
    if (refusal) return refuse(refusal)
  }
  return null
}
