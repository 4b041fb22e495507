import type { entscheidungSchema } from '@platzwart/contract/freigabe'
import { decideFreigabe as decide } from '@platzwart/domain/fahrzeug/freigabe'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { notifyFahrt } from '../fahrzeug/notify.ts'
import { fahrtOf, presentFahrt } from '../fahrzeug/present.ts'
import { type FahrtRow, lockFahrt, readFahrtWithNames } from '../fahrzeug/queries.ts'
import { snapshot } from '../fahrzeug/snapshot.ts'
import { readFreigaben } from './queries.ts'

export type Entscheidung = z.output<typeof entscheidungSchema>

function viewerOf({ person, now }: Call<unknown>) {
  return { benutzerId: person.id, now, einstellungen: person.einstellungen }
}

/**
 * Approves or rejects a special trip (A1): the trip is locked, so that two approvers decide one after the other and the second learns that
 * it is decided. A rejection cancels it with its reason. If-Match holds the answer to the trip that was looked at: one that was changed
 * meanwhile is looked at again.
 */
export async function decideFreigabe(call: Call<unknown>, id: string, version: number, input: Entscheidung) {
  const { tx, person } = call
  const row = await lockFahrt(tx, id)
  if (row?.typ !== 'BUCHUNG') return refuse({ status: 404, code: 'nichtGefunden' })
  const asked = await readFreigaben(tx, id)
  const trip = fahrtOf(
    row,
    asked.map((freigabe) => freigabe.is_freigegeben),
  )
  const gefragt = asked.some((freigabe) => freigabe.benutzer_id === person.id)
  const decision = decide(trip, { benutzerId: person.id, gefragt, ...input })
  if (!decision.ok) {
    const code = decision.issues[0]?.code ?? 'anfrage.ungueltig'
    const status = code === 'freigabe.schonEntschieden' ? 409 : 422
    return refuse({ status, code, issues: decision.issues })
  }
  if (row.version !== version) {
    const now = await readFahrtWithNames(tx, id)
    return refuse({
      status: 412,
      code: 'anfrage.versionVeraltet',
      ...(now ? { current: presentFahrt(now, viewerOf(call)) } : {}),
    })
  }
  await write(call, row, decision.value.status, input)
  const named = await readFahrtWithNames(tx, id)
  if (!named) return refuse({ status: 404, code: 'nichtGefunden' })
  await notifyFahrt(call, input.freigegeben ? 'freigegeben' : 'abgelehnt', named)
  const body = presentFahrt(named, viewerOf(call))
  return { status: 200, body, version: body.version } as const
}

async function write(call: Call<unknown>, row: FahrtRow, status: string, input: Entscheidung) {
  const { tx, person, now } = call
  const { freigegeben, grund } = input
  await Promise.all([
    tx.run(
      build
        .updateTable('fahrzeug_freigabe')
        .set({ is_freigegeben: freigegeben, freigegeben_at: now, grund })
        .where('fahrzeug_buchung_id', '=', row.id)
        .where('benutzer_id', '=', person.id),
    ),
    tx.run(
      build
        .updateTable('fahrzeug_buchung')
        .set({ status, version: sql`version + 1`, ...(freigegeben ? {} : { informationstext: grund }) })
        .where('id', '=', row.id),
    ),
  ])
  record(tx, {
    aktion: freigegeben ? 'approve' : 'reject',
    objekt: 'fahrzeug_buchung',
    objektId: row.id,
    vorher: snapshot(row),
    nachher: { ...snapshot({ ...row, status, version: row.version + 1 }), entschiedenVon: person.id },
  })
}
