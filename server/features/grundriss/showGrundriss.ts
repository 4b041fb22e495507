import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { planOf } from './plan.ts'

/** A floor plan, its JSON text built once for each version of the configuration. */
export async function showGrundriss(call: Call, id: string) {
  const plan = await planOf(call, id)
  if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
  return { status: 200, body: plan.view, text: () => plan.json, etag: plan.etag } as const
}
