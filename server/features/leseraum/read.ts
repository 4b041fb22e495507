import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { presentBuchung } from './present.ts'
import { readBuchungWithNames } from './queries.ts'
import { actorOf, mayRead } from './transition.ts'

/** One booking, for its people and those who maintain bookings. */
export async function read(call: Call<unknown>, id: string) {
  const row = await readBuchungWithNames(call.tx, id)
  if (!row || !mayRead(row, actorOf(call))) return refuse({ status: 404, code: 'nichtGefunden' })
  return { status: 200, body: presentBuchung(row, call.person), version: row.version } as const
}
