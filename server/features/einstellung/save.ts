import type { einstellungSaveSchema } from '@platzwart/contract/einstellung'
import { isEinstellungName, optionOf } from '@platzwart/domain/einstellung/katalog'
import { parseWert } from '@platzwart/domain/einstellung/parseWert'
import { issue } from '@platzwart/domain/issue'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { raiseStand } from '../mandant/queries.ts'
import { readWert } from './queries.ts'
import { schichtOf } from './schicht.ts'

export type EinstellungSave = z.output<typeof einstellungSaveSchema>

/** Characters of a refused value that its refusal repeats. */
const SHOWN = 200

/** The catalogue's sentence around the reason (E3): 'Neuer Customizing Wert … konnte nicht in Schicht … gespeichert werden. Fehler: …' */
function notSaved(call: Call<unknown>, input: EinstellungSave, reason: ReturnType<typeof issue>) {
  const fehler = phrase(call.person.sprache, 'fehler', reason.code, { ...reason.data })
  const wert = JSON.stringify(input.wert) ?? ''
  const shown = wert.length > SHOWN ? `${wert.slice(0, SHOWN)}…` : wert
  const data = { wert: shown, schicht: input.schicht, fehler }
  return refuse({
    status: 422,
    code: 'einstellung.nichtGespeichert',
    data,
    issues: [{ code: 'einstellung.nichtGespeichert', field: 'wert', data }, reason],
  })
}

/** Saves a value in one layer. An unknown option is refused, an unchanged value is skipped. */
export async function saveEinstellung(call: Call<unknown>, name: string, input: EinstellungSave) {
  if (!isEinstellungName(name)) {
    const unknown = issue('einstellung.optionUnbekannt', { option: name })
    return refuse({ status: 404, code: unknown.code, issues: [unknown], data: unknown.data })
  }
  if (optionOf(name).nurMandant && input.schicht !== 'mandant') {
    return notSaved(call, input, issue('einstellung.nurMandant', { option: name }, { field: 'schicht' }))
  }
  const schicht = schichtOf(call, input)
  if ('refusal' in schicht) return schicht
  const parsed = parseWert(name, input.wert)
  if (!parsed.ok)
    return notSaved(call, input, parsed.issues[0] ?? issue('einstellung.wertTyp', { option: name }))

  const { tx } = call
  const before = await readWert(tx, name, schicht)
  if (before?.wert === parsed.value.stored) return { status: 204, body: undefined } as const
  const id = before?.id ?? uuidv7()
  if (before)
    await tx.run(
      build.updateTable('einstellung_wert').set({ wert: parsed.value.stored }).where('id', '=', id),
    )
  else {
    await tx.run(
      build.insertInto('einstellung_wert').values({
        mandant_id: tx.scope.mandantId,
        id,
        option_name: name,
        wert: parsed.value.stored,
        benutzer_id: schicht.benutzerId,
        gruppe_id: schicht.gruppeId,
      }),
    )
  }
  record(tx, {
    aktion: 'saveEinstellung',
    objekt: 'einstellung_wert',
    objektId: id,
    vorher: before ? { name, wert: before.wert } : null,
    nachher: { name, wert: parsed.value.stored, schicht: input.schicht },
  })
  await raiseStand(tx)
  return { status: 204, body: undefined } as const
}
