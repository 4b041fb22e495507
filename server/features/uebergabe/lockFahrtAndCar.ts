import { ready, type Tx } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockOwn } from '../buchung/transition.ts'
import { FAHRT } from '../fahrt/art.ts'

/** A car as its last trip left it. */
interface LockedCar {
  readonly id: string
  readonly kilometerstand: number
  readonly stellplatz: string
  readonly fuehrerscheinklasse: string
}

// Found by the trip, so that nobody waits for an answer to know which car it is.
const CAR = `
  select id, kilometerstand, stellplatz, fuehrerscheinklasse from fahrzeug
  where mandant_id = $1 and id = (select fahrzeug_id from fahrzeug_buchung where mandant_id = $1 and id = $2)
  for no key update`

const lockCar = (tx: Tx, buchungId: string) => tx.first(ready<LockedCar>(CAR, tx.scope.mandantId, buchungId))

/**
 * The trip and its car, locked, in one round trip with what else the handover asks about. With the trip comes the car's calendar, which its
 * own verbs take before the car: no other transaction has both, and the trip does not change its car while it is waited for.
 *
 * @param read sends what is to be read behind the locks; called once, before any answer is there
 */
export async function lockFahrtAndCar<R>(call: Call, id: string, read: () => Promise<R>) {
  const [locked, car, more] = await Promise.all([lockOwn(call, FAHRT, id), lockCar(call.tx, id), read()])
  if ('refusal' in locked) return locked
  if (car?.id !== locked.row.fahrzeug_id) return refuse({ status: 409, code: 'konflikt.gleichzeitig' })
  return { row: locked.row, car, more }
}

export type LockedWithCar = Pick<
  Exclude<Awaited<ReturnType<typeof lockFahrtAndCar>>, { refusal: unknown }>,
  'row' | 'car'
>
