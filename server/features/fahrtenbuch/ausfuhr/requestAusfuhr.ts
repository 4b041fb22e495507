import type { ausfuhrCreateSchema } from '@platzwart/contract/fahrtenbuch'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../../platform/database/record.ts'
import { build } from '../../../platform/database/sql.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { tooMany } from '../../../platform/http/problem.ts'
import { refuseByPerson } from '../../buchung/refuseByPerson.ts'
import { refuseDays } from '../listFahrtenbuch.ts'
import { type Choice, presentAusfuhr } from './ausfuhr.ts'
import { queueAusfuhr } from './queueAusfuhr.ts'

/** Exports of one person that wait or run: a slip of the mouse is no reason to keep a server busy. */
const OPEN_AT_ONCE = 5

/** Asks for logbooks in a file; a job makes it (C4). */
export async function requestAusfuhr(call: Call, input: z.output<typeof ausfuhrCreateSchema>) {
  const { tx, person, now, deps } = call
  const refused =
    refuseDays(input.von, input.bis) ?? refuseByPerson(call, 'fahrerId', input.fahrerId, person.id)
  if (refused) return refused
  const ids = [...new Set(input.fahrzeugIds ?? [])]
  const [known, open] = await Promise.all([
    tx.all(
      build
        .selectFrom('fahrzeug')
        .where('fahrzeug.mandant_id', '=', tx.scope.mandantId)
        .select('id')
        .where(sql<boolean>`id = any(${ids}::uuid[])`),
    ),
    tx.all(
      build
        .selectFrom('ausfuhr')
        .where('ausfuhr.mandant_id', '=', tx.scope.mandantId)
        .select('id')
        .where('benutzer_id', '=', person.id)
        .where('status', 'in', ['wartend', 'laeuft']),
    ),
  ])
  if (known.length < ids.length) return refuse({ status: 404, code: 'nichtGefunden' })
  if (open.length >= OPEN_AT_ONCE) return refuse(tooMany(30))
  const auswahl: Choice = {
    fahrzeugIds: input.fahrzeugIds === undefined ? null : ids,
    von: input.von,
    bis: input.bis,
    fahrerId: input.fahrerId ?? null,
    zweck: input.zweck?.trim() || null,
    sprache: person.sprache,
  }
  const row = {
    id: uuidv7(now.epochMilliseconds),
    format: input.format,
    status: 'wartend' as const,
    erledigt: 0,
    gesamt: 0,
    bytes: null,
    fehler: null,
    erstellt: now,
  }
  await tx.run(
    build.insertInto('ausfuhr').values({
      mandant_id: tx.scope.mandantId,
      ...row,
      art: 'fahrtenbuch',
      auswahl: JSON.stringify(auswahl),
      benutzer_id: person.id,
    }),
  )
  await queueAusfuhr(deps.jobs, tx, row.id)
  record(tx, {
    aktion: 'requestAusfuhr',
    objekt: 'ausfuhr',
    objektId: row.id,
    nachher: { ...auswahl, format: row.format },
  })
  return { status: 201, body: presentAusfuhr(row) } as const
}
