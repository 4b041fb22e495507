import type { entscheidungSchema } from '@platzwart/contract/freigabe'
import { decideFreigabe as decide } from '@platzwart/domain/fahrzeug/freigabe'
import type { Issue } from '@platzwart/domain/issue'
import type { z } from 'zod'
import { build } from '../../platform/database/sql.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { writeStatus } from '../buchung/transition.ts'
import { notifyFahrt } from '../fahrt/notify.ts'
import { lockFahrt, readFahrtWithNames } from '../fahrt/queries.ts'
import { showFahrt } from '../fahrt/showFahrt.ts'
import { FAHRT } from '../fahrt/transition.ts'
import { specialOf } from './present.ts'
import { readFreigaben } from './queries.ts'

export type Entscheidung = z.output<typeof entscheidungSchema>

/** Whose it is not to decide is told apart from what came too late; everything else is against a rule. */
const STATUS: Readonly<Partial<Record<Issue['code'], 403 | 409>>> = {
  'freigabe.nichtEigene': 403,
  'freigabe.nichtGefragt': 403,
  'freigabe.schonEntschieden': 409,
  'buchung.schonStorniert': 409,
  'fahrzeug.laeuftSchon': 409,
}

function refuseDecision(issues: readonly Issue[]) {
  const code = issues[0]?.code ?? 'freigabe.nichtNoetig'
  return refuse({ status: STATUS[code] ?? 422, code, issues })
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
  const gefragt = asked.some((freigabe) => freigabe.benutzer_id === person.id)
  const decision = decide(specialOf(row, asked), { benutzerId: person.id, gefragt, ...input })
  if (!decision.ok) return refuseDecision(decision.issues)
  if (row.version !== version) {
    const now = await readFahrtWithNames(tx, id)
    const current = now && showFahrt(call, now)
    return refuse({ status: 412, code: 'anfrage.versionVeraltet', current })
  }
  const { freigegeben, grund } = input
  await keep(call, id, input)
  const more = freigegeben ? {} : { informationstext: grund }
  await writeStatus(call, FAHRT, freigegeben ? 'approve' : 'reject', row, decision.value.status, more)
  const named = await readFahrtWithNames(tx, id)
  if (!named) return refuse({ status: 404, code: 'nichtGefunden' })
  await notifyFahrt(call, freigegeben ? 'freigegeben' : 'abgelehnt', named)
  const body = showFahrt(call, named)
  return { status: 200, body, version: body.version } as const
}

/** The decision in the row of who was asked; there is one for each trip. */
async function keep({ tx, person, now }: Call<unknown>, id: string, { freigegeben, grund }: Entscheidung) {
  await tx.run(
    build
      .updateTable('fahrzeug_freigabe')
      .set({ is_freigegeben: freigegeben, freigegeben_at: now, grund })
      .where('fahrzeug_buchung_id', '=', id)
      .where('benutzer_id', '=', person.id),
  )
}
