import type { Call } from '../../platform/http/endpoint.ts'
import { presentStandort } from './present.ts'
import { readStandorte } from './queries.ts'

/** Places of the house, by name. */
export async function listStandorte({ tx }: Call) {
  return { status: 200, body: (await readStandorte(tx)).map(presentStandort) } as const
}
