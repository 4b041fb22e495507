import type { Call } from '../../platform/http/endpoint.ts'
import { mileageOf, presentStand } from './present.ts'
import { readFahrzeug, readNames, readStands, readStrecken } from './queries.ts'

/** One trip as its readers see it, read in the transaction that has just written about it. */
export async function showStand(call: Call, fahrzeugId: string, nummer: number) {
  const { tx, konfiguration } = call
  const [fahrzeug, stands, strecken] = await Promise.all([
    readFahrzeug(tx, fahrzeugId),
    readStands(tx, fahrzeugId, [nummer]),
    readStrecken(tx, fahrzeugId),
  ])
  const [stand] = stands
  if (!fahrzeug || !stand) throw new Error('an entry that was just written is not there')
  return presentStand(stand, {
    zone: konfiguration.mandant.zone,
    fahrtenbuch: fahrzeug.fahrtenbuch,
    namen: await readNames(tx, stands),
    ...mileageOf(strecken),
  })
}
