import type { ServiceheftView, serviceheftSaveSchema } from '@platzwart/contract/fahrzeug'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../../platform/database/record.ts'
import { build } from '../../../platform/database/sql.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { refuseStale } from '../../../platform/http/version.ts'
import { phrase } from '../../../platform/phrases.ts'
import { dayOf, lockForChange, periodIssues } from '../../flotte/checkFahrzeug.ts'
import { recordHistorie } from '../../flotte/recordHistorie.ts'
import { refuseDatei } from '../../flotte/refuseDatei.ts'
import { presentServiceheft } from './present.ts'
import { readPruefungen, readServiceheftEintrag, type ServiceheftRow } from './queries.ts'
import { updatePruefungen } from './updatePruefungen.ts'

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

/** Refused when it says that an inspection was done, and the car keeps none of its kind. */
async function refuseUnknown(call: Call, fahrzeugId: string, input: ServiceheftSave) {
  if (!input.pruefungErledigt) return null
  const kept = await readPruefungen(call.tx, fahrzeugId)
  if (kept.some((row) => row.art === input.art)) return null
  const issues = [{ code: 'nichtGefunden', field: 'pruefungErledigt', data: {} }] as const
  return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
}

/**
 * Whether the entry says that an inspection was done: now, or before, as long as nobody takes it back and the car keeps one of its type. Whoever puts
 * a day right need not say it again.
 */
async function saysDone(
  call: Call,
  fahrzeugId: string,
  input: ServiceheftSave,
  before: ServiceheftRow | null,
): Promise<boolean> {
  if (input.pruefungErledigt) return true
  if (before?.pruefung_erledigt !== true || input.pruefungWiderrufen) return false
  return (await readPruefungen(call.tx, fahrzeugId)).some(({ art }) => art === input.art)
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
  const unknown = await refuseUnknown(call, fahrzeugId, input)
  if (unknown) return unknown
  const id = uuidv7()
  await tx.run(
    build.insertInto('serviceheft_eintrag').values({
      ...columnsOf(input),
      mandant_id: tx.scope.mandantId,
      id,
      fahrzeug_id: fahrzeugId,
      benutzer_id: person.id,
      pruefung_erledigt: input.pruefungErledigt,
    }),
  )
  await updatePruefungen(call, fahrzeugId)
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
  const unknown = await refuseUnknown(call, car.id, input)
  if (unknown) return unknown
  const pruefung_erledigt = await saysDone(call, car.id, input, row)
  await call.tx.run(
    build
      .updateTable('serviceheft_eintrag')
      .where('serviceheft_eintrag.mandant_id', '=', call.tx.scope.mandantId)
      .set({ ...columnsOf(input), pruefung_erledigt, version: sql`version + 1` })
      .where('id', '=', id),
  )
  await updatePruefungen(call, car.id)
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
  await updatePruefungen(call, locked.car.id)
  const vorher = snapshot(presentServiceheft(locked.row))
  record(tx, { aktion: 'deleteServiceheft', objekt: 'serviceheft_eintrag', objektId: id, vorher })
  return { status: 204, body: undefined } as const
}
