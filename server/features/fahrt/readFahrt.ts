import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { actorOf, mayRead, readBooking } from '../buchung/transition.ts'
import { flotteOf } from '../flotte/flotte.ts'
import { readBegun } from '../flotte/kilometerstand.ts'
import { readOpenSchaeden } from '../flotte/queries.ts'
import { presentSchaden } from '../flotte/showSchaden.ts'
import { FAHRT } from './art.ts'
import { presentEintrag, readEintrag } from './eintrag.ts'
import { presentFahrt, viewerOf } from './present.ts'

/** One trip with the car's open damages, for its people and those who maintain vehicles. */
export async function readFahrt(call: Call, id: string) {
  const row = await readBooking(call.tx, FAHRT, id)
  const actor = actorOf(call, FAHRT)
  if (!row || !mayRead(call, FAHRT, row)) return refuse({ status: 404, code: 'nichtGefunden' })
  const [flotte, schaeden, begun, eintrag] = await Promise.all([
    flotteOf(call),
    readOpenSchaeden(call.tx, row.fahrzeug_id),
    row.status === 'aktiv' ? readBegun(call.tx, id, call.now) : undefined,
    row.status === 'durchgeführt' ? readEintrag(call.tx, id) : undefined,
  ])
  const fahrtenbuch = flotte.byId.get(row.fahrzeug_id)?.stammdaten.fahrtenbuch ?? 'einfach'
  const body = {
    ...presentFahrt(row, viewerOf(call)),
    fahrtenbuch,
    eintrag: eintrag ? presentEintrag(call, row, eintrag, fahrtenbuch) : null,
    kmBeginn: begun?.km ?? null,
    kmVon: begun?.von ?? null,
    schaeden: schaeden.map((schaden) => presentSchaden(schaden, actor.pflege)),
  }
  // Not by the trip's version: the car's damages and mileage change without it.
  return { status: 200, body } as const
}
