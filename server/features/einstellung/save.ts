import type { einstellungSaveSchema } from '@platzwart/contract/einstellung'
import type { z } from 'zod'
import { type Call, isRefusal } from '../../platform/http/endpoint.ts'
import { lockStand, raiseStand } from '../../platform/konfiguration/mandant.ts'
import { checkWert } from './checkWert.ts'
import { placeOf } from './schicht.ts'
import { storeWert } from './storeWert.ts'

export type EinstellungSave = z.output<typeof einstellungSaveSchema>

/** Saves a value in one layer. An unknown option is refused, an unchanged value is skipped. */
export async function saveEinstellung(call: Call, option: string, input: EinstellungSave) {
  const place = placeOf(call, option, input)
  if (isRefusal(place)) return place
  const { name, schicht } = place
  const { tx } = call
  if (input.schicht === 'mandant') await lockStand(tx)
  const checked = await checkWert(call, name, schicht, input)
  if (isRefusal(checked)) return checked
  if (await storeWert(tx, name, schicht, checked.stored)) await raiseStand(tx)
  return { status: 204, body: undefined } as const
}
