import type { FahrzeugView, fahrzeugUpdateSchema } from '@platzwart/contract/fahrzeug'
import { changesOf, type FahrzeugChange } from '@platzwart/domain/fahrzeug/betroffene'
import { sql } from 'kysely'
import type { z } from 'zod'
import { build } from '../../platform/database/sql.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { phrase } from '../../platform/phrases.ts'
import {
  codeOf,
  columnsOf,
  type LockedFahrzeug,
  lockForChange,
  refuseStaleFahrzeug,
  refuseStammdaten,
} from '../flotte/checkFahrzeug.ts'
import { recordHistorie } from '../flotte/recordHistorie.ts'
import { readFahrzeug, withCode } from '../flotte/showFahrzeug.ts'
import { tellChange } from '../flotte/writeFahrzeug.ts'
import { cancelBetroffene } from './cancelBetroffene.ts'

export type FahrzeugUpdate = z.output<typeof fahrzeugUpdateSchema>

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

const heldBy = ({ standort_id, gueltig_von, gueltig_bis }: LockedFahrzeug) => ({
  standortId: standort_id,
  gueltigVon: gueltig_von,
  gueltigBis: gueltig_bis,
})

/** Where a car stands is what was said last: by whoever handed it back, or by the record. */
const parksElsewhere = (row: LockedFahrzeug, { standortId, abstellplatzId }: FahrzeugUpdate) =>
  row.standort_id !== standortId || row.abstellplatz_id !== abstellplatzId

/**
 * Changes the record of a car that is locked. Bookings that it hits are shown first and, once that is confirmed, cancelled in the same
 * transaction (F4).
 */
export async function changeFahrzeug(call: Call, row: LockedFahrzeug, input: FahrzeugUpdate) {
  const { tx } = call
  const { id } = row
  const refused = await refuseStammdaten(tx, input, id)
  if (refused) return refused
  const aenderungen = changesOf(heldBy(row), input)
  const hit = await cancelBetroffene(call, id, {
    aktion: 'updateFahrzeug',
    aenderungen,
    word: input,
  })
  if (hit) return hit
  const before = (await readFahrzeug(call, id)) as FahrzeugView
  await tx.run(
    build
      .updateTable('fahrzeug')
      .where('fahrzeug.mandant_id', '=', tx.scope.mandantId)
      .set({
        ...columnsOf(input),
        ...codeOf(input, row.schluessel_code, call),
        ...(parksElsewhere(row, input) && { stellplatz: '' }),
        version: sql`version + 1`,
      })
      .where('id', '=', id),
  )
  const body = await tellChange(call, 'updateFahrzeug', before)
  await recordChanges(call, before, body, aenderungen)
  return body
}

/** Changes a car's record (F3): with the version that was read, or not at all. */
export async function updateFahrzeug(call: Call, id: string, input: FahrzeugUpdate) {
  const row = await lockForChange(call, id)
  if ('refusal' in row) return row
  const stale = await refuseStaleFahrzeug(call, row, 'fahrzeug.ohneAlteDaten')
  if (stale) return stale
  const body = await changeFahrzeug(call, row, input)
  if ('refusal' in body) return body
  await raiseStand(call.tx)
  return { status: 200, body: await withCode(call, body), version: body.version } as const
}
