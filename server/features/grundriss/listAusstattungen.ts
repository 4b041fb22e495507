import type { Call } from '../../platform/http/endpoint.ts'
import { readAusstattungen } from './queries.ts'

/** Kinds of equipment, by name. */
export async function listAusstattungen({ tx }: Call) {
  return { status: 200, body: await readAusstattungen(tx) } as const
}
