import type { Grenzen } from '../fahrtenbuch/nachzuegler.ts'
import { type Issue, issue } from '../issue.ts'

/** The state of a car, as its driver states it at check-in and check-out (E8). */
export interface Zustand {
  readonly kilometerstand: number
  /** Fuel or charge in per cent. */
  readonly tankProzent: number
  readonly sauberkeitAussen: string
  readonly sauberkeitInnen: string
}

type Stufen = readonly (string | number)[]

function sauberkeitIssues(zustand: Zustand, stufen: Stufen): Issue[] {
  const werte = stufen.map(String)
  return (['sauberkeitAussen', 'sauberkeitInnen'] as const)
    .filter((field) => !werte.includes(zustand[field]))
    .map((field) => issue('fahrzeug.sauberkeitUnbekannt', { wert: zustand[field], werte }, { field }))
}

function tankIssues(tankProzent: number): Issue[] {
  const inRange = Number.isInteger(tankProzent) && tankProzent >= 0 && tankProzent <= 100
  return inRange ? [] : [issue('fahrzeug.tankstand', {}, { field: 'tankProzent' })]
}

/**
 * Refuses a mileage below the last one (an equal one is allowed: a car that was not moved), or above the
 * initial mileage of the next trip, if that is known already. The text says "greater than", so it shows the
 * largest refused value.
 */
export function kilometerIssues(kilometerstand: number, { von, bis }: Grenzen): Issue[] {
  const field = 'kilometerstand'
  if (kilometerstand < von) return [issue('fahrzeug.kilometerZuKlein', { value: von - 1 }, { field })]
  if (bis !== null && kilometerstand > bis)
    return [issue('fahrzeug.kilometerZuGross', { value: bis }, { field })]
  return []
}

/** Checks a state: mileage within its bounds, fuel 0 to 100, cleanliness from the allowed states. */
export function zustandIssues(zustand: Zustand, grenzen: Grenzen, stufen: Stufen): Issue[] {
  return [
    ...kilometerIssues(zustand.kilometerstand, grenzen),
    ...tankIssues(zustand.tankProzent),
    ...sauberkeitIssues(zustand, stufen),
  ]
}
