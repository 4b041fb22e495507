import type { einstellungSaveSchema } from '@platzwart/contract/einstellung'
import { parseWert } from '@platzwart/domain/einstellung/parseWert'
import { type Issue, issue } from '@platzwart/domain/issue'
import type { z } from 'zod'
import type { Call } from '../../platform/http/endpoint.ts'
import { lockStand, raiseStand } from '../../platform/konfiguration/mandant.ts'
import { checkHaus } from './checkHaus.ts'
import { refuseWert } from './refuseWert.ts'
import { placeOf } from './schicht.ts'
import { storeWert } from './storeWert.ts'

export type EinstellungSave = z.output<typeof einstellungSaveSchema>

/** Saves a value in one layer. An unknown option is refused, an unchanged value is skipped. */
export async function saveEinstellung(call: Call, option: string, input: EinstellungSave) {
  const place = placeOf(call, option, input)
  if ('refusal' in place) return place
  const { name, schicht } = place
  const notSaved = (reason: Issue) => refuseWert(call, { ...input, reasons: [reason] })
  const parsed = parseWert(name, input.wert)
  if (!parsed.ok) return notSaved(parsed.issues[0] ?? issue('einstellung.wertTyp', { option: name }))

  const { tx } = call
  const { stored } = parsed.value
  if (input.schicht === 'mandant') {
    await lockStand(tx)
    const [reason] = await checkHaus(tx, new Map([[name, stored]]))
    if (reason) return notSaved({ ...reason, field: 'wert' })
  }
  if (await storeWert(tx, name, schicht, stored)) await raiseStand(tx)
  return { status: 204, body: undefined } as const
}
