import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { presentPerson } from './present.ts'
import { readPerson } from './queries.ts'

/** A person with all that they may do, and through what. */
export async function showBenutzer(call: Call, id: string) {
  const row = await readPerson(call.tx, id)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  const body = await presentPerson(call, row)
  return { status: 200, body, version: body.version } as const
}
