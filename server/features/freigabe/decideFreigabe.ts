import type { entscheidungSchema } from '@platzwart/contract/freigabe'
import { decideFreigabe as decide } from '@platzwart/domain/fahrzeug/freigabe'
import type { Issue } from '@platzwart/domain/issue'
import type { z } from 'zod'
import { build } from '../../platform/database/sql.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockBooking } from '../buchung/lockInOrder.ts'
import { notify, writeStatus } from '../buchung/transition.ts'
import { FAHRT } from '../fahrt/art.ts'
import type { FahrtWithNames } from '../fahrt/queries.ts'
import { showFahrt } from '../fahrt/showFahrt.ts'
import { specialOf } from './present.ts'

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
export async function decideFreigabe(call: Call, id: string, version: number, input: Entscheidung) {
  const { tx, person } = call
  const row = await lockBooking(tx, FAHRT, id)
  if (row?.typ !== 'BUCHUNG') return refuse({ status: 404, code: 'nichtGefunden' })
  const gefragt = row.freigaben.some((freigabe) => freigabe.benutzer_id === person.id)
  const decision = decide(specialOf(row), { benutzerId: person.id, gefragt, ...input })
  if (!decision.ok) return refuseDecision(decision.issues)
  if (row.version !== version) {
    return refuse({
      status: 412,
      code: 'anfrage.versionVeraltet',
      current: showFahrt(call, row),
      objektId: id,
    })
  }
  const { freigegeben, grund } = input
  const freigaben = await keep(call, row, input)
  const more = freigegeben ? {} : { informationstext: grund }
  const aktion = freigegeben ? 'approve' : 'reject'
  const named = { ...writeStatus(call, FAHRT, aktion, row, decision.value.status, more), freigaben }
  await notify(call, FAHRT, freigegeben ? 'freigegeben' : 'abgelehnt', named)
  const body = showFahrt(call, named)
  return { status: 200, body, version: body.version } as const
}

/** The decision in the row of who was asked; there is one for each trip. Answers all of them. */
async function keep(
  { tx, person, now }: Call,
  { id, freigaben }: FahrtWithNames,
  { freigegeben, grund }: Entscheidung,
) {
  await tx.run(
    build
      .updateTable('fahrzeug_freigabe')
      .where('fahrzeug_freigabe.mandant_id', '=', tx.scope.mandantId)
      .set({ is_freigegeben: freigegeben, freigegeben_at: now, grund })
      .where('fahrzeug_buchung_id', '=', id)
      .where('benutzer_id', '=', person.id),
  )
  const decided = { is_freigegeben: freigegeben, freigegeben_at: now.toString(), grund }
  return freigaben.map((one) => (one.benutzer_id === person.id ? { ...one, ...decided } : one))
}
