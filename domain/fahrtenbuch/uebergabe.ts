import { kilometerIssues } from '../fahrzeug/zustand.ts'
import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import type { Umgebung } from './nachzuegler.ts'

/** The mileage that a check-in recorded, and the right one. */
export interface UebergabeKorrektur {
  /** As the person saw it. */
  readonly vorher: number
  readonly kilometerstand: number
}

/**
 * Decides the correction of a mistyped mileage at check-in: it lies between the readings around that moment,
 * and does not overwrite a correction that the person has not seen. The vehicle's current mileage proves
 * nothing: it shows the mistake.
 * @param stand the check-in's current mileage
 */
export function decideUebergabe(
  { vorher, kilometerstand }: UebergabeKorrektur,
  stand: number,
  { davor, danach }: Umgebung,
): Result<number> {
  if (vorher !== stand) return refused(issue('fahrtenbuch.ueberholt', { nummer: stand }))
  if (kilometerstand === stand)
    return refused(issue('fahrtenbuch.unveraendert', {}, { field: 'kilometerstand' }))
  const issues = kilometerIssues(kilometerstand, { von: davor ?? 0, bis: danach })
  return issues.length > 0 ? refused(...issues) : ok(kilometerstand)
}
