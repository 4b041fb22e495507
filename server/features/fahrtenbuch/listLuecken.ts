import { findLuecken } from '@platzwart/domain/fahrtenbuch/gaps'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { readFahrzeug, readStrecken } from './queries.ts'

/** Kilometres of a vehicle that no entry tells, by rising mileage. */
export async function listLuecken(call: Call, fahrzeugId: string) {
  const [fahrzeug, strecken] = await Promise.all([
    readFahrzeug(call.tx, fahrzeugId),
    readStrecken(call.tx, fahrzeugId),
  ])
  if (!fahrzeug) return refuse({ status: 404, code: 'nichtGefunden' })
  const body = findLuecken(strecken).map(({ von, bis, ...same }) => ({
    ...same,
    von: von.toString(),
    bis: bis.toString(),
  }))
  return { status: 200, body } as const
}
