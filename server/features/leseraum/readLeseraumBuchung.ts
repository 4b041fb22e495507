import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { mayRead, readBooking } from '../buchung/transition.ts'
import { requireBereich } from '../grundriss/bereich.ts'
import { LESERAUM } from './art.ts'
import { presentBuchung } from './present.ts'

/** One booking, for its people and those who maintain bookings. */
export async function readLeseraumBuchung(call: Call, id: string) {
  const row = await readBooking(call.tx, LESERAUM, id)
  if (!row || !mayRead(call, LESERAUM, row)) return refuse({ status: 404, code: 'nichtGefunden' })
  requireBereich(call, row.bereich)
  return { status: 200, body: presentBuchung(row, call.person), version: row.version } as const
}
