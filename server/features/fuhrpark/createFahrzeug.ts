import type { FahrzeugView, fahrzeugCreateSchema } from '@platzwart/contract/fahrzeug'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { phrase } from '../../platform/phrases.ts'
import { columnsOf, refuseStammdaten } from '../flotte/checkFahrzeug.ts'
import { recordHistorie } from '../flotte/recordHistorie.ts'
import { readFahrzeug } from '../flotte/showFahrzeug.ts'

export type FahrzeugCreate = z.output<typeof fahrzeugCreateSchema>

/** Takes a car into the fleet (F1), with the first entry of its history. */
export async function createFahrzeug(call: Call, input: FahrzeugCreate) {
  const { tx, konfiguration } = call
  const refused = await refuseStammdaten(tx, input)
  if (refused) return refused
  const id = uuidv7()
  const { kilometerstand } = input
  const columns = { ...columnsOf(input), kilometerstand }
  await tx.run(build.insertInto('fahrzeug').values({ ...columns, mandant_id: tx.scope.mandantId, id }))
  await recordHistorie(call, id, {
    typ: 'ERSTELLUNG',
    beschreibung: phrase(konfiguration.mandant.sprache, 'fuhrpark', 'historie.erstellung'),
    kilometerstand,
  })
  const body = (await readFahrzeug(call, id)) as FahrzeugView
  record(tx, { aktion: 'createFahrzeug', objekt: 'fahrzeug', objektId: id, nachher: body })
  await raiseStand(tx)
  return { status: 201, body, version: body.version } as const
}
