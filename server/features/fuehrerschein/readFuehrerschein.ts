import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { type LicenceRow, readPersonWithLicence } from '../fahrer/queries.ts'
import { presentLicence, todayOf } from './present.ts'

/** An active person who may book vehicles; of nobody else is a licence kept. */
export async function readDriver(call: Call, benutzerId: string): Promise<LicenceRow | undefined> {
  const { tx, konfiguration } = call
  const row = await readPersonWithLicence(tx, benutzerId)
  if (!row) return undefined
  const { berechtigungen } = await konfiguration.person(tx, benutzerId)
  return berechtigungen.has('fahrzeug_buchen') ? row : undefined
}

/** One person's licence, for checkers; version 0 when none was recorded yet. */
export async function readFuehrerschein(call: Call, benutzerId: string) {
  const row = await readDriver(call, benutzerId)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  const body = presentLicence(row, todayOf(call))
  return { status: 200, body, version: body.version } as const
}

/** One's own, whoever one is. */
export async function readOwn(call: Call) {
  const row = await readPersonWithLicence(call.tx, call.person.id)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  return { status: 200, body: presentLicence(row, todayOf(call)) } as const
}
