import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { readFahrzeug } from './queries.ts'
import { isIntact, sayFault, sayWiderspruch, verifyFahrtenbuch } from './verifyFahrtenbuch.ts'

/** The check of a vehicle's whole logbook, for who reads its logbook. */
export async function showVerification(call: Call, fahrzeugId: string) {
  const { tx, person, konfiguration } = call
  if (!(await readFahrzeug(tx, fahrzeugId))) return refuse({ status: 404, code: 'nichtGefunden' })
  const found = await verifyFahrtenbuch(tx, fahrzeugId)
  const { head, fault, widersprueche } = found
  const { sprache } = person
  const reader = { sprache, zone: konfiguration.mandant.zone }
  return {
    status: 200,
    body: {
      eintraege: head.nummer,
      inOrdnung: isIntact(found),
      fehler: fault ? { ...fault, text: sayFault(fault, sprache) } : null,
      widersprueche: widersprueche.map((one) => ({ zeuge: one.zeuge, text: sayWiderspruch(one, reader) })),
      letzterHash: head.hash,
    },
  } as const
}
