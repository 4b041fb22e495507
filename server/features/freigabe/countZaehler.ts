import type { Zaehler } from '@platzwart/contract/freigabe'
import type { Call } from '../../platform/http/endpoint.ts'
import { countDue } from '../fuehrerschein/countDue.ts'
import { countOpen } from './queries.ts'

/** What waits for this person (P6); null is not theirs to know. */
export async function countZaehler(call: Call) {
  const { tx, person } = call
  const may = person.berechtigungen
  const [freigaben, fuehrerscheine] = await Promise.all([
    may.has('fahrzeug_freigabe_von_sonderfahrten') ? countOpen(tx, person.id) : null,
    may.has('fahrzeug_fuehrerscheinpruefung') ? countDue(call) : null,
  ])
  const body: Zaehler = { freigaben, fuehrerscheine }
  return { status: 200, body } as const
}
