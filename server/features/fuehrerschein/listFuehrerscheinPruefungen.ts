import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { presentPruefung } from './present.ts'
import { readPruefungen } from './queries.ts'
import { readDriver } from './readFuehrerschein.ts'

/** The notes of all checks of one person, the newest first. */
export async function listFuehrerscheinPruefungen(call: Call, benutzerId: string) {
  const row = await readDriver(call, benutzerId)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  const rows = await readPruefungen(call.tx, benutzerId)
  return { status: 200, body: rows.map(presentPruefung) } as const
}
