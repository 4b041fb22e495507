import type { ServiceheftView, serviceheftSaveSchema } from '@platzwart/contract/fahrzeug'
import { nextPruefung } from '@platzwart/domain/fahrzeug/pruefung'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../../platform/database/record.ts'
import { build } from '../../../platform/database/sql.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { refuseStale } from '../../../platform/http/version.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { phrase } from '../../../platform/phrases.ts'
import { dayOf, type LockedFahrzeug, lockForChange, periodIssues } from '../../flotte/checkFahrzeug.ts'
import { recordHistorie } from '../../flotte/recordHistorie.ts'
import { refuseDatei } from '../../flotte/refuseDatei.ts'
import { raiseVersion } from '../../flotte/writeFahrzeug.ts'
import { presentServiceheft } from './present.ts'
import { type PruefungRow, readPruefungen, readServiceheftEintrag, type ServiceheftRow } from './queries.ts'

export type ServiceheftSave = z.output<typeof serviceheftSaveSchema>

function columnsOf(input: ServiceheftSave) {
  return {
    art: input.art,
    beschreibung: input.beschreibung,
    von: dayOf(input.von) as Temporal.PlainDate,
    bis: dayOf(input.bis) as Temporal.PlainDate,
    kilometerstand: input.kilometerstand,
    kosten_cent: input.kostenCent,
    datei_id: input.dateiId,
  }
}

async function refuseEntry(call: Call, input: ServiceheftSave) {
  const issues = periodIssues(input.von, input.bis, 'bis')
  if (issues.length > 0) return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  return refuseDatei(call.tx, input.dateiId, 'dateiId', false)
}

/** The inspection that an entry says was done; a refusal when the car keeps none of its kind. */
async function donePruefung(call: Call, fahrzeugId: string, input: ServiceheftSave) {
  if (!input.pruefungErledigt) return null
  const kept = await readPruefungen(call.tx, fahrzeugId)
  const found = kept.find((row) => row.art === input.art)
  if (found) return found
  const issues = [{ code: 'nichtGefunden', field: 'pruefungErledigt', data: {} }] as const
  return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
}

/** What was done is due again after its interval, counted from the last day of the work; without an interval it does not come again. */
async function moveOn(
  call: Call,
  car: LockedFahrzeug,
  done: PruefungRow,
  input: ServiceheftSave,
): Promise<void> {
  const { tx } = call
  const intervals = { intervallMonate: done.intervall_monate, intervallKm: done.intervall_km }
  const bis = dayOf(input.bis) as Temporal.PlainDate
  const next = nextPruefung(intervals, bis, input.kilometerstand ?? car.kilometerstand)
  await tx.run(
    next
      ? build
          .updateTable('fahrzeug_pruefung')
          .where('fahrzeug_pruefung.mandant_id', '=', tx.scope.mandantId)
          .set({ faellig_am: next.faelligAm, faellig_km: next.faelligKm, version: sql`version + 1` })
          .where('id', '=', done.id)
      : build
          .deleteFrom('fahrzeug_pruefung')
          .where('fahrzeug_pruefung.mandant_id', '=', tx.scope.mandantId)
          .where('id', '=', done.id),
  )
  await raiseVersion(call, car.id)
  await raiseStand(tx)
}

const MAINTENANCE = new Set(['WARTUNG', 'REPARATUR'])

/** An entry is part of the car's history, too. */
async function recordEntry(call: Call, fahrzeugId: string, input: ServiceheftSave): Promise<void> {
  const art = phrase(call.konfiguration.mandant.sprache, 'fuhrpark', `art.${input.art}`)
  await recordHistorie(call, fahrzeugId, {
    typ: MAINTENANCE.has(input.art) ? 'WARTUNG' : 'SERVICE',
    beschreibung: input.beschreibung === '' ? art : `${art}: ${input.beschreibung}`,
    kilometerstand: input.kilometerstand,
  })
}

/** As the audit trail keeps an entry: without the name of who wrote it, whom the trail knows by their id. */
function snapshot({ benutzer: _, ...kept }: ServiceheftView) {
  return kept
}

async function settle(call: Call, aktion: string, id: string, before: ServiceheftView | null) {
  const { tx } = call
  const body = presentServiceheft((await readServiceheftEintrag(tx, id)) as ServiceheftRow)
  const vorher = before && snapshot(before)
  record(tx, { aktion, objekt: 'serviceheft_eintrag', objektId: id, vorher, nachher: snapshot(body) })
  return body
}

/** Writes down what was done to a car (F7). */
export async function createServiceheft(call: Call, fahrzeugId: string, input: ServiceheftSave) {
  const { tx, person } = call
  const car = await lockForChange(call, fahrzeugId)
  if ('refusal' in car) return car
  const refused = await refuseEntry(call, input)
  if (refused) return refused
  const done = await donePruefung(call, fahrzeugId, input)
  if (done && 'refusal' in done) return done
  const id = uuidv7()
  await tx.run(
    build.insertInto('serviceheft_eintrag').values({
      ...columnsOf(input),
      mandant_id: tx.scope.mandantId,
      id,
      fahrzeug_id: fahrzeugId,
      benutzer_id: person.id,
    }),
  )
  if (done) await moveOn(call, car, done, input)
  await recordEntry(call, fahrzeugId, input)
  const body = await settle(call, 'createServiceheft', id, null)
  return { status: 201, body, version: body.version } as const
}

/** The entry, and the car it belongs to, locked in the order of all others: the car first. */
async function lockEntry(call: Call, id: string) {
  const seen = await readServiceheftEintrag(call.tx, id)
  if (!seen) return refuse({ status: 404, code: 'nichtGefunden' })
  const car = await lockForChange(call, seen.fahrzeug_id)
  if ('refusal' in car) return car
  const row = await readServiceheftEintrag(call.tx, id)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  return refuseStale(call, row, presentServiceheft) ?? { car, row }
}

export async function updateServiceheft(call: Call, id: string, input: ServiceheftSave) {
  const locked = await lockEntry(call, id)
  if ('refusal' in locked) return locked
  const { car, row } = locked
  const refused = await refuseEntry(call, input)
  if (refused) return refused
  const done = await donePruefung(call, car.id, input)
  if (done && 'refusal' in done) return done
  await call.tx.run(
    build
      .updateTable('serviceheft_eintrag')
      .where('serviceheft_eintrag.mandant_id', '=', call.tx.scope.mandantId)
      .set({ ...columnsOf(input), version: sql`version + 1` })
      .where('id', '=', id),
  )
  if (done) await moveOn(call, car, done, input)
  const body = await settle(call, 'updateServiceheft', id, presentServiceheft(row))
  return { status: 200, body, version: body.version } as const
}

/** Takes an entry out; the audit trail keeps what it said. */
export async function deleteServiceheft(call: Call, id: string) {
  const locked = await lockEntry(call, id)
  if ('refusal' in locked) return locked
  const { tx } = call
  await tx.run(
    build
      .deleteFrom('serviceheft_eintrag')
      .where('serviceheft_eintrag.mandant_id', '=', tx.scope.mandantId)
      .where('id', '=', id),
  )
  const vorher = snapshot(presentServiceheft(locked.row))
  record(tx, { aktion: 'deleteServiceheft', objekt: 'serviceheft_eintrag', objektId: id, vorher })
  return { status: 204, body: undefined } as const
}
