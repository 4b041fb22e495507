import type { FahrzeugView, fahrzeugUpdateSchema } from '@platzwart/contract/fahrzeug'
import type { FahrzeugChange } from '@platzwart/domain/fahrzeug/betroffene'
import { sql } from 'kysely'
import type { z } from 'zod'
import { build } from '../../platform/database/sql.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import {
  columnsOf,
  dayOf,
  type LockedFahrzeug,
  lockForChange,
  refuseStaleFahrzeug,
  refuseStammdaten,
} from '../flotte/checkFahrzeug.ts'
import { recordHistorie } from '../flotte/recordHistorie.ts'
import { readFahrzeug } from '../flotte/showFahrzeug.ts'
import { settleFahrzeug } from '../flotte/writeFahrzeug.ts'
import { cancelBetroffene } from './cancelBetroffene.ts'

export type FahrzeugUpdate = z.output<typeof fahrzeugUpdateSchema>

/** What of a change the bookings may not survive: another location, and other valid days. */
function changesOf(before: LockedFahrzeug, input: FahrzeugUpdate): FahrzeugChange[] {
  const { gueltigVon, gueltigBis } = input
  const moved = before.standort_id !== input.standortId
  const shifted = before.gueltig_von !== gueltigVon || before.gueltig_bis !== gueltigBis
  return [
    ...(moved ? [{ art: 'standort' } as const] : []),
    ...(shifted
      ? [{ art: 'gueltigkeit', gueltigVon: dayOf(gueltigVon), gueltigBis: dayOf(gueltigBis) } as const]
      : []),
  ]
}

/** Where a car belongs and until when it is to be had is told in its history. */
async function recordChanges(
  call: Call,
  before: FahrzeugView,
  after: FahrzeugView,
  aenderungen: readonly FahrzeugChange[],
): Promise<void> {
  const { sprache } = call.konfiguration.mandant
  for (const { art } of aenderungen) {
    const beschreibung = phrase(sprache, 'fuhrpark', `historie.${art}`, {
      alt: before.standort.name,
      neu: after.standort.name,
      von: after.gueltigVon ?? '–',
      bis: after.gueltigBis ?? '–',
    })
    await recordHistorie(call, after.id, { typ: 'STATUSAENDERUNG', beschreibung })
  }
}

/**
 * Changes a car's record (F3): with the version that was read, or not at all. Bookings that it hits are shown first and, once that is
 * confirmed, cancelled in the same transaction (F4).
 */
export async function updateFahrzeug(call: Call, id: string, input: FahrzeugUpdate) {
  const { tx } = call
  const row = await lockForChange(call, id)
  if ('refusal' in row) return row
  const refused =
    (await refuseStaleFahrzeug(call, row, 'fahrzeug.ohneAlteDaten')) ?? (await refuseStammdaten(tx, input))
  if (refused) return refused
  const aenderungen = changesOf(row, input)
  const hit = await cancelBetroffene(call, id, {
    aktion: 'updateFahrzeug',
    aenderungen,
    bestaetigt: input.betroffeneStornieren,
  })
  if (hit) return hit
  const before = (await readFahrzeug(call, id)) as FahrzeugView
  await tx.run(
    build
      .updateTable('fahrzeug')
      .where('fahrzeug.mandant_id', '=', tx.scope.mandantId)
      .set({ ...columnsOf(input), version: sql`version + 1` })
      .where('id', '=', id),
  )
  const answer = await settleFahrzeug(call, 'updateFahrzeug', before)
  await recordChanges(call, before, answer.body, aenderungen)
  return answer
}
