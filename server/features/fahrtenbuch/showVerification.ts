import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { readFahrzeug } from './queries.ts'
import { sayFault, verifyFahrtenbuch } from './verifyFahrtenbuch.ts'

/** The check of a vehicle's whole chain, for who reads its logbook. */
export async function showVerification(call: Call<unknown>, fahrzeugId: string) {
  const { tx, person } = call
  if (!(await readFahrzeug(tx, fahrzeugId))) return refuse({ status: 404, code: 'nichtGefunden' })
  const { head, fault } = await verifyFahrtenbuch(tx, fahrzeugId)
  return {
    status: 200,
    body: {
      eintraege: head.nummer,
      inOrdnung: fault === null,
      fehler: fault ? { ...fault, text: sayFault(fault, person.sprache) } : null,
      letzterHash: head.hash,
    },
  } as const
}
