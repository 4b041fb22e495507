import type { StandortGebrauch } from '@platzwart/contract/standort'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { findAtStandort } from '../fuhrpark/findParked.ts'
import { readGrundrisseAt, readStandort } from './queries.ts'

/** What stands at a location, before anybody deletes it or one of its parking spaces. */
export async function listStandortGebrauch({ tx }: Pick<Call, 'tx'>, id: string) {
  const [there, grundrisse, fahrzeuge] = await Promise.all([
    readStandort(tx, id),
    readGrundrisseAt(tx, id),
    findAtStandort(tx, id),
  ])
  if (!there) return refuse({ status: 404, code: 'nichtGefunden' })
  const body: StandortGebrauch = { grundrisse, fahrzeuge }
  return { status: 200, body } as const
}
