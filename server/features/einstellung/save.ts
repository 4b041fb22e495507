import type { einstellungSaveSchema } from '@platzwart/contract/einstellung'
import type { z } from 'zod'
import { type Call, isRefusal } from '../../platform/http/endpoint.ts'
import { refuseStale } from '../../platform/http/version.ts'
import { lockStand, raiseStand } from '../../platform/konfiguration/mandant.ts'
import { checkWert } from './checkWert.ts'
import { readWert } from './queries.ts'
import { readWertById } from './readWerte.ts'
import { placeOf } from './schicht.ts'
import { storeWert } from './storeWert.ts'

export type EinstellungSave = z.output<typeof einstellungSaveSchema>

/**
 * Saves a value in one layer. An unknown option is refused, an unchanged value is skipped. What holds for others starts from the value that was
 * read: the second of two administrators is told what stands by now. One's own is one's own, on whichever device.
 */
export async function saveEinstellung(call: Call, option: string, input: EinstellungSave) {
  const place = placeOf(call, option, input)
  if (isRefusal(place)) return place
  const { name, schicht } = place
  const { tx } = call
  if (schicht.benutzerId !== call.person.id || call.ifMatch !== undefined) {
    await lockStand(tx)
    const stands = await readWert(tx, name, schicht)
    const current = stands && (await readWertById(tx, stands.id))
    const stale = refuseStale(call, current ?? undefined, (view) => view)
    if (stale) return stale
  }
  const checked = await checkWert(call, name, schicht, input)
  if (isRefusal(checked)) return checked
  if (await storeWert(tx, name, schicht, checked.stored)) await raiseStand(tx)
  return { status: 204, body: undefined } as const
}
