import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import type { Word } from '../fahrt/cancelWithErsatz.ts'
import { lockForChange } from '../flotte/checkFahrzeug.ts'
import { recordHistorie } from '../flotte/recordHistorie.ts'
import { readFahrzeug } from '../flotte/showFahrzeug.ts'
import { settleFahrzeug } from '../flotte/writeFahrzeug.ts'
import { cancelBetroffene } from './cancelBetroffene.ts'

/**
 * Takes a car out of the fleet (F6): its history and logbook stay, its plate is free for another, and the trips that wait for it are
 * cancelled once they were shown. Who is on the way with it brings it back.
 */
export async function deactivateFahrzeug(call: Call, id: string, input: Word) {
  const { tx, konfiguration } = call
  const row = await lockForChange(call, id)
  if ('refusal' in row) return row
  const hit = await cancelBetroffene(call, id, {
    aktion: 'deactivateFahrzeug',
    aenderungen: [{ art: 'deaktivierung' }],
    word: input,
  })
  if (hit) return hit
  const before = (await readFahrzeug(call, id)) as FahrzeugView
  await tx.run(
    build
      .updateTable('fahrzeug')
      .where('fahrzeug.mandant_id', '=', tx.scope.mandantId)
      .set({ deaktiviert: true, version: sql`version + 1` })
      .where('id', '=', id),
  )
  await recordHistorie(call, id, {
    typ: 'DEAKTIVIERUNG',
    beschreibung: phrase(konfiguration.mandant.sprache, 'fuhrpark', 'historie.deaktivierung'),
    kilometerstand: row.kilometerstand,
  })
  return settleFahrzeug(call, 'deactivateFahrzeug', before)
}
