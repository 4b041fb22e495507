import { isEinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { readStored } from '@platzwart/domain/einstellung/parseWert'
import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import { lockStand, raiseStand } from '../../platform/konfiguration/mandant.ts'
import { checkWert } from './checkWert.ts'
import { isThere } from './createWert.ts'
import { readWert } from './queries.ts'
import { placeOfChange, readChange } from './readHistory.ts'
import { storeWert } from './storeWert.ts'

/**
 * Puts back what stood before a change. Only as long as what the change has made still stands: whatever somebody set after it is theirs, and
 * stays (409). Two who take back the same at once do it once.
 */
export async function undoEinstellung(call: Call, id: string) {
  const { tx } = call
  await lockStand(tx)
  const change = await readChange(tx, id)
  const { name, place } = change ? placeOfChange(change) : { name: '', place: null }
  const hidden = isEinstellungName(name) && optionOf(name).vertraulich && place?.benutzerId !== null
  if (!change || !place || !isEinstellungName(name) || hidden)
    return refuse({ status: 404, code: 'nichtGefunden' })
  const stands = await readWert(tx, name, place)
  if ((stands?.wert ?? null) !== (change.nachher?.wert ?? null) || !(await isThere(tx, place)))
    return refuse({ status: 409, code: 'einstellung.inzwischenGeaendert' })
  const before = change.vorher && { wert: readStored(name, change.vorher.wert) }
  const checked = await checkWert(call, name, place, before)
  if (isRefusal(checked)) return checked
  await storeWert(tx, name, place, checked.stored)
  await raiseStand(tx)
  return { status: 204, body: undefined } as const
}
