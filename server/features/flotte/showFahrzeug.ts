import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { type FlottenFahrzeug, flotteOf, readStammdaten } from './flotte.ts'
import { readZustaende, type ZustandRow } from './queries.ts'

/** A car with how it is now. */
export function presentFahrzeug(
  car: Pick<FlottenFahrzeug, 'stammdaten'>,
  zustand: ZustandRow | undefined,
): FahrzeugView {
  return {
    ...car.stammdaten,
    zustand: {
      kilometerstand: zustand?.kilometerstand ?? 0,
      tankProzent: zustand?.tank_prozent ?? null,
      sauberkeitAussen: zustand?.sauberkeit_aussen ?? null,
      sauberkeitInnen: zustand?.sauberkeit_innen ?? null,
      stellplatz: zustand?.stellplatz || (car.stammdaten.abstellplatz?.name ?? ''),
    },
    offeneSchaeden: zustand?.schaeden ?? 0,
  }
}

const CODE = 'select schluessel_code from fahrzeug where mandant_id = $1 and id = $2'

/** With what opens the box of its key, for those who maintain vehicles; no other answer has it, and neither has the trail. */
export async function withCode({ tx, person }: Call, view: FahrzeugView): Promise<FahrzeugView> {
  if (!person.berechtigungen.has('fahrzeug_pflege')) return view
  const row = await tx.first(ready<{ schluessel_code: string }>(CODE, tx.scope.mandantId, view.id))
  return { ...view, schluesselCode: row?.schluessel_code ?? '' }
}

/** One car with how it is now. One that is out of the fleet is shown to those who maintain it. */
export async function showFahrzeug(call: Call, id: string) {
  const { tx, konfiguration, person } = call
  const [flotte, zustaende] = await Promise.all([flotteOf({ tx, konfiguration }), readZustaende(tx, [id])])
  const car = flotte.byId.get(id)
  if (!car || (car.deaktiviert && !person.berechtigungen.has('fahrzeug_pflege'))) {
    return refuse({ status: 404, code: 'nichtGefunden' })
  }
  const body = presentFahrzeug(car, zustaende.get(id))
  return { status: 200, body: await withCode(call, body) } as const
}

/** Those of some cars that there are, as they stand in the database now: for who has just changed them, or must see what others changed. */
export async function readFahrzeuge({ tx }: Call, ids: readonly string[]): Promise<FahrzeugView[]> {
  const [all, zustaende] = await Promise.all([readStammdaten(tx, ids), readZustaende(tx, ids)])
  return all.map((stammdaten) => presentFahrzeug({ stammdaten }, zustaende.get(stammdaten.id)))
}

/** The same of one. */
export async function readFahrzeug(call: Call, id: string): Promise<FahrzeugView | null> {
  const [view] = await readFahrzeuge(call, [id])
  return view ?? null
}
