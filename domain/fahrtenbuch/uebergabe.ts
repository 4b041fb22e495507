import { kilometerIssues } from '../fahrzeug/zustand.ts'
import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import type { Umgebung } from './nachzuegler.ts'

/** What a check-in is said to have read, and what it read in truth. */
export interface UebergabeKorrektur {
  /** As the person saw it. */
  readonly vorher: number
  readonly kilometerstand: number
}

/**
 * A mileage that was mistyped at check-in is put right: between the readings around that moment, and never over a correction that the person has
 * not seen. What the vehicle shows now says nothing: it shows the mistake.
 *
 * @param stand what the check-in says by now
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
