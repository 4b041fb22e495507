import type { Call } from '../../platform/http/endpoint.ts'
import { readSperren } from './queries.ts'

/** Of whom nothing is deleted because of its age, and why. */
export async function listLoeschsperren({ tx }: Call) {
  return { status: 200, body: await readSperren(tx) } as const
}
