import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { actorOf, mayRead, readBooking } from '../buchung/transition.ts'
import { flotteOf } from '../flotte/flotte.ts'
import { readOpenSchaeden } from '../flotte/queries.ts'
import { presentSchaden } from '../flotte/showSchaden.ts'
import { FAHRT } from './art.ts'
import { presentFahrt, viewerOf } from './present.ts'
import { readStillOut } from './queries.ts'

/** One trip with the car's open damages, for its people and those who maintain vehicles. */
export async function readFahrt(call: Call, id: string) {
  const row = await readBooking(call.tx, FAHRT, id)
  const actor = actorOf(call, FAHRT)
  if (!row || !mayRead(call, FAHRT, row)) return refuse({ status: 404, code: 'nichtGefunden' })
  const [flotte, schaeden, stillOut] = await Promise.all([
    flotteOf(call),
    readOpenSchaeden(call.tx, row.fahrzeug_id),
    readStillOut(call.tx, row.id),
  ])
  const fahrt = presentFahrt(row, viewerOf(call))
  const waits = row.status === 'vorgemerkt' || row.status === 'reserviert'
  const due = Temporal.Instant.compare(fahrt.checkInVon, call.now) <= 0
  const body = {
    ...fahrt,
    fahrtenbuch: flotte.byId.get(row.fahrzeug_id)?.stammdaten.fahrtenbuch ?? 'einfach',
    nichtZurueck: waits && due && stillOut,
    schaeden: schaeden.map((schaden) => presentSchaden(schaden, actor.pflege)),
  }
  // Not by the trip's version: the car's damages and mileage change without it.
  return { status: 200, body } as const
}
