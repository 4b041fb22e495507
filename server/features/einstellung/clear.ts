import type { Call } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { placeOf } from './schicht.ts'
import { storeWert } from './storeWert.ts'

/** Removes one's own value (E9: the favourite floor plan), so that the next layer holds again. Nothing to remove is no fault. */
export async function clearEinstellung(call: Call, name: string) {
  const place = placeOf(call, name, { schicht: 'benutzer', wert: null })
  if ('refusal' in place) return place
  const { tx } = call
  if (await storeWert(tx, place.name, place.schicht, null)) await raiseStand(tx)
  return { status: 204, body: undefined } as const
}
