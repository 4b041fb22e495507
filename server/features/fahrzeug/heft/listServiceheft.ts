import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { flotteOf } from '../../flotte/flotte.ts'
import { presentServiceheft } from './present.ts'
import { readServiceheft } from './queries.ts'

/** A car's service booklet (F7), the newest first. */
export async function listServiceheft(call: Call, fahrzeugId: string) {
  const { tx, konfiguration } = call
  const flotte = await flotteOf({ tx, konfiguration })
  if (!flotte.byId.has(fahrzeugId)) return refuse({ status: 404, code: 'nichtGefunden' })
  const rows = await readServiceheft(tx, fahrzeugId)
  return { status: 200, body: rows.map(presentServiceheft) } as const
}
