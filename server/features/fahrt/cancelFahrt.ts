import { cancel as decide } from '@platzwart/domain/fahrzeug/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { cancelBuchung } from '../buchung/cancelBuchung.ts'
import { FAHRT } from './art.ts'
import { fahrtOf } from './facts.ts'
import { recordLifted } from './recordLifted.ts'

/** → storniert, by its people or who maintains vehicles (B6); a block just goes, and the car's history tells it. */
export async function cancelFahrt(call: Call, id: string) {
  const cancelled = await cancelBuchung(call, FAHRT, id, {
    aktion: 'cancelFahrt',
    // Whoever loses a trip to somebody else has to know.
    change: (row) =>
      [row.fahrer_id, row.benutzer_id].includes(call.person.id) ? 'storniert' : 'weggenommen',
    decide: (row, actor) => decide(fahrtOf(row), actor),
  })
  if ('refusal' in cancelled) return cancelled
  const { typ, fahrzeugId, informationstext } = cancelled.body
  await recordLifted(call, [{ id, fahrzeugId, typ, grund: informationstext }])
  return cancelled
}
