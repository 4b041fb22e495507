import type { FahrzeugView, fahrzeugCreateSchema } from '@platzwart/contract/fahrzeug'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { nameTaken } from '../../platform/database/violations.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { phrase } from '../../platform/phrases.ts'
import { codeOf, columnsOf, refuseStammdaten } from '../flotte/checkFahrzeug.ts'
import { recordHistorien } from '../flotte/recordHistorie.ts'
import { readFahrzeuge, withCode } from '../flotte/showFahrzeug.ts'

export type FahrzeugCreate = z.output<typeof fahrzeugCreateSchema>

/**
 * Takes cars into the fleet (F1) whose records may be so, each with the first entry of its history. Answers those whose plates nobody had: two
 * who take in one plate at a moment do so one after the other.
 */
export async function takeIn(call: Call, inputs: readonly FahrzeugCreate[]): Promise<FahrzeugView[]> {
  const { tx, konfiguration } = call
  const { mandantId } = tx.scope
  const rows = inputs.map((input) => ({
    ...columnsOf(input),
    ...codeOf(input, '', call),
    kilometerstand: input.kilometerstand,
    mandant_id: mandantId,
    id: uuidv7(),
  }))
  const taken = await tx.all(
    build
      .insertInto('fahrzeug')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'kilometerstand']),
  )
  const beschreibung = phrase(konfiguration.mandant.sprache, 'fuhrpark', 'historie.erstellung')
  await recordHistorien(
    call,
    taken.map(({ id, kilometerstand }) => ({
      fahrzeugId: id,
      entry: { typ: 'ERSTELLUNG', beschreibung, kilometerstand },
    })),
  )
  const views = await readFahrzeuge(
    call,
    taken.map(({ id }) => id),
  )
  record(
    tx,
    ...views.map((view) => ({
      aktion: 'createFahrzeug',
      objekt: 'fahrzeug',
      objektId: view.id,
      nachher: view,
    })),
  )
  return views
}

/** Takes a car into the fleet. */
export async function createFahrzeug(call: Call, input: FahrzeugCreate) {
  const { tx } = call
  const refused = await refuseStammdaten(tx, input, null)
  if (refused) return refused
  const [body] = await takeIn(call, [input])
  if (!body) return refuse(nameTaken('kennzeichen'))
  await raiseStand(tx)
  return { status: 201, body: await withCode(call, body), version: body.version } as const
}
