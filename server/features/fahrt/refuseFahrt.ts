import type { FahrzeugAlternative } from '@platzwart/contract/problem'
import { otherCars, otherTimes } from '@platzwart/domain/fahrzeug/alternatives'
import { stepsUp } from '@platzwart/domain/fahrzeug/ersatz'
import type { FahrzeugFacts } from '@platzwart/domain/fahrzeug/facts'
import type { Issue } from '@platzwart/domain/issue'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { dayPeriod, tagOf } from '@platzwart/domain/time/zone'
import type { Call } from '../../platform/http/endpoint.ts'
import { refuseBuchung } from '../buchung/refuseBuchung.ts'
import type { Flotte, FlottenFahrzeug } from '../flotte/flotte.ts'
import { FAHRT } from './art.ts'
import { type FahrtWish, readBelegungen, readOwn } from './facts.ts'

/** Other cars looked at: the nearest in place and size; a refusal must stay as quick as a booking. */
const CANDIDATES = 40
/** Of them offered. */
const CARS = 3

function present(
  car: FlottenFahrzeug,
  art: FahrzeugAlternative['art'],
  zeitraum: Zeitraum,
): FahrzeugAlternative {
  return {
    art,
    fahrzeugId: car.id,
    kennzeichen: car.kennzeichen,
    fahrzeug: car.name,
    kategorie: car.kategorie,
    standort: car.stammdaten.standort.name,
    von: zeitraum.von.toString(),
    bis: zeitraum.bis.toString(),
  }
}

/** Cars that may stand in for another one, the nearest first: by location, then category, in the fleet's order. */
export function nearestCars(flotte: Flotte, car: FlottenFahrzeug, most = CANDIDATES): FlottenFahrzeug[] {
  const near: FlottenFahrzeug[][] = []
  for (const other of flotte.list) {
    const steps = other.id === car.id ? null : stepsUp(car.kategorie, other.kategorie)
    if (steps === null) continue
    const rank = steps + (other.standortId === car.standortId ? 0 : 100)
    const same = near[rank]
    if (same) same.push(other)
    else near[rank] = [other]
  }
  return near.flat().slice(0, most)
}

/** Where another time is looked for: the day of the wish, and one more. */
function horizonOf({ zeitraum }: FahrtWish, zone: string): Zeitraum {
  const { von } = dayPeriod(tagOf(zeitraum.von, zone), zone)
  return { von, bis: dayPeriod(tagOf(zeitraum.bis, zone).add({ days: 1 }), zone).bis }
}

/** What holds the car and the driver in the horizon, and the other cars at the time of the wish. */
async function factsAround(
  call: Call,
  flotte: Flotte,
  wish: FahrtWish,
  others: readonly FlottenFahrzeug[],
  horizon: Zeitraum,
) {
  const [own, holds, eigene] = await Promise.all([
    readBelegungen(call, [wish.fahrzeug.id], horizon),
    readBelegungen(
      call,
      others.map((car) => car.id),
      wish.zeitraum,
    ),
    readOwn(call, flotte, wish.fahrerId, horizon),
  ])
  return { belegungen: [...own, ...holds], eigene }
}

/** Why not, and what instead: 409 when only somebody else stands in the way, 422 when a rule does. */
export async function refuseFahrt(
  call: Call,
  flotte: Flotte,
  wish: FahrtWish,
  facts: FahrzeugFacts,
  issues: readonly Issue[],
  /** The trip itself, when it is changed, or a row of this request that the refusal is about to roll back: it stands in nobody's way. */
  ownId?: string,
) {
  const cars = nearestCars(flotte, wish.fahrzeug)
  const horizon = horizonOf(wish, facts.zone)
  const { belegungen, eigene } = await factsAround(call, flotte, wish, cars, horizon)
  const around = {
    ...facts,
    belegungen: belegungen.filter((hold) => hold.id !== ownId),
    eigene: eigene.filter((hold) => hold.id !== ownId),
  }
  const alternatives = [
    ...otherCars(wish, cars, around, CARS).map((car) => present(car, 'anderesFahrzeug', wish.zeitraum)),
    ...otherTimes(wish, around, horizon).map((zeitraum) =>
      present(wish.fahrzeug, 'andereFahrtzeit', zeitraum),
    ),
  ]
  return refuseBuchung(FAHRT, issues, alternatives)
}
