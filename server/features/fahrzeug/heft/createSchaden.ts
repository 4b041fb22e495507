import type { schadenCreateSchema } from '@platzwart/contract/fahrzeug'
import type { z } from 'zod'
import { record } from '../../../platform/database/record.ts'
import { build } from '../../../platform/database/sql.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { lockForChange } from '../../flotte/checkFahrzeug.ts'
import { type SchadenRow, selectSchaden } from '../../flotte/queries.ts'
import { refuseDatei } from '../../flotte/refuseDatei.ts'
import { presentSchaden } from '../../flotte/showSchaden.ts'

export type SchadenCreate = z.output<typeof schadenCreateSchema>

/** A damage that the fleet manager finds; drivers tell theirs at check-in and check-out. */
export async function createSchaden(call: Call, fahrzeugId: string, input: SchadenCreate) {
  const { tx, person, now } = call
  const car = await lockForChange(call, fahrzeugId)
  if ('refusal' in car) return car
  const refused = await refuseDatei(tx, input.bildId, 'bildId', true)
  if (refused) return refused
  const id = uuidv7()
  const { bildId, ...same } = input
  await tx.run(
    build.insertInto('fahrzeug_schaden').values({
      ...same,
      mandant_id: tx.scope.mandantId,
      id,
      fahrzeug_id: fahrzeugId,
      bild_id: bildId,
      gemeldet_von: person.id,
      gemeldet: now,
    }),
  )
  const body = presentSchaden((await tx.first(selectSchaden(tx).where('s.id', '=', id))) as SchadenRow, true)
  // Who found it is who acts: the audit trail keeps ids, because names can be taken back.
  const nachher = { ...body, gemeldetVon: null }
  record(tx, { aktion: 'createSchaden', objekt: 'fahrzeug_schaden', objektId: id, nachher })
  return { status: 201, body, version: body.version } as const
}
