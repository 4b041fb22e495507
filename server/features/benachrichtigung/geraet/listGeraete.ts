import type { Call } from '../../../platform/http/endpoint.ts'
import { showGeraete } from './queries.ts'

/** One's own devices, and the key that a browser is asked with. */
export async function listGeraete(call: Call) {
  return { status: 200, body: await showGeraete(call) } as const
}
