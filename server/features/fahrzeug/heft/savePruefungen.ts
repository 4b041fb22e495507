import type { pruefungenSaveSchema } from '@platzwart/contract/fahrzeug'
import type { z } from 'zod'
import { record } from '../../../platform/database/record.ts'
import { build } from '../../../platform/database/sql.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import type { CodedIssue } from '../../../platform/http/problem.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { dayOf, lockForChange, refuseStaleFahrzeug } from '../../flotte/checkFahrzeug.ts'
import { raiseVersion } from '../../flotte/writeFahrzeug.ts'
import { readDue } from './listPruefungen.ts'

export type PruefungenSave = z.output<typeof pruefungenSaveSchema>

function issuesOf(input: PruefungenSave): CodedIssue[] {
  const seen = new Set<string>()
  return input.flatMap(({ art, faelligAm, faelligKm }, i): CodedIssue[] => {
    const twice = seen.has(art)
    seen.add(art)
    return [
      ...(twice ? [{ code: 'feld.doppelt', field: `${i}.art`, data: { wert: art } } as const] : []),
      ...(faelligAm === null && faelligKm === null
        ? [{ code: 'feld.fehlt', field: `${i}.faelligAm`, data: {} } as const]
        : []),
    ]
  })
}

/** Sets what is due at a car, as a whole; what is not given is no longer kept. With the car's version: the last UVV decides about bookings. */
export async function savePruefungen(call: Call, fahrzeugId: string, input: PruefungenSave) {
  const { tx } = call
  const car = await lockForChange(call, fahrzeugId)
  if ('refusal' in car) return car
  const stale = await refuseStaleFahrzeug(call, car)
  if (stale) return stale
  const issues = issuesOf(input)
  if (issues.length > 0) return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  const before = await readDue(call, fahrzeugId)
  await tx.run(
    build
      .deleteFrom('fahrzeug_pruefung')
      .where('fahrzeug_pruefung.mandant_id', '=', tx.scope.mandantId)
      .where('fahrzeug_id', '=', fahrzeugId),
  )
  if (input.length > 0) {
    await tx.run(
      build.insertInto('fahrzeug_pruefung').values(
        input.map((one) => ({
          mandant_id: tx.scope.mandantId,
          id: uuidv7(),
          fahrzeug_id: fahrzeugId,
          art: one.art,
          faellig_am: dayOf(one.faelligAm),
          faellig_km: one.faelligKm,
          intervall_monate: one.intervallMonate,
          intervall_km: one.intervallKm,
        })),
      ),
    )
  }
  await raiseVersion(call, fahrzeugId)
  const body = await readDue(call, fahrzeugId)
  record(tx, {
    aktion: 'savePruefungen',
    objekt: 'fahrzeug',
    objektId: fahrzeugId,
    vorher: before,
    nachher: body,
  })
  await raiseStand(tx)
  return { status: 200, body, version: car.version + 1 } as const
}
