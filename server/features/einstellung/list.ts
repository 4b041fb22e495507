import type { Call } from '../../platform/http/endpoint.ts'
import { presentEinstellungen } from './present.ts'

/** Every setting as it holds for the person who asks, with the layer that its value comes from. */
export async function listEinstellungen(call: Call) {
  return { status: 200, body: presentEinstellungen(call.person.einstellungen) } as const
}
