import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { presentFahrt, presentSchaden } from './present.ts'
import { readFahrtWithNames, readOpenSchaeden } from './queries.ts'
import { actorOf, mayRead, viewerOf } from './transition.ts'

/** One trip with the car's open damages, for its people and those who maintain vehicles. */
export async function readFahrt(call: Call<unknown>, id: string) {
  const row = await readFahrtWithNames(call.tx, id)
  const actor = actorOf(call)
  if (!row || !mayRead(row, actor)) return refuse({ status: 404, code: 'nichtGefunden' })
  const schaeden = await readOpenSchaeden(call.tx, row.fahrzeug_id)
  const body = {
    ...presentFahrt(row, viewerOf(call)),
    schaeden: schaeden.map((schaden) => presentSchaden(schaden, actor.pflege)),
  }
  // Not by the trip's version: the car's damages and mileage change without it.
  return { status: 200, body } as const
}
