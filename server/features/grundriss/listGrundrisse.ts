import type { Call } from '../../platform/http/endpoint.ts'
import { presentGrundrissListItem } from './present.ts'
import { readGrundrisse } from './queries.ts'

/** Floor plans with their location, by id. */
export async function listGrundrisse({ tx }: Call) {
  return { status: 200, body: (await readGrundrisse(tx)).map(presentGrundrissListItem) } as const
}
