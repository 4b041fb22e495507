import type { pruefungenSaveSchema } from '@platzwart/contract/fahrzeug'
import { PRUEFUNG_ARTEN } from '@platzwart/domain/fahrzeug/types'
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
import { type PruefungRow, readPruefungen } from './queries.ts'

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

type Wanted = PruefungenSave[number]

/** Sent as it was read: nobody has set anything by hand, and what the booklet says goes on counting. */
function stands(kept: readonly PruefungRow[], one: Wanted): boolean {
  return kept.some(
    (row) =>
      row.art === one.art &&
      (row.faellig_am?.toString() ?? null) === one.faelligAm &&
      row.faellig_km === one.faelligKm &&
      row.intervall_monate === one.intervallMonate &&
      row.intervall_km === one.intervallKm,
  )
}

function setByHand(one: Wanted, before: PruefungRow | undefined) {
  return before
    ? { gesetzt_am: before.gesetzt_am, gesetzt_km: before.gesetzt_km }
    : { gesetzt_am: dayOf(one.faelligAm), gesetzt_km: one.faelligKm }
}

/** What is set by hand stands until it is done again: entries from before it count no longer. */
async function forgetDone({ tx }: Call, fahrzeugId: string, arten: readonly Wanted['art'][]): Promise<void> {
  if (arten.length === 0) return
  await tx.run(
    build
      .updateTable('serviceheft_eintrag')
      .where('serviceheft_eintrag.mandant_id', '=', tx.scope.mandantId)
      .set({ pruefung_erledigt: false })
      .where('fahrzeug_id', '=', fahrzeugId)
      .where('art', 'in', [...arten])
      .where('pruefung_erledigt', '=', true),
  )
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
  const [before, kept] = await Promise.all([readDue(call, fahrzeugId), readPruefungen(tx, fahrzeugId)])
  const setAnew = input.filter((one) => !stands(kept, one))
  await forgetDone(call, fahrzeugId, [
    ...setAnew.map(({ art }) => art),
    ...PRUEFUNG_ARTEN.filter((art) => !input.some((one) => one.art === art)),
  ])
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
          ...setByHand(one, setAnew.includes(one) ? undefined : kept.find(({ art }) => art === one.art)),
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
