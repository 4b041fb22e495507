import type { feiertageQuerySchema } from '@platzwart/contract/leseraum/zeiten'
import type { z } from 'zod'
import type { Call } from '../../platform/http/endpoint.ts'
import { feiertageOf } from './feiertage.ts'

/** The holidays of a Land in a year, to be taken over as special opening times (K10). */
export async function listFeiertage(_: Call, { land, jahr }: z.output<typeof feiertageQuerySchema>) {
  return { status: 200, body: feiertageOf(land, jahr) } as const
}
