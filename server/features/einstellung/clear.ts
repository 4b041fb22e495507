import { type Call, isRefusal } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { checkWert } from './checkWert.ts'
import { placeOf } from './schicht.ts'
import { storeWert } from './storeWert.ts'

/** Removes one's own value (E9: the favourite floor plan), so that the next layer holds again. Nothing to remove is no fault. */
export async function clearEinstellung(call: Call, name: string) {
  const place = placeOf(call, name, { schicht: 'benutzer', wert: null })
  if (isRefusal(place)) return place
  const { tx } = call
  const checked = await checkWert(call, place.name, place.schicht, null)
  if (isRefusal(checked)) return checked
  if (await storeWert(tx, place.name, place.schicht, null)) await raiseStand(tx)
  return { status: 204, body: undefined } as const
}
