import type { Call } from '../../platform/http/endpoint.ts'
import { readAnzeigegeraete, showAnzeigegeraete } from './queries.ts'

/** The screens of the house. */
export async function listAnzeigegeraete(call: Call) {
  return { status: 200, body: await showAnzeigegeraete(call, await readAnzeigegeraete(call.tx)) } as const
}
